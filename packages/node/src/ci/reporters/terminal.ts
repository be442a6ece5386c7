import type { Finding } from '@operable/core'
import { capital, plural } from '../../word-forms.ts'
import type { CiResult, CiSite } from '../ci-result.ts'
import { headline, outcomeWords } from './headline.ts'
import { placeText } from './place-text.ts'

/** Colors of a terminal; for a file, functions that return what they are given. */
export interface ReportInk {
  bold(text: string): string
  dim(text: string): string
  red(text: string): string
  green(text: string): string
  yellow(text: string): string
}

/** What is listed of each site; the rest is counted. */
const SHOWN = { fresh: 20, places: 3, known: 5 }

/** What changed first, then the details of each site. Every text is safe for a terminal already. */
export function reportTerminal(result: CiResult, ink: ReportInk): string {
  const lines: string[] = ['']
  for (const site of result.sites) lines.push(...changesOf(site, ink))
  for (const { severity, message } of result.problems) lines.push(`${mark(severity, ink)} ${message}`)
  if (result.problems.length > 0) lines.push('')
  for (const site of result.sites) lines.push(...detailsOf(site, ink))
  lines.push(...waiverLines(result, ink))
  const color = { passed: ink.green, failed: ink.red, not_measured: ink.yellow }[result.outcome]
  lines.push(color(ink.bold(`${capital(outcomeWords[result.outcome])}: ${headline(result)}.`)))
  for (const { mends = 0, new: fresh, target } of result.sites) {
    if (mends > 0) lines.push(ink.dim(`operable fix mends ${mends} of ${fresh.length}: operable fix ${target}`))
  }
  if (result.counts.new > 0) {
    const how = result.hasBaseline
      ? 'To accept new findings for now: operable baseline --add --reason "…"'
      : 'There is no baseline yet. To accept what is there today, and fail only on what is new: operable baseline'
    lines.push(ink.dim(how))
  }
  return `${lines.join('\n')}\n`
}

function changesOf(site: CiSite, ink: ReportInk): string[] {
  const bad = site.budgets.filter(({ state }) => state !== 'kept')
  if (site.state === 'measured' && site.new.length + bad.length === 0) return []
  const lines = [ink.bold(site.name)]
  if (site.state === 'not_measured') {
    const tries = site.attempts > 1 ? ` Tried ${site.attempts} times.` : ''
    return [...lines, `  ${ink.yellow('?')} Not measured: ${site.why}${tries}`, '']
  }
  const groups = alike(site.new)
  for (const group of groups.slice(0, SHOWN.fresh)) lines.push(...findingLines(group, ink))
  if (groups.length > SHOWN.fresh) lines.push(`  ${groups.length - SHOWN.fresh} more, see --reporter json=FILE`)
  for (const { state, detail } of bad) lines.push(`  ${state === 'missed' ? ink.red('✗') : ink.yellow('?')} ${detail}`)
  return [...lines, '']
}

/** The same element of several pages, such as a button of their header, is one thing to mend. */
function alike(findings: readonly Finding[]): Finding[][] {
  const groups = Map.groupBy(findings, ({ ruleId, message, place: { selector, page } }) =>
    JSON.stringify([ruleId, message, selector ?? page]),
  )
  return [...groups.values()]
}

function findingLines(group: readonly Finding[], ink: ReportInk): string[] {
  const [first, ...others] = group
  if (!first) return []
  const { ruleId, severity, message, change, place, snippets: [snippet] = [] } = first
  const pages = place.alsoOn ? `, and ${plural(place.alsoOn.length, 'more page')}` : ''
  const code = snippet?.code.split('\n').slice(0, 4) ?? []
  const left = others.length - SHOWN.places
  return [
    `  ${mark(severity, ink)} ${ink.bold(placeText(place))}${pages}`,
    ...others.slice(0, SHOWN.places).map((other) => `    ${placeText(other.place)}`),
    ...(left > 0 ? [`    and at ${plural(left, 'more place')}`] : []),
    `    ${message} ${ink.dim(ruleId)}`,
    ink.dim(`    ${change.replace(/\.$/, '')}${code.length > 0 ? ':' : '.'}`),
    ...code.map((line) => ink.dim(`      ${line}`)),
  ]
}

function mark(severity: 'error' | 'warning' | 'note', ink: ReportInk): string {
  return severity === 'error' ? ink.red('✗') : severity === 'warning' ? ink.yellow('!') : ink.dim('·')
}

function detailsOf(site: CiSite, ink: ReportInk): string[] {
  if (site.state === 'not_measured') return []
  const { score, grade, counts, known, budgets, unmeasured, notes } = site
  const pages = plural(site.pagesRead, 'page')
  const figures = [
    plural(counts.new, 'new finding'),
    `${counts.known} known`,
    ...(counts.waived > 0 ? [`${counts.waived} waived`] : []),
    ...(counts.gone > 0 ? [`${counts.gone} gone`] : []),
    ...(counts.notes > 0 ? [plural(counts.notes, 'note')] : []),
  ]
  const lines = [
    `${ink.bold(site.name)}  ${ink.dim(site.target)}`,
    `  ${score} of 100, grade ${grade}. ${capital(pages)} read. ${figures.join(', ')}.`,
  ]
  for (const { detail, state } of budgets) if (state === 'kept') lines.push(`  ${ink.green('✓')} ${detail}`)
  for (const { ruleId, place } of known.slice(0, SHOWN.known)) {
    lines.push(ink.dim(`  known  ${placeText(place)}  ${ruleId}`))
  }
  if (known.length > SHOWN.known) lines.push(ink.dim(`  known  ${known.length - SHOWN.known} more`))
  for (const { message, ruleId } of notes) lines.push(ink.dim(`  note   ${message} ${ruleId}`))
  if (unmeasured.length > 0) lines.push(ink.dim(`  Not measured: ${unmeasured.join(', ')}.`))
  return [...lines, '']
}

function waiverLines({ waivers }: CiResult, ink: ReportInk): string[] {
  const used = waivers.filter(({ count }) => count > 0)
  if (used.length === 0) return []
  const lines = used.map(({ rule, place, reason, until, count }) => {
    const end = until === undefined ? '' : `, until ${until}`
    return `  ${rule} at ${place} (${plural(count, 'finding')}${end}): ${reason}`
  })
  return [ink.bold('Waived'), ...lines, '']
}
