import type { RunErrorCode, RunStatus } from '../contracts/runs.ts'

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

/** Asks a person. Only a decision of theirs may answer `true`. */
export type AskPerson = (question: RunQuestion) => boolean | Promise<boolean>

/** An outcome of a run that the page could not tell itself. */
export function outcomeWithout(
  tool: string,
  { receiptId = '', status, code, message, sent }: UntoldOutcome,
): RunOutcome {
  return {
    status,
    tool,
    ...(sent === undefined ? {} : { sent }),
    evidence: [],
    error: { code, message: `${code.replaceAll('_', ' ')}: ${message}` },
    trace: [],
    receiptId,
  }
}

interface UntoldOutcome {
  receiptId?: string
  status: RunStatus
  code: RunErrorCode
  message: string
  sent?: 'yes' | 'no'
}
