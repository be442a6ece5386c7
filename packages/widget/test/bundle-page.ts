import { readFile } from 'node:fs/promises'
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

/** The whole widget, as a page includes it. */
export function bundleWidget(): Promise<string> {
  return bundle(here('../src/script.ts'))
}

/** The widget as a module, as a bundler includes it. */
export function bundleModule(): Promise<string> {
  return bundle(here('../src/index.ts'), {}, 'esm')
}

/** The panel, as the widget loads it. */
export function bundlePanel(): Promise<string> {
  return bundle(here('../src/panel/panel.ts'), {}, 'esm')
}

/** The inspector, as the widget or a bookmark loads it. */
export function bundleInspector(): Promise<string> {
  return bundle(here('../src/inspector/inspector.ts'), {}, 'esm')
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
