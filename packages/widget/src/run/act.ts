import type { Tool } from '@operable/core/schema'
import { whenActionable } from '../act/actionable.ts'
import { press } from '../act/hand.ts'
import { isVisible } from '../dom/visible.ts'
import { deeds, pressedBy, readyFor } from '../fields/involved.ts'
import { failure, step, until } from '../flow/run.ts'
import { isConnected, tagOf } from '../natives.ts'
import { type Watch, watch } from '../outcome/watch.ts'
import { targetOf } from '../target/find-target.ts'
import { reachTarget } from '../target/reach-target.ts'
import { agreeAnew, agreeToLive } from './approval.ts'
import { guardAddress } from './guard-address.ts'
import { steps, waitingAt } from './next-step.ts'
import { otherPages } from './reach-page.ts'
import { readTarget } from './read-target.ts'
import { onlyReads, triggerReasons } from './safety.ts'
import { sendForm } from './send-form.ts'
import { beforeSending, filledTool, refuseTwice, type ToolRun } from './tool-run.ts'
import { rememberPlace } from './undo.ts'

/** Elements on which a run works, until it knows what became of them. */
const working = new Set<Element>()

/**
 * Everything that a run does to the page, up to the one click or submit that cannot be taken back.
 * @returns what to watch the outcome with
 */
export async function act(run: ToolRun): Promise<Watch> {
  rememberPlace(run)
  const target = await freeTarget(run)
  const ending = new AbortController()
  working.add(target)
  run.release = () => {
    working.delete(target)
    ending.abort()
  }
  readTarget(run, target)
  // A page may close its own dialog when ours comes up.
  const isAsked = await agreeToLive(run, target)
  const first = isAsked ? readTarget(run, await reach(run)) : target
  const { current = follow(run.tool, first), judged = current } = run.held ?? {}
  guardAddress(run, judged, ending.signal)
  run.hold = deeds.loaded()?.holdRequests(run, current(), () => pressedBy(filledTool(run), current()))
  return run.tool.metadata.kind === 'form' ? sendForm(run, current, judged) : pressButton(run, current)
}

/** The tool's element, once no other run works on it. */
async function freeTarget(run: ToolRun): Promise<Element> {
  for (;;) {
    const target = await reach(run)
    if (!working.has(target)) return target
    await until(run, () => !working.has(target))
  }
}

async function reach(run: ToolRun): Promise<Element> {
  if (run.chosen !== undefined) await otherPages.loaded()!.makeChoice(run)
  const target =
    (waitingAt(run) ? (await steps.needed(run)).heldPart(run) : undefined) ??
    (await reachTarget(run, run.tool, async (trigger) => agreeAnew(run, await triggerReasons(run, trigger))))
  const hasWaited = await readyFor(run, run.tool, target)
  // The page may have changed meanwhile. What is still there is not opened a second time.
  return hasWaited && !(isConnected(target) && isVisible(target)) ? reach(run) : target
}

/** The element as the page has it at each call: a render may replace it. */
function follow(tool: Tool, first: Element): () => Element {
  let target = first
  return () => {
    if (!isConnected(target)) target = targetOf(tool) ?? target
    return target
  }
}

async function pressButton(run: ToolRun, current: () => Element): Promise<Watch> {
  // A click on a form does nothing: what a render has put in the button's place is left alone.
  const find = () => (tagOf(current()) === 'form' ? failure('target_not_found', 'it is a form now') : current())
  const wait = () => step(run, 'wait', () => whenActionable(run, find))
  let button = await wait()
  while (await agreeToLive(run, button)) button = await wait()
  await refuseTwice(run)
  const watching = watch({
    target: current(),
    button,
    tool: run.tool,
    current,
    kept: [],
    given: [],
    marked: new Set(),
    hold: run.hold,
  })
  run.watching = watching
  await step(run, 'click', () => {
    beforeSending(run, current(), onlyReads(button), () => watching)
    press(button)
  })
  return watching
}
