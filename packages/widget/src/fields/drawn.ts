import { type Failure, failure } from '../flow/run.ts'
import type { Control } from './control.ts'

export type Drawn = Readonly<Record<'combobox' | 'editable' | 'slider' | 'tags', Control>>

export type LoadDrawn = () => Promise<{ controls: Drawn }>

let load: LoadDrawn = () => Promise.reject(new Error('Nothing loads controls here.'))
let loaded: Drawn | undefined
let state: 'loading' | 'failed' | undefined

/** To be told before the first run. */
export function loadDrawnBy(loader: LoadDrawn): void {
  load = loader
}

/** Stands for a control of which nothing is known yet: nothing is read of it, and nothing written. */
const unknown: Control = { set: () => {}, has: () => false, restore: () => () => {} }

/** A kind of control that pages draw by themselves, once it is there. */
export function drawn(kind: keyof Drawn): Control {
  return loaded?.[kind] ?? unknown
}

/** Whether nothing can be done with such a control yet. */
export function isMissing(control: Control): boolean {
  return control === unknown
}

/** To be looked at until there is no failure. Throws the failure `executor_unavailable` where the part cannot be had. */
export function bringDrawn(): Failure | undefined {
  if (loaded) return undefined
  const failed = failure('executor_unavailable', 'what fills controls that a page draws could not be loaded')
  const before = state
  state = 'loading'
  if (before === 'failed') {
    // The next run asks anew.
    state = undefined
    throw failed
  }
  if (!before)
    load().then(
      ({ controls }) => {
        loaded = controls
      },
      () => {
        state = 'failed'
      },
    )
  return failed
}
