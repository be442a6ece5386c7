import { partsOf } from '../dom/parts.ts'
import { nameOf } from '../dom/text.ts'
import { around, closestAround } from '../dom/tree.ts'
import { isVisible } from '../dom/visible.ts'
import { keyOf } from '../fields/key-of.ts'

/** What leads to the next step of a form. */
export const NEXT =
  /^(next|continue|weiter|nachste|nächste|suivant|continuer|siguiente|continuar|avanti|volgende|dalej|далее|次|下一步)/i

/** Whether a field stands in a part of its form that is not shown: not a control that the page draws something else for. */
export function isInHiddenPart(control: Element): boolean {
  const part = closestAround(around(control), '*')
  return !!part && ![part, control, ...labelsOf(control)].some(isVisible)
}

/** What stands for a control that is styled away. */
export function labelsOf(control: Element): Element[] {
  return [...((control as HTMLInputElement).labels ?? [])]
}

/**
 * Where such fields stand, for the sentence of a failure.
 * @returns `isStep`: the form has steps, so a person has to go on: what it shows leads to the next one, or what sends it is not shown
 */
export function placeOf(controls: Element[], form: Element): { isStep: boolean; where: string } {
  const names = controls.map((control) => `"${nameOf(control) || keyOf(control)}"`).join(', ')
  const buttons = partsOf(form, 'button,[type=submit],[type=button]')
  const submits = buttons.filter((button) => (button as HTMLButtonElement).type === 'submit')
  const next = buttons.find((button) => isVisible(button) && NEXT.test(nameOf(button)))
  const isStep = !!next || (!!submits[0] && !submits.some(isVisible))
  const on = isStep ? 'on another step of the form' : 'in a part of the form that is not shown'
  return { isStep, where: `${names} ${controls[1] ? 'are' : 'is'} ${on}${next ? `, behind "${nameOf(next)}"` : ''}` }
}
