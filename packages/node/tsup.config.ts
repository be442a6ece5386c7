import { fileURLToPath } from 'node:url'
import { defineConfig } from 'tsup'
import { threadSource } from './src/analysis/thread-source.ts'

const folder = fileURLToPath(new URL('.', import.meta.url))

// JavaScript only: the declarations come from `tsc --build`, and scripts/build.mjs empties dist before both.
export default defineConfig({
  entry: {
    index: 'src/index.ts',
    'cli/bin': 'src/cli/bin.ts',
    http: 'src/http.ts',
    playwright: 'src/playwright.ts',
    'matchers/jest': 'src/matchers/jest.ts',
    'matchers/playwright': 'src/matchers/playwright.ts',
    'matchers/vitest': 'src/matchers/vitest.ts',
    'pages/card-worker': 'src/pages/card-worker.ts',
    'queue/conformance': 'src/queue/conformance.ts',
    'storage/conformance': 'src/storage/conformance.ts',
    'storage/memory': 'src/storage/memory.ts',
    'storage/postgres': 'src/storage/postgres.ts',
    'storage/sqlite': 'src/storage/sqlite.ts',
    'storage/unstorage': 'src/storage/unstorage.ts',
    'vite/plugin': 'src/vite/plugin.ts',
  },
  format: 'esm',
  platform: 'node',
  target: 'node22.18',
  dts: false,
  // `node:sqlite` has no name without `node:`.
  removeNodeProtocol: false,
  clean: false,
  esbuildOptions(options) {
    options.charset = 'utf8'
  },
  esbuildPlugins: [
    {
      name: 'thread-source',
      setup({ onLoad }) {
        onLoad({ filter: /[/\\]analysis[/\\]thread-source\.ts$/ }, async () => {
          const code = JSON.stringify(await threadSource())
          return { contents: `export const threadSource = async () => ${code}`, loader: 'js', resolveDir: folder }
        })
      },
    },
  ],
})
