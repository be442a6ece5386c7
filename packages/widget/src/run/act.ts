import type { Tool } from '@operable/core/schema'
import { whenActionable } from '../act/actionable.ts'
import { press } from '../act/hand.ts'
import { controlsIn } from '../fields/find-field.ts'
import { type Failure, failure, isFailure, type Run, step, until } from '../flow/run.ts'
import { isConnected, requestSubmit, tagOf } from '../natives.ts'
import { type Watch, watch } from '../outcome/watch.ts'
import { findTarget } from '../target/find-target.ts'
import { reachTarget } from '../target/reach-target.ts'
import type { Approve } from '../types.ts'
import { agree } from './approval.ts'
import { constraintErrors } from './constraint-errors.ts'
import { fillForm, keptIn } from './fill-form.ts'
import { leaveToPerson, refuseSecrets } from './needs-person.ts'
import { noticeSending } from './notice-sending.ts'
import { liveReasons } from './safety.ts'
import { submitButton } from './submit-button.ts'
import { working } from './turn.ts'
import { rememberPlace } from './undo.ts'

/**
 * Everything that a run does to the page, up to the one click or submit that cannot be taken back.
 * @param send told right before that click
 * @param told the address of another site that a person has agreed to
 * @returns what to watch the outcome with, and the element that is this run's until then
 */
export async function act(
  run: Run,
  tool: Tool,
  input: object,
  approve: Approve | undefined,
  send: () => void,
  told: string | undefined,
): Promise<{ watching: Watch; target: Element }> {
  rememberPlace(run)
  let target = await reachTarget(run, tool)
  while (working.has(target)) {
    await until(run, () => !working.has(target))
    target = await reachTarget(run, tool)
  }
  const taken = target
  const filling = new AbortController()
  let sent: Watch | undefined
  working.add(taken)
  // A render may replace the element.
  const current = (): Element => {
    const found = isConnected(target) ? target : findTarget(tool)
    if (!isFailure(found)) target = found
    return target
  }
  try {
    const { kind, inModal } = tool.metadata
    const isForm = kind === 'form'
    const controls = isForm ? controlsIn(target) : []
    if (isForm) refuseSecrets(tool, input, target)
    const { reasons, sentTo } = liveReasons(tool, target, controls, told)
    await agree(run, tool, input, reasons, approve, sentTo)
    // A page may close its own dialog when ours comes up.
    if (reasons[0]) target = await reachTarget(run, tool)
    const kept = isForm ? keptIn(tool, input, current) : []
    const observe = (button: Element): Watch => watch({ target: current(), button, kind, inModal, current, kept })
    // Some forms send themselves while they are filled. What was sent whole is not sent again.
    const noticed = (): void => {
      send()
      sent?.stop()
      sent = kept.every((holds) => holds()) ? observe(current()) : undefined
    }
    if (isForm) noticeSending(current(), noticed, filling.signal)
    if (isForm) await prepare(run, tool, input, current, () => !!sent)
    if (sent) return { watching: sent, target: taken }
    const find = (): Element | Failure =>
      isForm ? (submitButton(tool, current()) ?? failure('target_not_found', 'submit')) : current()
    const isBare = isFailure(find()) && tagOf(current()) === 'form'
    const button = isBare ? undefined : await step(run, 'wait', () => whenActionable(run, find))
    if (sent) return { watching: sent, target: taken }
    filling.abort()
    const form = current()
    const watching = observe(button ?? form)
    await step(run, 'click', () => {
      send()
      if (button) press(button)
      else requestSubmit(form as HTMLFormElement)
    })
    return { watching, target: taken }
  } catch (thrown) {
    sent?.stop()
    working.delete(taken)
    throw thrown
  } finally {
    filling.abort()
  }
}

/** Fills the form, as far as a program may, and looks for what would keep the browser from sending it. */
async function prepare(
  run: Run,
  tool: Tool,
  input: object,
  current: () => Element,
  isSent: () => boolean,
): Promise<void> {
  await fillForm(run, tool, input, current, isSent)
  if (isSent()) return
  const controls = controlsIn(current())
  leaveToPerson(tool, current(), controls)
  const errors = constraintErrors(current(), submitButton(tool, current()), controls)
  if (!errors[0]) return
  throw failure('form_invalid', errors.map(({ reason }) => reason).join('; '), undefined, {
    status: 'rejected',
    errors,
  })
}
