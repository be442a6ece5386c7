import type { Severity, Signal } from '../../schema/report-types.ts'
import type { SiteEvidence } from '../evidence.ts'
import type { Fault } from '../fault.ts'

/** Something that other auditors look at and our score does not use. Pure, and never throws for a bad site. */
export interface SignalRule {
  /** Kebab-case noun, equal to the file's name. */
  id: string
  title: string
  look(site: SiteEvidence): Pick<Signal, 'state' | 'observed'>
  /** Set where a page can be at fault, so that a build may ask for it. */
  asRule?: SignalAsRule
}

/** What a rule says besides its title, and where it is broken. */
export interface SignalAsRule {
  severity: Severity
  /** When it is kept. */
  rule: string
  why: string
  /** What to do, as a short imperative. */
  change: string
  faults(site: SiteEvidence): Fault[]
}

export type SignalFinding = ReturnType<SignalRule['look']>
