import { uniqueSelector } from '../page/model/page-document.ts'
import type { PageModel } from '../page/model/page-model.ts'
import { queryPage } from '../page/model/query-page.ts'
import type { Fingerprint, Tool } from '../schema/tool.ts'
import type { ToolPatch } from '../schema/tool-patch.ts'
import { checkedTool } from './checked-tool.ts'
import { type FoundElement, findByFingerprint, type NearElement } from './find-by-fingerprint.ts'
import { followTool } from './follow-tool.ts'
import { judgePreflight, type PartState, type PreflightStep } from './judge-preflight.ts'
import { preflightFacts } from './preflight-tool.ts'

/** Why a verification has its result. */
export type FindingReason =
  | 'in_place'
  | 'element_moved'
  | 'page_moved'
  | 'two_candidates'
  | 'element_missing'
  | 'element_changed'
  | 'element_hidden'
  | 'trigger_missing'
  | 'trigger_hidden'
  | 'fields_missing'
  | 'submit_missing'
  | 'frame_missing'
  | 'frame_foreign'
  | 'frame_unread'
  | 'page_empty'
  | 'live_selector'
  | 'nothing_to_compare'

/** An element that may be the one of a tool. */
export interface Candidate {
  selector: string
  /** What people and agents call it, if it has a name. */
  name?: string
  /** Similarity to the element that the tool was made for, 0 to 1. */
  similarity: number
  /** What is not the same. */
  differs: string[]
}

/** What a page has of a tool. */
export interface ToolFinding {
  /** `unknown`: the page does not tell. */
  state: 'ok' | 'moved' | 'broken' | 'unknown'
  reason: FindingReason
  /** One sentence or two. */
  detail: string
  steps: PreflightStep[]
  /** What is clicked first, as it was before that. */
  trigger?: { selector: string; state: PartState }
  /** The most similar element, and the one after it. Absent for tools without a fingerprint, and where all is as it was. */
  candidates?: Candidate[]
  /** Follows the element; only for `moved`. */
  patch?: Pick<ToolPatch, 'pageUrl' | 'selector'>
  /** The tool after that, as the page has it; absent where its element could not be read. */
  followed?: Tool
}

/** What `verifyTool` needs beside the page. */
export interface VerifyOptions {
  /** ISO 8601. */
  now: string
  /** What the tool's frame shows, where it has one and that was read. */
  framed?: PageModel | undefined
  /** Of a tool with a trigger: what it was before it was clicked. */
  trigger?: PartState | undefined
}

type Verdict = Pick<ToolFinding, 'state' | 'reason' | 'detail'>

/**
 * Whether a tool still finds its element, on its page as it is after the tool's trigger was clicked. An element is only
 * `moved` if its fingerprint says that it is the same one; of two candidates neither is taken.
 * @param page as `parsePage` returned it, not a copy; one at another address is where the tool's address led to
 */
export function verifyTool(tool: Tool, page: PageModel, { now, framed, trigger }: VerifyOptions): ToolFinding {
  const { metadata, pageUrl } = tool
  const isLedOn = !preflightFacts(tool, page, framed).isHere
  const home = metadata.frame === undefined ? page : framed
  const match = home && matchOf(tool, home)
  const facts = factsOf({ ...tool, pageUrl: page.url }, { page, framed, home, match })
  const before = facts.trigger && { ...facts.trigger, state: trigger ?? facts.trigger.state }
  const { steps } = judgePreflight({ ...facts, ...(before && { trigger: before }) })
  const seen = { tool, page, facts: { ...facts, ...(before && { trigger: before }) }, match, isLedOn }
  const verdict =
    ofPage(seen) ??
    ofTrigger(seen) ??
    ofTarget(seen) ??
    ofParts(seen) ??
    ofPlace(seen) ??
    inPlace(facts.target.selector)
  const candidates = match && verdict.reason !== 'in_place' ? candidatesOf(match, home) : []
  const known = { ...verdict, steps, ...(before && { trigger: before }), ...(candidates.length > 0 && { candidates }) }
  if (verdict.state !== 'moved') return known
  const patch = {
    ...(isLedOn && { pageUrl: page.url }),
    ...(facts.target.state === 'moved' && facts.target.found && { selector: facts.target.found }),
  }
  const followed = checkedTool(followTool(tool, patch, now), page, now, framed)
  return { ...known, patch, ...(!followed.metadata.unchecked && { followed }) }

  function inPlace(selector: string): Verdict {
    return { state: 'ok', reason: 'in_place', detail: `${selector} is in place on ${pageUrl}.` }
  }
}

interface Seen {
  tool: Tool
  page: PageModel
  facts: ReturnType<typeof preflightFacts>
  match: FoundElement | undefined
  isLedOn: boolean
}

interface Around {
  page: PageModel
  framed: PageModel | undefined
  home: PageModel | undefined
  match: FoundElement | undefined
}

/** `form` and `button` mean the first one, which another may have become. */
function factsOf(tool: Tool, { page, framed, home, match }: Around): ReturnType<typeof preflightFacts> {
  const facts = preflightFacts(tool, page, framed)
  const { selector, node, state } = facts.target
  const found = state === 'moved' ? facts.target.found : match?.selector
  const isOther = match !== undefined && match.node !== node && /^(?:form|button)$/.test(selector) && node !== undefined
  if (!home || (state !== 'moved' && !isOther)) return facts
  if (found === undefined) return { ...facts, target: { selector, state: 'changed', node: node! } }
  const { fingerprint: _, ...metadata } = tool.metadata
  const there = preflightFacts({ ...tool, selector: found, metadata }, page, framed)
  const isHidden = there.target.state === 'hidden'
  const target = {
    ...there.target,
    selector: isHidden ? found : selector,
    state: isHidden ? 'hidden' : 'moved',
    found,
  } as const
  return { ...there, target }
}

