// What the widget says became of runs whose servers know what they received: Markdown on standard output. Run with
// --conditions=development, so that it reads the sources.
// Arguments: --only TEXT,TEXT (rows with one of these in their id), --jobs N at the same time (default 4), --no-expects
// (without the second run of each row), --no-asking, --rows FILE (writes every result as a line of JSON), --wrong (names
// each row that ended otherwise than it may), --write (the tables go into docs/outcomes.md), --more (the asking rows are
// those of more-asking.mjs, which were written with the code in sight), --set NAME (the rows of another author: held-out,
// later, everyday, trades, answers, errands, visits).
import { appendFileSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright-core'
import { testBrowser } from '../../packages/node/test/browser.ts'
import { bundlePageWidget } from '../../packages/widget/test/bundle-page.ts'
import { sets } from '../../packages/widget/test/outcomes/index.mjs'
import { moreRows } from '../../packages/widget/test/outcomes/more-asking.mjs'
import { runFirst } from '../../packages/widget/test/outcomes/run-first.ts'
import { runRow } from '../../packages/widget/test/outcomes/run-row.ts'
import { replaceSection } from '../lib/marked-section.mjs'
import { root } from '../lib/root.mjs'
import { askingTable, lostTable, outcomeTable, tokenLine, wrongRows } from './tables.mjs'

/** @typedef {import('../../packages/widget/test/outcomes/run-row.ts').RowResult} RowResult */
/** @typedef {import('../../packages/widget/test/outcomes/kit.mjs').OutcomeRow} OutcomeRow */
/** @typedef {import('../../packages/widget/test/outcomes/kit.mjs').AskingRow} AskingRow */

const { values } = parseArgs({
  allowNegative: true,
  options: {
    only: { type: 'string', default: '' },
    jobs: { type: 'string', default: '4' },
    expects: { type: 'boolean', default: true },
    asking: { type: 'boolean', default: true },
    rows: { type: 'string' },
    wrong: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
    more: { type: 'boolean', default: false },
    set: { type: 'string', default: 'rows' },
    first: { type: 'boolean', default: false },
  },
})

if (!Object.hasOwn(sets, values.set))
  throw new Error(`There is no set ${values.set}, only ${Object.keys(sets).join(', ')}.`)
const { outcomes: outcomeRows, asking } = sets[/** @type {keyof typeof sets} */ (values.set)]
const askingRows = values.more ? moreRows : asking
const parts = values.only.split(',')
const isMeant = (/** @type {{ id: string }} */ { id }) => parts.some((part) => id.includes(part))
const widget = await bundlePageWidget()
const browser = await chromium.launch({
  executablePath: await testBrowser(),
  args: ['--no-sandbox', '--disable-gpu'],
})
const plain = await runAll(outcomeRows.filter(isMeant), 'plain')
const expecting = values.expects
  ? await runAll(
      outcomeRows.filter((row) => row.expects && isMeant(row)),
      'expects',
    )
  : new Map()
const first = values.first ? await runAll(outcomeRows.filter(isMeant), 'first') : new Map()
const asked = values.asking ? await runAll(askingRows.filter(isMeant), 'asking') : new Map()
await browser.close()

const outcomes = outcomeRows.filter(isMeant)
const tables = [
  'Without an expectation:',
  outcomeTable(outcomes, plain),
  ...(plain.size > 0 ? [tokenLine(plain)] : []),
  ...(values.expects ? ['With one:', outcomeTable(outcomes, expecting)] : []),
  ...(values.first
    ? [
        'The first widget:',
        outcomeTable(outcomes, first),
        tokenLine(first),
        'What it confirmed and ours does not:',
        lostTable(outcomes, first, plain),
      ]
    : []),
  ...(values.asking ? ['What a person is asked about:', askingTable(askingRows.filter(isMeant), asked)] : []),
].join('\n\n')
process.stdout.write(`${tables}\n`)
if (values.wrong)
  for (const line of [
    ...wrongRows(outcomes, plain, false),
    ...wrongRows(outcomes, expecting, true),
    ...wrongRows(askingRows, asked, false),
  ])
    process.stdout.write(`${line}\n`)
if (values.write) {
  const file = join(root, 'docs/outcomes.md')
  writeFileSync(file, replaceSection(readFileSync(file, 'utf8'), 'outcomes', `\n${tables}\n`))
}

/**
 * @param {(OutcomeRow | AskingRow)[]} rows
 * @param {'plain' | 'expects' | 'asking' | 'first'} how
 * @returns {Promise<Map<string, RowResult>>}
 */
async function runAll(rows, how) {
  /** @type {Map<string, RowResult>} */
  const results = new Map()
  const queue = [...rows]
  const next = async () => {
    for (let row = queue.shift(); row; row = queue.shift()) {
      const options = { widget, withExpects: how === 'expects', approves: how !== 'asking' }
      const result = how === 'first' ? await runFirst(browser, row) : await runRow(browser, row, options)
      results.set(row.id, result)
      if (values.rows) appendFileSync(values.rows, `${JSON.stringify({ how, ...result })}\n`)
    }
  }
  await Promise.all(Array.from({ length: Number(values.jobs) }, next))
  return results
}
