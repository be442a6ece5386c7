// Five small businesses as an agent meets them: discovered by the service, then a run for each task that a visitor may ask for.
// Markdown on standard output. Run with --conditions=development, so that it reads the sources.
// Arguments: --only TEXT,TEXT (sites with one of these in their name), --wrong (tells of each task that did not end as it may),
// --write (the tables go into docs/sites.md).
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright-core'
import { testBrowser } from '../../packages/node/test/browser.ts'
import { bundlePageWidget } from '../../packages/widget/test/bundle-page.ts'
import { fixtureSites } from '../../packages/widget/test/sites/fixture-sites.ts'
import { walkSite } from '../../packages/widget/test/sites/walk-site.ts'
import { markdownTable } from '../lib/markdown-table.mjs'
import { replaceSection } from '../lib/marked-section.mjs'
import { root } from '../lib/root.mjs'

/** @typedef {import('../../packages/widget/test/sites/fixture-site.ts').FixtureSite} FixtureSite */
/** @typedef {import('../../packages/widget/test/sites/walk-site.ts').SiteWalk} SiteWalk */
/** @typedef {import('../../packages/widget/test/sites/walk-site.ts').TaskResult} TaskResult */

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    wrong: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
  },
})

const executablePath = await testBrowser()
const widget = await bundlePageWidget()
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
/** @type {[FixtureSite, SiteWalk][]} */
const walks = []
try {
  for (const site of fixtureSites)
    if (values.only.split(',').some((part) => site.name.includes(part)))
      walks.push([site, await walkSite(browser, site, { widget, executablePath })])
} finally {
  await browser.close()
}
const tables = `${summary()}\n\n${walks.map(([site, walk]) => tasksOf(site, walk)).join('\n\n')}`
process.stdout.write(`${tables}\n`)
if (values.wrong) process.stdout.write(`\n${walks.flatMap(([site, walk]) => wrongIn(site, walk)).join('\n')}\n`)
if (values.write) {
  const file = join(root, 'docs/sites.md')
  writeFileSync(file, replaceSection(readFileSync(file, 'utf8'), 'sites', `\n${tables}\n`))
}

function summary() {
  const head = [
    'site',
    'tasks',
    'have a tool',
    'named for the task',
    'done',
    'ended as they may',
    'unasked',
    'sent twice',
    'tools',
  ]
  const rows = walks.map(([site, { tools, results }]) => [site.name, ...countsOf(site, results), tools.length])
  const sums = rows.reduce((all, row) => all.map((sum, at) => sum + Number(row[at + 1])), Array(8).fill(0))
  return markdownTable(head, [...rows, ['all', ...sums]])
}

/**
 * @param {FixtureSite} site
 * @param {TaskResult[]} results
 */
function countsOf({ tasks }, results) {
  const count = (/** @type {(result: TaskResult, index: number) => unknown} */ holds) => results.filter(holds).length
  return [
    tasks.length,
    count(({ tool }) => tool),
    count(({ isNamed }) => isNamed),
    count(({ isReceived, tool }) => tool && isReceived),
    count(({ outcome }, index) => endedWell(tasks[index], outcome?.status)),
    count(({ isUnasked }) => isUnasked),
    count(({ isDoubled }) => isDoubled),
  ]
}

/**
 * @param {FixtureSite['tasks'][number] | undefined} task
 * @param {string | undefined} status
 */
function endedWell(task, status) {
  return task?.outcome.some((may) => may === status)
}

/**
 * @param {FixtureSite} site
 * @param {SiteWalk} walk
 */
function tasksOf({ name, lang, spa, tasks }, { results }) {
  const rows = tasks.map((task, index) => {
    const { tool, isAsked, isReceived, outcome } = results[index] ?? {}
    return [
      task.says,
      tool ? `\`${tool}\`` : '',
      outcome?.status ?? '',
      isReceived && tool ? 'yes' : 'no',
      isAsked ? 'yes' : 'no',
    ]
  })
  const head = ['task', 'tool', 'outcome', 'its server has it', 'a person was asked']
  return `### ${name} (${lang}${spa ? ', a single-page app' : ''})\n\n${markdownTable(head, rows)}`
}

/**
 * @param {FixtureSite} site
 * @param {SiteWalk} walk
 */
function wrongIn({ tasks }, { tools, results }) {
  return results.flatMap((result, index) => {
    const task = tasks[index]
    const { tool, isNamed, isReceived, isUnasked, isDoubled, isMisnamed, outcome } = result
    const ended = endedWell(task, outcome?.status)
    if (tool && isNamed && isReceived && ended && !isUnasked && !isDoubled && !isMisnamed) return []
    const facts = { tool, wanted: task?.name, isNamed, isReceived, isUnasked, isDoubled, isMisnamed }
    const fields = tools.find(({ name }) => name === tool)?.metadata.fields?.map(({ key, label }) => `${key}: ${label}`)
    return `${result.id}: ${JSON.stringify(facts)}\n    ${JSON.stringify(outcome)?.slice(0, 700)}\n    ${JSON.stringify(fields)}`
  })
}
