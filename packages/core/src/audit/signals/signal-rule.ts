import type { Signal } from '../../schema/report-types.ts'
import type { SiteEvidence } from '../evidence.ts'

/** Something that other auditors look at and our score does not use. Pure, and never throws for a bad site. */
export interface SignalRule {
  /** Kebab-case noun, equal to the file's name. */
  id: string
  title: string
  look(site: SiteEvidence): Pick<Signal, 'state' | 'observed'>
}

export type SignalFinding = ReturnType<SignalRule['look']>
