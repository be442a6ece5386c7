/** How a run of the widget ends: `OutcomeStatus` of `@operable/widget`. */
export const runStatuses = [
  'confirmed',
  'submitted_unverified',
  'rejected',
  'next_step',
  'needs_person',
  'failed',
] as const

/** Why a run did not come to its end: `ErrorCode` of `@operable/widget`. A test compares both lists with the widget's own. */
export const runErrorCodes = [
  'unknown_tool',
  'closed',
  'executor_unavailable',
  'invalid_input',
  'wrong_page',
  'navigation_refused',
  'trigger_missing',
  'modal_did_not_open',
  'target_not_found',
  'target_ambiguous',
  'cross_origin_frame',
  'not_visible',
  'not_stable',
  'disabled',
  'read_only',
  'covered_by',
  'field_not_found',
  'field_ambiguous',
  'option_not_found',
  'value_not_kept',
  'form_invalid',
  'page_refused',
  'address_changed',
  'already_sent',
  'approval_required',
  'approval_denied',
  'person_required',
  'timeout',
  'aborted',
  'internal',
] as const

/** How a run ended. */
export type RunStatus = (typeof runStatuses)[number]
/** Why a run did not finish. */
export type RunErrorCode = (typeof runErrorCodes)[number]

/** What a widget reports about a run: no values, no page texts, nothing about who ran it. */
export interface ReportedRun {
  /** Id of the tool. */
  tool: string
  receiptId: string
  status: RunStatus
  code?: RunErrorCode | undefined
  /** How long it took, in milliseconds, with the time that a person took to decide. */
  ms: number
  /** False while the page that the run led to may still say what became of it. */
  final: boolean
}

/** A run as it is kept. */
export interface KeptRun extends Omit<ReportedRun, 'tool'> {
  /** When the service received it, ISO 8601. */
  at: string
}

/** What agents did with one tool in the last 30 days. */
export interface ToolRuns {
  /** Id of the tool. */
  tool: string
  /** Absent for a tool that was removed. */
  name?: string
  /** How many runs ended how; those that are not kept one by one are in `omitted`. */
  outcomes: Partial<Record<RunStatus, number>>
  /** Runs beyond those that are kept of one tool and day. */
  omitted: number
  /** The latest first, at most 50. */
  runs: KeptRun[]
}

/** What agents do on websites whose owners record it: runs per tool, for 30 days. */
export interface Runs {
  /**
   * Keeps what a widget tells of a run. Told again, only a final outcome replaces one that was not.
   * @param origin of the page, as its browser says
   * @throws OperableError `website_not_found`, `tool_not_found`, `forbidden` where runs are not recorded or the page is
   * another site's, `storage_unavailable`
   */
  note(websiteId: string, run: ReportedRun, origin: string | null): Promise<void>
  /** By tool, the most used first. @throws OperableError `website_not_found`, `storage_unavailable` */
  list(websiteId: string): Promise<ToolRuns[]>
}
