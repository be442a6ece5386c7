import type { Evidence } from '../types.ts'

/** Something that was seen, and what it is worth. */
export interface Sign extends Evidence {
  /** How long it has to stay before it is believed, in ms: a form that gave way to a spinner may come back. */
  holdMs?: number
  /** The page was told of it as news: a live region, or what is named as an error. */
  isNews?: boolean
  isBusy?: boolean
}
