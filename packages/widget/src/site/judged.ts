import { selectDeep } from '../dom/tree.ts'
import { lacksForm } from '../fields/involved.ts'
import { frame, now } from '../flow/run.ts'
import { readyState } from '../natives.ts'
import { signsOfPage } from '../outcome/next-page.ts'
import { invalidFields } from '../outcome/page.ts'
import { type Case, factsOf, ruleFor } from '../outcome/rules.ts'
import { holding, readOf } from '../outcome/settle.ts'
import { answerIn, type Sign } from '../outcome/signs.ts'
import { steps } from '../run/next-step.ts'
import { targetOf, ways } from '../target/find-target.ts'
import type { NextStep, Outcome } from '../types.ts'
import { understand, WORDS_MS } from '../words/words.ts'
import type { LeftOutcome } from './left.ts'
import { fieldsOf, looksOf } from './page-before.ts'

/** A page draws what it has to say soon after it was loaded, in ms. */
const DRAWN_MS = 1500

/**
 * What became of a run whose page was left, with what the page that its submit led to says of it once it is there. A later step that
 * was refused waits for the next call.
 * @param outcome as the address and its status tell it
 */
export async function judged(outcome: Outcome, left: LeftOutcome): Promise<Outcome> {
  while (readyState(document) === 'loading') await frame()
  const told = outcome.status === 'submitted_unverified' ? await read(outcome, left) : outcome
  const { again } = formHere(left)
  if (left.isStep && again && /^(rejected|submitted)/.test(told.status))
    (await stepsPart())?.stepAt(left.tool, { part: again, form: again })
  return told
}

async function read(outcome: Outcome, left: LeftOutcome): Promise<Outcome> {
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
    const { said, opened, evidence } = readOf(given)
    const shown = [...outcome.evidence, ...evidence.filter((each) => !/navigation|response/.test(each.kind))]
    const told = { ...outcome, evidence: shown, ...(said && { said }), ...(opened && { opened }) }
    if (isHeld) return { ...told, status: rule!.status! }
    const { has, isThanked } = factsOf(given)
    const next = kind === 'form' && has('step') && !isThanked ? await stepHere(left) : undefined
    return next ? { ...told, status: 'next_step', next } : told
  }
}

/** What the page asks for next, where it neither thanks nor shows the same form again. */
async function stepHere(left: LeftOutcome): Promise<NextStep | undefined> {
  return left.waiting && (await stepsPart())?.stepOfPage(left.tool, left.waiting, formHere(left).next)
}

const stepsPart = () => steps.needed({ stepMs: WORDS_MS, end: Number.POSITIVE_INFINITY }).catch(() => undefined)

function isUnread({ tool }: LeftOutcome): boolean {
  const target = targetOf(tool)
  return !!(target ? lacksForm(tool, target) : tool.metadata.fingerprint && ways.bring())
}

/** The button or form, where it is here again. A form is known by its fields; with other looks it is a step with the same fields. */
function formHere({ tool, fields, looks }: LeftOutcome): { again?: Element; next?: Element } {
  const target = targetOf(tool)
  if (tool.metadata.kind !== 'form') return target ? { again: target } : {}
  const forms = [...(target ? [target] : []), ...(fields ? selectDeep(document, 'form') : [])]
  const form = forms.find((each) => fieldsOf(each) === fields)
  if (!form) return {}
  return looks && fields && looksOther(looks, looksOf(form)) && !invalidFields(form).size
    ? { next: form }
    : { again: form }
}

/** What is wrong with a field may be told behind its label. */
function looksOther([action, button, ...labels]: readonly string[], [to, pressed, ...called]: string[]): boolean {
  return (
    pathOf(action) !== pathOf(to) || button !== pressed || labels.every((label, at) => !called[at]?.startsWith(label))
  )
}

/** Without what may be made anew for each page. */
function pathOf(action = ''): string {
  return action.replace(/[?#;].*/, '')
}

/** The answer that a script was given before it left counts, unless this page is a refusal itself. */
function signsNow(left: LeftOutcome, carried: readonly Sign[]): Sign[] {
  const { again, next } = formHere(left)
  const signs = signsOfPage(document, left, left.tool, again, next)
  const answer = answerIn(carried)
  if (!answer || (answerIn(signs)?.status ?? 0) >= 400) return [...carried, ...signs]
  const here = signs.filter(({ kind: each }) => each !== 'answer' && each !== 'page')
  return [...carried, ...here]
}
