import { defineConfig } from 'tsup'

// JavaScript only: the declarations come from `tsc --build`, and scripts/build.mjs empties dist before both.
export default defineConfig({
  entry: {
    index: 'src/index.ts',
    'cli/bin': 'src/cli/bin.ts',
    http: 'src/http.ts',
    'pages/card-worker': 'src/pages/card-worker.ts',
    'storage/conformance': 'src/storage/conformance.ts',
    'storage/memory': 'src/storage/memory.ts',
    'storage/sqlite': 'src/storage/sqlite.ts',
    'storage/unstorage': 'src/storage/unstorage.ts',
  },
  format: 'esm',
  platform: 'node',
  target: 'node22.18',
  dts: false,
  // `node:sqlite` has no name without `node:`.
  removeNodeProtocol: false,
  clean: false,
})
