import { nodeResolve } from '@rollup/plugin-node-resolve'
import terser from '@rollup/plugin-terser'
import esbuild from 'rollup-plugin-esbuild'

const compiled = esbuild({ target: 'es2022' })
// A tenth smaller than what esbuild minifies by itself.
const minified = terser({ module: true, ecma: 2020, compress: { passes: 3, pure_getters: true, unsafe_arrows: true } })
// The sources of the other packages, so that the build of one does not wait for the build of another.
const resolve = nodeResolve({ browser: true, exportConditions: ['development'], extensions: ['.ts', '.js'] })

// A module for bundlers, which finds its dependencies itself, and a classic script that holds everything.
export default [
  {
    input: 'src/index.ts',
    external: [/^@operable\//, 'idb-keyval'],
    plugins: [compiled, minified],
    output: { file: 'dist/index.js', format: 'es' },
  },
  {
    input: 'src/script.ts',
    plugins: [resolve, compiled, minified],
    output: { file: 'dist/operable.js', format: 'iife' },
  },
  // Loaded by the script when a page asks for it, from where the script came.
  {
    input: 'src/panel/panel.ts',
    plugins: [resolve, compiled, minified],
    output: { file: 'dist/operable-panel.js', format: 'es' },
  },
  {
    input: 'src/inspector/inspector.ts',
    plugins: [resolve, compiled, minified],
    output: { file: 'dist/operable-inspector.js', format: 'es' },
  },
]
