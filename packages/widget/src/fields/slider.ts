import { enter, key } from '../act/hand.ts'
import { check, frame, now as time } from '../flow/run.ts'
import { attribute } from '../natives.ts'
import type { Control } from './drawn.ts'

/** Presses in a row before it is looked at what they did. */
const MOST = 500

/** A slider by role, moved by its keys: https://www.w3.org/WAI/ARIA/apg/patterns/slider/ */
export const slider: Control = {
  async set(run, [control], value) {
    const wanted = Number(value)
    const ways = [
      ['ArrowRight', 'ArrowLeft'],
      ['ArrowUp', 'ArrowDown'],
    ] as [string, string][]
    enter(control!)
    for (const [more, less] of ways) {
      // What one press of the first key adds; some go the other way. A page that is a step behind counts but one at a time.
      let by = 0
      let most = MOST
      for (const end = time() + run.stepMs; now(control!) !== wanted && time() < end; ) {
        check(run)
        const before = now(control!)
        const presses = by ? Math.round((wanted - before) / by) : Math.sign(wanted - before)
        if (!presses) return
        const count = Math.min(Math.abs(presses), most)
        for (let left = count; left; left--) {
          key(control!, 'keydown', presses > 0 ? more : less)
          key(control!, 'keyup', presses > 0 ? more : less)
          await null
        }
        await frame()
        await frame()
        const moved = now(control!) - before
        if (!moved) break
        by ||= moved / Math.sign(presses)
        if (Math.abs(moved) < Math.abs(by) * count) most = 1
      }
    }
  },
  has: ([control], value) => now(control!) === Number(value),
  restore([control], current) {
    const before = now(control!)
    return (run) => slider.set(run, current(), before)
  },
}

function now(control: Element): number {
  return Number(attribute(control, 'aria-valuenow'))
}
