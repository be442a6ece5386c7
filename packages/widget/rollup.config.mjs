import esbuild from 'rollup-plugin-esbuild'

// Two files from one source: a module for bundlers, and a classic script for a plain script tag.
export default {
  input: 'src/index.ts',
  plugins: [esbuild({ target: 'es2022', minify: true })],
  output: [
    { file: 'dist/index.js', format: 'es' },
    { file: 'dist/operable.js', format: 'iife', name: 'operable' },
  ],
}
