import { committed, enter, key, typed } from '../act/hand.ts'
import { nameOf } from '../dom/text.ts'
import { closestAround } from '../dom/tree.ts'
import { attribute, matches, setValue } from '../natives.ts'
import type { Control } from './control.ts'
import { dateAsShown } from './date-order.ts'
import { same, sameText } from './same.ts'

/** Inputs of every type that holds text, a number, a date or a color, and textareas. */
export const text: Control = {
  set(_, [control], value) {
    const input = control as HTMLInputElement
    const wanted = dateAsShown(input, String(value))
    enter(input)
    replace(input, wanted)
    // A mask that follows the keys wants them one by one.
    if (!isKept(input, wanted) && matches(input, '[type=text],[type=tel],:not([type])')) {
      replace(input, '')
      for (const letter of wanted) replace(input, input.value + letter, letter)
    }
    committed(input)
  },
  has: ([control], value) => isKept(control as HTMLInputElement, dateAsShown(control!, String(value))),
  is([control], given) {
    const { value } = control as HTMLInputElement
    const isNumber = value !== '' && matches(control!, '[type=number],[type=range]')
    return isNumber ? Number(value) === Number(given) : value === dateAsShown(control!, String(given))
  },
  restore([control], current) {
    const { value } = control as HTMLInputElement
    return () => {
      const input = current()[0] as HTMLInputElement
      if (input.value === value) return
      replace(input, value)
      committed(input)
    }
  },
}

function isKept(input: HTMLInputElement, wanted: string): boolean {
  // The rest is dear, and this is asked in every frame.
  if (sameText(input.value, wanted)) return true
  const names = `${attribute(input, 'name')} ${attribute(input, 'id')} ${nameOf(input)}`
  const isPhone = input.type === 'tel' || /phone|mobile|telef|handy|\btel\b/i.test(names)
  return same(input.value, wanted, isPhone, decimalSign(input))
}

/** Of the language that the page says it is in. */
function decimalSign(input: Element): string | undefined {
  const element = closestAround(input, '[lang]')
  try {
    return (1.5).toLocaleString((element && attribute(element, 'lang')) || 'en')[1]
  } catch {
    return undefined
  }
}

/** The prototype's setter reaches React, the input event Vue and Svelte, and `change` what is lazy. */
export function replace(input: HTMLElement, value: string, letter?: string): void {
  const last = value.at(-1) ?? 'Backspace'
  key(input, 'keydown', last)
  setValue(input, value)
  typed(input, letter ?? value, letter && 'insertText')
  key(input, 'keyup', last)
}
