// How often an element is found again after its page has changed, on real pages in a real browser, compared with the
// library `@medv/finder`: Markdown on standard output. Run with --conditions=development, so that it reads the sources.
// Arguments: --pages N (default 200), --elements N of each page at most (default 15), --start N (the sample begins at
// page N of the list), --wrong (every element that was mistaken), --versions (only elements whose selectors break).
import { parseArgs } from 'node:util'
import { readJsonLines } from '../../packages/core/test/corpus.ts'
import { elementChanges, pageChanges } from '../../packages/core/test/durability/changes.ts'
import { loadFinder, measurePage } from '../../packages/core/test/durability/measure.ts'
import { shareOf, ways } from '../../packages/core/test/durability/summary.ts'
import { startBrowser, testBrowser } from '../../packages/node/test/browser.ts'
import { evenSample } from '../lib/even-sample.mjs'
import { markdownTable, percent } from '../lib/markdown-table.mjs'
import { printVersions } from './versions.mjs'

const { values } = parseArgs({
  options: {
    pages: { type: 'string', default: '200' },
    elements: { type: 'string', default: '15' },
    start: { type: 'string', default: '0' },
    wrong: { type: 'boolean', default: false },
    versions: { type: 'boolean', default: false },
  },
})
const titles = {
  finder: '@medv/finder, first hit',
  selector: 'our selector, first hit',
  together: 'our selector and fingerprint',
}

const pages = [...readJsonLines('pages.jsonl')].map(({ page }) => String(page))
const sample = evenSample(pages, Number(values.pages), Number(values.start))
if (sample.length === 0) stop()

/** @type {import('../../packages/core/test/durability/measure.ts').PageResult[]} */
const results = []
const browser = await startBrowser(await testBrowser())
try {
  const tab = await browser.newPage()
  if (values.versions) await printVersions(tab, sample, Number(values.elements), print)
  else await loadFinder(tab)
  for (const path of values.versions ? [] : sample) {
    const result = await measurePage(tab, path, { most: Number(values.elements), compare: true })
    if (result) results.push(result)
  }
} finally {
  await browser.close()
}

const rows = results.flatMap((result) => result.rows)
const elements = sum(({ elements }) => elements)
if (values.versions) process.exit(0)
if (elements === 0) stop()
print(`${results.length} pages with ${elements} elements.\n`)
const finder = [percent(sum(({ unique }) => unique.finder) / elements), time(({ ms }) => ms.finder)]
const ours = [percent(sum(({ unique }) => unique.ours) / elements), time(({ ms }) => ms.ours)]
printTable(
  ['selectors before any change', 'match their element alone', 'average time'],
  [
    ['@medv/finder, in the browser', ...finder],
    ['ours, in Node', ...ours],
  ],
)
const changes = [...pageChanges, ...elementChanges]
for (const kind of ['all', 'form', 'field', 'click']) {
  const own = rows.filter((row) => kind === 'all' || row.kind === kind)
  if (own.length === 0) continue
  const count = own.length / changes.length
  printTable(
    [`${kind} (${count})`, ...changes],
    ways.map((way) => [
      titles[way],
      ...changes.map((change) => {
        const { right, wrong } = shareOf(own, change, way)
        return `${percent(right)}${wrong > 0 ? ` (${wrong} wrong)` : ''}`
      }),
    ]),
  )
}
if (values.wrong) {
  for (const row of rows) {
    if (row.together === '' || (row.change !== 'removed' && row.together === row.mark)) continue
    print(`${row.change} ${row.kind} ${row.page} ${row.mark} -> ${row.together}: ${JSON.stringify(row.wanted)}`)
  }
}

/** @param {(result: import('../../packages/core/test/durability/measure.ts').PageResult) => number} of */
function sum(of) {
  return results.reduce((total, result) => total + of(result), 0)
}

/** @param {(result: import('../../packages/core/test/durability/measure.ts').PageResult) => number} of */
function time(of) {
  return `${(sum(of) / elements).toFixed(3)} ms`
}

/**
 * @param {string[]} head
 * @param {string[][]} rows
 */
function printTable(head, rows) {
  print(`${markdownTable(head, rows)}\n`)
}

/** @param {string} text */
function print(text) {
  process.stdout.write(`${text}\n`)
}

/** Of no pages there are no shares. */
function stop() {
  process.stderr.write('There are no pages: set OPERABLE_CORPUS to the folder that holds pages.jsonl and its pages.\n')
  process.exit(1)
}
