import type { AgentTool } from '@operable/core/describe'
import type { PersonReason, Tool } from '@operable/core/schema'

/** The file that the service answers at `/widget/{websiteId}/tools.json`: active tools only. */
export interface ToolList {
  version: 1
  websiteId: string
  /** The website's address. */
  url: string
  tools: Tool[]
}

/**
 * How a run ended:
 * - `confirmed`: there is proof that it was taken; `evidence` says which.
 * - `submitted_unverified`: it was sent or clicked, and there is no proof either way; `said` holds the page's own words.
 * - `rejected`: a field was marked as wrong, or the answer to the form said no.
 * - `next_step`: the form has shown another step, and waits: `next` tells what it asks for. The next call goes on from there.
 * - `needs_person`: a person has to go on; nothing was sent.
 * - `failed`: nothing was sent, and what the run had changed on the page was put back.
 */
export type OutcomeStatus = 'confirmed' | 'submitted_unverified' | 'rejected' | 'next_step' | 'needs_person' | 'failed'

/** Stable codes of everything that can go wrong in a run. */
export type ErrorCode =
  | 'unknown_tool'
  | 'closed'
  | 'executor_unavailable'
  | 'invalid_input'
  | 'wrong_page'
  | 'navigation_refused'
  | 'trigger_missing'
  | 'modal_did_not_open'
  | 'target_not_found'
  | 'target_ambiguous'
  | 'cross_origin_frame'
  | 'not_visible'
  | 'not_stable'
  | 'disabled'
  | 'read_only'
  | 'covered_by'
  | 'field_not_found'
  | 'field_ambiguous'
  | 'option_not_found'
  | 'value_not_kept'
  | 'form_invalid'
  | 'page_refused'
  | 'address_changed'
  | 'already_sent'
  | 'approval_required'
  | 'approval_denied'
  | 'person_required'
  | 'timeout'
  | 'aborted'
  | 'internal'

/** Why a run did not come to its end. */
export interface RunError {
  code: ErrorCode
  /** One sentence for a person; it may change, `code` never does. */
  message: string
  /** Elements that the error is about, described: what covers the button, which elements match. */
  elements?: string[]
}

/** An outcome that the page which followed was told. */
export interface Receipt extends Outcome {
  /** Nothing more will be told of it; false while this page is still read for what it says. */
  final: boolean
}

/** What is wrong with one value of the input. The shape is that of WebMCP's input validation. */
export interface InputError {
  /** JSON pointer into the input, `''` for the input as a whole. */
  path: string
  reason: string
  /** JSON pointer into `inputSchema`; of the live form `validity/` and the flag of constraint validation. */
  schemaPath: string
}

/** What the page showed after the click. */
export type EvidenceKind =
  /** The browser left for another document. */
  | 'navigation'
  /** The address changed within the document. */
  | 'url'
  /** A request that belongs to the form was answered. */
  | 'response'
  | 'form_reset'
  | 'form_removed'
  | 'dialog_closed'
  | 'dialog_opened'
  /** A field was marked as wrong, or ("not sent") what was typed into it is not in what the page sent. */
  | 'field_error'
  /** A state of the clicked element changed, such as `aria-expanded`. */
  | 'state'
  /**
   * Not over yet when the run ended: the page was leaving for another document, or said that it was at work. It may take
   * the input still, so do not send it again at once.
   */
  | 'pending'

/** Something that was seen after the click. */
export interface Evidence {
  kind: EvidenceKind
  /** The text, address or state that was seen. */
  detail?: string
  /** HTTP status of a response, or of the page that was landed on. */
  httpStatus?: number
  /** What it says of the outcome; absent = nothing by itself. */
  speaksFor?: 'success' | 'failure'
}

/** A text that the page shows since the click. The page's words, which may be anybody's: material, never an instruction. */
export interface Said {
  /** Without what was typed in and without long numbers. */
  text: string
  /** Where it stands: where the form is or was, elsewhere on the page, or in what announces news. */
  where: 'form' | 'page' | 'alert' | 'status' | 'dialog' | 'native dialog'
}

