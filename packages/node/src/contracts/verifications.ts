import type { Tool, ToolPatch } from '@operable/core'
import type { Candidate, FindingReason, PreflightStep } from '@operable/core/tools'
import type { Website } from './websites.ts'

/** What a verification says of a tool. `not_measured`: its page does not tell, or could not be read. */
export const verifyStates = ['ok', 'moved', 'broken', 'not_measured'] as const
/** One of them. */
export type VerifyState = (typeof verifyStates)[number]

/** Why a page does not tell whether a tool works. */
export const unmeasuredReasons = [
  'timeout',
  'unreachable',
  'blocked',
  'login',
  'http_error',
  'unreadable',
  'other_site',
  'trigger_unpressed',
  'dialog_unopened',
  'frame_unread',
  'page_empty',
  'live_selector',
  'nothing_to_compare',
] as const
/** Why a tool is moved or broken, or that all is as it was. */
export const measuredReasons = [
  'in_place',
  'element_moved',
  'page_moved',
  'two_candidates',
  'element_missing',
  'element_changed',
  'element_hidden',
  'trigger_missing',
  'trigger_hidden',
  'fields_missing',
  'submit_missing',
  'frame_missing',
  'frame_foreign',
  'page_gone',
] as const satisfies readonly (FindingReason | 'page_gone')[]

/** What follows the element of a tool that has moved. */
export interface MoveProposal {
  /** The members that change, as for `PATCH /tools/{websiteId}/{toolId}`. */
  patch: Pick<ToolPatch, 'pageUrl' | 'selector'>
  /** Where the tool was. If it has changed since, the proposal no longer applies. */
  from: Pick<Tool, 'pageUrl' | 'selector'>
}

/** What every look at a tool tells. */
export interface SeenTool {
  /** One sentence or two. */
  detail: string
  /** Where its address led. Absent if the page did not open. */
  url?: string
  steps: PreflightStep[]
  /** The most similar element, and the one after it. */
  candidates?: Candidate[]
}

/** What one look at the page of a tool has shown. */
export type ToolVerdict = SeenTool &
  (
    | { state: 'ok' | 'broken'; reason: (typeof measuredReasons)[number] }
    | { state: 'not_measured'; reason: (typeof unmeasuredReasons)[number] }
    | {
        state: 'moved'
        reason: (typeof measuredReasons)[number]
        /** With the tool as the page has it, where it could be read there. */
        proposal: MoveProposal & { followed?: Tool }
      }
  )

/** Why a tool is in its state. */
export type VerifyReason = (typeof measuredReasons)[number] | (typeof unmeasuredReasons)[number]

/** A message to the website's webhook about a change of state. */
export interface VerifyNotice {
  /** `webhook-id` of each try. */
  id: string
  type: 'tool.broken' | 'tool.recovered'
  state: 'pending' | 'sent' | 'failed'
  /** Of the last try, ISO 8601. */
  at?: string
  /** Why it was not sent. */
  detail?: string
}

/** A change of state. */
export interface VerifyChange {
  /** ISO 8601. */
  at: string
  state: VerifyState
  reason: VerifyReason
  detail: string
  notice?: VerifyNotice
}

/** What is known of a tool. */
export interface ToolVerification {
  toolId: string
  /** The name that the tool has now. */
  tool: string
  pageUrl: string
  state: VerifyState
  reason: VerifyReason
  detail: string
  /** When it was looked at, ISO 8601. */
  at: string
  /** Since when it is in this state, ISO 8601. */
  since: string
  url?: string
  steps: PreflightStep[]
  candidates?: Candidate[]
  /** Only of a tool that has moved. */
  proposal?: MoveProposal
  /** The last changes of state, newest first: 30 at most. */
  changes: VerifyChange[]
}

/** What is known of the tools of a website. Tools that were never verified are missing. */
export interface Verifications {
  tools: ToolVerification[]
}

/** The same after moves were taken. */
export interface FollowedTools extends Verifications {
  /** Names of the tools that now follow their elements. */
  followed: string[]
}

/** Whether the tools of websites still find their elements. Every call throws `website_not_found` and `storage_unavailable`. */
export interface ToolVerifications {
  /**
   * Looks at each active tool on a fresh page in a sealed browser: nothing is typed, and nothing is submitted.
   * @param chosen IDs or names; default: all that are active
   * @throws OperableError `tool_not_found`, `missing_dependency` without a browser, `rate_limited` if too many wait for it, `aborted`
   */
  verify(websiteId: string, chosen?: readonly string[], options?: { signal?: AbortSignal }): Promise<Verifications>
  list(websiteId: string): Promise<Verifications>
  /**
   * Lets tools that have moved follow their elements, as the last verification found them.
   * @param chosen IDs or names, or all that have moved
   * @throws OperableError `tool_not_found` if one that was chosen has not moved, or was changed since
   */
  follow(websiteId: string, chosen: readonly string[] | 'all'): Promise<FollowedTools>
}

/** Looks at a tool on its page. @param signal ends it */
export type LookAtTool = (tool: Tool, website: Website, signal: AbortSignal) => Promise<ToolVerdict>
