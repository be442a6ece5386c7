import { lacksForm } from '../fields/involved.ts'
import { frame, now } from '../flow/run.ts'
import { readyState } from '../natives.ts'
import { signsOfPage } from '../outcome/next-page.ts'
import { type Case, ruleFor } from '../outcome/rules.ts'
import { holding, readOf } from '../outcome/settle.ts'
import { answerIn, type Sign } from '../outcome/signs.ts'
import { steps } from '../run/next-step.ts'
import { targetOf, ways } from '../target/find-target.ts'
import type { NextStep, Outcome } from '../types.ts'
import { understand, WORDS_MS } from '../words/words.ts'
import type { LeftOutcome } from './left.ts'
import { fieldsOf } from './page-before.ts'

/** A page draws what it has to say soon after it was loaded, in ms. */
const DRAWN_MS = 1500

/**
 * What became of a run whose page was left, with what the page that its submit led to says of it once it is there.
 * @param outcome as the address and its status tell it
 */
export async function judged(outcome: Outcome, left: LeftOutcome): Promise<Outcome> {
  while (readyState(document) === 'loading') await frame()
  if (outcome.status !== 'submitted_unverified') return outcome
  const { tool, carried = [] } = left
  await understand({ stepMs: WORDS_MS, end: Number.POSITIVE_INFINITY }, document, {}, left.packs)
  const { kind, expects } = tool.metadata
  const caseNow = (): Case => ({ kind, isExpecting: !!expects, signs: signsNow(left, carried) })
  const held = holding()
  for (const start = now(); ; await frame()) {
    // A form is known again by its fields.
    if (isUnread(left)) continue
    const given = caseNow()
    const rule = ruleFor(given)
    const isHeld = held(rule)
    if (!isHeld && now() - start < DRAWN_MS) continue
    const { said, opened, evidence, isStep } = readOf(given)
    const shown = [...outcome.evidence, ...evidence.filter((each) => !/navigation|response/.test(each.kind))]
    const told = { ...outcome, evidence: shown, ...(said && { said }), ...(opened && { opened }) }
    if (isHeld) return { ...told, status: rule!.status! }
    const next = isStep && !expects ? await stepHere(left) : undefined
    return next ? { ...told, status: 'next_step', next } : told
  }
}

/** What the page asks for next, where it neither thanks nor shows the same form again. */
async function stepHere({ tool, waiting }: LeftOutcome): Promise<NextStep | undefined> {
  const run = { stepMs: WORDS_MS, end: Number.POSITIVE_INFINITY }
  return waiting && (await steps.needed(run).catch(() => undefined))?.stepOfPage(tool, waiting)
}

function isUnread({ tool }: LeftOutcome): boolean {
  const target = targetOf(tool)
  return !!(target ? lacksForm(tool, target) : tool.metadata.fingerprint && ways.bring())
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
