// How often a form gets the name that people gave it, on the labelled real data: Markdown on standard output.
// Run with --conditions=development, so that it reads the sources and not an older build. With --wrong it lists the
// forms that got another name, and the fields that are withheld or offered by mistake; with --unseen each site is judged without the
// words that occur on no other one.
import { labelledFields } from '../../packages/core/test/labelled-fields.ts'
import { labelledForms, labelledSets } from '../../packages/core/test/labelled-forms.ts'
import { markdownTable, percent } from '../lib/markdown-table.mjs'
import { forgetSingleSites } from './forget-single-sites.mjs'
import { accuracyOf, confusion, scoresByName } from './scores.mjs'

/** @typedef {{ set: string, language: string, expected: string, got: string, where: string }} Row */

if (process.argv.includes('--unseen')) print(`Without ${forgetSingleSites()} words that occur on one site only.\n`)
// Only now: the rules read the lists when they are loaded.
const { inferFormName } = await import('@operable/core')

/** @type {Row[]} */
const rows = []
for (const { set, language, expected, where, form, page } of labelledForms()) {
  rows.push({ set, language, expected, got: inferFormName(form, page), where })
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
