import { changed, committed, enter, key } from '../act/hand.ts'
import { matches, setInput, setTextarea, tagOf } from '../natives.ts'
import type { Control } from './control.ts'
import { same } from './same.ts'

/** Inputs of every type that holds text, a number, a date or a color, and textareas. */
export const text: Control = {
  set(_, [control], value) {
    const wanted = String(value)
    const input = control as HTMLInputElement
    enter(input)
    replace(input, wanted)
    // A mask that follows the keys wants them one by one.
    if (!same(input.value, wanted) && matches(input, '[type=text],[type=tel],:not([type])')) typeKeys(input, wanted)
    committed(input)
  },
  has: ([control], value) => same((control as HTMLInputElement).value, value),
  restore(_, [control]) {
    const input = control as HTMLInputElement
    const { value } = input
    return () => {
      replace(input, value)
      committed(input)
    }
  },
}

/** The prototype's setter reaches React, the input event Vue and Svelte, and `change` what is lazy. */
export function replace(input: HTMLInputElement, value: string): void {
  const last = value.at(-1) ?? 'Backspace'
  key(input, 'keydown', last)
  write(input, value)
  changed(input, value)
  key(input, 'keyup', last)
}

function typeKeys(input: HTMLInputElement, value: string): void {
  replace(input, '')
  for (const letter of value) {
    key(input, 'keydown', letter)
    write(input, input.value + letter)
    changed(input, letter, 'insertText')
    key(input, 'keyup', letter)
  }
}

function write(input: HTMLInputElement, value: string): void {
  if (tagOf(input) === 'textarea') setTextarea(input as unknown as HTMLTextAreaElement, value)
  else setInput(input, value)
}
