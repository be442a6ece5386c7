import type { Tool } from '@operable/core/schema'
import { nameOf } from '../dom/text.ts'
import { isWithin, selectDeep } from '../dom/tree.ts'
import { CONTROLS } from '../dom/visible.ts'
import { attribute, controlsOf, matches, select, tagOf } from '../natives.ts'
import { isTrap } from './sensitive.ts'

const UNFILLED = '[type=hidden],[type=submit],[type=button]:not([role],[aria-haspopup]),[type=image],[type=reset]'

/** Everything in a form, or a container, that can be filled in: what stands inside and what names the form as its own. */
export function controlsIn(target: Element): HTMLElement[] {
  const own = tagOf(target) === 'form' ? [...controlsOf(target as HTMLFormElement)] : []
  const all = new Set([...selectDeep(target, CONTROLS), ...own.filter((element) => matches(element, CONTROLS))])
  return [...all].filter((element) => !matches(element, UNFILLED) && !isTrap(element)) as HTMLElement[]
}

/**
 * The control, or the buttons of the group, that a property of the input means: by name or id, as the keys of
 * `inputSchema` are made, then by the selector that the tool has, then by label.
 */
export function findField({ metadata }: Tool, key: string, target: Element): HTMLElement[] {
  const controls = controlsIn(target)
  const field = metadata.fields?.find((each) => each.key === key)
  const selectors = field ? (field.choices?.map(({ selector }) => selector) ?? [field.selector]) : []
  const hits = selectors.flatMap((selector) => retarget(selectIn(target, selector), controls))
  const named = controls.filter((control) => keyOf(control) === key)
  // A selector that counts positions may hit another field of a page that has changed; a name does not.
  if (named.length > 0 && !named.some((control) => hits.includes(control))) return group(named, controls)
  if (hits.length > 0) return group(hits, controls)
  return field?.label ? controls.filter((control) => nameOf(control) === field.label).slice(0, 1) : []
}

function selectIn(target: Element, selector: string): Element[] {
  const found = select(document, selector)
  return found.length > 0 ? found : selectDeep(target, selector)
}

/** A selector may mean the element around a control, as custom elements have it. */
function retarget(hits: Element[], controls: HTMLElement[]): HTMLElement[] {
  return hits.flatMap((hit) => controls.filter((control) => control === hit || isWithin(control, hit)).slice(0, 1))
}

/** Radio buttons and check boxes of one name take one value together; of anything else one control does. */
function group(found: HTMLElement[], controls: HTMLElement[]): HTMLElement[] {
  const [first] = found
  const name = attribute(first!, 'name')
  const isChoice = matches(first!, '[type=radio],[type=checkbox]')
  if (!isChoice || !name) return isChoice || matches(first!, '[role=radio],[role=checkbox]') ? found : [first!]
  const { type } = first as HTMLInputElement
  return controls.filter(
    (control) => (control as HTMLInputElement).type === type && attribute(control, 'name') === name,
  )
}

/** The key that `inputSchema` of `@operable/core` gives a control. */
function keyOf(control: Element): string {
  const plain = (text: string | null): string =>
    (text ?? '')
      .split(/[^A-Za-z0-9.-]+/)
      .filter(Boolean)
      .join('_')
      .slice(0, 64)
  return plain(attribute(control, 'name')) || plain(attribute(control, 'id'))
}
