import type { ErrorCode, OutcomeStatus } from '../../src/types.ts'
import type { Answer } from './answers.ts'

/** What one way of operating a form did to it. */
export interface Deed {
  /** Submit events of this form, and of others. */
  submits: number
  strays: number
  /** Clicks on buttons of the form. */
  clicks: number
  /** Fields of the input by key: whether their value arrived, `form` = in its form data, `control` = it has no name. */
  fields: Record<string, 'form' | 'control' | 'wrong' | 'missing'>
  /** Names in the form data that were not in the input and have another value than before. */
  touched: string[]
  /** Names of fields that people labelled as spam traps, or that the audit takes for one, with a new value. */
  trapped: string[]
}

export interface OwnDeed extends Deed {
  status: OutcomeStatus
  code?: ErrorCode
  message?: string
  errors?: string[]
  /** What it says that it saw. */
  seen?: string[]
}

export interface LibraryDeed extends Deed {
  /** Where it gave up: the field's key, or `submit`. */
  stop?: string
  message?: string
}

/** Fields that people gave one label, not counting those that are hidden by their type. */
export interface LabelledFields {
  count: number
  /** Names of those that the tool asks an agent for. */
  offered: string[]
  /** Names of those with a new value. */
  filled: string[]
}

type Word = 'yes' | 'no' | 'unknown'

/** One form tool of one page, operated by each way on a fresh copy of the page. */
export interface Row {
  set: string
  page: string
  tool: string
  selector: string
  /** Of the last call. */
  input: Record<string, unknown>
  /** What the audit says of it from the source: it can be reached, and something in it is left to a person. */
  isReachable: boolean
  person: boolean
  verdicts?: Record<'callable' | 'fillable' | 'submittable', Word>
  /** On the page as it was loaded: the selector finds it, something of it is drawn, a field for persons is. */
  isFound: boolean
  isFormSeen: boolean
  isPersonSeen: boolean
  /** `native`: a submit button or Enter sends it; `script`: only a script of the page does, and none runs here. */
  sends: 'native' | 'script'
  answer: Pick<Answer, 'kind' | 'language' | 'markup'>
  /** One more for each time that a run failed and named an optional value. */
  calls: number
  /** Why a person was asked, who agreed. */
  asked: string[]
  /** What people say that the form is for. */
  kind?: string
  labelled: { traps: LabelledFields; captchas: LabelledFields }
  ours: OwnDeed
  /** Absent: not compared. */
  library?: LibraryDeed
}
