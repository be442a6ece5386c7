import { readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { gzipSync } from 'node:zlib'

const dist = '../../packages/widget/dist'
const pinned = '../../packages/widget/test/fixtures/widget-0'

/**
 * When a page loads a part. A part that is not named here is listed all the same.
 * @type {Record<string, string>}
 */
const WHEN = {
  executor: 'when a run is near',
  agents: 'where the browser takes tools',
  elsewhere: 'when the form is not in sight, or has changed',
  involved: 'when the form is more than texts and a button',
  deeds: 'when a button does not say what it does',
  languages: 'on a page that is not in English',
  landing: 'when the form led to another page',
  controls: 'when the page draws a control',
  written: 'when the page rewrites a text',
  steps: 'when the form has steps, or a field is refused',
  dialog: 'when a person is asked',
  texts: 'with dialog or panel, on a page in another language',
  panel: 'with data-panel',
  inspector: 'with data-inspect',
  remote: 'never: a program that drives the page puts it there',
  runner: 'never: a proof puts it there',
}

const parts = readdirSync(new URL(dist, import.meta.url)).flatMap((file) => /^operable-(.+)\.js$/.exec(file)?.[1] ?? [])

/** What a page loads, ours first, and what it could load instead. */
const loads = {
  'operable.js (ours): every page': `${dist}/operable.js`,
  ...Object.fromEntries(
    parts.map((part) => [
      `operable-${part}.js (ours)${WHEN[part] ? `: ${WHEN[part]}` : ''}`,
      `${dist}/operable-${part}.js`,
    ]),
  ),
  'the first widget, which some pages have pinned: every page': `${pinned}/operable.js`,
  'the first widget: when a run is near': `${pinned}/operable-executor.js`,
  '@mcp-b/webmcp-polyfill: WebMCP alone': '../node_modules/@mcp-b/webmcp-polyfill/dist/index.iife.js',
  'page-agent: acts by a language model': '../node_modules/page-agent/dist/iife/page-agent.demo.js',
}

/** @returns {Promise<{ name: string, bytes: number, gzip: number }[]>} minified, and by gzip -9, in bytes */
export async function scriptSizes() {
  return Promise.all(
    Object.entries(loads).map(async ([name, path]) => {
      const text = await readFile(new URL(path, import.meta.url))
      return { name, bytes: text.length, gzip: gzipSync(text, { level: 9 }).length }
    }),
  )
}
