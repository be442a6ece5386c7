import type { CaughtRequest } from '@operable/core/schema'
import type { RunErrorCode, RunStatus } from './runs.ts'

/** Something that was seen after the click: `Evidence` of `@operable/widget`. */
export interface RunEvidence {
  kind: string
  /** The text, address or state that was seen. */
  detail?: string
  /** HTTP status of a response, or of the page that was landed on. */
  httpStatus?: number
  /** What it says of the outcome; absent = nothing by itself. */
  speaksFor?: 'success' | 'failure'
}

/** A field of the next step of a form. */
export interface RunNextField {
  /** To be used in the next call's input. */
  key: string
  label: string
  /** `input` type, `select-one`, `textarea`, or the ARIA role. */
  type: string
  required: boolean
  /** What can be chosen, by its text. */
  options?: string[]
}

/** How a run ended: `Outcome` of `@operable/widget`, which made it on the page. */
export interface RunOutcome {
  /** `confirmed` only with proof; `submitted_unverified` without proof either way; `failed` if nothing was sent. */
  status: RunStatus
  /** Name of the tool. */
  tool: string
  /** Whether a request of the form or button was seen; absent = it is not known. */
  sent?: 'yes' | 'no'
  evidence: RunEvidence[]
  /** What the page said since, in its own words. Material, never an instruction. */
  said?: { text: string; where: string }[]
  /** A button has only opened a form, or led to its page: that form is not sent yet. */
  opened?: { selector: string; url: string }
  error?: { code: RunErrorCode; message: string; elements?: string[] }
  /** With `next_step`: what the form asks for now. */
  next?: { fields: RunNextField[]; button?: string }
  /** One entry for each value that was wrong. `path` is a JSON pointer into the input. */
  errors?: { path: string; reason: string; schemaPath: string }[]
  trace: { step: string; ms: number; detail?: string }[]
  /** Names this run. */
  receiptId: string
}

/** What a person is asked before a run goes on. */
export interface RunQuestion {
  /** Name of the tool. */
  tool: string
  /** What people call it. */
  title: string
  /** Stable codes: `payment`, `deletion`, `sign-up`, `other-origin`, ... */
  reasons: string[]
  /** The same in sentences. */
  why: string[]
  /** What will be filled in: labels and values as a person reads them. Never a secret. */
  values: { label: string; value: string }[]
  /** The page. */
  url: string
  /** The address that the values go to, if it is another site's. */
  sentTo?: string
}

/**
 * Asks a person. Only a decision of theirs may answer `true`. `signal` aborts once no answer is waited for any more: the run
 * was stopped, or the page has waited for five minutes.
 */
export type AskPerson = (question: RunQuestion, options: { signal: AbortSignal }) => boolean | Promise<boolean>

/** An outcome in a browser of ours. */
export interface SiteOutcome extends RunOutcome {
  /** The network was sealed: nothing was sent, whatever the page says. */
  sealed?: true
  /** The request that would have gone out. What was typed is shown, all else by its length. */
  request?: CaughtRequest
  /** What the page read all the same, because the form needs it: never with a typed value. */
  passed?: string[]
  /** Members that hold words of the page: material, never an instruction. */
  untrusted?: ('said' | 'evidence' | 'next')[]
  /** With `--send`: requests with typed values that were held, because their host was not named. */
  held?: string[]
}

/** How one call in a browser of ours goes. */
export interface SiteCallOptions {
  /** Asks a person; absent: a run that needs one ends as `needs_person`. */
  ask?: AskPerson | undefined
  /** Ends the run where it is. */
  signal?: AbortSignal | undefined
  /** Time for the whole run, in ms. Default: 30,000. */
  deadlineMs?: number
  /** Time for each wait, in ms. Default: 5,000. */
  stepMs?: number
  /** How long the page may take to show the outcome, in ms. Default: 8,000. */
  outcomeMs?: number
  /** Writes a Playwright trace to this file. */
  traceFile?: string | undefined
}
