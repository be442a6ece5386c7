import { committed, enter, key, typed } from '../act/hand.ts'
import { matches, setValue } from '../natives.ts'
import { type Control, writtenTexts } from './drawn.ts'
import { sameText } from './same.ts'

/** Inputs of every type that holds text, a number, a date or a color, and textareas. Of an array each takes one item. */
export const text: Control = {
  async set(run, controls, value) {
    for (const [input, wanted] of pairs(controls, value)) {
      enter(input)
      replace(input, wanted)
      if (!sameText(input.value, wanted) || input.role) await (await writtenTexts.needed(run)).typeOut(input, wanted)
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
  const { dateAsShown = (_: Element, given: string) => given } = writtenTexts.loaded() ?? {}
  return inputs.map((input, at) => [input, dateAsShown(input, String(texts[at]))])
}

/** Whether a date is for a field of text, which may say how it wants it. */
export function isDate(input: Element, value: unknown): boolean {
  const isIso = [value].flat().some((each) => typeof each === 'string' && /^\d{4}-\d\d-\d\d$/.test(each))
  return isIso && matches(input, '[type=text],[type=tel],:not([type])')
}

/** What a page has written in its own way takes more to tell. */
function isKept(input: HTMLInputElement, wanted: string): boolean {
  // The rest is dear, and this is asked in every frame.
  return sameText(input.value, wanted) || !!writtenTexts.loaded()?.isWritten(input, wanted)
}

/** The prototype's setter reaches React, the input event Vue and Svelte, and `change` what is lazy. */
export function replace(input: HTMLElement, value: string, letter?: string): void {
  const last = value.at(-1) ?? 'Backspace'
  key(input, 'keydown', last)
  setValue(input, value)
  typed(input, letter ?? value, letter && 'insertText')
  key(input, 'keyup', last)
}
