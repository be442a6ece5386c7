import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { nodeResolve } from '@rollup/plugin-node-resolve'
import terser from '@rollup/plugin-terser'
import esbuild from 'rollup-plugin-esbuild'

const compiled = esbuild({ target: 'es2022' })
// A tenth smaller than what esbuild minifies by itself. Functions that are not put in place of their calls pack better.
const minified = terser({
  module: true,
  ecma: 2020,
  compress: { passes: 3, pure_getters: true, unsafe_arrows: true, inline: 1, hoist_funs: true },
})
// The sources of the other packages, so that the build of one does not wait for the build of another.
const resolve = nodeResolve({ browser: true, exportConditions: ['development'], extensions: ['.ts', '.js'] })
const named = fileURLToPath(new URL('src/inspector/serialized-entities.ts', import.meta.url))
// The table of all named characters is a sixth of the inspector, which reads what the browser has written.
const entities = {
  name: 'entities',
  /** @param {string} source */
  resolveId: (source) => (/^entities(\/decode)?$/.test(source) ? named : null),
}

/**
 * Part to what it consists of, noted while the parts are built and put into the script, which is built last.
 * @type {Record<string, string>}
 */
const integrity = {}

/** What buttons and labels say, for the languages of a page: `@operable/core/words/*`. */
const WORDS = ['asian', 'cyrillic', 'germanic', 'latin', 'nordic', 'romance', 'scripts']

/**
 * @param {string} part a file of its own, whole in itself, so that its hash covers all that it runs
 * @param {(() => string)} [intro]
 */
const partNamed = (part, intro) => ({
  plugins: [
    entities,
    resolve,
    compiled,
    minified,
    {
      name: 'integrity',
      generateBundle(_, bundle) {
        const [{ code }, ...others] = Object.values(bundle)
        if (others.length > 0) this.error(`${part} would load other files, which its hash does not cover`)
        integrity[part] = `sha256-${createHash('sha256').update(code).digest('base64')}`
      },
    },
  ],
  output: { file: `dist/operable-${part}.js`, format: 'es', ...(intro && { intro }) },
})

/** Sources of the controls, and what they take from the executor, which is there before them. */
const CONTROLS = /fields\/(drawn-controls|combobox|suggestions|editable|slider|tags)\.ts$/
const names = readFileSync(new URL('src/fields/shared.ts', import.meta.url), 'utf8')
  .match(/export const shared = \{([^}]*)\}/)?.[1]
  ?.match(/\w+/g)
const shared = {
  name: 'shared',
  /** @param {string} source */
  resolveId: (source) =>
    source.startsWith('.') && !CONTROLS.test(source.replace('./', 'fields/')) ? '\0shared' : null,
  /** @param {string} id */
  load: (id) => (id === '\0shared' ? names?.map((name) => `export const ${name} = shared.${name}`).join('\n') : null),
  /** @param {string} code */
  renderChunk: (code) => `export const part = (shared) => {\n${code}\nreturn part }`,
}

/** @param {(part: string) => boolean} has @returns what a file checks the parts against that it loads */
const integrityOf = (has) => JSON.stringify(Object.fromEntries(Object.entries(integrity).filter(([part]) => has(part))))
const isLazy = (/** @type {string} */ part) => part === 'dialog' || part === 'controls' || part.startsWith('words-')

const { plugins, output } = partNamed('controls')
const controls = {
  input: 'src/fields/drawn-controls.ts',
  plugins: [shared, ...plugins],
  treeshake: { propertyReadSideEffects: false },
  output: { ...output, format: 'iife', name: 'part' },
}

// In this order: each file knows the parts that it loads. A module for bundlers finds its dependencies itself; the parts and the script hold everything.
export default [
  {
    input: 'src/index.ts',
    external: [/^@operable\//, 'idb-keyval'],
    plugins: [compiled, minified],
    output: { dir: 'dist', format: 'es', chunkFileNames: 'chunks/[name].js', hoistTransitiveImports: false },
  },
  ...WORDS.map((pack) => ({ input: `@operable/core/words/${pack}`, ...partNamed(`words-${pack}`) })),
  { input: 'src/site/approve.ts', ...partNamed('dialog') },
  controls,
  {
    input: 'src/executor-part.ts',
    ...partNamed('executor', () => `const LAZY_INTEGRITY = ${integrityOf(isLazy)}`),
  },
  { input: 'src/panel/panel.ts', ...partNamed('panel') },
  { input: 'src/inspector/inspector.ts', ...partNamed('inspector') },
  {
    input: 'src/script.ts',
    plugins: [resolve, compiled, minified],
    output: {
      file: 'dist/operable.js',
      format: 'iife',
      intro: () => `const PART_INTEGRITY = ${integrityOf((part) => !isLazy(part))}`,
    },
  },
]
