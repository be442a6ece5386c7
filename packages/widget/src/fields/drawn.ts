import { lazyPart } from '../flow/lazy-part.ts'
import type { Control } from './control.ts'

type Kind = 'combobox' | 'editable' | 'slider' | 'tags'

/** Controls that pages draw by themselves, and what it takes where they write a text in their own way. */
export interface Drawn extends Readonly<Record<Kind, Control>> {
  /** Whether a page that has written a text in its own way has kept it. */
  isWritten(input: HTMLInputElement, wanted: string): boolean
  /** An ISO date as a text field wants it that says so. */
  dateAsShown(input: Element, text: string): string
}

export const drawnControls = lazyPart<Drawn>()

/** Stands for a control of which nothing is known yet: nothing is read of it, and nothing written. */
export const unknown: Control = { set: () => {}, has: () => false, restore: () => () => {} }

/** A kind of control that pages draw by themselves, once it is there. */
export function drawn(kind: Kind): Control {
  return drawnControls.loaded()?.[kind] ?? unknown
}
