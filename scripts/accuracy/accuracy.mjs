// How often a form gets the name that people gave it, on the labelled real data: Markdown on standard output.
// Run with --conditions=development, so that it reads the sources and not an older build. With --wrong it lists the
// forms that got another name, and the fields that are withheld or offered by mistake; with --unseen each site is judged without the
// words that occur on no other one.
import { labelledFields } from '../../packages/core/test/labelled-fields.ts'
import { labelledForms, labelledSets } from '../../packages/core/test/labelled-forms.ts'
import { markdownTable, percent } from '../lib/markdown-table.mjs'
import { forgetSingleSites } from './forget-single-sites.mjs'
import { accuracyOf, confusion, scoresByName } from './scores.mjs'

/** @typedef {{ set: string, language: string, expected: string, got: string, label: string, task: string, where: string }} Row */

if (process.argv.includes('--unseen')) print(`Without ${forgetSingleSites()} words that occur on one site only.\n`)
// Only now: the rules read the lists when they are loaded.
const { inferFormName } = await import('@operable/core/tools')
const { inferTaskName } = await import('../../packages/core/src/tools/infer-task-name.ts')
const { taskResults } = await import('../../packages/core/test/tasks/tasks.ts')
const { labelledPurposes } = await import('../../packages/core/test/labelled-purposes.ts')
const { corpusSizes, figuresOf, taskSizes } = await import('../../packages/core/test/tool-tokens.ts')

/** @type {Row[]} */
const rows = []
for (const { set, language, expected, label, where, form, page } of labelledForms()) {
  const task = inferTaskName(form, page)
  rows.push({ set, language, expected, got: inferFormName(form, page), label, task, where })
}
if (rows.length === 0) {
  process.stderr.write('There is no labelled data: set OPERABLE_CORPUS to the folder that holds forms.jsonl.\n')
  process.exitCode = 1
}

for (const set of labelledSets) {
  const answers = rows.filter((row) => row.set === set)
  if (answers.length === 0) continue
  print(`## ${set}\n\n${answers.length} forms, ${percent(accuracyOf(answers))} right.\n`)
  const scores = scoresByName(answers).map(({ name, count, precision, recall, f1 }) => {
    return [name, count, precision.toFixed(2), recall.toFixed(2), f1.toFixed(2)]
  })
  print(`${markdownTable(['name', 'forms', 'precision', 'recall', 'F1'], scores)}\n`)
  const { names, rows: counts } = confusion(answers)
  const lines = counts.map((row, index) => [names[index] ?? '', ...row])
  print(`${markdownTable(['expected \\ given', ...names], lines)}\n`)
  print(`${markdownTable(['language', 'forms', 'right'], byLanguage(answers))}\n`)
}

if (process.argv.includes('--wrong')) {
  for (const { set, expected, got, where } of rows) {
    if (expected !== got) print(`${set} ${expected} -> ${got}: ${where}`)
  }
}

printTasks()
printTokens()
printPurposes()

const fields = [...labelledFields()]
if (fields.length > 0) {
  const kinds = [
    { kind: 'spam traps', own: fields.filter(({ label }) => label === 'honeypot') },
    { kind: 'captchas', own: fields.filter(({ label }) => label === 'captcha') },
    { kind: 'all others', own: fields.filter(({ label }) => label !== 'honeypot' && label !== 'captcha') },
  ]
  const lines = kinds.map(({ kind, own }) => {
    const count = (
      /** @type {(field: import('../../packages/core/test/labelled-fields.ts').LabelledField) => boolean} */ is,
    ) => own.filter(is).length
    return [
      kind,
      own.length,
      count(({ field }) => field.honeypot),
      count(({ field }) => !field.honeypot && field.purpose === 'captcha'),
      count(({ isOffered }) => isOffered),
    ]
  })
  const head = ['fields that people call', 'fields', 'taken for a trap', 'for a captcha', 'offered to an agent']
  print(`## Fields\n\n${markdownTable(head, lines)}\n`)
  if (process.argv.includes('--wrong')) {
    for (const { label, field, isOffered, where } of fields) {
      const isGuarded = label === 'honeypot' || label === 'captcha'
      const isTaken = field.honeypot || field.purpose === 'captcha'
      if (isGuarded ? isOffered : isTaken) print(`${label} -> ${isOffered ? 'offered' : 'withheld'}: ${where}`)
    }
  }
}

/** @param {Row[]} answers */
function byLanguage(answers) {
  const languages = [...new Set(answers.map(({ language }) => language))]
  return languages
    .map((language) => ({ language, own: answers.filter((row) => row.language === language) }))
    .sort((a, b) => b.own.length - a.own.length)
    .map(({ language, own }) => [language, own.length, percent(accuracyOf(own))])
}

