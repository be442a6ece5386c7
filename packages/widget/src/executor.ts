// What acts on the page, with all that only a run needs. It is a bundle of its own, which the widget loads when somebody
// reads the list or runs a tool: a visit without an agent pays for no more than the list of the tools.
import type { Tool } from '@operable/core/schema'
import { lacksFor } from './fields/involved.ts'
import { bringAll, loadPartsBy, partNamed, retryAll } from './flow/lazy-part.ts'
import { now } from './flow/run.ts'
import { keyOfCall } from './input/again.ts'
import { brief } from './outcome/brief.ts'
import type { Before, Noted } from './outcome/next-page.ts'
import type { Sign } from './outcome/signs.ts'
import { type Decide, otherPages } from './run/reach-page.ts'
import { runTool } from './run/run-tool.ts'
import { type LeftOutcome, leaveOutcome, leaveRun, type Owner } from './site/left.ts'
import { pageBefore } from './site/page-before.ts'
import { reportRun } from './site/report-run.ts'
import { forgetSettled, hashOf, noteSent, sentBefore } from './site/sent.ts'
import { time } from './site/session.ts'
import { targetOf } from './target/find-target.ts'
import { isSamePage } from './target/same-page.ts'
import type { LoadTexts } from './texts/speech-in.ts'
import type { Approve, Outcome, RunOptions, TraceStep } from './types.ts'
import type { LoadPack, Pack } from './words/packs.ts'
import { loadWordsBy, understand, WORDS_MS } from './words/words.ts'

export interface RunContext extends Owner {
  receiptId: string
  /** When the run was called, as `performance.now` counts. */
  since: number
  /** It was led here from another page. Then it is not led on: two pages could send it to and fro. */
  isLed: boolean
  /** Its trigger led it here, so this is its page. */
  isThere: boolean
  /** Address of the service; absent: the page's origin. */
  server: string | undefined
  /** Asks a person; absent: the widget's own dialog. */
  onApproval: Approve | undefined
  onStep(step: TraceStep): void
}

export interface Executor {
  run(tool: Tool, input: unknown, options: RunOptions, context: RunContext): Promise<Outcome>
  judged(outcome: Outcome, left: LeftOutcome): Promise<Outcome>
  /** Loads what only some runs need too, but for words, for pages whose runs have to work when the service is gone. */
  complete(): void
  /** Loads what runs of tools of this page will take, as the page is now: they work when the service is gone since. */
  foresee(tools: readonly Tool[]): Promise<void>
}

/** What only some runs need, in files of their own: their names, and what they export. */
export interface Parts extends Record<`words-${Pack}`, Awaited<ReturnType<LoadPack>>> {
  controls: typeof import('./parts/controls.ts')
  deeds: typeof import('./parts/deeds.ts')
  dialog: typeof import('./parts/dialog.ts')
  elsewhere: typeof import('./parts/elsewhere.ts')
  involved: typeof import('./parts/involved.ts')
  languages: typeof import('./parts/languages.ts')
  landing: typeof import('./parts/landing.ts')
  steps: typeof import('./parts/steps.ts')
  written: typeof import('./parts/written.ts')
}

/** Rejects where the part cannot be had; it is asked for again then. */
export type LoadLazily = <Name extends keyof Parts>(part: Name) => Promise<Parts[Name]>

/**
 * To be made once on a page. What the page needs beside it is loaded from then on.
 * @param language that the dialog speaks; absent: the page's
 */
export function createExecutor(load: LoadLazily, loadTexts: LoadTexts, language?: string): Executor {
  loadPartsBy(async (name) => {
    // Each file exports what it is called.
    const { [name]: part } = (await load(name as keyof Parts)) as unknown as Record<string, unknown>
    if (name === 'dialog') (part as Dialog).speakBy(loadTexts, language)
    return part
  })
  loadWordsBy(async () => (await languages())((pack) => load(`words-${pack}`)))
  return executor
}

type Dialog = Parts['dialog']['dialog']
const dialog = (): Promise<Dialog> => partNamed('dialog')
const landing = (): Promise<Parts['landing']['landing']> => partNamed('landing')
const languages = (): Promise<Parts['languages']['languages']> => partNamed('languages')

const executor: Executor = {
  complete: bringAll,
  async foresee(tools) {
    // A button in another language says what it does once that is known.
    await understand({ stepMs: WORDS_MS, end: Number.POSITIVE_INFINITY }, document)
    for (const tool of tools) {
      const target = isSamePage(tool.pageUrl, location.href) && targetOf(tool)
      if (target) lacksFor(tool, target)
    }
  },
  run(tool, input, options, context) {
    retryAll()
    const { receiptId, websiteId, server, since, isLed, isThere, onApproval, onStep } = context
    const approve: Approve = async (request) => (await dialog()).agreed(request, onApproval)
    const decide: Decide = async (request, limitMs) => (await dialog()).decision(approve, request, limitMs)
    const began = time() - now() + since
    const run = { tool, websiteId, server, began }
    let before: Before = { known: [], given: [], fields: '' }
    let live = tool
    let hash: string | undefined
    const running = runTool(tool, input, options, {
      receiptId,
      since,
      approve,
      isThere,
      ...(!isLed && { navigate: (request) => otherPages.loaded()!.navigator(decide, context)(request) }),
      leaveRun: (request) => leaveRun(request, context, time()),
      beforeSubmit: (asRead, reads, target, noted) => {
        live = asRead
        before = pageBefore(live, target, reads, noted as Noted)
        if (hash && !reads) noteSent(hash, receiptId)
      },
      async sentBefore(values) {
        const call = tool.metadata.repeatable ? undefined : keyOfCall(tool, values)
        hash = call && hashOf(call)
        return hash && sentBefore(hash, receiptId)
      },
      left: (outcome, carried) => {
        leaveOutcome({ ...before, websiteId, server, began, outcome, tool: live, carried: carried as readonly Sign[] })
        reportRun(run, outcome, false)
      },
      onStep,
    })
    return running.then(forgetSettled).then((outcome) => reportRun(run, brief(outcome), !isElsewhere(outcome)))
  },
  async judged(outcome, left) {
    return reportRun(left, brief(forgetSettled(await (await landing()).judged(outcome, left))), true)
  },
}

/** The page that the run went on to tells what became of it. */
function isElsewhere({ status, sent }: Outcome): boolean {
  return status === 'submitted_unverified' && sent === 'no'
}
