import { readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { gzipSync } from 'node:zlib'
import { uses } from '../../packages/widget/src/words/packs.ts'

const dist = '../../packages/widget/dist'
const pinned = '../../packages/widget/test/fixtures/widget-0'
const part = (/** @type {string} */ name) => `${dist}/operable-${name}.js`
const [script, executor] = [`${dist}/operable.js`, part('executor')]
const languages = readdirSync(new URL('../../packages/widget/src/texts', import.meta.url)).flatMap((file) => {
  const language = /^([a-z]{2}(?:-[a-z]{2})?)\.ts$/.exec(file)?.[1] ?? 'en'
  return language === 'en' ? [] : [language]
})
/** What a page loads, ours first, and what it could load instead. */
const loads = {
  'operable.js (ours): every page': [script],
  'operable-executor.js (ours): when a run is near': [executor],
  'operable-agents.js (ours): where the browser takes tools': [part('agents')],
  ...Object.fromEntries(uses.map(({ pack }) => [`operable-words-${pack}.js (ours)`, [part(`words-${pack}`)]])),
  'operable-elsewhere.js (ours): when the form is not in sight, or has changed': [part('elsewhere')],
  'operable-involved.js (ours): when the form is more than texts and a button': [part('involved')],
  'operable-deeds.js (ours): when a button does not say what it does': [part('deeds')],
  'operable-languages.js (ours): on a page that is not in English': [part('languages')],
  'operable-landing.js (ours): when the form led to another page': [part('landing')],
  'operable-controls.js (ours): when the page draws a control': [part('controls')],
  'operable-written.js (ours): when the page rewrites a text': [part('written')],
  'operable-steps.js (ours): when the form has steps': [part('steps')],
  'operable-refusals.js (ours): when the input or a field is refused': [part('refusals')],
  'operable-dialog.js (ours): when a person is asked': [part('dialog')],
  'operable-texts.js (ours): with dialog or panel, on a page in another language': [part('texts')],
  ...Object.fromEntries(
    languages.map((language) => [`operable-texts-${language}.js (ours)`, [part(`texts-${language}`)]]),
  ),
  'operable-panel.js (ours): with data-panel': [part('panel')],
  'operable-inspector.js (ours): with data-inspect': [part('inspector')],
  'the first widget, which some pages have pinned: every page': [`${pinned}/operable.js`],
  'the first widget: when a run is near': [`${pinned}/operable-executor.js`],
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
