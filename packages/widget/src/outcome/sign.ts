import type { Evidence } from '../types.ts'

/** Something that the page shows, and what it is worth. */
export interface Sign extends Evidence {
  /** How long it has to stay before it is believed, in ms. */
  holdMs?: number
  /** A live region, or what is named as an error: news, not just text. */
  isNews?: boolean
  /** An alert, or named as an error. */
  isAlert?: boolean
  isBusy?: boolean
  /** Its words say so. */
  isSaid?: boolean
  /** A complaint: it counts only while the form stands as it was. */
  isWeak?: boolean
  /** Answered by the form's own address. */
  isOwn?: boolean
  /** It counts only when it comes right after the click, or after the answer to it: later, it has reasons of its own. */
  isPrompt?: boolean
}

export function success(kind: Sign['kind'], holdMs = 0, detail?: string): Sign {
  return { kind, speaksFor: 'success', holdMs, ...(detail && { detail }) }
}

export function failed(kind: Sign['kind'], holdMs = 0, detail?: string): Sign {
  return { kind, speaksFor: 'failure', holdMs, ...(detail && { detail }) }
}
