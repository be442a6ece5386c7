import type { Tool } from '@operable/core/schema'
import { nameOf } from '../dom/text.ts'
import { closestAround } from '../dom/tree.ts'
import { controlsIn } from '../fields/controls-in.ts'
import { keyOf } from '../fields/key-of.ts'
import { attribute, matches } from '../natives.ts'
import type { Before, Noted } from '../outcome/next-page.ts'
import { invalidFields, stateOf } from '../outcome/page.ts'
import { submitsIn } from '../run/next-step.ts'
import type { Reads } from '../types.ts'
import { packsHere } from '../words/words.ts'

/** Lines that are left for the next page. */
const MAX_LINES = 1500
/** A POST by a button of a form. */
const POSTS = 'form[method=post i] :is(button:not([type=button],[type=reset]),[type=submit],[type=image])'
const ASIDE = 'aside,[role=complementary]'

/**
 * What the page that a submit leads to is compared with.
 * @param noted right before the click
 */
export function pageBefore(tool: Tool, target: Element, reads: Reads, { known, ...seen }: Noted): Before {
  const isForm = tool.metadata.kind === 'form'
  return {
    ...seen,
    reads,
    known: known.slice(0, MAX_LINES),
    packs: packsHere(),
    fields: isForm ? fieldsOf(target) : '',
    looks: looksOf(target),
    ...(isForm
      ? { marked: [...invalidFields(target).keys()] }
      : { state: stateOf(target), isPost: matches(target, POSTS) }),
    isAside: !!closestAround(target, ASIDE),
  }
}

/** Where an element leads to, and what tells a next step from the same form again. */
export function looksOf(form: Element): string[] {
  return [
    attribute(form, 'action') ?? attribute(form, 'href') ?? '',
    ...[submitsIn(form)[0] ?? form, ...controlsIn(form)].map(nameOf),
  ]
}

export function fieldsOf(form: Element): string {
  return controlsIn(form).map(keyOf).join()
}
