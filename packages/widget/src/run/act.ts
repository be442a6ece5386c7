import type { Tool } from '@operable/core/schema'
import { whenActionable } from '../act/actionable.ts'
import { press } from '../act/hand.ts'
import { isFailure, step, until } from '../flow/run.ts'
import { isConnected } from '../natives.ts'
import { type Watch, watch } from '../outcome/watch.ts'
import { findTarget } from '../target/find-target.ts'
import { reachTarget } from '../target/reach-target.ts'
import { agree } from './approval.ts'
import { refuseSecrets } from './needs-person.ts'
import { liveReasons } from './safety.ts'
import { sendForm } from './send-form.ts'
import { beforeSending, filledTool, type ToolRun } from './tool-run.ts'
import { rememberPlace } from './undo.ts'

/** Elements on which a run works, until it knows what became of them. */
const working = new Set<Element>()

/**
 * Everything that a run does to the page, up to the one click or submit that cannot be taken back.
 * @param agreedSite the address of another site that a person has agreed to
 * @returns what to watch the outcome with
 */
export async function act(run: ToolRun, agreedSite: string | undefined): Promise<Watch> {
  rememberPlace(run)
  const target = await freeTarget(run)
  working.add(target)
  run.release = () => working.delete(target)
  const isForm = run.tool.metadata.kind === 'form'
  if (isForm) refuseSecrets(run.tool, run.values, target)
  const { reasons, sentTo } = liveReasons(filledTool(run), target, agreedSite, run.agreed)
  await agree(run, reasons, sentTo)
  // A page may close its own dialog when ours comes up.
  const current = follow(run.tool, reasons[0] ? await reachTarget(run, run.tool) : target)
  return isForm ? sendForm(run, current) : pressButton(run, current)
}

/** The tool's element, once no other run works on it. */
async function freeTarget(run: ToolRun): Promise<Element> {
  for (;;) {
    const target = await reachTarget(run, run.tool)
    if (!working.has(target)) return target
    await until(run, () => !working.has(target))
  }
}

/** The element as the page has it at each call: a render may replace it. */
function follow(tool: Tool, first: Element): () => Element {
  let target = first
  return () => {
    const found = isConnected(target) ? target : findTarget(tool)
    if (!isFailure(found)) target = found
    return target
  }
}

async function pressButton(run: ToolRun, current: () => Element): Promise<Watch> {
  const { kind, inModal } = run.tool.metadata
  const button = await step(run, 'wait', () => whenActionable(run, current))
  const watching = watch({
    target: current(),
    button,
    kind,
    inModal,
    current,
    kept: [],
    given: [],
    complained: new Set(),
  })
  await step(run, 'click', () => {
    beforeSending(run)
    press(button)
  })
  return watching
}
