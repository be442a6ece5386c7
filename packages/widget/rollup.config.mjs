import { createHash } from 'node:crypto'
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

/** @param {string} part a file of its own, whole in itself, so that its hash covers all that it runs */
const partNamed = (part) => ({
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
  output: { file: `dist/operable-${part}.js`, format: 'es' },
})

// In this order. A module for bundlers finds its dependencies itself; the parts and the script hold everything.
export default [
  {
    input: 'src/index.ts',
    external: [/^@operable\//, 'idb-keyval'],
    plugins: [compiled, minified],
    output: { dir: 'dist', format: 'es', chunkFileNames: 'chunks/[name].js', hoistTransitiveImports: false },
  },
  { input: 'src/executor.ts', ...partNamed('executor') },
  { input: 'src/panel/panel.ts', ...partNamed('panel') },
  { input: 'src/inspector/inspector.ts', ...partNamed('inspector') },
  {
    input: 'src/script.ts',
    plugins: [resolve, compiled, minified],
    output: {
      file: 'dist/operable.js',
      format: 'iife',
      intro: () => `const PART_INTEGRITY = ${JSON.stringify(integrity)}`,
    },
  },
]