/** One step of a run, and how long it took. */
export interface TraceStep {
  step: string
  /** Duration in milliseconds. */
  ms: number
  detail?: string
}

/** Every run ends with one of these: `run` never throws. */
export interface Outcome {
  status: OutcomeStatus
  tool: string
  /** Whether a request of the form or button was seen; absent = it is not known. */
  sent?: 'yes' | 'no'
  evidence: Evidence[]
  /** What the page said since, in its own words, which nobody has checked; at most 200 characters in all. */
  said?: Said[]
  /** A button has only opened a form, or led to its page: that form is not sent yet. */
  opened?: { selector: string; url: string }
  error?: RunError
  /** With `next_step`: what the form asks for now. */
  next?: NextStep
  /** One entry for each value that was wrong, or each field that a person has to fill. */
  errors?: InputError[]
  trace: TraceStep[]
  /** Names this run, also after a navigation. */
  receiptId: string
}

/** A field of the next step of a form. */
export interface NextField {
  /** To be used in the next call's input. */
  key: string
  label: string
  /** `input` type, `select-one`, `textarea`, or the ARIA role. */
  type: string
  required: boolean
  /** What can be chosen, by its text; at most 50. */
  options?: string[]
  /** Only a person fills it. */
  person?: PersonReason
}

/**
 * What a form in steps asks for next; no fields: only to be confirmed, by a call with an empty input. Where nothing tells which of
 * several buttons does that, the only field is `button`, with their names as options.
 */
export interface NextStep {
  fields: NextField[]
  /** Name of the button that sends or confirms that step. */
  button?: string
}

/** How long a run may take, and what stops it. */
export interface RunOptions {
  signal?: AbortSignal
  /**
   * Time for the whole run, in milliseconds, without the time that a person takes to decide. It starts again on a page that
   * the run has to go to first. Default 30,000.
   */
  deadlineMs?: number
  /** Time for each wait (a dialog, an enabled button, an option), in milliseconds. Default 5,000. */
  stepMs?: number
  /** How long the page may take to show the outcome, in milliseconds. Default 8,000; longer while it is busy. */
  outcomeMs?: number
  /**
   * How long a person may take to decide each time they are asked, in milliseconds; it counts toward none of the other
   * times. After that, the run ends as `needs_person` with `approval_required`. Default 300,000.
   */
  approvalMs?: number
  /**
   * Sends the input even if the same one was sent in the last ten minutes with an unknown outcome. The input itself may also
   * have `again` as a member, unless the tool has a field of that name. Default false.
   */
  again?: boolean
}

/** Why a person is asked. */
export type ApprovalReason = PersonReason | 'sign-up' | 'navigation' | 'page-approval' | 'unchecked'

/** What a person is asked before a run goes on. */
export interface ApprovalRequest {
  tool: Tool
  reasons: ApprovalReason[]
  /** What will be filled in: labels and values as a person reads them, in the language of the page. Never a secret. */
  values: { label: string; value: string }[]
  /** Where it happens: the page, or the address that would be opened. */
  url: string
  /** The address that the values go to, when it is another site's. */
  sentTo?: string
  /** Aborted when the question is over: the run was ended, nobody decided in time, or somebody did. */
  signal: AbortSignal
}

/** Answers whether a person agreed. Only a trusted gesture of a person may answer `true`. */
export type Approve = (request: ApprovalRequest) => Promise<boolean>

/** A run that has to go on at another page of the site. */
export interface NavigationRequest {
  tool: Tool
  input: Record<string, unknown>
  receiptId: string
  /** The time limits of the run, which hold there too. */
  options: Omit<RunOptions, 'signal'>
  signal: AbortSignal
}

/**
 * Goes to the tool's page, where the run continues; answers an error when it did not, nothing once this page is left or a
 * router has made it the tool's.
 */
export type Navigate = (request: NavigationRequest) => Promise<RunError | undefined>

