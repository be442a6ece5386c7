import type { Run } from '../flow/run.ts'

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
