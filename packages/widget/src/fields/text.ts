import { committed, enter, key, typed } from '../act/hand.ts'
import { matches, setValue } from '../natives.ts'
import type { Control } from './control.ts'
import { same } from './same.ts'

/** Inputs of every type that holds text, a number, a date or a color, and textareas. */
export const text: Control = {
  set(_, [control], value) {
    const input = control as HTMLInputElement
    const wanted = String(value)
    enter(input)
    replace(input, wanted)
    // A mask that follows the keys wants them one by one.
    if (!same(input.value, wanted) && matches(input, '[type=text],[type=tel],:not([type])')) {
      replace(input, '')
      for (const letter of wanted) replace(input, input.value + letter, letter)
    }
    committed(input)
  },
  has: ([control], value) => same((control as HTMLInputElement).value, value),
  restore(_, [control]) {
    const { value } = control as HTMLInputElement
    return () => {
      replace(control!, value)
      committed(control!)
    }
  },
}

/** The prototype's setter reaches React, the input event Vue and Svelte, and `change` what is lazy. */
export function replace(input: HTMLElement, value: string, letter?: string): void {
  const last = value.at(-1) ?? 'Backspace'
  key(input, 'keydown', last)
  setValue(input, value)
  typed(input, letter ?? value, letter && 'insertText')
  key(input, 'keyup', last)
}
