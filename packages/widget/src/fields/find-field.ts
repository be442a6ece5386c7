import type { Tool, ToolField } from '@operable/core/schema'
import { partsOf } from '../dom/parts.ts'
import { groupNames, nameOf } from '../dom/text.ts'
import { around, isWithin } from '../dom/tree.ts'
import { CHOICES, CONTROLS, isVisible } from '../dom/visible.ts'
import { attribute, matches, rootOf, select } from '../natives.ts'
import { carrierOf, isCarried } from './carrier.ts'
import { isTrap } from './sensitive.ts'

const UNFILLED = '[type=hidden],[type=submit],[type=image],[type=reset],input[type=button]'
/** Ids that libraries make anew on each page: see `generatedNamePatterns` of `@operable/core`. */
const MADE_ANEW = /^[:«_]r\w*[:»_]$|^(radix|headlessui|mui|mantine|react-aria|chakra|cdk|mat)[-_:].*\d/

/** Everything there that can be filled in. */
export function controlsIn(target: Element): HTMLElement[] {
  return partsOf(target, CONTROLS).filter(
    (control) => !matches(control, UNFILLED) && !isTrap(control) && !isCarried(control),
  )
}

/** A tool, and what a run of it was given, whose keys tell which part of a form is meant. */
export type Fillable = Pick<Tool, 'metadata'> & { values?: object }

/**
 * The control, or the buttons of the group, that a property of the input means: by name or id, as the keys of
 * `inputSchema` are made, then by the selector that the tool has, then by label. A name may stand as the form sends it.
 * @returns nothing too where several have that label, and none of them stands by the other fields of the input
 */
export function findField(tool: Fillable, key: string, target: Element): HTMLElement[] {
  const controls = controlsIn(target)
  const wanted = plain(key) || key
  const field = fieldOf(tool, key)
  const named = controls.filter((control) => keyOf(control) === wanted)
  const hits = (field ? (field.choices ?? [field]) : []).flatMap(({ selector }) =>
    // It may mean the element around a control, as custom elements have it.
    select(rootOf(target), selector).flatMap((hit) => controls.filter((control) => isWithin(control, hit)).slice(0, 1)),
  )
  // A selector that counts positions may hit another field of a page that has changed; a name does not.
  const found = named[0] && !named.some((control) => hits.includes(control)) ? named : hits
  const [first] = found
  if (!first) return calledAlone(tool, key, target)
  if (matches(first, '[role=radio],[role=checkbox]')) return found
  const group = controls.filter((control) => sameGroup(control, first))
  // Radio buttons and check boxes of one name take one value together, other fields the items of an array from here on.
  const isChoice = matches(first, '[type=radio],[type=checkbox]')
  return attribute(first, 'name') && matches(first, 'input,textarea')
    ? group.slice(isChoice ? 0 : group.indexOf(first))
    : [first]
}

/** Controls that have the key for a label, or that of the field that it stands for. */
export function calledSo(tool: Fillable, key: string, target: Element): HTMLElement[] {
  const names = [plain(key) || key, key, fieldOf(tool, key)?.label]
  return controlsIn(target).filter((control) => isCalled(control, names))
}

/** Of the controls of a form those that the input names, by key or label. */
export function givenOf({ values = {} }: Fillable, controls: HTMLElement[]): HTMLElement[] {
  const keys = Object.keys(values)
  return keys[0] ? controls.filter((control) => keys.includes(keyOf(control)) || isCalled(control, keys)) : []
}

/** The one of them that is shown, or that stands by the other fields of the input; else the choices of a group called so. */
function calledAlone(tool: Fillable, key: string, target: Element): HTMLElement[] {
  const called = calledSo(tool, key, target)
  if (!called[1]) return called[0] ? called : choicesOf([key, fieldOf(tool, key)?.label], target)
  const shown = called.filter(isVisible)
  const meant = shown[0] ? shown : called
  if (!meant[1]) return meant
  const beside = givenOf(tool, controlsIn(target)).filter((control) => !meant.includes(control))
  const near = meant.filter((control) => isNearest(control, meant, beside))
  return near[1] ? [] : near
}

/** Whether a control meets one of those beside it in a smaller part of the page than that which holds the others too. */
function isNearest(control: Element, others: Element[], beside: Element[]): boolean {
  let part: Node | null = control
  while (part && !beside.some((each) => isWithin(each, part!))) part = around(part)
  return !!part && !others.some((other) => other !== control && isWithin(other, part!))
}

function choicesOf(names: (string | undefined)[], target: Element): HTMLElement[] {
  const group = partsOf(target, 'fieldset,[role=group],[role=radiogroup]').find((each) =>
    groupNames(each).some((name) => [name, keyOfLabel(name)].some((called) => called && names.includes(called))),
  )
  return group ? controlsIn(target).filter((control) => isWithin(control, group) && matches(control, CHOICES)) : []
}

function fieldOf({ metadata }: Fillable, key: string): ToolField | undefined {
  return metadata.fields?.find((each) => each.key === key)
}

function sameGroup(a: HTMLElement, b: HTMLElement): boolean {
  return attribute(a, 'name') === attribute(b, 'name') && (a as HTMLInputElement).type === (b as HTMLInputElement).type
}

/** By its label, as it stands or as a key of it is made, or by an id that is no key. */
function isCalled(control: HTMLElement, names: (string | undefined)[]): boolean {
  const label = nameOf(control)
  return [label, keyOfLabel(label), plain(attribute(control, 'id'))].some((each) => !!each && names.includes(each))
}

/** The key that `inputSchema` of `@operable/core` gives a control. */
export function keyOf(control: Element): string {
  const carrier = carrierOf(control)
  const name = plain(attribute(control, 'name')) || (carrier && plain(attribute(carrier, 'name')))
  if (name) return name
  const id = attribute(control, 'id') ?? ''
  return (MADE_ANEW.test(id) && keyOfLabel(nameOf(control))) || plain(id)
}

function keyOfLabel(label: string): string {
  return plain(label.toLowerCase())
}

/** The same of what a selector names last: `form [name="card"]`, `#card`. */
export function keyOfSelector(selector: string): string {
  return plain(/(?:#|=)["']?([^"'#=]+)["']?\]?$/.exec(selector)?.[1])
}

/** In letters that every model's tool interface takes: `user[email]` is `user_email`. */
export function plain(name: string | null | undefined): string {
  return (name ?? '')
    .split(/[^A-Za-z0-9.-]+/)
    .filter(Boolean)
    .join('_')
    .slice(0, 64)
}
