import { partsOf } from '../dom/parts.ts'
import { CONTROLS } from '../dom/visible.ts'
import { matches } from '../natives.ts'
import { isCarried } from './carrier.ts'
import { isTrap } from './sensitive.ts'

const UNFILLED = '[type=hidden],[type=submit],[type=image],[type=reset],input[type=button]'

/** Everything there that can be filled in. */
export function controlsIn(target: Element): HTMLElement[] {
  return partsOf(target, CONTROLS).filter(
    (control) => !matches(control, UNFILLED) && !isTrap(control) && !isCarried(control),
  )
}
