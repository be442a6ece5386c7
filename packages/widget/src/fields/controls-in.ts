import { allOf } from '../dom/all-of.ts'
import { partsOf } from '../dom/parts.ts'
import { CONTROLS } from '../dom/visible.ts'
import { matches, rootOf } from '../natives.ts'
import { involved, UNFILLED } from './involved.ts'
import { isTrap } from './sensitive.ts'

/** What stands in a tree that nothing has changed in, until this turn of the script is over: a run asks for each field. */
let found = new WeakMap<Element, { tree: unknown; controls: HTMLElement[] }>()

/** Everything there that can be filled in. */
export function controlsIn(target: Element): HTMLElement[] {
  const tree = allOf(rootOf(target), CONTROLS)
  const known = found.get(target)
  // The list is another one once anything has changed.
  if (known?.tree === tree) return known.controls
  const controls = allIn(target)
  found.set(target, { tree, controls })
  queueMicrotask(() => {
    found = new WeakMap()
  })
  return controls
}

function allIn(target: Element): HTMLElement[] {
  const { isCarried } = involved.loaded() ?? {}
  return partsOf(target, CONTROLS).filter(
    (control) => !matches(control, UNFILLED) && !isTrap(control) && !isCarried?.(control),
  )
}
