import { readFileSync } from 'node:fs'
import { OperableError, type Tool } from '@operable/core'
import { describeTool } from '@operable/core/describe'
import type { Command } from 'commander'
import type { SiteOutcome } from '../contracts/run-outcome.ts'
import { find, unknownTool } from '../run/page-session.ts'
import { openSite } from '../services/open-site.ts'
import { askInTerminal, canAsk } from './ask-in-terminal.ts'
import { dataExists, nameOfData } from './data-place.ts'
import { exitCodes } from './failure.ts'
import { listenForInterrupt } from './interrupt.ts'
import { type CredentialWords, credentialsOf, type ManageOptions } from './options.ts'
import { printable } from './print/printable.ts'
import { printResult } from './print/result.ts'
import { printOutcome, printSiteTools } from './print/run.ts'
import { createProgress } from './progress.ts'
import { refusePrivate } from './refuse-private.ts'
import { requireWritable } from './result-output.ts'
import { readTarget } from './target.ts'
import { withInstall } from './try-forms.ts'
import { withService } from './with-service.ts'

/** Options as typed. */
export interface RunWords extends CredentialWords {
  input?: string
  send?: true | string[]
  headed?: true
  trace?: string
  maxPages: number
  /** ms */
  timeout: number
  discover?: true
}

/** Exit codes of `operable run` by the status of the outcome. */
const exitCodeOfStatus: Readonly<Record<SiteOutcome['status'], number>> = {
  confirmed: exitCodes.ok,
  rejected: exitCodes.belowMinScore,
  submitted_unverified: 5,
  next_step: 6,
  needs_person: 7,
  failed: 8,
}

/** Of an outcome; a sealed run that shows its request did what it was asked for. */
export function exitCodeOfOutcome({ status, sealed, request, error }: SiteOutcome): number {
  if (error?.code === 'unknown_tool') return exitCodes.refused
  if (sealed && request && status === 'submitted_unverified' && !error) return exitCodes.ok
  return exitCodeOfStatus[status]
}

/**
 * Lists the tools of a site, or runs one, prints, and sets the exit code.
 *
 * @throws OperableError whatever goes wrong before the run
 */
export async function runSiteTool(
  given: { url: string; tool: string | undefined },
  words: RunWords & ManageOptions,
  command: Command,
): Promise<void> {
  const target = readTarget(given.url)
  if (target.kind === 'folder')
    throw new OperableError('invalid_url', 'operable run needs a site address, not a folder.')
  const credentials = credentialsOf(words, command)
  const { send, headed, trace, maxPages, timeout, allowPrivate, json } = words
  if (!allowPrivate) refusePrivate(target.url)
  if (trace !== undefined) requireWritable(trace)
  const input = given.tool === undefined ? {} : inputOf(words.input)
  const stored = words.discover ? undefined : await storedTools(target.url, words)
  const interrupt = listenForInterrupt()
  const progress = createProgress(given.url)
  try {
    const site = await openSite(target.url, {
      maxPages,
      signal: interrupt.signal,
      onProgress: progress.onProgress,
      ...(stored && { findTools: async () => stored }),
      ...(send && { send }),
      ...(headed && { headed }),
      ...(allowPrivate && { allowPrivate }),
      ...(credentials && { credentials }),
    }).catch(explainMissing)
    try {
      const tools = await site.tools()
      progress.stop()
      if (given.tool === undefined) return list(tools, site.url, json)
      const tool = find(tools, given.tool)
      const outcome = tool
        ? await site.run(tool, input, {
            deadlineMs: timeout,
            signal: interrupt.signal,
            ...(canAsk() && {
              ask: (question, { signal }) => askInTerminal(question, AbortSignal.any([interrupt.signal, signal])),
            }),
            ...(trace !== undefined && { traceFile: trace }),
          })
        : unknownTool(
            given.tool,
            tools.map(({ name }) => name),
          )
      if (interrupt.signal.aborted) throw new OperableError('aborted', 'The run was stopped.')
      printResult(json, outcome, (terminal) => printOutcome(outcome, terminal))
      process.exitCode = exitCodeOfOutcome(outcome)
    } finally {
      await site.close()
    }
  } finally {
    progress.stop()
    interrupt.release()
  }
}

function list(tools: readonly Tool[], url: string, json: true | undefined): void {
  if (tools.length === 0) {
    process.exitCode = exitCodes.notScanned
    process.stderr.write('operable: No tool was found on the pages read.\n')
  }
  const listed = { url, tools: tools.map((tool) => ({ ...describeTool(tool), pageUrl: tool.pageUrl })) }
  if (json || tools.length > 0) printResult(json, listed, (terminal) => printSiteTools(tools, url, terminal))
}

/** @throws OperableError `invalid_request` */
function inputOf(text: string | undefined): unknown {
  const given = text === '-' ? readFileSync(0, 'utf8') : (text ?? '{}')
  try {
    const value: unknown = JSON.parse(given)
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value
  } catch {
    // Said below.
  }
  throw new OperableError('invalid_request', '--input needs a JSON object, such as \'{"email":"ann@example.com"}\'.')
}

/** The active tools that the data file or the service has of this site; nothing where it has none. */
export async function storedTools(
  url: string,
  options: ManageOptions,
  { isQuiet = false } = {},
): Promise<readonly Tool[] | undefined> {
  if (options.server === undefined && !dataExists(options.data)) return undefined
  const { host } = new URL(url)
  const tools = await withService(options, async ({ websites, tools }) => {
    const website = (await websites.list()).find((each) => new URL(each.url).host === host)
    return website && (await tools.list(website.id)).tools.filter(({ active }) => active)
  })
  if (!tools || tools.length === 0) return undefined
  const place = options.server ?? nameOfData(options.data)
  if (!isQuiet) process.stderr.write(`operable: Using the tools in ${printable(place)}; --discover searches again.\n`)
  return tools
}

/** Says how to install a browser where none is. */
export function explainMissing(error: unknown): never {
  if (!(error instanceof OperableError) || error.code !== 'missing_dependency') throw error
  throw new OperableError(error.code, withInstall(error), { cause: error })
}
