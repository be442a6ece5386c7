import type { Tool } from '@operable/core/schema'
import { closestAround } from '../dom/tree.ts'
import { controlsIn } from '../fields/controls-in.ts'
import { keyOf } from '../fields/key-of.ts'
import { frame, isFailure, now } from '../flow/run.ts'
import { textsIn } from '../input/texts-in.ts'
import { documentOf, matches, readyState } from '../natives.ts'
import { expectedBefore } from '../outcome/expectation.ts'
import { type Before, type Noted, signsOfPage } from '../outcome/next-page.ts'
import { invalidFields, stateOf, waitingIn } from '../outcome/page.ts'
import { type Case, ruleFor } from '../outcome/rules.ts'
import { holding, readOf } from '../outcome/settle.ts'
import { answerIn, type Sign } from '../outcome/signs.ts'
import { keyOfText, linesOf, scopesOf } from '../outcome/texts.ts'
import { readerOf } from '../outcome/watch.ts'
import { findTarget } from '../target/find-target.ts'
import type { Outcome } from '../types.ts'
import { packsHere, understand } from '../words/words.ts'
import type { LeftOutcome } from './navigate.ts'

/** The words of this page, by which it is read, are there by then, or not at all, in ms. */
const WORDS_MS = 3000
/** A page draws what it has to say soon after it was loaded, in ms. */
const DRAWN_MS = 1500
/** Lines that are left for the next page. */
const MAX_LINES = 1500
/** A POST by a button of a form. */
const POSTS = 'form[method=post i] :is(button:not([type=button],[type=reset]),[type=submit],[type=image])'
const ASIDE = 'aside,[role=complementary]'

/**
 * What the page that a submit leads to is compared with.
 * @param noted what was noted right before the click already
 */
export function pageBefore(tool: Tool, input: unknown, noted?: Noted): Before {
  const target = targetOf(tool)
  const isForm = tool.metadata.kind === 'form'
  const { known, ...seen } = noted ?? noteOf(tool, target, input)
  return {
    ...seen,
    known: known.slice(0, MAX_LINES),
    packs: packsHere(),
    fields: target && isForm ? fieldsOf(target) : '',
    ...(target && isForm && { marked: [...invalidFields(target).keys()] }),
    ...(target && !isForm && { state: stateOf(target), isPost: matches(target, POSTS) }),
    ...(target && { isAside: !!closestAround(target, ASIDE) }),
  }
}

function noteOf(tool: Tool, target: Element | undefined, input: unknown): Noted {
  const home = target ? documentOf(target)! : document
  const lines = linesOf(scopesOf(home))
  const reader = target && readerOf({ tool, target, button: target, given: textsIn(input) })
  return {
    known: [...new Set(lines.map(keyOfText))],
    given: [...(reader?.given ?? textsIn(input))],
    ...(reader && { own: { words: [...reader.own.words], deeds: reader.own.deeds } }),
    waiting: [...waitingIn(home).keys()],
    expected: expectedBefore(tool.metadata.expects, lines.join('\n')),
  }
}

/**
 * What became of a run whose page was left, with what the page that its submit led to says of it once it is there.
 * @param outcome as the address and its status tell it
 */
export async function judged(outcome: Outcome, left: LeftOutcome): Promise<Outcome> {
  while (readyState(document) === 'loading') await frame()
  if (outcome.status !== 'submitted_unverified') return outcome
  await understand({ stepMs: WORDS_MS, end: Number.POSITIVE_INFINITY }, document, {}, left.packs)
  const { tool, carried = [] } = left
  const { kind, expects } = tool.metadata
  const caseNow = (): Case => ({ kind, isExpecting: !!expects, signs: signsNow(left, carried) })
  const held = holding()
  for (const start = now(); ; await frame()) {
    const given = caseNow()
    const rule = ruleFor(given)
    const isHeld = held(rule)
    if (!isHeld && now() - start < DRAWN_MS) continue
    const { said, opened, evidence } = readOf(given)
    const shown = [...outcome.evidence, ...evidence.filter((each) => !/navigation|response/.test(each.kind))]
    const status = isHeld ? rule!.status! : outcome.status
    return { ...outcome, status, evidence: shown, ...(said && { said }), ...(opened && { opened }) }
  }
}

/** The answer that a script was given before it left counts, unless this page is a refusal itself. */
function signsNow(left: LeftOutcome, carried: readonly Sign[]): Sign[] {
  const target = targetOf(left.tool)
  const isForm = left.tool.metadata.kind === 'form'
  const same = target && (!isForm || fieldsOf(target) === left.fields) ? target : undefined
  const signs = signsOfPage(document, left, left.tool, same)
  const answer = answerIn(carried)
  if (!answer || (answerIn(signs)?.status ?? 0) >= 400) return [...carried, ...signs]
  const here = signs.filter(({ kind: each }) => each !== 'answer' && each !== 'page')
  return [...carried, ...here]
}

/** The tool's form or button, where the page has it. */
function targetOf(tool: Tool): Element | undefined {
  const found = findTarget(tool)
  return isFailure(found) ? undefined : found
}

function fieldsOf(form: Element): string {
  return controlsIn(form).map(keyOf).join()
}
