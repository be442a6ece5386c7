import type { Finding } from '@operable/core'
import type { Change, Proposal } from '@operable/core/findings'
import type { FileChange } from './patch.ts'

/** What could mend a finding, or why nothing can. */
export interface Tried {
  finding: Finding
  changes: readonly Change[]
  /** Addresses of the pages that the changes are on. */
  pages: readonly string[]
  inSource?: Extract<Proposal, { changes: unknown }>['inSource']
  left?: string
}

/** A file to change. */
export interface FixedFile extends FileChange {
  /** Where it is. */
  path: string
  /** `output`: a build writes it, and will write it again; `source`: a page of the folder is built from it. */
  kind: 'page' | 'output' | 'source'
}
