import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, type Plugin as EsbuildPlugin } from 'esbuild'
import { type OutputChunk, type OutputOptions, type Plugin, rollup } from 'rollup'
import { loadConfigFile } from 'rollup/loadConfigFile'
import { compile } from 'svelte/compiler'
import { madeOnce } from './made-once.ts'

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url))
const react18 = (name: string): string => here(`../../../fixtures/react-18/node_modules/${name}`)

const svelte: EsbuildPlugin = {
  name: 'svelte',
  setup({ onLoad }) {
    onLoad({ filter: /\.svelte$/ }, async ({ path }) => {
      const { js } = compile(await readFile(path, 'utf8'), { filename: path, generate: 'client' })
      return { contents: js.code, loader: 'js' }
    })
  },
}

const bundles = new Map<string, Promise<string>>()

/** A script of `test/pages` as the browser gets it. `react-18` is the page of React with React 18. */
export function bundlePage(name: string): Promise<string> {
  const alias = { react: react18('react'), 'react-dom': react18('react-dom') }
  return bundle(here(`./pages/${name === 'react-18' ? 'react' : name}.js`), name === 'react-18' ? alias : {})
}

/** The runner of tools as a script that sets `window.runTool`. */
export function bundleRunner(): Promise<string> {
  return bundle(here('./runner.ts'))
}

/** The script of the tag, which knows by their hashes what the other files consist of. */
export async function bundleWidget(): Promise<string> {
  return (await builtFiles())['']!
}

/** What the script and its executor load from beside themselves, by the names that they have for them. */
export async function bundleParts(): Promise<
  Record<'executor' | 'deeds' | 'involved' | 'agents' | 'panel' | 'inspector', string>
> {
  const { '': _, ...parts } = await builtFiles()
  return parts as Awaited<ReturnType<typeof bundleParts>>
}

let built: Promise<Record<string, string>> | undefined

/** All that the files are made of. */
const SOURCES = [
  'packages/core/src',
  'packages/widget/src',
  'packages/widget/rollup.config.mjs',
  'packages/widget/test/bundle-page.ts',
  'package-lock.json',
]

/** The files of the script by the names that they have for each other, as the build makes them before it packs them. */
function builtFiles(): Promise<Record<string, string>> {
  built ??= madeOnce('widget', SOURCES, async () => {
    const files: Record<string, string> = {}
    // The first is the module for bundlers. The script is last, and holds what the others have told.
    const { options } = await loadConfigFile(here('../rollup.config.mjs'), {})
    for (const each of options.slice(1)) {
      const plugins = (each.plugins as Plugin[]).filter(({ name }) => name !== 'terser')
      const input = String(each.input).replace(/^src(?=\/)/, here('../src'))
      const bundle = await rollup({ ...each, input, plugins, onwarn: () => {} })
      const { output } = await bundle.generate(each.output[0] as OutputOptions)
      for (const { fileName, ...file } of output)
        files[/operable-?(.*)\.js/.exec(fileName)![1]!] = (file as OutputChunk).code
    }
    return files
  })
  return built
}

/** The widget as a module, as a bundler includes it. */
export function bundleModule(): Promise<string> {
  return bundle(here('../src/index.ts'), {}, 'esm')
}

/** A script that sets `window.createWidget`: widget and executor in one. */
export function bundlePageWidget(): Promise<string> {
  return bundle(here('./outcomes/page-widget.ts'))
}

/** The widget as a bundler makes files of it that splits what is imported later. */
export async function bundleSplit(): Promise<{ name: string; text: string }[]> {
  const { outputFiles } = await build({
    entryPoints: [here('../src/index.ts'), here('../src/texts.ts')],
    bundle: true,
    splitting: true,
    write: false,
    format: 'esm',
    minify: true,
    conditions: ['development'],
    outdir: 'bundle',
    logLevel: 'silent',
  })
  return outputFiles.map(({ path, text }) => ({ name: basename(path), text }))
}

/** The dry run of the inspector, as a module. */
export function bundlePreflight(): Promise<string> {
  return bundle(here('../src/inspector/preflight.ts'), {}, 'esm')
}

function bundle(entry: string, alias: Record<string, string> = {}, format: 'iife' | 'esm' = 'iife'): Promise<string> {
  const id = `${entry} ${Object.keys(alias).join()}`
  const known = bundles.get(id)
  if (known) return known
  const made = build({
    entryPoints: [entry],
    bundle: true,
    write: false,
    format,
    minify: true,
    conditions: ['development'],
    define: {
      'process.env.NODE_ENV': '"production"',
      __VUE_OPTIONS_API__: 'true',
      __VUE_PROD_DEVTOOLS__: 'false',
      __VUE_PROD_HYDRATION_MISMATCH_DETAILS__: 'false',
    },
    alias,
    plugins: [svelte],
    logLevel: 'silent',
  }).then(({ outputFiles }) => outputFiles[0]!.text)
  bundles.set(id, made)
  return made
}
