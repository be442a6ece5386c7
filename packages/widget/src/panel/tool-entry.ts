import { toolTitle } from '@operable/core/describe'
import type { Tool } from '@operable/core/schema'
import type { Outcome, Widget } from '../types.ts'
import { add } from '../ui/element.ts'
import { reveal } from '../ui/reveal.ts'
import { forgetWord, leaveWord } from './continued.ts'
import { showOutcome } from './outcome-view.ts'
import { say } from './speech.ts'
import { stepForm } from './step-form.ts'
import { type ToolForm, toolForm } from './tool-form.ts'

/** One tool in the panel's list. */
export interface ToolEntry {
  element: HTMLElement
  /** The tool as it is now: what did not change stays, with what somebody typed into it. */
  update(tool: Tool): void
  /** Opens it and puts the focus there. */
  select(): void
  /** What became of its run, which began on another page; nothing while it goes on here. */
  follow(outcome: Outcome | undefined): void
  /** The tool is gone; false while what became of its run is still to be shown. */
  retire(): boolean
}

/** @param id of its elements, another one for each entry */
export function toolEntry(tool: Tool, id: string, { run }: Pick<Widget, 'run'>): ToolEntry {
  const details = add(new DocumentFragment(), 'details')
  const title = add(details, 'summary')
  const about = add(details, 'p')
  const form = add(details, 'form')
  const own = add(form, 'div')
  const fields = toolForm(own, id)
  const step = stepForm(form, `${id}-step`)
  const actions = add(form, 'div', '', { class: 'actions' })
  const go = add(actions, 'button', say('tool.run'), { type: 'submit', class: 'main' })
  const stop = add(actions, 'button', say('tool.stop'), { type: 'button', class: 'stop', hidden: '' })
  const place = add(details, 'div', '', { role: 'status', tabindex: '-1' })
  form.noValidate = true // the tool says what is wrong, in its own words

  const shown = (): Pick<ToolForm, 'input' | 'complain'> => (step.isShown() ? step : fields)

  function begin(): void {
    go.disabled = true
    place.textContent = say('tool.running')
    shown().complain([])
  }

  /** The form waits at the step that it shows now, else still at the one before, until it was sent or is gone. */
  function atStep({ status, next, error }: Outcome): void {
    const isOver =
      /^(confirmed|submitted_unverified)$/.test(status) || /^(target_|wrong_|unknown_)/.test(error?.code ?? '')
    if (next || isOver) step.show(next)
    own.hidden = step.isShown()
    go.textContent = say(step.isShown() ? 'tool.continue' : 'tool.run')
  }

  function end(outcome: Outcome): void {
    go.disabled = false
    atStep(outcome)
    const { first, problems } = shown().complain(outcome.errors ?? [])
    showOutcome(place, outcome, problems)
    // Back from the page, but for the field where a person has to go on, and not from what somebody does meanwhile.
    const { activeElement } = details.getRootNode() as ShadowRoot
    if (outcome.status === 'needs_person' || (activeElement && !details.contains(activeElement))) return
    if (outcome.next) return void (step.focus() || go.focus())
    if (first) return first.focus()
    place.focus({ preventScroll: true })
    const panel = place.closest('section')!
    reveal(place, panel, panel.querySelector('header')!.offsetHeight)
  }

  form.addEventListener('submit', async (event) => {
    event.preventDefault()
    if (go.disabled) return
    const controller = new AbortController()
    stop.onclick = () => controller.abort()
    stop.hidden = false
    begin()
    leaveWord(tool.name)
    const outcome = await run(tool.name, shown().input(), { signal: controller.signal })
    setTimeout(forgetWord) // not while the page is being left: there the run goes on at the next one
    stop.hidden = true
    end(outcome)
  })

  /** The fields as the tool is now; once it is opened, since a list may have hundreds of tools. */
  const draw = (): void => fields.update(tool.metadata)
  // The click, by keyboard too, comes before the next Tab; the event after whatever else opens it.
  title.addEventListener('click', draw)
  details.addEventListener('toggle', draw)

  return {
    element: details,
    update(next) {
      tool = next
      form.hidden = false
      title.textContent = toolTitle(tool)
      about.textContent = tool.description
      if (details.open) draw()
    },
    select() {
      details.open = true
      draw()
      title.focus()
      title.scrollIntoView({ block: 'nearest' })
    },
    follow(outcome) {
      details.open = true
      draw()
      if (outcome) end(outcome)
      else begin()
    },
    retire() {
      form.hidden = true
      return !go.disabled
    },
  }
}
