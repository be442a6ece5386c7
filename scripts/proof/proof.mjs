// What proofs of the apps in fixtures/proof come to, against what was expected before: Markdown on standard output. Run with
// --conditions=development, so that it reads the sources. Arguments: --only NAME,NAME (some apps), --sample N (every Nth
// app), --lanes N at the same time (default 2), --no-answers (without the answers in place of the server's), --rows (each form that is
// not as expected), --write (the tables go into docs/proof.md). Ends with 1 where a goal is missed.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright-core'
import { measureApp } from '../../fixtures/proof/measure.ts'
import { startProofApps } from '../../fixtures/proof/server.ts'
import { testBrowser } from '../../packages/node/test/browser.ts'
import { replaceSection } from '../lib/marked-section.mjs'
import { root } from '../lib/root.mjs'
import { figuresOf, missesOf, tablesOf } from './tables.mjs'

const { values } = parseArgs({
  allowNegative: true,
  options: {
    only: { type: 'string', default: '' },
    sample: { type: 'string', default: '1' },
    lanes: { type: 'string', default: '2' },
    answers: { type: 'boolean', default: true },
    rows: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
  },
})

const only = values.only.split(',').filter(Boolean)
const apps = await startProofApps(only.length > 0 ? { only } : {})
const browser = await chromium.launch({ executablePath: await testBrowser(), args: ['--no-sandbox'] })
const context = await browser.newContext()
context.setDefaultTimeout(20_000)
const names = apps.names.toSorted().filter((_, index) => index % Number(values.sample) === 0)
/** @type {import('../../fixtures/proof/measure.ts').MeasuredApp[]} */
const measured = []
const lane = async () => {
  for (let name = names.shift(); name !== undefined; name = names.shift()) {
    const app = await measureApp(name, apps, { context, answers: values.answers })
    measured.push(app)
    if (values.rows) process.stderr.write(`${app.app}: ${(app.ms / 1000).toFixed(1)} s\n`)
    if (values.rows) for (const line of missesOf(app)) process.stderr.write(`${line}\n`)
  }
}
await Promise.all(Array.from({ length: Number(values.lanes) }, lane))
await Promise.race([browser.close(), sleep(10_000)])
await apps.close()

const tables = tablesOf(measured)
if (values.write) {
  const path = join(root, 'docs/proof.md')
  writeFileSync(path, replaceSection(readFileSync(path, 'utf8'), 'proof-figures', `\n${tables}\n`))
} else process.stdout.write(`${tables}\n`)
const missed = figuresOf(measured).filter(({ holds }) => !holds)
for (const { what, seen, goal } of missed) process.stderr.write(`missed: ${what}: ${seen}, the goal is ${goal}\n`)
// A browser that does not end keeps nobody waiting.
process.exit(missed.length > 0 ? 1 : 0)
