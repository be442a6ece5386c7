import type { Tool } from '@operable/core/schema'
import { closestAround } from '../dom/tree.ts'
import { controlsIn } from '../fields/controls-in.ts'
import { keyOf } from '../fields/key-of.ts'
import { isFailure } from '../flow/run.ts'
import { textsIn } from '../input/data.ts'
import { documentOf, matches } from '../natives.ts'
import type { Before, Noted } from '../outcome/next-page.ts'
import { invalidFields, stateOf, waitingIn } from '../outcome/page.ts'
import { keyOfText, linesOf, scopesOf } from '../outcome/texts.ts'
import { expectedOf, readerOf } from '../outcome/watch.ts'
import { findTarget } from '../target/find-target.ts'
import { packsHere } from '../words/words.ts'

/** Lines that are left for the next page. */
const MAX_LINES = 1500
/** A POST by a button of a form. */
const POSTS = 'form[method=post i] :is(button:not([type=button],[type=reset]),[type=submit],[type=image])'
const ASIDE = 'aside,[role=complementary]'

/**
 * What the page that a submit leads to is compared with.
 * @param noted what was noted right before the click already
 */
export function pageBefore(tool: Tool, input: unknown, target: Element, noted?: Noted): Before {
  const isForm = tool.metadata.kind === 'form'
  const { known, ...seen } = noted ?? noteOf(tool, target, input)
  return {
    ...seen,
    known: known.slice(0, MAX_LINES),
    packs: packsHere(),
    fields: isForm ? fieldsOf(target) : '',
    ...(isForm
      ? { marked: [...invalidFields(target).keys()] }
      : { state: stateOf(target), isPost: matches(target, POSTS) }),
    isAside: !!closestAround(target, ASIDE),
  }
}

function noteOf(tool: Tool, target: Element, input: unknown): Noted {
  const home = documentOf(target)!
  const lines = linesOf(scopesOf(home))
  const { given, own } = readerOf({ tool, target, button: target, given: textsIn(input) })
  return {
    known: [...new Set(lines.map(keyOfText))],
    given: [...given],
    own: { words: [...own.words], deeds: own.deeds },
    waiting: [...waitingIn(home).keys()],
    ...expectedOf(tool, lines.join('\n')),
  }
}

/** The tool's form or button, where the page has it. */
export function targetOf(tool: Tool): Element | undefined {
  const found = findTarget(tool)
  return isFailure(found) ? undefined : found
}

export function fieldsOf(form: Element): string {
  return controlsIn(form).map(keyOf).join()
}
