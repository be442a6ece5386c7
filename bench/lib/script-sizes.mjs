import { readFile } from 'node:fs/promises'
import { gzipSync } from 'node:zlib'

const dist = '../../packages/widget/dist'
const [script, executor] = [`${dist}/operable.js`, `${dist}/operable-executor.js`]

/** What a page loads, ours first, and what it could load instead. */
const loads = {
  'operable.js (ours): every page': [script],
  'operable-executor.js (ours): when a run is near': [executor],
  'both (ours)': [script, executor],
  '@mcp-b/webmcp-polyfill: WebMCP alone': ['../node_modules/@mcp-b/webmcp-polyfill/dist/index.iife.js'],
  'page-agent: acts by a language model': ['../node_modules/page-agent/dist/iife/page-agent.demo.js'],
}

/** @returns {Promise<{ name: string, bytes: number, gzip: number }[]>} minified, and each file by gzip -9, in bytes */
export async function scriptSizes() {
  return Promise.all(
    Object.entries(loads).map(async ([name, paths]) => {
      const texts = await Promise.all(paths.map((path) => readFile(new URL(path, import.meta.url))))
      const sum = (/** @type {(text: Buffer) => number} */ size) => texts.reduce((all, text) => all + size(text), 0)
      return { name, bytes: sum(({ length }) => length), gzip: sum((text) => gzipSync(text, { level: 9 }).length) }
    }),
  )
}
