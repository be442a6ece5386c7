import type { Tool } from '@operable/core/schema'
import { isDisabled, whenActionable } from '../act/actionable.ts'
import { press } from '../act/hand.ts'
import { goTo } from '../dom/go-to.ts'
import { isSubmit } from '../dom/parts.ts'
import { describe } from '../dom/text.ts'
import { areNested, windowOf } from '../dom/tree.ts'
import { isInWindow } from '../dom/visible.ts'
import { controlsIn } from '../fields/controls-in.ts'
import type { Fillable } from '../fields/fillable.ts'
import { findField } from '../fields/find-field.ts'
import { involved, lacksForm, submitButton, unseenSubmit } from '../fields/involved.ts'
import { type Failure, failure, isFailure, step, until } from '../flow/run.ts'
import { textsIn } from '../input/data.ts'
import { listen, requestSubmit, rootOf, skipsValidation, tagOf } from '../natives.ts'
import { leavesPage } from '../outcome/changes.ts'
import { invalidFields } from '../outcome/page.ts'
import type { LookForStep } from '../outcome/signs.ts'
import { type Watch, watch } from '../outcome/watch.ts'
import { agreeToLive } from './approval.ts'
import { fillForm, keptIn } from './fill-form.ts'
import { givenTo, hasSteps, shownIn, steps, watchStep } from './next-step.ts'
import { refusalsFor } from './refusals.ts'
import { onlyReads } from './safety.ts'
import { beforeSending, filledTool, refuseTwice, type ToolRun } from './tool-run.ts'

/**
 * Fills a form and sends it, once: what the page itself has sent whole while it was filled is not sent again.
 * @param current the form as the page has it now
 * @param judged the same, but where `current` only asks whether to send it
 * @returns what to watch the outcome with
 */
export async function sendForm(run: ToolRun, current: () => Element, judged: () => Element): Promise<Watch> {
  const { tool, values } = run
  const isNamed = (key: string): boolean => !!findField(filledTool(run), key, current())[0]
  if (!Object.keys(values).every(isNamed)) await involved.needed(run)
  const kept = keptIn(run, judged)
  const given = textsIn(givenTo(run))
  const marked = new Set(invalidFields(judged()).keys())
  const observe = (button: Element, nextStep?: LookForStep): Watch =>
    watch({ tool, target: judged(), button, current: judged, kept, given, marked, hold: run.hold, nextStep })
  const filling = new AbortController()
  let sentByPage: Watch | undefined
  const onSending = (): void => {
    sentByPage?.stop()
    sentByPage = undefined
    const watching = beforeSending(run, current(), onlyReads(current()), () => observe(current()))
    if (kept.every((holds) => holds())) sentByPage = run.watching = watching
    else watching.stop()
  }
  noticeSending(current(), onSending, filling.signal)
  try {
    await prepare(run, current, () => !!sentByPage)
    if (sentByPage) return sentByPage
    let button = await buttonToPress(run, current)
    await refuseTwice(run)
    // A dialog may be drawn anew, and empty, while one goes to its button. From the last look to the click nothing is awaited.
    for (let times = 0; times < 5 && kept.some((holds) => holds() === false); times++) {
      await fillForm(run, current, () => !!sentByPage)
      button = await buttonToPress(run, current)
    }
    if (sentByPage) return sentByPage
    filling.abort()
    const form = current()
    const watching = observe(button ?? form, watchStep(run, judged, given))
    run.watching = watching
    await step(run, 'click', () => {
      beforeSending(run, judged(), onlyReads(form, button), () => watching)
      if (button) press(button)
      else requestSubmit(form as HTMLFormElement)
    })
    return watching
  } catch (thrown) {
    sentByPage?.stop()
    throw thrown
  } finally {
    filling.abort()
  }
}

/** Fills the form, as far as a program may, and looks for what would keep the browser from sending it. */
async function prepare(run: ToolRun, current: () => Element, isSent: () => boolean): Promise<void> {
  do await fillForm(run, current, isSent)
  while (!isSent() && hasSteps(current()) && (await (await steps.needed(run)).goOn(run, current)))
  await until(run, () => isSent() || (pending(filledTool(run), current()) ?? true)).catch(async (thrown) => {
    const invalid = invalidIn(filledTool(run), current())
    const isInvalid = isFailure(thrown) && thrown.error.code === 'form_invalid' && invalid[0]
    throw isInvalid ? ((await refusalsFor(run))?.invalidForm(invalid, current()) ?? thrown) : thrown
  })
}

