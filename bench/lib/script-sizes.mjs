import { readFile } from 'node:fs/promises'
import { gzipSync } from 'node:zlib'

/** What a page loads, ours and what it could load instead. */
const files = {
  'operable.js (ours)': '../../packages/widget/dist/operable.js',
  '@mcp-b/webmcp-polyfill: WebMCP alone': '../node_modules/@mcp-b/webmcp-polyfill/dist/index.iife.js',
  'page-agent: acts by a language model': '../node_modules/page-agent/dist/iife/page-agent.demo.js',
}

/** @returns {Promise<{ name: string, bytes: number, gzip: number }[]>} minified and gzip -9, in bytes */
export async function scriptSizes() {
  return Promise.all(
    Object.entries(files).map(async ([name, path]) => {
      const text = await readFile(new URL(path, import.meta.url))
      return { name, bytes: text.length, gzip: gzipSync(text, { level: 9 }).length }
    }),
  )
}
