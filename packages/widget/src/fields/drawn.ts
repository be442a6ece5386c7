import { lazyPart } from '../flow/lazy-part.ts'
import type { Control } from './control.ts'

/** Controls that pages draw by themselves. */
export type Drawn = Readonly<Record<'combobox' | 'editable' | 'slider' | 'tags', Control>>

export const drawnControls = lazyPart<Drawn>('fills controls that a page draws')

/** Stands for a control of which nothing is known yet: nothing is read of it, and nothing written. */
const unknown: Control = { set: () => {}, has: () => false, restore: () => () => {} }

/** A kind of control that pages draw by themselves, once it is there. */
export function drawn(kind: keyof Drawn): Control {
  return drawnControls.loaded()?.[kind] ?? unknown
}

/** Whether nothing can be done with such a control yet. */
export function isMissing(control: Control): boolean {
  return control === unknown
}
