import type { Finding, Report } from '@operable/core'
import type { BaselineEntry, Waiver } from '@operable/core/findings'

/** What `operable ci` came to. The same build gives the same result, but for `startedAt`, `durationMs` and `proofs`. */
export interface CiResult {
  /** Version of this format. */
  format: 1
  /** Version of Operable. */
  version: string
  /** `failed`: something is new or worse; `not_measured`: nobody knows; the exit code follows: 0, 1 or 3. */
  outcome: 'passed' | 'failed' | 'not_measured'
  exitCode: 0 | 1 | 3
  /** ISO 8601, UTC. */
  startedAt: string
  durationMs: number
  /** Of all sites. */
  counts: CiCounts
  /** In the order of the configuration. */
  sites: CiSite[]
  /** Every waiver, and whether it was of use. */
  waivers: CiWaiver[]
  /** What else fails the build, or warns, one sentence each. */
  problems: { severity: 'error' | 'warning'; message: string }[]
  /** Whether there is a baseline. */
  hasBaseline: boolean
}

/** Findings by what became of them. */
export interface CiCounts {
  new: number
  known: number
  waived: number
  /** In the baseline, and no more there. */
  gone: number
  /** Never fail a build. */
  notes: number
}

/** One site of a run. */
export interface CiSite {
  name: string
  /** Address or folder, as configured. */
  target: string
  state: 'measured' | 'not_measured'
  /** Why it was not measured, in one or two sentences. */
  why?: string
  /** Stable code of that, if there is one. */
  code?: string
  /** How often it was scanned. */
  attempts: number
  startedAt: string
  durationMs: number
  score?: number
  scoreRange?: Report['scoreRange']
  grade?: Report['grade']
  counts: CiCounts
  /** Neither known nor waived. */
  new: Finding[]
  /** How many of these `operable fix` mends; absent for an address, and if nothing is new. */
  mends?: number
  known: Finding[]
  waived: { finding: Finding; reason: string }[]
  notes: Finding[]
  gone: { entry: BaselineEntry; left: number }[]
  budgets: BudgetResult[]
  /** Titles of the checks that could not be measured. */
  unmeasured: string[]
  pagesRead: number
  /** Page addresses that the scan found, if a limit kept it from reading all. */
  pagesKnown?: number
}

/** One number that a site must reach. */
export interface BudgetResult {
  /** What it is about, such as `score` or `checks.form-labels`. */
  name: string
  /** For people, such as `Score`. */
  title: string
  limit: number
  /** Whether more is better. */
  isLeast: boolean
  value?: number
  state: 'kept' | 'missed' | 'unknown'
  /** In one sentence. */
  detail: string
}

/** A waiver of the configuration. */
export interface CiWaiver extends Waiver {
  site?: string
  state: 'used' | 'unused' | 'expired' | 'unknown'
  /** Findings that it accepts. */
  count: number
}

/** What a finding is worth counting as. */
export function countsOf({ new: fresh, known, waived, gone, notes }: Omit<CiSite, 'counts'>): CiCounts {
  return {
    new: fresh.length,
    known: known.length,
    waived: waived.length,
    gone: gone.reduce((sum, { entry, left }) => sum + entry.count - left, 0),
    notes: notes.length,
  }
}
