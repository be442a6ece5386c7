import type { Evidence } from '../types.ts'
import { timeless } from './reading.ts'

/** What a page shows because of a click comes that soon after it or after the server's answer, in ms. */
export const PROMPT_MS = 1000

/** Something that the page shows, and what it is worth. */
export interface Sign extends Evidence {
  /** How long it has to stay before it is believed, in ms. */
  holdMs?: number
  /** A live region, or what is named as an error: news, not just text. */
  isNews?: boolean
  /** An alert, or named as an error. */
  isAlert?: boolean
  isBusy?: boolean
  /** A request has no answer yet. */
  isAsking?: boolean
  /** Its words say so. */
  isSaid?: boolean
  /** Of a success: its words tell of a deed and thank nobody. */
  isDeed?: boolean
  /** A complaint: it counts only while the form stands as it was. */
  isWeak?: boolean
  /** Says no, but not to what: a way that the form made may be none of success. */
  isDoubt?: boolean
  /** It stands neither in the form nor beside it, nor where the form stood: it may be about something else. */
  isFar?: boolean
  /** It repeats what was typed in, or stands in a box of success. */
  isNoRemark?: boolean
  /** It stands in the form that stands, or beside it. */
  isNear?: boolean
  /** Answered by the form's own address. */
  isOwn?: boolean
  /** A request of which no good answer is known: it failed, or another site refused it. */
  isUnanswered?: boolean
  /** It counts only when it comes within that time of the click, or of the answer to it, in ms: later, it has reasons of its own. */
  promptMs?: number
}

export function success(kind: Sign['kind'], holdMs = 0, detail?: string): Sign {
  return { kind, speaksFor: 'success', holdMs, ...(detail && { detail }) }
}

export function failed(kind: Sign['kind'], holdMs = 0, detail?: string): Sign {
  return { kind, speaksFor: 'failure', holdMs, ...(detail && { detail }) }
}

/** The same without its worth. */
export function neutral({ speaksFor, ...sign }: Sign): Sign {
  return sign
}

/** What makes a sign the same as one that was there before. */
export function identity({ kind, detail = '' }: Sign): string {
  return kind + timeless(detail)
}

export function isThanks({ isSaid, speaksFor }: Sign): boolean {
  return !!isSaid && speaksFor === 'success'
}

/** Whatever its words thank for or tell of is not what was sent. */
export function unthanked(sign: Sign): Sign {
  return isThanks(sign) ? neutral(sign) : sign
}

/** A deed that it tells of is not the end: "Address saved" beside the fields of the next step. */
export function untold(sign: Sign): Sign {
  return sign.isDeed ? neutral(sign) : sign
}
