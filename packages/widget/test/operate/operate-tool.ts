import { assessForm, type parsePage } from '@operable/core'
import type { Tool, ToolDraft } from '@operable/core/schema'
import type { Page } from 'playwright-core'
import type { Outcome, RunOptions } from '../../src/types.ts'
import type { Answer } from './answers.ts'
import { operateByLibrary } from './by-library.ts'
import { changed, deedOf } from './deed.ts'
import type { FrozenTab } from './frozen-tab.ts'
import { type Seen, startWatching, type Watching, whatWasSeen } from './observer.ts'
import type { FormLabels } from './operate-page.ts'
import type { LabelledFields, OwnDeed, Row } from './row.ts'
import { sampleInput } from './sample-input.ts'

type Form = ReturnType<typeof parsePage>['forms'][number]
type Input = Record<string, unknown>

interface Task {
  draft: ToolDraft
  /** Absent for controls outside of any form. */
  form: Form | undefined
  answer: Answer
  labelled: FormLabels
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
  const traps = new Set([...labelled.traps, ...trapsOf(form)])
  const watching = watchingOf(tool, answer)
  watching.persons.push(...[...labelled.captchas].map((name) => `${tool.selector} ${named(name)}`))
  const start = async (): Promise<void> => {
    await load()
    await tab.evaluate(startWatching, watching)
  }

  await start()
  const { outcome, input, calls, asked } = await callAsAgent(tab, tool, limits)
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
    answer: { kind: answer.kind, language: answer.language, markup: answer.markup },
    calls,
    asked,
    ...(labelled.kind && { kind: labelled.kind }),
    labelled: labelsSeen(form, labelled, tool, seen),
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

/** What became of the fields that people call traps and captchas, whatever the audit takes them for. */
function labelsSeen(
  form: Form | undefined,
  { traps, captchas }: FormLabels,
  { metadata }: Tool,
  seen: Seen,
): Row['labelled'] {
  const now = seen.sent[0] ?? seen.after
  const offered = new Set(metadata.fields?.flatMap(({ key, selector }) => (key === undefined ? [] : [selector])))
  const told = (names: Set<string>): LabelledFields => {
    const fields = form?.fields.filter(({ name, type }) => name && names.has(name) && type !== 'hidden') ?? []
    return {
      count: fields.length,
      offered: fields.filter(({ selector }) => offered.has(selector)).map(({ name }) => name!),
      filled: changed(seen.before, now).filter((name) => names.has(name)),
    }
  }
  return { traps: told(traps), captchas: told(captchas) }
}

function named(name: string): string {
  return `[name="${name.replace(/["\\]/g, '\\$&')}"]`
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
): Promise<{ outcome: Outcome; input: Input; calls: number; asked: string[] }> {
  const required = new Set((tool.metadata.inputSchema?.['required'] as string[] | undefined) ?? [])
  let input = sampleInput(tool)
  for (let calls = 1; ; calls++) {
    const { outcome, asked } = await tab.evaluate(runInPage, [tool, input, limits] as const)
    const named = (outcome.errors ?? []).map(({ path }) => path.slice(1))
    const optional = named.filter((key) => key in input && !required.has(key))
    if (outcome.status !== 'failed' || optional.length === 0 || calls === MAX_CALLS)
      return { outcome, input, calls, asked }
    input = Object.fromEntries(Object.entries(input).filter(([key]) => !optional.includes(key)))
  }
}

/** In the page. The answer of a person is yes; the executor leaves secrets to them all the same. */
async function runInPage([tool, input, limits]: readonly [Tool, Input, RunOptions]): Promise<{
  outcome: Outcome
  asked: string[]
}> {
  const { runTool } = globalThis as unknown as { runTool: typeof import('../../src/run/run-tool.ts').runTool }
  const asked: string[] = []
  const approve = async ({ reasons }: { reasons: string[] }): Promise<boolean> => {
    asked.push(...reasons)
    return true
  }
  return { outcome: await runTool(tool, input, limits, { approve }), asked }
}

function told({
  status,
  error,
  errors,
  evidence,
  said = [],
}: Outcome): Pick<OwnDeed, 'status' | 'code' | 'message' | 'errors' | 'seen'> {
  const seen = [
    ...evidence.map(({ kind, detail = '', httpStatus = '' }) => `${kind} ${detail} ${httpStatus}`.trim()),
    ...said.map(({ where, text }) => `${where}: ${text}`),
  ]
  return {
    status,
    ...(seen[0] && { seen }),
    ...(error && { code: error.code, message: error.message.slice(0, 300) }),
    ...(errors && { errors: errors.map(({ path, reason }) => `${path} ${reason}`.slice(0, 200)) }),
  }
}
