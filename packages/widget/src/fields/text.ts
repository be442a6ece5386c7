import { committed, enter, key, typed } from '../act/hand.ts'
import { nameOf, shownText } from '../dom/text.ts'
import { closestAround } from '../dom/tree.ts'
import { isVisible } from '../dom/visible.ts'
import { attribute, matches, parentOf, select, setValue } from '../natives.ts'
import type { Control } from './control.ts'
import { dateAsShown } from './date-order.ts'
import { same, sameText } from './same.ts'

/** Inputs of every type that holds text, a number, a date or a color, and textareas. Of an array each takes one item. */
export const text: Control = {
  set(_, controls, value) {
    for (const [input, wanted] of pairs(controls, value)) {
      enter(input)
      replace(input, wanted)
      // A mask that follows the keys wants them one by one.
      if (!isKept(input, wanted) && matches(input, '[type=text],[type=tel],:not([type])')) {
        replace(input, '')
        for (const letter of wanted) replace(input, input.value + letter, letter)
      }
      committed(input)
    }
  },
  has: (controls, value) => pairs(controls, value).every(([input, wanted]) => isKept(input, wanted)),
  is: (controls, value) =>
    pairs(controls, value).every(([input, wanted]) => {
      const isNumber = input.value !== '' && matches(input, '[type=number],[type=range]')
      return isNumber ? Number(input.value) === Number(wanted) : input.value === wanted
    }),
  restore(controls, current) {
    const before = controls.map((control) => (control as HTMLInputElement).value)
    return () => {
      for (const [at, input] of current().entries()) {
        const value = before[at]
        if (value === undefined || (input as HTMLInputElement).value === value) continue
        // Pickers read their field when it is left.
        enter(input)
        replace(input, value)
        committed(input)
      }
    }
  },
}

/** Each input with the text that it is to take; a field for several addresses takes all of them. */
function pairs(controls: HTMLElement[], value: unknown): [HTMLInputElement, string][] {
  const texts = matches(controls[0]!, '[multiple]') ? [value] : [value].flat()
  const inputs = controls.slice(0, texts.length) as HTMLInputElement[]
  return inputs.map((input, at) => [input, dateAsShown(input, String(texts[at]))])
}

function isKept(input: HTMLInputElement, wanted: string): boolean {
  // The rest is dear, and this is asked in every frame.
  if (sameText(input.value, wanted)) return true
  const names = `${attribute(input, 'name')} ${attribute(input, 'id')} ${nameOf(input)}`
  const isPhone = input.type === 'tel' || /phone|mobile|telef|handy|\btel\b/i.test(names)
  return (
    same(input.value, wanted, isPhone, decimalSign(input)) ||
    (isPhone && same(codeBeside(input) + input.value, wanted, true))
  )
}

/** The country's code that a field for a phone number shows next to it, such as "+44"; not one of another number. */
function codeBeside(input: Element): string {
  let box = parentOf(input) as Element | null
  for (let level = 0; box && level < 3 && !matches(box, 'form'); level++) {
    if (select(box, 'input,select,textarea').filter(isVisible).length > 1) break
    const [code] = /\+\d{1,3}(?![\d\s]*\d)/.exec(shownText(box)) ?? []
    if (code) return code
    box = parentOf(box) as Element | null
  }
  return ''
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
