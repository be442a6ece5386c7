import { skipsValidation, tagOf } from '../natives.ts'

/** The controls whose values the browser itself would refuse to send. */
export function invalidControls(target: Element, button: Element | undefined, controls: Element[]): HTMLInputElement[] {
  const skips = tagOf(target) === 'form' ? skipsValidation(target as HTMLFormElement) : true
  if (skips || (button as HTMLButtonElement | undefined)?.formNoValidate) return []
  return (controls as HTMLInputElement[]).filter(({ willValidate, validity }) => willValidate && !validity.valid)
}
