import type { Finding } from '@operable/core'
import { plural } from '../../word-forms.ts'
import type { CiResult, CiSite } from '../ci-result.ts'
import { headline, outcomeWords } from './headline.ts'
import { placeText } from './place-text.ts'

/** How long a report may become. */
export interface MarkdownRoom {
  /** In bytes of UTF-8. Default: as long as it is. */
  maxBytes?: number
}

const MARKS: Record<CiResult['outcome'], string> = { passed: '✅', failed: '❌', not_measured: '❔' }

/** For a summary or a comment: what changed, the numbers, what is new, what is waived. Rows that do not fit are counted. */
export function reportMarkdown(result: CiResult, { maxBytes = Number.POSITIVE_INFINITY }: MarkdownRoom = {}): string {
  const head = [
    `## ${MARKS[result.outcome]} Operable ${outcomeWords[result.outcome]}: ${text(headline(result))}`,
    '',
    ...siteTable(result),
    ...result.problems.map(
      ({ severity, message }) => `- ${severity === 'error' ? '**Problem:**' : 'Warning:'} ${text(message)}`,
    ),
    ...(result.problems.length > 0 ? [''] : []),
  ]
  const rows = [
    ...result.sites.flatMap(budgetRows),
    ...section('New findings', result.sites, ({ new: fresh }) => fresh.map(findingRow)),
    ...section(
      'Waived',
      result.sites,
      ({ waived }) =>
        waived.map(({ finding, reason }) => `| ${where(finding)} | ${code(finding.ruleId)} | ${text(reason)} |`),
      'reason',
    ),
    ...section('Known findings', result.sites, ({ known }) => known.map(findingRow)),
    ...section('Notes', result.sites, ({ notes }) => notes.map(findingRow)),
  ]
  return fitted(head, rows, maxBytes)
}

function siteTable({ sites }: CiResult): string[] {
  const rows = sites.map((site) => {
    const { name, state, score, grade, counts, why = '' } = site
    if (state === 'not_measured') return `| ${text(name)} | not measured: ${text(why)} | | | | |`
    return `| ${text(name)} | ${score} (${grade}) | ${counts.new} | ${counts.known} | ${counts.waived} | ${counts.gone} |`
  })
  return ['| site | score | new | known | waived | gone |', '|---|---|---|---|---|---|', ...rows, '']
}

function budgetRows({ name, budgets }: CiSite): string[] {
  const bad = budgets.filter(({ state }) => state !== 'kept')
  if (bad.length === 0) return []
  return [
    `### Budgets of ${text(name)}`,
    '',
    ...bad.map(({ state, detail }) => `- ${state === 'missed' ? '❌' : '❔'} ${text(detail)}`),
    '',
  ]
}

/** A table for each site that has rows. */
function section(title: string, sites: readonly CiSite[], rowsOf: (site: CiSite) => string[], last = 'what'): string[] {
  return sites.flatMap((site) => {
    const rows = rowsOf(site)
    if (rows.length === 0) return []
    const of = sites.length > 1 ? ` of ${text(site.name)}` : ''
    return [`### ${title}${of} (${rows.length})`, '', `| where | rule | ${last} |`, '|---|---|---|', ...rows, '']
  })
}

function findingRow(finding: Finding): string {
  const also = finding.place.alsoOn ? ` (and on ${plural(finding.place.alsoOn.length, 'more page')})` : ''
  return `| ${where(finding)}${also} | ${code(finding.ruleId)} | ${text(finding.message)} |`
}

function where({ place }: Finding): string {
  return code(placeText(place))
}

/** As many lines as there is room for, whole ones, and how many are missing. */
function fitted(head: readonly string[], rows: readonly string[], maxBytes: number): string {
  const size = (lines: readonly string[]) => Buffer.byteLength(`${lines.join('\n')}\n`)
  const all = [...head, ...rows]
  if (size(all) <= maxBytes) return `${all.join('\n')}\n`
  const kept: string[] = []
  let left = maxBytes - 200
  let count = 0
  for (const line of all) {
    left -= Buffer.byteLength(line) + 1
    if (left < 0) break
    kept.push(line)
    count++
  }
  return `${kept.join('\n')}\n\n${plural(all.length - count, 'more line')} did not fit. The JSON report has everything.\n`
}

/** Text of a site on one line of a table, which it can neither leave nor mark up. */
function text(value: string): string {
  return value
    .replace(/[\s|]+/g, ' ')
    .replace(/[\\`*_{}[\]<>#!~]/g, '\\$&')
    .replaceAll('@', '@\u200b')
}

function code(value: string): string {
  const line = value
    .replace(/[\r\n]+/g, ' ')
    .replaceAll('`', "'")
    .replaceAll('|', '\\|')
  return `\`${line}\``
}
