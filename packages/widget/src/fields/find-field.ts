import { isWithin } from '../dom/tree.ts'
import { isShown, TOGGLES } from '../dom/visible.ts'
import { attribute, matches, rootOf, select } from '../natives.ts'
import { controlsIn } from './controls-in.ts'
import { type Fillable, fieldOf } from './fillable.ts'
import { involved } from './involved.ts'
import { keyOf, plain } from './key-of.ts'

/**
 * The control, or the buttons of the group, that a property of the input means: by name or id, as the keys of
 * `inputSchema` are made, then by the selector that the tool has, then by label. A name may stand as the form sends it.
 * @returns nothing too where several have that label, and none of them stands by the other fields of the input
 */
export function findField(tool: Fillable, key: string, target: Element): HTMLElement[] {
  const controls = controlsIn(target)
  const wanted = plain(key) || key
  const field = fieldOf(tool, key)
  const called = controls.filter((control) => keyOf(control) === wanted)
  // Each step of a form may ask for the same: the one that is shown is meant.
  const shown = called.filter(isShown)
  const named = shown[0] ? shown : called
  const hits = (field ? (field.choices ?? [field]) : []).flatMap(({ selector }) => firstIn(target, selector, controls))
  // A selector that counts positions may hit another field of a page that has changed; a name does not.
  const isHit = (control: Element): boolean => hits.some((hit) => isWithin(control, hit))
  const found = named[0] && !named.some(isHit) ? named : hits
  const [first] = found
  if (!first) return involved.loaded()?.calledAlone(tool, key, target) ?? []
  if (matches(first, `[role=radio],[role=checkbox],input:not([name]),${TOGGLES}`)) return found
  const group = controls.filter((control) => sameGroup(control, first))
  // Radio buttons and check boxes of one name take one value together, other fields the items of an array from here on.
  const isChoice = matches(first, '[type=radio],[type=checkbox]')
  const drawn = involved.loaded()?.drawnFor(first)
  if (drawn) return [drawn]
  return attribute(first, 'name') && matches(first, 'input,textarea')
    ? group.slice(isChoice ? 0 : group.indexOf(first))
    : [first]
}

/** The first control in each element that a selector means: it may mean the one around a control, as custom elements have it. */
function firstIn(target: Element, selector: string, controls: HTMLElement[]): HTMLElement[] {
  const inside = select(target, selector)
  const hits = inside[0] ? inside : select(rootOf(target), selector)
  return hits.flatMap((hit) =>
    matches(hit, TOGGLES) ? [hit as HTMLElement] : controls.filter((control) => isWithin(control, hit)).slice(0, 1),
  )
}

function sameGroup(a: HTMLElement, b: HTMLElement): boolean {
  return attribute(a, 'name') === attribute(b, 'name') && (a as HTMLInputElement).type === (b as HTMLInputElement).type
}
