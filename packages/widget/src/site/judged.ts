import type { Tool } from '@operable/core/schema'
import { controlsIn } from '../fields/controls-in.ts'
import { keyOf } from '../fields/key-of.ts'
import { frame, isFailure } from '../flow/run.ts'
import { textsIn } from '../input/texts-in.ts'
import { readyState } from '../natives.ts'
import { newsOfPage, textsOf } from '../outcome/new-page.ts'
import { plain } from '../outcome/wait-for-outcome.ts'
import { findTarget } from '../target/find-target.ts'
import type { Outcome } from '../types.ts'
import type { LeftOutcome } from './navigate.ts'

export type Before = Pick<LeftOutcome, 'known' | 'given' | 'fields'>

/** What the page that a submit leads to is compared with. */
export function pageBefore(tool: Tool, input: unknown): Before {
  const form = formOf(tool)
  return { known: textsOf(document, form), given: textsIn(input), fields: form ? fieldsOf(form) : '' }
}

/**
 * What became of a run whose page was left, with what the page that its submit led to says of it once it is there. Only
 * its words count: what the page before did not show, in a live region, in the heading, or where the form is again.
 * @param outcome as the address and its status tell it
 */
export async function judged(outcome: Outcome, { tool, fields, ...before }: LeftOutcome): Promise<Outcome> {
  while (readyState(document) === 'loading') await frame()
  if (outcome.status !== 'submitted_unverified') return outcome
  const found = formOf(tool)
  const form = found && fieldsOf(found) === fields ? found : undefined
  const signs = newsOfPage(document, before, form)
  const told = signs.map(({ speaksFor }) => speaksFor)
  const isThanked = told.includes('success')
  const isRefused = told.includes('failure') && !(isThanked && !form)
  if (!isRefused && !isThanked) return outcome
  return { ...outcome, status: isRefused ? 'rejected' : 'confirmed', evidence: [...outcome.evidence, ...plain(signs)] }
}

function formOf(tool: Tool): Element | undefined {
  const found = findTarget(tool)
  return tool.metadata.kind === 'form' && !isFailure(found) ? found : undefined
}

function fieldsOf(form: Element): string {
  return controlsIn(form).map(keyOf).join()
}
