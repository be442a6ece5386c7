import { judgePreflight, type PartState, type Preflight, type PreflightFacts } from '@operable/core/inspect'
import type { Tool } from '@operable/core/schema'
import { partsOf } from '../dom/parts.ts'
import { describe } from '../dom/text.ts'
import { isVisible } from '../dom/visible.ts'
import { controlsIn } from '../fields/controls-in.ts'
import { findField } from '../fields/find-field.ts'
import { involved, submitButton } from '../fields/involved.ts'
import { isFailure } from '../flow/run.ts'
import { matches, tagOf } from '../natives.ts'
import { involved as whole } from '../parts/involved.ts'
import { findTarget, search, ways } from '../target/find-target.ts'
import { heal } from '../target/heal.ts'
import { homeOf } from '../target/home-of.ts'
import { isSamePage } from '../target/same-page.ts'

export type Checkable = Pick<Tool, 'name' | 'selector' | 'pageUrl' | 'metadata'>

/**
 * A dry run on the live page, by the parts that a run itself uses: is the trigger there, the form or button, each field,
 * and what sends the form? Nothing is clicked, scrolled or filled.
 */
export function preflight(tool: Checkable): Preflight {
  involved.give(whole)
  ways.give({ heal, homeOf, wayTo: opensNothing })
  const { pageUrl, metadata } = tool
  const { kind, fields = [] } = metadata
  const { selector, state, element } = locateOne(tool)
  const trigger = triggerOf(tool)
  const isThere = (field: (typeof fields)[number]): boolean =>
    !!element &&
    (field.key ? findField(tool, field.key, element).length > 0 : partsOf(element, field.selector).length > 0)
  return judgePreflight({
    kind,
    pageUrl,
    here: location.href,
    isHere: isSamePage(pageUrl, location.href),
    ...(trigger && { trigger }),
    target: { selector, state, ...(state === 'moved' && { found: describe(element!) }) },
    fields: {
      count: fields.length,
      missing: fields.filter((field) => !isThere(field)).map(({ label, key, selector }) => label || key || selector),
    },
    submit: element ? submitState(tool, element) : 'missing',
  })
}

function opensNothing(): never {
  throw new Error('A dry run clicks nothing.')
}

/** Of several openers one that is there: a run presses the one that it is told. */
function triggerOf({ metadata: { triggerSelector, which } }: Checkable): PreflightFacts['trigger'] {
  if (!triggerSelector) return undefined
  const others = which?.of === 'trigger' ? which.options.map(({ selector }) => selector) : []
  const found = [triggerSelector, ...others].map((selector) => ({ selector, state: stateOf(search(selector)) }))
  return found.find(({ state }) => state === 'shown') ?? found[0]
}

/** The same of forms and buttons. */
function locateOne(tool: Checkable): Located {
  const first = locate(tool)
  const { which, fingerprint: _, ...metadata } = tool.metadata
  if (which?.of !== 'target' || first.state === 'shown') return first
  const others = which.options.map(({ selector }) => locate({ ...tool, selector, metadata }))
  return others.find(({ state }) => state === 'shown') ?? first
}

interface Located {
  selector: string
  state: PartState
  element?: Element
}

function locate(tool: Checkable): Located {
  const { selector } = tool
  return { selector, ...stateAt(tool) }
}

function stateAt(tool: Checkable): Omit<Located, 'selector'> {
  const { selector } = tool
  const hits = search(selector)
  const target = findTarget(tool)
  if (!isFailure(target)) {
    if (!hits.includes(target)) return { state: 'moved', element: target }
    return { state: isVisible(target) ? 'shown' : 'hidden', element: target }
  }
  if (!hits[0]) return { state: 'missing' }
  if (target.error.code === 'target_ambiguous') return { state: 'several' }
  // `form` and `button` mean one that is shown; of a tool in a dialog it may be shown later.
  const isDefault = selector === 'form' || selector === 'button'
  return isDefault ? { state: 'hidden', element: hits[0] } : { state: 'changed' }
}

function stateOf(found: readonly Element[]): PartState {
  return !found[0] ? 'missing' : found.some(isVisible) ? 'shown' : 'hidden'
}

function submitState(tool: Checkable, element: Element): PreflightFacts['submit'] {
  const { kind, submitSelector } = tool.metadata
  if (kind === 'button') return pressed(element)
  if (submitSelector) return pressed(search(submitSelector)[0])
  const visible = submitButton(tool, element)
  if (visible) return pressed(visible)
  const all = partsOf(element, 'button,[type=submit],[type=image]')
  // What stands in a form that is hidden is hidden with it.
  const isHidden = !isVisible(element)
  if (all[0]) return isHidden ? pressed(all[0]) : 'hidden'
  const isSendable = tagOf(element) === 'form' && controlsIn(element).some((control) => isHidden || isVisible(control))
  return isSendable ? 'enter' : 'missing'
}

function pressed(button: Element | undefined): PreflightFacts['submit'] {
  return !button ? 'missing' : matches(button, ':disabled,[aria-disabled=true]') ? 'disabled' : 'shown'
}
