/** One thing that a tool needs, and whether it is there. Nothing is clicked to find out. */
export interface PreflightStep {
  step: 'page' | 'trigger' | 'target' | 'fields' | 'submit'
  /** `unknown` for what only a run, or a live page, can tell. */
  ok: boolean | 'unknown'
  /** One sentence. */
  detail: string
}

/** A dry run of a tool. */
export interface Preflight {
  /** Every step holds: nothing is missing, and nothing is unknown. */
  ready: boolean
  steps: PreflightStep[]
}

/**
 * How an element was found: `shown` or `hidden`, `moved` when its selector no longer finds it but its looks do, `changed`
 * when its selector finds what no longer looks like it, `foreign` for a frame that shows a page of another site, `live` for a
 * selector that only a live page can answer.
 */
export type PartState = 'shown' | 'hidden' | 'moved' | 'changed' | 'missing' | 'several' | 'foreign' | 'live'

/** What was seen of a tool's parts, in a live document or in a page's source. */
export interface PreflightFacts {
  kind: 'form' | 'button'
  /** Where the tool should be, and the page that is looked at. */
  pageUrl: string
  here: string
  isHere: boolean
  /** The page shows nothing before its scripts have run. */
  isEmpty?: boolean
  /** Absent when nothing has to be clicked first. */
  trigger?: { selector: string; state: PartState }
  /** `found`: the selector that finds it today, where it moved. */
  target: { selector: string; state: PartState; found?: string }
  /** Of the fields that the tool knows, those that the form does not have now. */
  fields: { count: number; missing: readonly string[] }
  /** `enter`: a form without a button, which is sent as by Enter in one of its fields. */
  submit: 'shown' | 'hidden' | 'disabled' | 'enter' | 'missing'
}

type Judged = Omit<PreflightStep, 'step'>

/** The verdict on what was seen, in the same words wherever it was seen. */
export function judgePreflight(facts: PreflightFacts): Preflight {
  const page = judgePage(facts)
  const [trigger, target] = [judgeTrigger(facts), judgeTarget(facts)]
  const inside = hasTarget(facts) ? [judgeFields(facts), judgeSubmit(facts)] : [unseen, unseen]
  const rest = page.ok === true ? [trigger, target, ...inside] : [elsewhere, elsewhere, elsewhere, elsewhere]
  const names = ['page', 'trigger', 'target', 'fields', 'submit'] as const
  const steps = [page, ...rest].map((judged, index) => ({ step: names[index]!, ...judged }))
  return { ready: steps.every(({ ok }) => ok === true), steps }
}

const unseen: Judged = { ok: 'unknown', detail: 'Not checked: the form or button was not found.' }
const elsewhere: Judged = { ok: 'unknown', detail: "Not checked: this is not the tool's page." }

function judgePage({ isHere, isEmpty, here, pageUrl }: PreflightFacts): Judged {
  if (!isHere) return { ok: false, detail: `The tool is for ${pageUrl}, but this page is ${here}.` }
  if (isEmpty) return { ok: 'unknown', detail: 'The page is empty until its scripts run.' }
  return { ok: true, detail: 'The page was read.' }
}

function judgeTrigger({ trigger }: PreflightFacts): Judged {
  if (!trigger) return { ok: true, detail: 'Nothing needs to be clicked first.' }
  const { selector, state } = trigger
  if (state === 'missing') return { ok: false, detail: `Nothing matches ${selector}.` }
  if (state === 'hidden') return { ok: false, detail: `${selector} is hidden.` }
  if (state === 'live') return live(selector)
  return { ok: true, detail: `${selector} is visible.` }
}

function judgeTarget(facts: PreflightFacts): Judged {
  const { selector, state, found } = facts.target
  const isOpened = judgeTrigger(facts).ok === true && facts.trigger !== undefined
  switch (state) {
    case 'shown':
      return { ok: true, detail: `${selector} is visible.` }
    case 'moved':
      return { ok: true, detail: `The element is now ${found}; ${selector} no longer finds it.` }
    case 'changed':
      return { ok: false, detail: `${selector} now finds an element that looks different.` }
    case 'several':
      return { ok: false, detail: `Several elements match ${selector}. Use a selector that matches only one.` }
    case 'hidden':
      if (isOpened) return { ok: true, detail: `${selector} is hidden until the trigger is clicked.` }
      return { ok: false, detail: `${selector} is hidden, and no trigger is known to show it.` }
    case 'missing':
      if (isOpened) return { ok: 'unknown', detail: `Nothing matches ${selector} before the trigger is clicked.` }
      return { ok: false, detail: `Nothing matches ${selector}.` }
    case 'foreign':
      return { ok: false, detail: `${selector} shows another site or is sandboxed.` }
    case 'live':
      return live(selector)
  }
}

function hasTarget({ target: { state } }: PreflightFacts): boolean {
  return state === 'shown' || state === 'hidden' || state === 'moved'
}

function live(selector: string): Judged {
  return { ok: 'unknown', detail: `${selector} can only be checked in a browser.` }
}

function judgeFields({ kind, fields: { count, missing } }: PreflightFacts): Judged {
  if (kind === 'button') return { ok: true, detail: 'A button has no fields.' }
  if (missing.length > 0) return { ok: false, detail: `Missing from the form: ${missing.join(', ')}.` }
  if (count === 0) return { ok: true, detail: 'The tool has no fields.' }
  return { ok: true, detail: count === 1 ? 'The field was found.' : `All ${count} fields were found.` }
}

function judgeSubmit({ kind, submit }: PreflightFacts): Judged {
  const what = kind === 'button' ? 'The button' : 'The submit button'
  if (submit === 'missing')
    return {
      ok: false,
      detail: kind === 'button' ? 'The button was not found.' : 'Nothing was found that submits the form.',
    }
  if (submit === 'enter') return { ok: true, detail: 'The form has no button; a run submits it with Enter.' }
  if (submit === 'hidden') return { ok: false, detail: `${what} is hidden.` }
  if (submit === 'disabled') return { ok: true, detail: `${what} is disabled now; a run waits for it.` }
  return { ok: true, detail: `${what} was found.` }
}