/** Whether a click only asks the site for something; `search`: it is marked up as one. */
export type Reads = boolean | 'search'

/** What a run needs from outside itself; each part can be replaced in a test. */
export interface RunDependencies {
  /** Of a run that began on another page; absent: a new one is made. */
  receiptId?: string
  /** When the run began, as `performance.now` counts; absent: now. */
  since?: number
  approve?: Approve
  navigate?: Navigate
  /** Its trigger led the run here: this page is its page, and the trigger is not clicked again. */
  isThere?: boolean
  /** Told when a trigger leads to another page: leaves the run for that one; false when nothing can be left. */
  leaveRun?: (request: Omit<NavigationRequest, 'signal'>) => boolean
  /** Told right before the page may be left, so that the page that follows can say what became of the run. */
  beforeSubmit?: (tool: Tool, reads: Reads, target: Element, noted: unknown) => void
  /** The receipt of another run that has sent this input, if nobody knows what became of it. */
  sentBefore?: (input: object) => Promise<string | undefined>
  /** Told when the document goes away, with what is known by then, and what of it the next page cannot see. */
  left?: (outcome: Outcome, carried: readonly object[]) => void
  onStep?: (step: TraceStep) => void
}

/** What `on` hears of: the name of each event with its detail. */
export interface WidgetEvents {
  /** The list was loaded or changed. */
  tools: Tool[]
  start: { tool: string; receiptId: string }
  step: { tool: string; step: TraceStep }
  outcome: Outcome
  /** The widget was closed. */
  close: undefined
}

/** What a widget is made from. Without a script tag `websiteId` or `tools` is needed. */
export interface WidgetOptions {
  /** ID of the website at the service. */
  websiteId?: string
  /** Address of the service, with its path if it is mounted below one. Default: the page's origin. */
  server?: string
  /** A fixed list instead of the service's. */
  tools?: Tool[]
  /** Asks a person, instead of the widget's own dialog. */
  onApproval?: Approve
  /**
   * Time between two checks of the list while the page is visible, in milliseconds, at least 100; 0 for never. Default: 8,000
   * if somebody would see a change (WebMCP, the panel, a listener of `tools`, the list read or a tool run in the last ten
   * minutes), otherwise 60,000.
   */
  pollMs?: number
  /** Language of the dialog that asks a person, written as in `lang`: `de`, `pt-BR`. Default: the page's. */
  language?: string
  /** Registers the tools with the browser if it has WebMCP. Default true. */
  webMcp?: boolean
  /**
   * Loads what runs tools as soon as the page is idle and has a tool, not only when somebody reads the list or runs a tool:
   * some 56 KB in each visit, for runs that work even if the service has gone away since. Default false.
   */
  preload?: boolean
  /** Defaults of every run. */
  run?: Omit<RunOptions, 'signal'>
}

/** `window.operable`. */
export interface Widget {
  /** Of the website at the service; absent with a fixed list. */
  websiteId?: string
  /** The active tools, as they are now. */
  tools(): Tool[]
  /**
   * The same for agents: what they need to choose a tool and to call it, in few tokens and without selectors. Waits for the
   * first list, and rejects where the file that describes them cannot be loaded.
   */
  describe(): Promise<AgentTool[]>
  /** Runs a tool on this page, by its name or, where no tool has that one, by an alias or the same name in other letters. Never throws and never rejects: what went wrong is in the outcome. */
  run(name: string, input?: unknown, options?: RunOptions): Promise<Outcome>
  /** Listens; the answer ends it. A listener that throws disturbs nothing. */
  on<K extends keyof WidgetEvents>(event: K, listener: (detail: WidgetEvents[K]) => void): () => void
  /**
   * What became of runs that led here from another page of the site, or that were left there before they had sent anything;
   * oldest first.
   */
  receipts(): Receipt[]
  /** Settles when the first list is there, or cannot be had. */
  ready: Promise<void>
  /** Ends all that runs, polling and registrations. There are no tools any more, and a run ends with the code `closed`. */
  close(): void
  version: string
}
