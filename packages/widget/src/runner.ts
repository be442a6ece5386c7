// What a proof puts into a page: the executor with all of its parts in one file, and notes of what the form held. It is
// for a browser that sends nothing, where everybody who might be asked agrees.
import type { Tool } from '@operable/core/schema'
import { controlsIn } from './fields/controls-in.ts'
import { submitButton } from './fields/involved.ts'
import { isFailure } from './flow/run.ts'
import { attribute, documentOf, matches, select, tagOf } from './natives.ts'
import { UNSPACED, wordsOf, worthOf } from './outcome/words.ts'
import { runTool } from './run/run-tool.ts'
import { findTarget } from './target/find-target.ts'
import { told } from './texts/en.ts'
import type { Outcome, RunOptions } from './types.ts'
import { wholeExecutor } from './whole-executor.ts'
import { words } from './words/words.ts'

/** What one control held. */
export interface HeldControl {
  /** Key of the tool's input, if it has one. */
  key?: string
  name: string
  type: string
  value: string
  checked: boolean
  /** Texts of what is selected in a list. */
  selected: string[]
  isHidden: boolean
}

/** What is known of a run so far. Times are those of `Date.now`. */
export interface RunNotes {
  /** The form before anything was typed; absent until it was found. */
  before?: HeldControl[]
  /** When the submit button was pressed; absent until then. */
  submittedAt?: number
  /** The form at that moment. */
  submitted?: HeldControl[]
  /** Where the markup sends the form, and how; absent for controls without a form. */
  target?: { url: string; method: string; isDeclared: boolean }
  /** Texts of its button and headings at that moment. */
  says?: string[]
  /** What became of it. */
  outcome?: Outcome
  /** What went wrong, in a sentence for people. */
  problem?: string
  /** Whether the page's texts since then say no more than thanks. */
  isThanked?: boolean
}

/** One run after the other; each call of `start` begins one. */
export interface Runner {
  start(tool: Tool, input: object, options: Omit<RunOptions, 'signal'>): void
  /** Resolves with the notes once the run is over. */
  finished(): Promise<RunNotes>
  notes(): RunNotes
  /** Ends the run where it is. */
  stop(): void
}

const sentences: Readonly<Record<string, unknown>> = told

/** As long as pages usually wait for somebody to go on typing, and twice as long. */
const PAUSE_MS = 1_000

/** A runner for this page. */
export function createRunner(): Runner {
  wholeExecutor()
  let notes: RunNotes = {}
  let running: Promise<unknown> = Promise.resolve()
  let stopping = new AbortController()
  return {
    start(tool, input, options) {
      const noted: RunNotes = {}
      notes = noted
      stopping = new AbortController()
      const look = (): void => {
        const target = findTarget(tool)
        if (!isFailure(target)) noted.before ??= heldIn(target, tool)
      }
      look()
      running = runTool(
        tool,
        input,
        { ...options, signal: stopping.signal },
        {
          approve: async () => true,
          // A dialog that had to be opened is there, and empty, once its trigger was clicked.
          onStep: look,
          // A page may send what is typed a moment after it was typed: what is sent then was not sent by the button.
          async sentBefore() {
            const target = findTarget(tool)
            if (noted.before && !isFailure(target) && hasChanged(noted.before, heldIn(target, tool)))
              await sleep(PAUSE_MS)
            return undefined
          },
          beforeSubmit(live, _, target) {
            noted.submittedAt ??= Date.now()
            noted.submitted ??= heldIn(target, tool)
            const sendsTo = targetOf(live, target)
            if (sendsTo) noted.target ??= sendsTo
            noted.says ??= textsOf(live, target)
          },
        },
      ).then((outcome) => {
        noted.outcome = outcome
        const problem = outcome.error && sentences[`error.${outcome.error.code}`]
        if (typeof problem === 'string') noted.problem = problem
        noted.isThanked = isThanked(outcome, tool)
      })
    },
    finished: () => running.then(() => notes),
    notes: () => notes,
    stop: () => stopping.abort(),
  }
}

function hasChanged(before: readonly HeldControl[], now: readonly HeldControl[]): boolean {
  return JSON.stringify(before) !== JSON.stringify(now)
}

function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => void setTimeout(resolve, ms))
}

function heldIn(target: Element, { metadata: { fields = [] } }: Tool): HeldControl[] {
  const inForm = tagOf(target) === 'form' ? [...(target as HTMLFormElement).elements] : []
  const all = new Set([...inForm, ...controlsIn(target)])
  return [...all].flatMap((control) => {
    const { name, value, checked, selectedOptions } = control as HTMLInputElement & HTMLSelectElement
    const type = String((control as HTMLInputElement).type ?? '')
    if (/^(?:submit|button|reset|image)$/.test(type)) return []
    const isHidden = type === 'hidden' || !control.checkVisibility({ visibilityProperty: true })
    const selected = [...(selectedOptions ?? [])].map(({ text }) => text)
    const key = fields.find(
      ({ selector, choices }) =>
        matches(control, selector) || choices?.some((choice) => matches(control, choice.selector)),
    )?.key
    return [
      {
        ...(key !== undefined && { key }),
        name: String(name ?? attribute(control, 'id') ?? ''),
        type,
        value: typeof value === 'string' ? value : (control as HTMLElement).innerText,
        checked: checked === true,
        selected,
        isHidden,
      },
    ]
  })
}

function textsOf(tool: Tool, form: Element): string[] {
  const button = submitButton(tool, form)
  const headings = select(form, 'h1, h2, h3, h4, h5, h6, legend, [aria-current=step]').filter((heading) =>
    heading.checkVisibility(),
  )
  return [...(button ? [button] : []), ...headings].map((element) => textOf(element))
}

function textOf(element: Element): string {
  const { value, innerText } = element as HTMLInputElement
  return (innerText || value || attribute(element, 'aria-label') || '').trim()
}

/** https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#form-submission-algorithm, step 10 onward */
function targetOf(tool: Tool, form: Element): RunNotes['target'] {
  if (tagOf(form) !== 'form') return undefined
  const button = submitButton(tool, form)
  const declared = (name: string): string | null =>
    (button && attribute(button, `form${name}`)) ?? attribute(form, name)
  const action = declared('action')
  const url = new URL(action || documentOf(form)!.URL, documentOf(form)!.baseURI)
  return { url: url.href, method: (declared('method') || 'get').toUpperCase(), isDeclared: !!action }
}

/** Texts of neighbours may stand together without a space. */
const SENTENCES = /(?<=[.!?。！？])\s*|(?<=\p{Ll})(?=\p{Lu})/u
/** Words in which a text that says thanks says it first: "thank you", "vielen lieben Dank". */
const OPENING_WORDS = 3

/**
 * Whether the page says thanks, or that it is done: in words that say nothing else, or by beginning with thanks, as pages do
 * that have taken what was sent. Where words do not stand apart, only the first tells.
 */
function isThanked({ said = [] }: Outcome, { name, metadata }: Tool): boolean {
  const own = { words: new Set(wordsOf(`${metadata.title ?? ''} ${name}`)), deeds: [] }
  const opens = (text: string): boolean =>
    text.split(SENTENCES).some((sentence) =>
      wordsOf(sentence)
        .slice(0, OPENING_WORDS)
        .some((word) => words().thanks.test(word)),
    )
  return said.some(({ text }) => (!UNSPACED.test(text) && opens(text)) || /thanks|done/.test(worthOf(text, own)))
}
