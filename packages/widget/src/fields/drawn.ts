import { lazyPart } from '../flow/lazy-part.ts'
import type { Run } from '../flow/run.ts'

export type Kind = 'calendar' | 'combobox' | 'editable' | 'slider' | 'tags'

/** Controls that pages draw by themselves. */
export type Drawn = Readonly<Record<Kind, Control>>

export const drawnControls = lazyPart<Drawn>('controls')

/** What it takes where a page writes a text in its own way. */
export interface Written {
  /** Whether a page that has written a text in its own way has kept it. */
  isWritten(input: HTMLInputElement, wanted: string): boolean
  /** An ISO date as a text field wants it that says so. */
  dateAsShown(input: Element, text: string): string
  /** Types a text that was not kept as a whole. */
  typeOut(input: HTMLInputElement, wanted: string): Promise<void>
}

export const writtenTexts = lazyPart<Written>('written')

/** Stands for a control of which nothing is known yet: nothing is read of it, and nothing written. */
export const unknown: Control = { set: () => {}, has: () => false, restore: () => () => {} }

/** What opens a list. A text field that opens a dialog, as date pickers have it, is written in. */
export const LISTS = '[role=combobox]:not(input[aria-haspopup=dialog]),[aria-haspopup=listbox]'

/** How one kind of control takes a value. `controls` has more than one element for a group only. */
export interface Control {
  set(run: Run, controls: HTMLElement[], value: unknown): void | Promise<void>
  /** Whether the page kept the value, in its own way of writing it. */
  has(controls: HTMLElement[], value: unknown): boolean
  /** Whether it is there to the letter, so that nothing need be filled in; as `has` says where there is no other way. */
  is?(controls: HTMLElement[], value: unknown): boolean
  /**
   * What puts back the value that is there now.
   * @param current the controls as the page has them by then: a render may have replaced them
   */
  restore(controls: HTMLElement[], current: () => HTMLElement[]): Restore
}

/** Does nothing where nothing is different. The run is one whose time is not over. */
export type Restore = (run: Run) => unknown
