import type { InferOptions, PageModel, Tool, ToolDraft } from '@operable/core'
import { attributesIn, type PageFrame, queryPage, type SelectorMatches } from '@operable/core/page'
import {
  checkedTool,
  draftOpeners,
  draftTools,
  frameOf,
  type PartState,
  type Preflight,
  preflightTool,
  type ToolFinding,
  verifyTool,
} from '@operable/core/tools'
import { type PageSource, parseSource } from './page-source.ts'

/** What is asked of a document besides its summary. Plain data, so that it can be asked in another thread. */
export interface Look {
  /** The tools of the page; at most `most` of them. */
  drafts?: InferOptions & { most: number }
  /** Where its elements stand in its source, in its summary. */
  places?: true
  /** Its buttons that may open a form; at most so many. */
  openers?: number
  /** What a selector matches. */
  matches?: { selector: string; limit: number }
  /** The attributes of the elements that each selector matches, under the same names. */
  attributes?: Record<string, string>
  /** What the page has of a tool. @see checkedTool */
  tool?: { tool: Tool; now: string; framed?: PageSource | undefined }
  /** Whether a tool still finds its element. @see verifyTool */
  verify?: { tool: Tool; now: string; framed?: PageSource | undefined; trigger?: PartState | undefined }
}

/** What was seen; a member for each that was asked for. */
export interface Seen {
  drafts?: ToolDraft[]
  openers?: ToolDraft[]
  /** `null` where only a live page can answer the selector. */
  matches?: SelectorMatches | null
  attributes?: Record<string, Record<string, string>[]>
  tool?: SeenTool
  verify?: Pick<SeenTool, 'frame'> & { finding: ToolFinding }
}

export interface SeenTool {
  /** Absent where the tool stays as it is. */
  checked?: Tool
  preflight: Preflight
  /** The frame that the tool's element is in. Unless that was handed over as well, the rest is said without it. */
  frame?: PageFrame | undefined
}

/** @param page as `parsePage` returned it, not a copy */
export function lookAt(page: PageModel, { drafts, openers, matches, attributes, tool, verify }: Look): Seen {
  return {
    ...(drafts && { drafts: draftsOf(page, drafts) }),
    ...(openers !== undefined && { openers: draftOpeners(page).slice(0, openers) }),
    ...(matches && { matches: queryPage(page, matches.selector, matches.limit) ?? null }),
    ...(attributes && {
      attributes: Object.fromEntries(
        Object.entries(attributes).map(([name, selector]) => [name, attributesIn(page, selector)]),
      ),
    }),
    ...(tool && { tool: toolOn(page, tool) }),
    ...(verify && { verify: findingOn(page, verify) }),
  }
}

function draftsOf(page: PageModel, { most, ...options }: NonNullable<Look['drafts']>): ToolDraft[] {
  const drafts: ToolDraft[] = []
  if (most === 0) return drafts
  for (const draft of draftTools(page, options)) if (drafts.push(draft) >= most) break
  return drafts
}

function toolOn(page: PageModel, { tool, now, framed }: NonNullable<Look['tool']>): SeenTool {
  const inner = framed && parseSource(framed)
  const checked = checkedTool(tool, page, now, inner)
  const preflight = preflightTool(checked, page, inner)
  return { ...(checked !== tool && { checked }), preflight, frame: frameOf(tool, page) }
}

function findingOn(
  page: PageModel,
  { tool, framed, ...how }: NonNullable<Look['verify']>,
): NonNullable<Seen['verify']> {
  const inner = framed && parseSource(framed)
  return { finding: verifyTool(tool, page, { ...how, framed: inner }), frame: frameOf(tool, page) }
}
