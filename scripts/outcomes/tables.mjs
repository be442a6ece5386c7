import { countTokens } from 'gpt-tokenizer/encoding/o200k_base'
import { markdownTable, percent } from '../lib/markdown-table.mjs'

/** @typedef {import('../../packages/widget/test/outcomes/run-row.ts').RowResult} RowResult */
/** @typedef {import('../../packages/widget/test/outcomes/kit.mjs').OutcomeRow} OutcomeRow */
/** @typedef {import('../../packages/widget/test/outcomes/kit.mjs').AskingRow} AskingRow */
/** @typedef {Map<string, RowResult>} Results */

/**
 * What the widget said beside what the servers know, by family.
 * @param {OutcomeRow[]} rows
 * @param {Results} results of those that were run
 */
export function outcomeTable(rows, results) {
  const run = rows.filter(({ id }) => results.has(id))
  const line = (/** @type {string} */ name, /** @type {OutcomeRow[]} */ own) => {
    const status = (/** @type {OutcomeRow} */ row) => statusOf(results, row)
    const taken = own.filter((row) => row.taken)
    const confirmed = taken.filter((row) => status(row) === 'confirmed')
    return [
      name,
      own.length,
      taken.length,
      confirmed.length,
      taken.length === 0 ? '-' : percent(confirmed.length / taken.length),
      own.filter((row) => !row.taken && status(row) === 'confirmed').length,
      taken.filter((row) => status(row) === 'rejected').length,
      own.filter(({ id }) => (results.get(id)?.received ?? 0) > 1).length,
      taken.filter((row) => /failed|needs_person|none/.test(status(row))).length,
      own.filter((row) => !row.taken && status(row) === 'rejected').length,
    ]
  }
  const head = [
    'family',
    'rows',
    'taken',
    'confirmed',
    'of the taken',
    'falsely confirmed',
    'falsely rejected',
    'sent twice',
    'taken, and not run to its end',
    'refused, and told so',
  ]
  const families = [...Map.groupBy(run, ({ family }) => family)]
  return markdownTable(head, [...families.map(([name, own]) => line(name, own)), line('all', run)])
}

/**
 * What an agent pays to read an outcome, in tokens of o200k: all of it but the page's own words, the trace, and the fields of
 * a next step, which are a part of the tool.
 * @param {Results} results
 * @returns {string}
 */
export function tokenLine(results) {
  const told = [...results.values()].flatMap(({ outcome }) => (outcome ? [outcome] : []))
  const tokens = told.map(({ said, trace, next, ...rest }) => countTokens(JSON.stringify(rest))).sort((a, b) => a - b)
  const at = (/** @type {number} */ share) => tokens[Math.min(tokens.length - 1, Math.floor(tokens.length * share))]
  return `Tokens of an outcome (o200k, without \`said\`, the trace and the fields of a next step): median ${at(0.5)}, 95th percentile ${at(0.95)}, most ${at(1)}.`
}

/**
 * What the first widget confirmed and today's does not, by the rule that ended the run.
 * @param {OutcomeRow[]} rows
 * @param {Results} first
 * @param {Results} ours
 */
export function lostTable(rows, first, ours) {
  const lost = rows.filter((row) => statusOf(first, row) === 'confirmed' && statusOf(ours, row) !== 'confirmed')
  const ruleOf = (/** @type {OutcomeRow} */ { id }) => {
    const outcome = ours.get(id)?.outcome
    const rule = outcome?.trace?.findLast(({ step }) => step === 'outcome')?.detail
    return `\`${outcome?.status ?? 'none'}\`: ${outcome?.error?.code ?? rule ?? 'judged on the next page'}`
  }
  const byRule = [...Map.groupBy(lost, ruleOf)].sort(([, a], [, b]) => b.length - a.length)
  return markdownTable(
    ['ours, and by which rule', 'rows', 'the server had refused', 'it had taken', 'taken rows'],
    byRule.map(([rule, own]) => {
      const taken = own.filter((row) => row.taken)
      return [rule, own.length, own.length - taken.length, taken.length, taken.map(({ id }) => id).join(', ') || '-']
    }),
  )
}

/**
 * Of what a person was asked.
 * @param {AskingRow[]} rows
 * @param {Results} results
 */
export function askingTable(rows, results) {
  const run = rows.filter(({ id }) => results.has(id))
  const isAsked = (/** @type {AskingRow} */ row) =>
    results.get(row.id)?.isAsked || statusOf(results, row) === 'needs_person'
  const line = (/** @type {string} */ name, /** @type {AskingRow[]} */ own) => {
    const lossy = own.filter(({ asks }) => asks)
    const harmless = own.filter(({ asks }) => !asks)
    return [
      name,
      lossy.length,
      lossy.filter(isAsked).length,
      lossy.filter((row) => (results.get(row.id)?.received ?? 0) > 0).length,
      harmless.length,
      harmless.filter(isAsked).length,
    ]
  }
  const head = ['rows', 'something to lose', 'asked', 'sent unasked', 'harmless', 'asked all the same']
  const families = [...Map.groupBy(run, ({ family }) => family)]
  return markdownTable(head, [...families.map(([name, own]) => line(name, own)), line('all', run)])
}

/**
 * Rows that ended otherwise than they may, and taken ones that were not confirmed though that was to be had.
 * @param {(OutcomeRow | AskingRow)[]} rows
 * @param {Results} results
 * @param {boolean} withExpects
 * @returns {string[]}
 */
export function wrongRows(rows, results, withExpects) {
  return rows.flatMap((row) => {
    const result = results.get(row.id)
    if (!result) return []
    const accepted = /** @type {string[]} */ (
      (withExpects && 'statusWithExpects' in row && row.statusWithExpects) || row.status
    )
    // The rows have no word for a form that asks for more, and call it a person's turn.
    const status = statusOf(results, row).replace('next_step', 'needs_person')
    const wanted = 'wanted' in row && !withExpects ? row.wanted : accepted[0]
    const isTwice = result.received > 1
    if (status === wanted && !isTwice) return []
    const kind = isTwice ? 'TWICE' : accepted.includes(status) ? 'less' : 'WRONG'
    const { error, evidence, said } = result.outcome ?? {}
    const seen = JSON.stringify([...result.reasons, error?.message, ...(said ?? []).map(({ text }) => text), evidence])
    return [`${kind} ${withExpects ? 'expects ' : ''}${row.id}: ${status}, wanted ${wanted} (${seen.slice(0, 400)})`]
  })
}

/**
 * @param {Results} results
 * @param {{ id: string }} row
 */
function statusOf(results, { id }) {
  const outcome = results.get(id)?.outcome
  return outcome?.error?.code === 'approval_denied' ? 'needs_person' : (outcome?.status ?? 'none')
}
