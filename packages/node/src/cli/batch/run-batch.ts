import { OperableError } from '@operable/core'
import type { Command } from 'commander'
import { siteOf } from '../../fetch/address/site-of.ts'
import { requireFinished } from '../../storage/move-documents.ts'
import { plural } from '../../word-forms.ts'
import { serviceAddress } from '../client/ask-service.ts'
import { exitCodes, refuseUsage } from '../failure.ts'
import { listenForInterrupt } from '../interrupt.ts'
import { openData } from '../open-data.ts'
import { shellWord } from '../options.ts'
import { describeTerminal } from '../print/terminal.ts'
import { requireWritable } from '../result-output.ts'
import type { AuditWords } from '../run-audit.ts'
import { readList } from './address-list.ts'
import { type BatchProgress, createBatchProgress, type Listed } from './batch-progress.ts'
import { type Counts, count, countsOf, missedOf } from './counts.ts'
import { createLanes, type Lanes } from './lanes.ts'
import { openResults, type ResultsFile } from './results-file.ts'
import { type Fields, failedRow, type Row, readFields, rowOf } from './row.ts'
import { SiteFailure, type SiteScanner, scannerHere, scannerThere } from './site-scanner.ts'

/** Options as typed. */
export interface BatchWords extends AuditWords {
  list: string
  concurrency?: number
  fields?: string
  server?: string
  key?: string
}

const CONCURRENCY = 4

/** Faults of ours in a row that are no longer a matter of single sites. */
const MOST_FAULTS = 20

/**
 * Scans every address of a list and appends a line for each to the output. Addresses that have a line are done.
 *
 * @throws OperableError what ends the batch before its end; the next run goes on from there
 */
export async function runBatch(words: BatchWords, command: Command): Promise<void> {
  const output = requireOutput(words, command)
  const fields = words.fields === undefined ? undefined : readFields(words.fields)
  const service = serviceAddress(words)
  const results = await openResults(output)
  const storage = words.save && !service ? openData(words) : undefined
  const interrupt = listenForInterrupt()
  const scanner = service ? scannerThere(service) : scannerHere({ ...scanOptions(words), ...(storage && { storage }) })
  const counts = countsOf(results.done.values())
  try {
    if (storage) await requireFinished(storage)
    const { lanes, given, listed } = await planOf(words.list, results)
    const progress = createBatchProgress(process.stderr, { counts, lanes, total: given })
    progress.begin(listed, service?.url)
    try {
      const width = words.concurrency ?? CONCURRENCY
      await scanAll(lanes, width, { scanner, results, counts, progress, signal: interrupt.signal, fields })
    } finally {
      progress.end()
    }
    sayEnd(counts, output)
    if (counts.measured === 0) process.exitCode = exitCodes.notScanned
  } catch (error) {
    if (!interrupt.signal.aborted) throw error
    throw new OperableError('aborted', 'Stopped. To go on, run the same command again.', { cause: error })
  } finally {
    await scanner.close()
    await results.close()
    await storage?.close?.()
    interrupt.release()
  }
}

function requireOutput({ output }: BatchWords, command: Command): string {
  if (output === undefined) refuseUsage(command, '--list needs --output, the file that gets a line for each site.')
  requireWritable(output)
  return output
}

function scanOptions({ maxPages, timeout, render, allowPrivate }: BatchWords) {
  return {
    render,
    allowPrivate: allowPrivate === true,
    ...(maxPages === undefined ? {} : { maxPages }),
    ...(timeout === undefined ? {} : { timeoutMs: timeout }),
  }
}

interface Job {
  address: string
  fault?: string
}

/** What is left to do. @throws OperableError `invalid_request` for a list without an address */
async function planOf(
  list: string,
  { done }: ResultsFile,
): Promise<{ lanes: Lanes<Job>; given: number; listed: Listed }> {
  const lanes = createLanes<Job>()
  const seen = new Set<string>()
  const listed = { done: 0, repeated: 0 }
  for await (const job of readList(list)) {
    const { address, fault } = job
    if (seen.has(address)) listed.repeated += 1
    else if (done.has(address)) listed.done += 1
    else lanes.add(fault === undefined ? siteOf(new URL(address)) : '', job)
    seen.add(address)
  }
  if (seen.size === 0) throw new OperableError('invalid_request', `The list ${list} has no address.`)
  return { lanes, given: seen.size, listed }
}

interface Parts {
  scanner: SiteScanner
  results: ResultsFile
  counts: Counts
  progress: BatchProgress
  signal: AbortSignal
  fields: Fields | undefined
}

async function scanAll(lanes: Lanes<Job>, width: number, parts: Parts): Promise<void> {
  const { scanner, results, counts, progress, fields } = parts
  const failed = new AbortController()
  const signal = AbortSignal.any([parts.signal, failed.signal])
  let faults = 0

  async function scan(job: Job): Promise<void> {
    signal.throwIfAborted()
    const begun = performance.now()
    const { row, code } = await measured(job, { scanner, signal, fields, tell: progress.tell })
    await results.append(row)
    count(counts, code)
    progress.finished(performance.now() - begun)
    faults = code === 'internal' ? faults + 1 : 0
    if (faults < MOST_FAULTS) return
    throw new Error(`the last ${MOST_FAULTS} scans ended with an error of Operable. The output says more`)
  }

  await lanes.run(width, async (job) => {
    try {
      await scan(job)
    } catch (error) {
      failed.abort()
      throw error
    }
  })
}

/** These say nothing about the site: the batch ends, and the next run begins with this address. */
const OURS: ReadonlySet<string> = new Set([
  'aborted',
  'storage_unavailable',
  'missing_dependency',
  'rate_limited',
  'unauthorized',
  'forbidden',
  'invalid_request',
  'scan_not_found',
  'no_report',
])

interface Measuring extends Pick<Parts, 'scanner' | 'signal' | 'fields'> {
  tell: BatchProgress['tell']
}

async function measured({ address, fault }: Job, parts: Measuring): Promise<{ row: Row; code?: string }> {
  const { scanner, signal, fields, tell } = parts
  const failed = (code: string, detail: string) => ({ row: failedRow(address, { code, detail, at: new Date() }), code })
  if (fault !== undefined) return failed('invalid_url', fault)
  try {
    return { row: rowOf(address, await scanner.scan(address, { signal, tell }), fields) }
  } catch (error) {
    if (signal.aborted || (error instanceof OperableError && OURS.has(error.code))) throw error
    const isKnown = error instanceof OperableError || error instanceof SiteFailure
    return failed(isKnown ? error.code : 'internal', error instanceof Error ? error.message : String(error))
  }
}

function sayEnd(counts: Counts, output: string): void {
  const { ink } = describeTerminal(process.stderr)
  const codes = [...counts.failed].sort((a, b) => b[1] - a[1])
  const missed = missedOf(counts)
  const why = missed === 0 ? '' : ` (${codes.map(([code, times]) => `${code} ${times}`).join(', ')})`
  process.stderr.write(
    `${ink.bold('Done')}: ${plural(counts.measured + missed, 'site')}, ${counts.measured} measured, ${missed} not${why}.\n` +
      `For shares by check, language and country domain, run: npx @operable/node stats ${shellWord(output)}\n`,
  )
}