/**
 * What keeps a form from being sent, and may pass: a captcha that solves itself, a validity that a script of the page has
 * set, and may set anew once its server has answered. Throws what will not.
 */
function pending(tool: Tool & Fillable, form: Element): Failure | undefined {
  const controls = controlsIn(form)
  const left = lacksForm(tool, form) ?? involved.loaded()?.leaveToPerson(tool, form, controls)
  if (left) return left
  const invalid = invalidIn(tool, form)
  if (!invalid[0]) return undefined
  const refused = failure('form_invalid', '', undefined, { status: 'rejected' })
  if (invalid.every(({ validity }) => validity.customError)) return refused
  throw refused
}

function invalidIn(tool: Tool & Fillable, form: Element): HTMLInputElement[] {
  return invalidControls(form, submitButton(tool, form), controlsIn(form))
}

/**
 * The form's button, once it can be clicked; nothing for a `form` that has none, which is sent as Enter would. Where the page
 * has changed what its button does, or where it leads, while it was filled, a person is asked about that.
 */
async function buttonToPress(run: ToolRun, current: () => Element): Promise<HTMLElement | undefined> {
  const tool = filledTool(run)
  const look = () => submitButton(tool, current())
  await reveal(run, look, () => unseenSubmit(current()))
  // Enter sends what shows a field; a form that shows nothing but its thanks is spent.
  await until(run, () => look() ?? shownIn(current())[0] ?? failure('not_visible', 'the form shows no field or button'))
  for (;;) {
    const find = () => look() ?? failure('target_not_found', 'submit')
    const hasNone = !look() && tagOf(current()) === 'form'
    const button = hasNone ? undefined : await step(run, 'wait', () => whenPressable(run, find))
    if (!(await agreeToLive(run, current()))) return button
  }
}

/**
 * The same of a submit button that pages move away where they draw another one beside it, such as a link: it is pressed as
 * Enter in a field would press it, which needs no place (https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#implicit-submission).
 */
async function whenPressable(run: ToolRun, find: () => Element | Failure): Promise<HTMLElement> {
  const isAway = (button: Element | Failure): button is HTMLElement =>
    !isFailure(button) && isSubmit(button as HTMLElement) && !isInWindow(button)
  // Others slide in, or are scrolled to.
  return whenActionable(isAway(find()) ? { ...run, stepMs: 1000 } : run, find).catch((thrown) =>
    until(run, () => {
      const button = find()
      if (!isAway(button)) throw thrown
      return isDisabled(button) ? failure('disabled', describe(button)) : button
    }),
  )
}

/** Goes to a submit button that fades in only there; one that stays as it is is left alone. */
async function reveal(run: ToolRun, look: () => unknown, unseen: () => Element | undefined): Promise<void> {
  const appears = (): unknown => {
    const button = look() ? undefined : unseen()
    if (!button) return true
    goTo(button)
    return failure('not_visible')
  }
  await until({ ...run, stepMs: 1000 }, appears).catch(() => {})
}

/** The controls whose values the browser itself would refuse to send. */
function invalidControls(target: Element, button: Element | undefined, controls: Element[]): HTMLInputElement[] {
  const skips = tagOf(target) === 'form' ? skipsValidation(target as HTMLFormElement) : true
  if (skips || (button as HTMLButtonElement | undefined)?.formNoValidate) return []
  return (controls as HTMLInputElement[]).filter(({ willValidate, validity }) => willValidate && !validity.valid)
}

/**
 * Tells when the page sends the form by itself, right before anything comes of it: by the event, or, where a script
 * calls `submit()`, by the navigation.
 */
function noticeSending(form: Element, notice: () => void, signal: AbortSignal): void {
  const options = { capture: true, signal }
  const onSubmit = ({ target }: Event): void => {
    if (areNested(target as Node, form)) notice()
  }
  listen(rootOf(form), 'submit', onSubmit, options)
  windowOf(form).navigation?.addEventListener('navigate', (event) => void (leavesPage(event) && notice()), options)
}
