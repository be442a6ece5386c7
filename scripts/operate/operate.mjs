// What becomes of the tools that are found on real pages when they are run in a real browser: Markdown on standard
// output. Run with --conditions=development, so that it reads the sources. Nothing of a page runs, and no request leaves.
// Arguments: --pages N (default: all), --start N (the sample begins at page N of the list), --only TEXT,TEXT (pages with
// one of these in their name), --most N form tools of one page (default 8), --tabs N at the same time (default 3),
// --no-compare (without the library), --failed (each tool that was not operated), --rows FILE (writes every row as a line
// of JSON), --from FILE (tables of such rows, without a run), --write (the tables go into docs/operate.md).
import { appendFileSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright-core'
import { testBrowser } from '../../packages/node/test/browser.ts'
import { bundleRunner } from '../../packages/widget/test/bundle-page.ts'
import { corpusPages } from '../../packages/widget/test/operate/corpus-pages.ts'
import { endOf } from '../../packages/widget/test/operate/ends.ts'
import { operatePage } from '../../packages/widget/test/operate/operate-page.ts'
import { evenSample } from '../lib/even-sample.mjs'
import { replaceSection } from '../lib/marked-section.mjs'
import { root } from '../lib/root.mjs'
import { tablesOf } from './tables.mjs'

/** @typedef {import('../../packages/widget/test/operate/row.ts').Row} Row */

const { values } = parseArgs({
  allowNegative: true,
  options: {
    pages: { type: 'string', default: '0' },
    start: { type: 'string', default: '0' },
    only: { type: 'string', default: '' },
    most: { type: 'string', default: '8' },
    tabs: { type: 'string', default: '3' },
    compare: { type: 'boolean', default: true },
    failed: { type: 'boolean', default: false },
    rows: { type: 'string' },
    from: { type: 'string' },
    write: { type: 'boolean', default: false },
  },
})

const rows = values.from ? readRows(values.from) : await runAll()
rows.sort((a, b) => a.page.localeCompare(b.page) || a.selector.localeCompare(b.selector))
if (rows.length === 0) {
  process.stderr.write('There are no tools: set OPERABLE_CORPUS to the folder that holds pages.jsonl.\n')
  process.exitCode = 1
} else print(tablesOf(rows))
if (values.failed) {
  for (const row of rows) if (endOf(row) === 'failed') process.stdout.write(`${describe(row)}\n`)
}

/**
 * On standard output, or into the document between its marks.
 * @param {string} tables
 */
function print(tables) {
  if (!values.write) return process.stdout.write(`${tables}\n`)
  const path = join(root, 'docs/operate.md')
  return writeFileSync(path, replaceSection(readFileSync(path, 'utf8'), 'operate', `\n${tables}\n`))
}

/** @returns {Promise<Row[]>} */
async function runAll() {
  const { start, only, most, tabs, compare, rows: file } = values
  const all = corpusPages().filter(({ path }) => only.split(',').some((part) => path.includes(part)))
  const sample = evenSample(all, Number(values.pages) || all.length, Number(start))
  const options = { most: Number(most), compare, runner: await bundleRunner() }
  const browser = await chromium.launch({
    executablePath: await testBrowser(),
    args: ['--no-sandbox', '--disable-gpu'],
  })
  const queue = sample.values()
  /** @type {Row[]} */
  const found = []
  if (file) writeFileSync(file, '')
  const work = async () => {
    const viewport = { width: 1280, height: 900 }
    const context = await browser.newContext({ offline: true, serviceWorkers: 'block', viewport })
    for (const { read } of queue) {
      const own = await operatePage(context, read(), options)
      found.push(...own)
      if (file) appendFileSync(file, own.map((row) => `${JSON.stringify(row)}\n`).join(''))
    }
  }
  try {
    await Promise.all(Array.from({ length: Number(tabs) }, work))
  } finally {
    await browser.close()
  }
  return found
}

/**
 * @param {string} file
 * @returns {Row[]}
 */
function readRows(file) {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line))
}

/** @param {Row} row */
function describe({ page, selector, ours, library }) {
  const [own, other] = [ours, library].map((deed) => (deed ? (deed.message ?? 'sent') : 'not asked'))
  return `${page} ${selector}: ${ours.code ?? ours.status}: ${own}; the library: ${other}`
}
