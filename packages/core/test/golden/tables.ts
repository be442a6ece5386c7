import { checks } from '../../src/audit/registry.ts'
import { markdownFence } from '../../src/report/markdown/text.ts'
import type { BreakdownEntry, Recommendation, Report } from '../../src/schema/report-types.ts'
import { outline } from './outline.ts'

/** Reports of the fixture sites, by their names. */
export type Reports = ReadonlyMap<string, Report>

/** What every check gives every site: the points as one table, then what was observed, check by check. */
export function checksTable(reports: Reports): string {
  const sites = [...reports]
  const rows = [
    ['', 'of', ...reports.keys()],
    ['-', '-:', ...sites.map(() => '-:')],
    ...checks.map(({ id, maxPoints }) => [
      id,
      `${maxPoints}`,
      ...sites.map(([, report]) => points(entryOf(report, id))),
    ]),
    ['**bonus**', '', ...sites.map(([, { bonus }]) => `${bonus}`)],
    ['**score**', '', ...sites.map(([, { score, grade }]) => `${score} ${grade}`)],
    ['**range**', '', ...sites.map(([, { scoreRange }]) => `${scoreRange.lowest}-${scoreRange.highest}`)],
  ]
  const table = rows.map((cells) => `| ${cells.join(' | ')} |`).join('\n')
  const observed = checks.map(({ id }) => {
    const seen = sites.map(([name, report]) => `- ${name}:${outline(entryOf(report, id).observed, '  ')}`)
    return [`## ${id}`, '', ...seen].join('\n')
  })
  return `${['# Points of the fixture sites', '`–`: does not apply, `?`: not measured.', table, ...observed].join('\n\n')}\n`
}

/** What is recommended for each check, site by site, with all that is to be pasted. */
export function adviceBook(reports: Reports): string {
  const sections = checks.map(({ id }) => {
    const advice = [...reports].flatMap(([name, { recommendations }]) =>
      recommendations.filter(({ check }) => check === id).map((each) => adviceText(name, each)),
    )
    return [`## ${id}`, ...advice].join('\n\n')
  })
  return `${['# Recommendations for the fixture sites', ...sections].join('\n\n')}\n`
}

/** What a report says besides, site by site. */
export function sitesBook(reports: Reports): string {
  const rest = [...reports].map(([name, { scoreBreakdown: _, recommendations, ...report }]) => [
    name,
    { ...report, recommendations: recommendations.map(({ check }) => check) },
  ])
  return `${outline(Object.fromEntries(rest)).trimStart()}\n`
}

function entryOf({ scoreBreakdown }: Report, id: string): BreakdownEntry {
  return scoreBreakdown.find(({ check }) => check === id)!
}

function points({ points, applied, measured }: BreakdownEntry): string {
  if (!applied) return '–'
  return measured ? `${points}` : '?'
}

/** The check, its reason and what was observed stand in the other table. */
function adviceText(name: string, { check: _, bucket, why, observed, snippets, ...rest }: Recommendation): string {
  const lines = snippets.map(
    ({ code, ...place }) => `${outline(place).trim()}\n\n${markdownFence(code, place.language)}`,
  )
  return [`### ${name}`, outline(rest).trim(), ...lines].join('\n\n')
}
