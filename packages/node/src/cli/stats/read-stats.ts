import { OperableError } from '@operable/core'
import { checks as checkRules } from '@operable/core/audit'
import { z } from 'zod'
import { linesOf } from '../batch/lines.ts'
import { checkShares, languageOf } from '../batch/row.ts'
import { type Group, ScoreTally, Tallies } from './tally.ts'

/** How the measured sites do in one check. */
export interface CheckStats {
  check: string
  title: string
  /** Sites that it applies to and that were measured. */
  applies: number
  /** How many of these earn all of its points, some, or none. */
  full: number
  partial: number
  none: number
  /** Mean share of the points, 0 to 1; null if it applies to no site. */
  share: number | null
  /** Sites where it could not be measured. */
  notMeasured: number
}

export interface Stats {
  /** Lines that are results. */
  sites: number
  measured: number
  /** Why the others were not, by code. */
  notMeasured: { code: string; sites: number }[]
  /** Lines that are no result; a crash may have torn the last one. */
  unreadable: number
  medianScore: number | null
  grades: { grade: string; sites: number }[]
  checks: CheckStats[]
  /** `unknown`: the page does not say, or the lines leave it out. */
  languages: ({ language: string } & Group)[]
  /** `.de`; `generic` for all that are not of a country. */
  countryDomains: ({ domain: string } & Group)[]
}

/** What is counted of a line, whatever else it has. */
const rowSchema = z.looseObject({
  address: z.string(),
  code: z.string().optional(),
  score: z.number().optional().catch(undefined),
  grade: z.string().optional().catch(undefined),
  language: z.string().optional().catch(undefined),
  checks: z.record(z.string(), z.number().nullable()).optional().catch(undefined),
  scoreBreakdown: z
    .array(
      z.object({
        check: z.string(),
        points: z.number(),
        maxPoints: z.number(),
        applied: z.boolean(),
        measured: z.boolean(),
      }),
    )
    .optional()
    .catch(undefined),
  pages: z
    .array(z.object({ outcome: z.string(), language: z.string().optional() }))
    .optional()
    .catch(undefined),
})

type CountedRow = z.infer<typeof rowSchema>

/**
 * Counts the lines of a batch one after the other: a file of any length takes the same memory.
 *
 * @param file `-` reads standard input
 * @throws OperableError `invalid_request` if it cannot be read, or no line of it is a result
 */
export async function readStats(file: string): Promise<Stats> {
  const counting = createCounting()
  try {
    for await (const { line } of linesOf(file)) if (line.length > 0) counting.add(line)
  } catch (cause) {
    throw new OperableError('invalid_request', `Cannot read ${file}.`, { cause })
  }
  const stats = counting.stats()
  if (stats.sites > 0) return stats
  throw new OperableError('invalid_request', `${file} has no line that "operable audit --list" wrote.`)
}

interface CheckTally {
  known: number
  applies: number
  full: number
  none: number
  sum: number
}

function createCounting(): { add(line: Buffer): void; stats(): Stats } {
  const all = new ScoreTally()
  const failed = new Tallies(() => ({ sites: 0 }))
  const grades = new Tallies(() => ({ sites: 0 }))
  const languages = new Tallies(() => new ScoreTally())
  const domains = new Tallies(() => new ScoreTally())
  const checks = new Tallies((): CheckTally => ({ known: 0, applies: 0, full: 0, none: 0, sum: 0 }))
  let unreadable = 0
  let withChecks = 0

  function addChecks(shares: Readonly<Record<string, number | null>>): void {
    withChecks += 1
    for (const [check, share] of Object.entries(shares)) {
      const tally = checks.of(check)
      tally.known += 1
      if (share === null) continue
      tally.applies += 1
      tally.sum += share
      if (share >= 1) tally.full += 1
      if (share <= 0) tally.none += 1
    }
  }

  return {
    add(line) {
      const row = rowOf(line)
      if (!row) {
        unreadable += 1
        return
      }
      if (row.code !== undefined) {
        failed.of(row.code).sites += 1
        return
      }
      all.add(row.score)
      if (row.grade !== undefined) grades.of(row.grade).sites += 1
      const language = row.pages ? languageOf({ pages: row.pages }) : row.language
      languages.of(language ?? 'unknown').add(row.score)
      domains.of(countryDomainOf(row.address)).add(row.score)
      const shares = row.scoreBreakdown ? checkShares({ scoreBreakdown: row.scoreBreakdown }) : row.checks
      if (shares) addChecks(shares)
    },
    stats() {
      const notMeasured = bySize(failed.entries().map(([code, { sites }]) => ({ code, sites })))
      return {
        sites: all.sites + notMeasured.reduce((sum, { sites }) => sum + sites, 0),
        measured: all.sites,
        notMeasured,
        unreadable,
        medianScore: all.median(),
        grades: grades
          .entries()
          .map(([grade, { sites }]) => ({ grade, sites }))
          .sort((a, b) => (a.grade < b.grade ? -1 : 1)),
        checks: inOrder(checks.entries()).map(([check, tally]) => checkStats(check, tally, withChecks)),
        languages: bySize(languages.entries().map(([language, tally]) => ({ language, ...tally.group() }))),
        countryDomains: bySize(domains.entries().map(([domain, tally]) => ({ domain, ...tally.group() }))),
      }
    },
  }
}

function rowOf(line: Buffer): CountedRow | undefined {
  try {
    return rowSchema.safeParse(JSON.parse(line.toString())).data
  } catch {
    return undefined
  }
}

function checkStats(check: string, { known, applies, full, none, sum }: CheckTally, sites: number): CheckStats {
  const title = checkRules.find(({ id }) => id === check)?.title ?? check
  const share = applies === 0 ? null : Math.round((sum / applies) * 1000) / 1000
  return { check, title, applies, full, partial: applies - full - none, none, share, notMeasured: sites - known }
}

/** As reports have them; those that only another version knows come last. */
function inOrder<Tally>(entries: [string, Tally][]): [string, Tally][] {
  const place = new Map(checkRules.map(({ id }, index) => [id, index]))
  const placeOf = ([check]: [string, Tally]) => place.get(check) ?? place.size
  return entries.sort((a, b) => placeOf(a) - placeOf(b))
}

function bySize<Entry extends { sites: number }>(entries: Entry[]): Entry[] {
  return entries.sort((a, b) => b.sites - a.sites)
}

/** ISO 3166 codes are the top-level domains of two letters, and no others have two. */
function countryDomainOf(address: string): string {
  const host = URL.parse(address)?.hostname ?? ''
  return /\.[a-z]{2}$/.exec(host)?.[0] ?? 'generic'
}
