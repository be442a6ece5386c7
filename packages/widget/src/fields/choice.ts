import { enter, press } from '../act/hand.ts'
import { describe, nameOf, squeezed } from '../dom/text.ts'
import { failure } from '../flow/run.ts'
import { attribute, click, closest, matches, tagOf } from '../natives.ts'
import type { Control } from './drawn.ts'
import { toldAs } from './same.ts'

/** What was clicked once: where that is lost, the page listens to its label alone. */
const clicked = new WeakSet<HTMLElement>()

/**
 * Check boxes, radio buttons and switches, native or by role, alone or as a group. Only a click reaches both React and
 * Vue, and it is made only where the state differs.
 */
export const choice: Control = {
  set(_, controls, value) {
    const meant = meantBy(controls, value)
    const choices = new Set(meant?.map((control) => ownValue(control) ?? control))
    if (!meant || (isRadio(controls[0]!) && choices.size !== 1))
      throw failure(
        'option_not_found',
        String(value),
        controls.map((control) => {
          const own = ownValue(control)
          return own ? toldAs(own, nameOf(control)) : describe(control)
        }),
      )
    const chosen = chosenOf(controls)
    for (const control of controls) {
      const isMeant = meant.includes(control)
      // A radio button goes off only when another one goes on.
      if (chosen.includes(control) === isMeant || (isRadio(control) && !isMeant)) continue
      enter(control)
      const [label] = clicked.has(control) ? ((control as HTMLInputElement).labels ?? []) : []
      clicked.add(control)
      if (tagOf(control) === 'input') click(label ?? control)
      else choose(control)
    }
  },
  has(controls, value) {
    const meant = meantBy(controls, value)
    const chosen = chosenOf(controls)
    return !!meant && controls.every((control) => chosen.includes(control) === meant.includes(control))
  },
  restore(controls, current) {
    const before = controls.map(isChecked)
    const mixed = controls.map((control) => (control as HTMLInputElement).indeterminate)
    return () =>
      current().forEach((control, index) => {
        const input = control as HTMLInputElement
        const isSame = isChecked(control) === before[index]
        if (!isSame && (before[index] || !isRadio(control))) click(control)
        // No click takes a radio button back to where none was chosen. What a framework knows of it stays as it is: the
        // page is to show what will be sent.
        else if (!isSame && !before.includes(true) && Reflect.ownKeys(control).length === 0) input.checked = false
        // A click ends this state, and none begins it.
        if (mixed[index]) input.indeterminate = true
      })
  },
}

/** A button without a type would send its form beside. */
function choose(control: HTMLElement): void {
  const isUntyped = matches(control, 'button:not([type])')
  if (isUntyped) (control as HTMLButtonElement).type = 'button'
  press(control)
  if (isUntyped) control.removeAttribute('type')
}

/** Those that are to be ticked, by value, else by name; nothing where none or not all of what is wanted is there. */
function meantBy(controls: HTMLElement[], value: unknown): HTMLElement[] | undefined {
  if (typeof value === 'boolean') return value ? controls : []
  const wanted = [value].flat().map(String)
  return [
    (control: HTMLElement) => ownValue(control) ?? 'on',
    calledBy,
    (control: HTMLElement) => squeezed(calledBy(control)),
    // What is all called the same is told by its place.
    (control: HTMLElement) => (areAlike(controls) ? String(controls.indexOf(control) + 1) : ''),
  ]
    .map((read, at) => {
      const called = at < 2 ? wanted : wanted.map(squeezed)
      const meant = controls.filter((control) => called.includes(read(control)))
      return called.every((each) => meant.some((control) => read(control) === each)) ? meant : undefined
    })
    .find(Boolean)
}

/** Of stars all up to the one that was chosen shine. */
function chosenOf(controls: HTMLElement[]): HTMLElement[] {
  return controls.filter(isChecked).slice(areAlike(controls) ? -1 : 0)
}

/** Radio buttons of one name, such as stars. */
function areAlike(controls: HTMLElement[]): boolean {
  return isRadio(controls[0]!) && new Set(controls.map(calledBy)).size < 2
}

/** Its name, else that of what is drawn around it. */
function calledBy(control: HTMLElement): string {
  return nameOf(control) || nameOf(closest(control, '[role]') ?? control)
}

function isRadio(control: HTMLElement): boolean {
  return matches(control, '[type=radio],[role=radio],[aria-selected]:not([aria-multiselectable=true] *)')
}

function isChecked(control: HTMLElement): boolean {
  // What a browser knows by itself, a page may have said once and not again.
  return matches(control, ':checked,:not(input):is([aria-checked=true],[aria-pressed=true],[aria-selected=true])')
}

/** As a form sends it; nothing where one control has no other value than the next. */
function ownValue(control: HTMLElement): string | null {
  return attribute(control, 'value') ?? attribute(control, 'data-value')
}
