import type { Bucket, Snippet } from '../schema/report-types.ts'
import type { SiteEvidence } from './evidence.ts'
import type { Fault } from './fault.ts'

/** What one check found. `points` lies between 0 and the check's `maxPoints`. */
export interface Outcome {
  points: number
  /** What was seen, one sentence each; at least one. */
  observed: string[]
  /** False when it could not be observed. The points are then ignored. */
  measured?: boolean
  /** Points that a part which could not be observed may add to `points`; opens the score range. */
  openPoints?: number
  /** How to earn the missing points, where something can be said; asked only by who shows it. Absent when all are earned. */
  advise?(): Advice | undefined
  /**
   * Where it is at fault, a fault for each place that the advice would change. Asked only where points are missing. Absent:
   * the site as a whole is.
   */
  faults?(): Fault[]
}

/** How a site earns the points that it misses in one check. */
export interface Advice {
  /** What to do, when the check's own `action` says more than this change does. */
  action?: string
  /** The change to make, in one or two sentences. */
  change: string
  pages?: string[]
  snippets: Snippet[]
  /** Points after the change, when the change does not earn all of them. */
  pointsAfter?: number
  /** Set when the change lets pages be read that were not: nothing is known of the score that they lead to. */
  opensPages?: boolean
  /** Points that other checks have after the change, by id, where it moves them too. */
  alsoAfter?: Readonly<Record<string, number>>
}

/**
 * One rule of the audit. Its record is the single source of the breakdown, the methodology, the docs and the
 * recommendations. A check is pure: it never fetches, reads a clock or throws for a bad site.
 */
export interface Check {
  /** Kebab-case noun, equal to the file's name. */
  id: string
  bucket: Bucket
  maxPoints: number
  /** What is judged, as the breakdown names it. */
  title: string
  /** What to do about it, as a short imperative: the title of its recommendation. */
  action: string
  /** Why a site owner should care. */
  why: string
  /** When the points are earned, as the methodology prints it. */
  rule: string
  /** Where the rule is narrower or wider than the words of the table, and why. */
  reading?: string
  /** How much work the usual fix is. */
  effort: 'setting' | 'edit' | 'project'
  /** The gate in words, for a check that does not always apply. */
  gate?: string
  /** It judges how a server answers: of a folder it is never measured. */
  needsServer?: true
  /** Absent = always. */
  applies?(site: SiteEvidence): boolean
  earn(site: SiteEvidence): Outcome
}
