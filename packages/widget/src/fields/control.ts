import type { Run } from '../flow/run.ts'

/** How one kind of control takes a value. `controls` has more than one element for a group only. */
export interface Control {
  set(run: Run, controls: HTMLElement[], value: unknown): void | Promise<void>
  /** Whether the page kept the value, in its own way of writing it. */
  has(controls: HTMLElement[], value: unknown): boolean
  /** Whether it is there to the letter, so that nothing need be filled in; as `has` says where there is no other way. */
  is?(controls: HTMLElement[], value: unknown): boolean
  /** What puts back the value that is there now. */
  restore(run: Run, controls: HTMLElement[]): () => unknown
}
