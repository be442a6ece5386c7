import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, type Plugin } from 'esbuild'
import { compile } from 'svelte/compiler'

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url))
const react18 = (name: string): string => here(`../../../fixtures/react-18/node_modules/${name}`)

const svelte: Plugin = {
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
  const parts = await bundleParts()
  return bundle(here('../src/script.ts'), {}, 'iife', { PART_INTEGRITY: integrityOf(parts) })
}

const WORDS = ['asian', 'cyrillic', 'germanic', 'latin', 'nordic', 'romance', 'scripts'].map((pack) => `words-${pack}`)

/** What the executor loads from beside itself, by the names that it has for them. */
async function bundleLazyParts(): Promise<Record<string, string>> {
  const parts = ['dialog', ...WORDS].map(async (name) => {
    const entry = name === 'dialog' ? '../src/site/approve.ts' : `../../core/src/lexicon/packs/${name.slice(6)}.ts`
    return [name, await bundle(here(entry), {}, 'esm')] as const
  })
  return { ...Object.fromEntries(await Promise.all(parts)), controls: await bundleControls() }
}

/** As in rollup.config.mjs: what it has of the executor is handed in. */
async function bundleControls(): Promise<string> {
  const isOwn = /^\.\/(combobox|suggestions|editable|slider|tags)\.ts$/
  const shared: Plugin = {
    name: 'shared',
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /^\./ }, ({ path }) => (isOwn.test(path) ? null : { path, namespace: 'shared' }))
      onLoad({ filter: /./, namespace: 'shared' }, () => ({ contents: 'module.exports = shared' }))
    },
  }
  const { outputFiles } = await build({
    entryPoints: [here('../src/fields/drawn-controls.ts')],
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'part',
    minify: true,
    plugins: [shared],
  })
  return `export const part = (shared) => {${outputFiles[0]!.text};return part}`
}

/** What the script and its executor load from beside themselves, by the names that they have for them. */
export async function bundleParts(): Promise<Record<'executor' | 'panel' | 'inspector', string>> {
  const lazy = await bundleLazyParts()
  const part = (entry: string, alias = {}): Promise<string> =>
    bundle(here(`../src/${entry}.ts`), alias, 'esm', { LAZY_INTEGRITY: integrityOf(lazy) })
  // As in rollup.config.mjs.
  const entities = here('../src/inspector/serialized-entities.ts')
  const [executor, panel, inspector] = await Promise.all([
    part('executor-part'),
    part('panel/panel'),
    part('inspector/inspector', { entities, 'entities/decode': entities }),
  ])
  return { ...lazy, executor, panel, inspector }
}

function integrityOf(parts: Record<string, string>): string {
  const digest = (text: string): string => `sha256-${createHash('sha256').update(text).digest('base64')}`
  return JSON.stringify(Object.fromEntries(Object.entries(parts).map(([part, text]) => [part, digest(text)])))
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
    entryPoints: [here('../src/index.ts')],
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

function bundle(
  entry: string,
  alias: Record<string, string> = {},
  format: 'iife' | 'esm' = 'iife',
  define: Record<string, string> = {},
): Promise<string> {
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
      ...define,
    },
    alias,
    plugins: [svelte],
    logLevel: 'silent',
  }).then(({ outputFiles }) => outputFiles[0]!.text)
  bundles.set(id, made)
  return made
}
