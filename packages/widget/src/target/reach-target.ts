import type { Tool } from '@operable/core/schema'
import { isVisible } from '../dom/visible.ts'
import { failure, isFailure, now, type Run, step, until } from '../flow/run.ts'
import { readyState } from '../natives.ts'
import { understand } from '../words/words.ts'
import { findTarget, type Way, ways } from './find-target.ts'

const MAX_LOAD_MS = 3000
/** Until then a page may still show its element by itself, in milliseconds. */
const PATIENCE_MS = 400

/** Until its scripts ran, a page ignores clicks and forgets what was filled in. Then its languages are known. */
export async function whenLoaded(run: Run): Promise<void> {
  const start = now()
  await until(run, () => readyState(document) === 'complete' || now() - start > MAX_LOAD_MS)
  await understand(run, document)
}

/** Whether one of several openers has to be pressed, whatever is open: what it opens is for that one. */
export function isToBeOpened({ isOpened }: Run, { metadata: { which, triggerSelector } }: Tool): boolean {
  return which?.of === 'trigger' && !!triggerSelector && !isOpened
}

/**
 * Waits for the tool's element to be there and visible. One that does not come into sight is searched for, or opened by its trigger.
 * @param agree asks a person about the trigger where that is needed
 */
export async function reachTarget(
  run: Run,
  tool: Tool,
  agree: (trigger: Element) => Promise<boolean>,
): Promise<Element> {
  const patience = tool.metadata.triggerSelector ? 0 : PATIENCE_MS
  const start = now()
  let way: Way | undefined
  const found = await step(run, 'find', async () => {
    const seen = await until(run, () => {
      const target = findTarget(tool)
      const isHidden = isToBeOpened(run, tool)
      if (!isHidden && !isFailure(target) && isVisible(target)) return { target }
      if (isHidden || now() - start > patience) return ways.bring() ?? ways.loaded()
      return isFailure(target) ? target : failure('not_visible', tool.selector)
    })
    if ('target' in seen) return seen.target
    way = seen.wayTo(run, tool)
    return way.find()
  })
  return found ?? way!.open(agree)
}