/** @param {string} text */
function print(text) {
  process.stdout.write(`${text}\n`)
}

/** Names of tasks beside what people called the forms, and what the tools of the small businesses do. */
function printTasks() {
  const families = [
    { family: 'search', labels: ['search'], names: /^(?:search|advancedSearch|find)/ },
    { family: 'password recovery', labels: ['password/login recovery', 'reset_password'], names: /^recoverPassword$/ },
    { family: 'order or cart', labels: ['order/add to cart'], names: /^(?:addToCart|order|buy|checkout)/ },
    { family: 'change of password', labels: ['change-password', 'change-password form'], names: /^changePassword$/ },
  ]
  const lines = families.map(({ family, labels, names }) => {
    const sets = new Set(rows.filter(({ label }) => labels.includes(label)).map(({ set }) => set))
    const own = rows.filter(({ set }) => sets.has(set))
    const meant = own.filter(({ label }) => labels.includes(label))
    const named = own.filter(({ task }) => names.test(task))
    const right = named.filter(({ label }) => labels.includes(label)).length
    const f1 = right === 0 ? 0 : (2 * right) / (meant.length + named.length)
    return [family, meant.length, right, named.length - right, f1.toFixed(2)]
  })
  print(
    `## Names of tasks\n\n${markdownTable(['forms that people call', 'forms', 'named so', 'others named so', 'F1'], lines)}\n`,
  )
  const named = taskResults('specific')
  const trades = [...new Set(named.map(({ trade }) => trade))]
  const table = trades.map((trade) => {
    const own = named.filter((result) => result.trade === trade)
    return [trade, own[0]?.language ?? '', own.length, own.filter(({ isRight }) => isRight).length]
  })
  const share = (/** @type {import('../../packages/core/test/tasks/tasks.ts').TaskResult[]} */ results) =>
    percent(results.filter(({ isRight }) => isRight).length / results.length)
  print(`${markdownTable(['small business', 'language', 'tasks', 'with a tool of a right name'], table)}\n`)
  const byPurpose = taskResults('purpose')
  print(
    `In all ${share(named)} of ${named.length}, ${named.filter(({ isWrong }) => isWrong).length} names plainly wrong; by purpose alone ${share(byPurpose)}, ${byPurpose.filter(({ isWrong }) => isWrong).length}.\n`,
  )
  if (process.argv.includes('--wrong')) {
    for (const { trade, task, name, isRight } of named) if (!isRight) print(`${trade}: ${task} -> ${name}`)
  }
}

/** What an agent reads of each tool before it chooses one, by the tokens of o200k. */
function printTokens() {
  const lines = [
    { tools: 'the small businesses', sizes: taskSizes() },
    { tools: 'pages of the corpus, one in twelve', sizes: corpusSizes() },
  ].map(({ tools, sizes }) => {
    const { count, median, largest } = figuresOf(sizes)
    return [tools, count, median, largest]
  })
  const head = ['tools of', 'tools', 'median tokens with up to 5 fields', 'most']
  print(`## What an agent reads\n\n${markdownTable(head, lines)}\n`)
}

/** How often a field gets the purpose that people gave it, and what it is taken for most often where it does not. */
function printPurposes() {
  const own = [...labelledPurposes()].map((each) => ({ ...each, isRight: each.expected.includes(each.field.purpose) }))
  if (own.length === 0) return
  const parts = [
    ...labelledSets.map((set) => ({ part: set, rows: own.filter((row) => row.set === set) })),
    { part: 'even sites, which the rules were written on', rows: own.filter(({ half }) => half === 'even') },
    { part: 'odd sites, which nobody looked at before 2026-11-28', rows: own.filter(({ half }) => half === 'odd') },
    { part: 'all', rows: own },
  ].filter(({ rows }) => rows.length > 0)
  const lines = parts.map(({ part, rows }) => {
    return [part, rows.length, percent(rows.filter(({ isRight }) => isRight).length / rows.length)]
  })
  print(`## Purposes of fields\n\n${markdownTable(['fields of', 'fields', 'right'], lines)}\n`)
  const wrong = Map.groupBy(
    own.filter(({ isRight }) => !isRight),
    ({ label, field }) => `${label} \u2192 ${field.purpose}`,
  )
  const most = [...wrong].sort(([, a], [, b]) => b.length - a.length).slice(0, 12)
  print(
    `${markdownTable(
      ['called \u2192 taken for', 'fields'],
      most.map(([kind, rows]) => [kind, rows.length]),
    )}\n`,
  )
  if (process.argv.includes('--wrong'))
    for (const { half, label, field, isRight, where } of own)
      if (!isRight && half === 'even') print(`${label} -> ${field.purpose}: ${where}`)
}
