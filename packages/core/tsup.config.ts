import { defineConfig } from 'tsup'

// JavaScript only: the declarations come from `tsc --build`, and scripts/build.mjs empties dist before both.
export default defineConfig({
  entry: {
    index: 'src/index.ts',
    schema: 'src/schema.ts',
    fingerprint: 'src/fingerprint.ts',
    inspect: 'src/inspect.ts',
  },
  format: 'esm',
  platform: 'neutral',
  target: 'es2022',
  dts: false,
  clean: false,
})
