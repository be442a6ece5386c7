import type { Tool } from '@operable/core/schema'
import { isVisible } from '../dom/visible.ts'
import { lazyPart } from '../flow/lazy-part.ts'
import { failure, isFailure, now, type Run, step, until } from '../flow/run.ts'
import { readyState } from '../natives.ts'
import { understand } from '../words/words.ts'
import { findTarget, healings } from './find-target.ts'

const MAX_LOAD_MS = 3000
/** Until then a page may still show its element by itself, in milliseconds. */
const PATIENCE_MS = 400

/** Until its scripts ran, a page ignores clicks and forgets what was filled in. Then its languages are known. */
export async function whenLoaded(run: Run): Promise<void> {
  const start = now()
  await until(run, () => readyState(document) === 'complete' || now() - start > MAX_LOAD_MS)
  await understand(run, document)
}

/** Whether a person was asked about a trigger: the page may have changed meanwhile. */
type Agree = (trigger: Element) => Promise<boolean>

/** To an element that is not in sight. */
export interface Way {
  /** The element, once it is there and visible; nothing where only its trigger is. */
  find(): Promise<Element | undefined>
  /** Clicks the trigger. Where that leads to another page of the site, the run goes on there. */
  open(agree: Agree): Promise<Element>
}

/** For what is not in sight. */
export const ways = lazyPart<{ wayTo(run: Run, tool: Tool): Way }>()

/** Whether one of several openers has to be pressed, whatever is open: what it opens is for that one. */
export function isToBeOpened({ isOpened }: Run, { metadata: { which, triggerSelector } }: Tool): boolean {
  return which?.of === 'trigger' && !!triggerSelector && !isOpened
}

/**
 * Waits for the tool's element to be there and visible. One that does not come into sight is searched for, or opened by its trigger.
 * @param agree asks a person about the trigger where that is needed
 */
export async function reachTarget(run: Run, tool: Tool, agree: Agree): Promise<Element> {
  const patience = tool.metadata.triggerSelector ? 0 : PATIENCE_MS
  const start = now()
  let way: Way | undefined
  const found = await step(run, 'find', async () => {
    const seen = await until(run, () => {
      const target = findTarget(tool)
      const isHidden = isToBeOpened(run, tool)
      if (!isHidden && !isFailure(target) && isVisible(target)) return { target }
      if (isHidden || now() - start > patience)
        return ways.bring() ?? (tool.metadata.fingerprint && healings.bring()) ?? ways.loaded()
      return isFailure(target) ? target : failure('not_visible', tool.selector)
    })
    if ('target' in seen) return seen.target
    way = seen.wayTo(run, tool)
    return way.find()
  })
  return found ?? way!.open(agree)
}
