import type { Evidence } from '../types.ts'

/** Something that the page shows, and what it is worth. */
export interface Sign extends Evidence {
  /** How long it has to stay before it is believed, in ms: a form that gave way to a spinner may come back. */
  holdMs?: number
  /** A live region, or what is named as an error: news, not just text. */
  isNews?: boolean
  isBusy?: boolean
}

export function success(kind: Sign['kind'], holdMs = 0, detail?: string): Sign {
  return { kind, speaksFor: 'success', holdMs, ...(detail && { detail }) }
}

export function failed(kind: Sign['kind'], holdMs = 0, detail?: string): Sign {
  return { kind, speaksFor: 'failure', holdMs, ...(detail && { detail }) }
}
