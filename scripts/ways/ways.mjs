// Tools of the five fixture sites and of apps with a proof, each run in all four ways: on the page, on the command line, in
// Playwright, over MCP. Their servers say what arrived. Markdown on standard output; ends with 1 if two ways differ in their
// outcome or in what they sent, if anything is sent twice or unasked, or if a sealed run sends anything. Run with
// --conditions=development, so that it reads the sources. Arguments: --only TEXT,TEXT (some sites and apps), --no-sealed,
// --write (the table goes into docs/run.md).
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright-core'
import { testBrowser } from '../../packages/node/test/browser.ts'
import { bundlePageWidget } from '../../packages/widget/test/bundle-page.ts'
import { markdownTable } from '../lib/markdown-table.mjs'
import { replaceSection } from '../lib/marked-section.mjs'
import { root } from '../lib/root.mjs'
import { cases } from './cases.mjs'
import { sealed as runSealed, ways } from './operate.mjs'
import { serveCase } from './serve-case.mjs'

/**
 * @typedef {import('./cases.mjs').Case} Case
 * @typedef {import('./serve-case.mjs').ServedCase} ServedCase
 * @typedef {import('./serve-case.mjs').Sent} Sent
 * @typedef {{ way: string, status: string, sent: Sent[] }} Ran
 */

const { values } = parseArgs({
  allowNegative: true,
  options: {
    only: { type: 'string', default: '' },
    sealed: { type: 'boolean', default: true },
    write: { type: 'boolean', default: false },
  },
})

const chosen = cases.filter(({ site, app }) => values.only.split(',').some((part) => `${site ?? app}`.includes(part)))
const tools = {
  browser: await chromium.launch({ executablePath: await testBrowser(), args: ['--no-sandbox', '--disable-gpu'] }),
  widget: await bundlePageWidget(),
}
/** @type {string[]} */
const faults = []
/** @type {(string | number)[][]} */
const rows = []
for (const each of chosen) {
  const served = await serveCase(each)
  try {
    if (each.isConsequential) rows.push(await compare(each, served, false))
    rows.push(await compare(each, served, true))
    process.stderr.write(`${nameOf(each)}: ${rows.at(-1)?.slice(2).join(', ')}\n`)
  } finally {
    await served.close()
  }
}
await tools.browser.close()

const head = ['where', 'tool', 'a person', ...ways.map(([name]) => name), 'requests each, all alike', 'sealed: sent']
const table = markdownTable(head, rows)
process.stdout.write(`${table}\n`)
if (values.write) {
  const file = join(root, 'docs/run.md')
  writeFileSync(file, replaceSection(readFileSync(file, 'utf8'), 'ways', `\n${table}\n`))
}
for (const fault of faults) process.stderr.write(`${fault}\n`)
process.exit(faults.length > 0 ? 1 : 0)

/**
 * One row of the table.
 * @param {Case} given
 * @param {ServedCase} served
 * @param {boolean} approves
 */
async function compare(given, served, approves) {
  const { tool, input, request, isConsequential } = given
  const call = { url: served.url, tool, input, approves: approves && isConsequential === true }
  /** @type {(way: import('./operate.mjs').Way, name: string, isSealed?: boolean) => Promise<Ran>} */
  const run = async (way, name, isSealed = false) => {
    served.forget()
    const status = await way(isSealed ? { ...call, approves: false } : call, tools).catch((error) => String(error))
    return { way: name, status, sent: await served.sent() }
  }
  /** @type {Ran[]} */
  const ran = []
  for (const [name, way] of ways) ran.push(await run(way, name))
  const isAllowed = approves || !isConsequential
  const who = isConsequential ? (approves ? 'agrees' : 'is not there') : 'is not needed'
  const note = (/** @type {string} */ text) => faults.push(`${nameOf(given)} ${tool}, a person ${who}: ${text}`)
  if (new Set(ran.map(({ status }) => status)).size > 1)
    note(ran.map(({ way, status }) => `${way}: ${status}`).join(', '))
  if (!isAllowed && ran.some(({ status }) => status !== 'needs_person')) note('somebody was needed')
  const own = ran.map(({ sent }) => sent.filter(({ method, path }) => `${method} ${path}` === request).length)
  if (own.some((count) => count !== Number(isAllowed))) note(`sent ${own.join(', ')} times`)
  if (new Set(ran.map(({ sent }) => JSON.stringify(sent))).size > 1)
    note(ran.map(({ way, sent }) => `${way}: ${JSON.stringify(sent)}`).join('\n  '))
  let sealed = '–'
  if (values.sealed && isAllowed) {
    const { status, sent } = await run(runSealed, 'sealed', true)
    if (status !== (isConsequential ? 'sealed: needs_person' : 'sealed: submitted_unverified'))
      note(`sealed: ${status}`)
    if (sent.length > 0) note(`sealed, and sent ${JSON.stringify(sent)}`)
    sealed = String(sent.length)
  }
  return [nameOf(given), `\`${tool}\``, who, ...ran.map(({ status }) => status), [...new Set(own)].join(' or '), sealed]
}

/** @param {Case} given */
function nameOf({ site, app }) {
  return site ?? `${app}`
}
