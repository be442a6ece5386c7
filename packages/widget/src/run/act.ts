import type { Tool } from '@operable/core/schema'
import { whenActionable } from '../act/actionable.ts'
import { press } from '../act/hand.ts'
import { controlsIn } from '../fields/find-field.ts'
import { failure, frame, type Run, step } from '../flow/run.ts'
import { isConnected, requestSubmit, tagOf } from '../natives.ts'
import { type Watch, watch } from '../outcome/watch.ts'
import { findTarget } from '../target/find-target.ts'
import { reachTarget } from '../target/reach-target.ts'
import type { Approve } from '../types.ts'
import { agree } from './approval.ts'
import { constraintErrors } from './constraint-errors.ts'
import { fillForm } from './fill-form.ts'
import { leaveToPerson } from './needs-person.ts'
import { liveReasons, storedReasons } from './safety.ts'
import { submitButton } from './submit-button.ts'
import { isTaken, occupy, whenFree } from './turn.ts'
import { rememberFocus, rememberScroll } from './undo.ts'

export interface Sent {
  watching: Watch
  /** Lets other runs have the element. */
  release: () => void
}

/**
 * Everything that a run does to the page, up to the one click or submit that cannot be taken back.
 * @param send told right before that click
 */
export async function act(
  run: Run,
  tool: Tool,
  input: Record<string, unknown>,
  approve: Approve | undefined,
  send: () => void,
): Promise<Sent> {
  rememberFocus(run)
  rememberScroll(run, document.documentElement)
  let target = await reachTarget(run, tool)
  while (isTaken(target)) {
    await whenFree(run, target)
    target = await reachTarget(run, tool)
  }
  const release = occupy(target)
  try {
    rememberScroll(run, target)
    const current = (): Element => (target = isConnected(target) ? target : (again(tool) ?? target))
    const pressed = tool.metadata.kind === 'button' ? clickTarget : submitForm
    return { watching: await pressed(run, { tool, input, approve, send, current }), release }
  } catch (thrown) {
    release()
    throw thrown
  }
}

interface Deed {
  tool: Tool
  input: Record<string, unknown>
  approve: Approve | undefined
  send: () => void
  /** The element as the page has it now. */
  current: () => Element
}

async function clickTarget(run: Run, { tool, send, current }: Deed): Promise<Watch> {
  const button = await step(run, 'wait', () => whenActionable(run, current, 'target_not_found'))
  return click(run, { tool, send, current }, button, [])
}

async function submitForm(run: Run, deed: Deed): Promise<Watch> {
  const { tool, input, approve, current } = deed
  if (storedReasons(tool).length === 0)
    await agree(run, tool, input, liveReasons(current(), controlsIn(current())), approve)
  const kept = await fillForm(run, tool, input, current)
  leaveToPerson(current(), controlsIn(current()))
  const errors = constraintErrors(current(), submitButton(current()), controlsIn(current()))
  if (errors.length > 0) {
    throw failure('form_invalid', errors.map(({ reason }) => reason).join('; '), { status: 'rejected', errors })
  }
  if (!submitButton(current())) await frame()
  if (!submitButton(current()) && tagOf(current()) === 'form') return click(run, deed, undefined, kept)
  const find = (): Element | undefined => submitButton(current())
  const button = await step(run, 'wait', () => whenActionable(run, find, 'target_not_found'))
  return click(run, deed, button, kept)
}

function click(
  run: Run,
  { tool, send, current }: Pick<Deed, 'tool' | 'send' | 'current'>,
  button: HTMLElement | undefined,
  kept: (() => boolean)[],
): Promise<Watch> {
  const { kind, inModal } = tool.metadata
  const target = current()
  const watching = watch({ target, button: button ?? target, kind, inModal, again: () => again(tool), kept })
  return step(run, button ? 'click' : 'submit', () => {
    send()
    if (button) press(button)
    else requestSubmit(target as HTMLFormElement)
    return watching
  })
}

/** What stands in the place of an element that a render has replaced. */
function again(tool: Tool): Element | undefined {
  const found = findTarget(tool)
  return 'nodeType' in found ? found : undefined
}
