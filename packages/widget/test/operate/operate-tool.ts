import { assessForm, type parsePage } from '@operable/core'
import type { Tool, ToolDraft } from '@operable/core/schema'
import type { Page } from 'playwright-core'
import type { Outcome, RunOptions } from '../../src/types.ts'
import { operateByLibrary } from './by-library.ts'
import { deedOf } from './deed.ts'
import type { FrozenTab } from './frozen-tab.ts'
import { type Seen, startWatching, type Watching, whatWasSeen } from './observer.ts'
import type { Answer, OwnDeed, Row } from './row.ts'
import { sampleInput } from './sample-input.ts'

type Form = ReturnType<typeof parsePage>['forms'][number]
type Input = Record<string, unknown>

interface Task {
  draft: ToolDraft
  /** Absent for controls outside of any form. */
  form: Form | undefined
  answer: Answer
  /** Names of fields that people labelled as spam traps. */
  labelled: ReadonlySet<string>
  compare: boolean
  limits: RunOptions
}

const MAX_CALLS = 4

/** Runs one tool on a fresh copy of its page; then, on another one, the library does the same with the same input. */
export async function operateTool(
  { tab, load }: FrozenTab,
  { draft, form, answer, labelled, compare, limits }: Task,
): Promise<Omit<Row, 'set' | 'page'>> {
  const { visible, ...rest } = draft
  const now = '2026-01-01T00:00:00.000Z'
  const tool: Tool = { id: 'tool', ...rest, createdAt: now, updatedAt: now }
  const { fields = [], safety, submitSelector } = tool.metadata
  const traps = new Set([...labelled, ...trapsOf(form)])
  const watching = watchingOf(tool, answer)
  const start = async (): Promise<void> => {
    await load()
    await tab.evaluate(startWatching, watching)
  }

  await start()
  const { outcome, input, calls } = await callAsAgent(tab, tool, limits)
  const seen: Seen = await tab.evaluate(whatWasSeen)
  const row: Omit<Row, 'set' | 'page'> = {
    tool: tool.name,
    selector: tool.selector,
    input,
    isReachable: visible,
    person: fields.some(({ person }) => person) || !!safety?.reasons.some(({ reason }) => reason === 'captcha'),
    isFound: seen.isFound,
    isFormSeen: seen.isFormSeen,
    isPersonSeen: seen.isPersonSeen,
    sends: seen.isNative ? 'native' : 'script',
    answer,
    calls,
    ours: { ...deedOf(seen, input, traps), ...told(outcome) },
  }
  if (form) {
    const { callable, fillable, submittable } = assessForm(form, { pageUrl: tool.pageUrl })
    row.verdicts = { callable: callable.verdict, fillable: fillable.verdict, submittable: submittable.verdict }
  }
  if (compare && row.ours.status !== 'needs_person') {
    await start()
    const submits = form?.submitControls.map(({ selector }) => selector) ?? [submitSelector!]
    const stop = await operateByLibrary(tab, tool, input, submits)
    row.library = { ...deedOf(await tab.evaluate(whatWasSeen), input, traps), ...stop }
  }
  return row
}

function watchingOf({ selector, metadata: { fields = [] } }: Tool, answer: Answer): Watching {
  const keyed = fields.flatMap(({ key, selector, choices }): [string, string[]][] =>
    key === undefined ? [] : [[key, choices?.map((each) => each.selector) ?? [selector]]],
  )
  const persons = fields.filter(({ person, required }) => person && (required || person !== 'file'))
  return {
    form: selector,
    fields: Object.fromEntries(keyed),
    persons: persons.map(({ selector }) => selector),
    answer,
  }
}

function trapsOf(form: Form | undefined): string[] {
  return (form?.fields ?? []).flatMap(({ honeypot, name }) => (honeypot && name ? [name] : []))
}

/** Calls as an agent would: where a run fails and names values that are not required, it is called without them. */
async function callAsAgent(
  tab: Page,
  tool: Tool,
  limits: RunOptions,
): Promise<{ outcome: Outcome; input: Input; calls: number }> {
  const required = new Set((tool.metadata.inputSchema?.['required'] as string[] | undefined) ?? [])
  let input = sampleInput(tool)
  for (let calls = 1; ; calls++) {
    const outcome = await tab.evaluate(runInPage, [tool, input, limits] as const)
    const named = (outcome.errors ?? []).map(({ path }) => path.slice(1))
    const optional = named.filter((key) => key in input && !required.has(key))
    if (outcome.status !== 'failed' || optional.length === 0 || calls === MAX_CALLS) return { outcome, input, calls }
    input = Object.fromEntries(Object.entries(input).filter(([key]) => !optional.includes(key)))
  }
}

/** In the page. The answer of a person is yes; the executor leaves secrets to them all the same. */
function runInPage([tool, input, limits]: readonly [Tool, Input, RunOptions]): Promise<Outcome> {
  const { runTool } = globalThis as unknown as { runTool: typeof import('../../src/run/run-tool.ts').runTool }
  return runTool(tool, input, limits, { approve: async () => true })
}

function told({ status, error, errors }: Outcome): Pick<OwnDeed, 'status' | 'code' | 'message' | 'errors'> {
  return {
    status,
    ...(error && { code: error.code, message: error.message.slice(0, 300) }),
    ...(errors && { errors: errors.map(({ path, reason }) => `${path} ${reason}`.slice(0, 200)) }),
  }
}