/** The fingerprint of a moved tool is that of its old element. */
function matchOf({ selector, metadata: { fingerprint, unchecked } }: Tool, home: PageModel): FoundElement | undefined {
  return !unchecked && isOwn(fingerprint, selector) ? findByFingerprint(fingerprint, home) : undefined
}

function isOwn(fingerprint: Fingerprint | undefined, selector: string): fingerprint is Fingerprint {
  return fingerprint?.selector === selector
}

function ofPage({ facts: { isEmpty, target }, tool: { metadata } }: Seen): Verdict | undefined {
  const { selector, state } = target
  const isFrame = selector === metadata.frame
  if (isFrame && state === 'missing')
    return { state: 'broken', reason: 'frame_missing', detail: `The page has no frame ${selector}.` }
  if (state === 'foreign')
    return { state: 'broken', reason: 'frame_foreign', detail: `${selector} shows another site or is sandboxed.` }
  if (isFrame && state === 'live')
    return { state: 'unknown', reason: 'frame_unread', detail: `What ${selector} shows could not be read.` }
  if (state === 'live')
    return { state: 'unknown', reason: 'live_selector', detail: `Only a run can tell what ${selector} matches.` }
  if (isEmpty) return { state: 'unknown', reason: 'page_empty', detail: 'The page shows nothing.' }
  return undefined
}

function ofTrigger({ facts: { trigger, target } }: Seen): Verdict | undefined {
  // A dialog that is open by itself needs no trigger.
  if (!trigger || target.state === 'shown') return undefined
  const { selector, state } = trigger
  if (state === 'missing')
    return {
      state: 'broken',
      reason: 'trigger_missing',
      detail: `Nothing matches ${selector}, which has to be clicked first.`,
    }
  if (state === 'hidden')
    return {
      state: 'broken',
      reason: 'trigger_hidden',
      detail: `${selector}, which has to be clicked first, is hidden.`,
    }
  return undefined
}

function ofTarget({ facts: { target, trigger, kind }, match, page, isLedOn }: Seen): Verdict | undefined {
  const { selector, state } = target
  if (state === 'shown' || state === 'moved') return undefined
  const led = isLedOn ? `The address now leads to ${page.url}. ` : ''
  const broken = (reason: FindingReason, detail: string): Verdict => ({ state: 'broken', reason, detail: led + detail })
  if (match?.reason === 'several' && match.nearest && match.second)
    return broken(
      'two_candidates',
      `${selector} no longer finds the ${kind}, and two are so similar to it that either may be meant: ${match.nearest.selector} and ${match.second.selector}.`,
    )
  if (state === 'several')
    return broken('two_candidates', `Several elements match ${selector}, and nothing tells which one is meant.`)
  if (state === 'changed')
    return broken(
      'element_changed',
      `${selector} now finds an element that looks different, and no other one looks like the ${kind}.`,
    )
  if (state === 'hidden')
    return broken('element_hidden', `${selector} is hidden${trigger ? ' after the trigger was clicked' : ''}.`)
  return broken('element_missing', `Nothing matches ${selector}, and nothing looks like the ${kind}.`)
}

/** Only what a run cannot do without. */
function ofParts({ tool: { metadata }, facts: { fields, submit, kind } }: Seen): Verdict | undefined {
  const required = (metadata.fields ?? []).filter((field) => field.required)
  const missing = required
    .map(({ label, key, selector }) => label || key || selector)
    .filter((name) => fields.missing.includes(name))
  if (missing.length > 0)
    return {
      state: 'broken',
      reason: 'fields_missing',
      detail: `The form no longer has ${missing.join(', ')}, which the tool requires.`,
    }
  if (submit === 'missing' || submit === 'hidden') {
    const what = kind === 'button' ? 'The button' : 'What submits the form'
    return { state: 'broken', reason: 'submit_missing', detail: `${what} is ${submit}.` }
  }
  return undefined
}

function ofPlace({ tool, facts: { target }, match, page, isLedOn }: Seen): Verdict | undefined {
  const { selector, found, node } = target
  if (isLedOn) {
    // Any page has a first form: only looks tell that it is this one.
    if (match?.node === undefined || match.node !== node)
      return {
        state: 'unknown',
        reason: 'nothing_to_compare',
        detail: `The address now leads to ${page.url}. It is unclear whether the element there is the tool's.`,
      }
    return {
      state: 'moved',
      reason: 'page_moved',
      detail: `${tool.pageUrl} now leads to ${page.url}, where the element is.`,
    }
  }
  if (target.state !== 'moved') return undefined
  return {
    state: 'moved',
    reason: 'element_moved',
    detail: `${selector} no longer finds the element. It is now ${found}.`,
  }
}

function candidatesOf({ node, selector, nearest, second, score, differs }: FoundElement, home: PageModel): Candidate[] {
  const best: NearElement | undefined =
    node === undefined || selector === undefined ? nearest : { node, selector, score, differs, agrees: [] }
  return [best, second].flatMap((each) => (each ? [candidate(each, home)] : []))
}

function candidate({ node, score, differs }: NearElement, home: PageModel): Candidate {
  const selector = uniqueSelector({ node }, home)
  const name = queryPage(home, selector, 1)?.first[0]?.name
  return { selector, ...(name && { name }), similarity: Math.round(score * 100) / 100, differs: [...differs] }
}
