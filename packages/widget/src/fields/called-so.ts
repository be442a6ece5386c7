import { partsOf } from '../dom/parts.ts'
import { groupNames, nameOf } from '../dom/text.ts'
import { around, isWithin } from '../dom/tree.ts'
import { CHOICES, isVisible } from '../dom/visible.ts'
import { attribute, matches } from '../natives.ts'
import { controlsIn } from './controls-in.ts'
import { type Fillable, fieldOf } from './fillable.ts'
import { keyOf, keyOfLabel, plain } from './key-of.ts'

/** Controls that have the key for a label, or that of the field that it stands for. */
export function calledSo(tool: Fillable, key: string, target: Element): HTMLElement[] {
  const names = [plain(key) || key, key, fieldOf(tool, key)?.label]
  return controlsIn(target).filter((control) => isCalled(control, names))
}

/** The one of them that is shown, or that stands by the other fields of the input; else the choices of a group called so. */
export function calledAlone(tool: Fillable, key: string, target: Element): HTMLElement[] {
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
  const isChoice = (control: Element): boolean => matches(control, `:is(${CHOICES}):not([role=radio] *)`)
  return group ? controlsIn(target).filter((control) => isWithin(control, group) && isChoice(control)) : []
}

/** By its label, as it stands or as a key of it is made, or by an id that is no key. */
function isCalled(control: HTMLElement, names: (string | undefined)[]): boolean {
  const label = nameOf(control)
  return [label, keyOfLabel(label), plain(attribute(control, 'id'))].some((each) => !!each && names.includes(each))
}

/** Of the controls of a form those that the input names, by key or label. */
export function givenOf({ values = {} }: Fillable, controls: HTMLElement[]): HTMLElement[] {
  const keys = Object.keys(values)
  return keys[0] ? controls.filter((control) => keys.includes(keyOf(control)) || isCalled(control, keys)) : []
}
