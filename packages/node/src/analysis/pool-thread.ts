import { Worker } from 'node:worker_threads'
import { OperableError } from '@operable/core'
import { JobFailure } from './job-failure.ts'
import type { JobAnswer, JobRequest } from './thread.ts'

/** A job that waits, or runs. */
export interface Job {
  request: JobRequest
  owner: object
  urgent: boolean
  resolve(output: unknown): void
  reject(error: Error): void
}

/** One thread of a pool, from its start to its end. */
export interface PoolThread {
  /** It began to run, and has not come to an end. */
  isReady(): boolean
  job(): Job | undefined
  give(job: Job): void
  /** Ends it with its job: code that does not come to an end can be stopped in no other way. */
  end(failure: Error): void
  /** Whether the process stays alive for it. */
  hold(isHeld: boolean): void
}

export interface ThreadLimits {
  heapMb: number
  /** For one job, in ms. */
  longestMs: number
  /** Without one, in ms. */
  idleMs: number
}

export interface ThreadEvents {
  /** It can be given a job. */
  onFree(): void
  /** It is no more. @param neverRan it could not be started */
  onGone(neverRan: boolean, cause: unknown): void
}

/**
 * Times the limit: where the engine ends the process, which the watch of the heap is there to prevent. It also decides how much
 * the heap grows before all of it is looked at: by less than half with 3, twofold just below 2 GiB, fourfold from there
 * (`MaxGrowingFactor` of V8). Each such look drops the compiled code of functions that are made anew for each page. With 3 a site
 * takes 8 % more CPU time; with 11 garbage alone brings ordinary pages to where their thread is not used again.
 */
const LAST_RESORT = 10
/**
 * Of new objects. By default hostile pages take up to three times the memory. With 12, ordinary sites take a fifth more CPU time, for
 * what is copied while a page is read; with 96 as much as now (measured, Node 24).
 */
const YOUNG_MB = 36
/**
 * A thread that took this share of its limit is not used again: it would keep the memory, and a start costs less than such a page. What
 * counts is what was not collected yet, too: with 0.4, ordinary pages came there, and all code was compiled anew for the next ones.
 */
const MUCH = 0.6

/** @param source its code, in CommonJS */
export function startThread(
  source: () => Promise<string>,
  { heapMb, longestMs, idleMs }: ThreadLimits,
  { onFree, onGone }: ThreadEvents,
): PoolThread {
  let worker: Worker | undefined
  let state: 'starting' | 'ready' | 'ending' | 'gone' = 'starting'
  let job: Job | undefined
  let timer: NodeJS.Timeout | undefined
  let watch: HeapWatch | undefined

  const thread: PoolThread = {
    isReady: () => state === 'ready',
    job: () => job,
    give(given) {
      rest()
      const tooMuch = (what: string) => () =>
        thread.end(new JobFailure('too_complex', `It takes more than ${what} to read.`))
      timer = setTimeout(tooMuch(`${longestMs / 1000} seconds`), longestMs)
      watch = worker && watchHeap(worker, heapMb, tooMuch(`${heapMb} MiB of memory`))
      job = given
      try {
        worker?.postMessage(given.request)
      } catch (error) {
        settle({ error: { name: 'DataCloneError', message: String(error) } })
      }
    },
    end(failure) {
      rest()
      if (state !== 'gone') state = 'ending'
      job?.reject(failure)
      job = undefined
      void worker?.terminate()
    },
    hold(isHeld) {
      if (isHeld) worker?.ref()
      else worker?.unref()
    },
  }

  function rest(): void {
    clearTimeout(timer)
    watch?.end()
  }

  function settle(answer: JobAnswer): void {
    if (state === 'ending' || state === 'gone') return
    state = 'ready'
    rest()
    const done = job
    job = undefined
    if ('output' in answer) done?.resolve(answer.output)
    else done?.reject(errorOf(answer.error))
    const stop = () => thread.end(new Error('Not needed.'))
    if (watch && watch.mostMb() > heapMb * MUCH) return stop()
    timer = setTimeout(stop, idleMs).unref()
    onFree()
  }

  function lose(cause: unknown): void {
    if (state === 'gone') return
    rest()
    const neverRan = state === 'starting'
    state = 'gone'
    job?.reject(new JobFailure('too_complex', 'The reader stopped unexpectedly.'))
    job = undefined
    onGone(neverRan, cause)
  }

  source()
    .then((code) => {
      const resourceLimits = { maxOldGenerationSizeMb: heapMb * LAST_RESORT, maxYoungGenerationSizeMb: YOUNG_MB }
      worker = new Worker(code, { eval: true, execArgv: [], env: {}, resourceLimits, name: 'operable' })
      worker.on('message', settle)
      worker.on('error', lose)
      worker.on('exit', () => lose(new Error('It ended.')))
    })
    .catch(lose)
  return thread
}

function errorOf({ name, message, code }: Extract<JobAnswer, { error: unknown }>['error']): Error {
  if (code !== undefined) return new OperableError(code as OperableError['code'], message)
  return Object.assign(new Error(message), { name })
}

/** How often a thread is looked at, in ms. */
const EVERY = 25
/** Looks in a row: what is over the limit once may be garbage that was not collected yet. */
const LOOKS = 3

interface HeapWatch {
  /** The most that was seen, in MiB. */
  mostMb(): number
  end(): void
}

/**
 * Looks at the heap of a thread while it works. Its own limit (`resourceLimits`) is no help: an array or a text that
 * grows past it ends the whole process, in half of the ways that there are to run out of memory (measured, Node 24).
 *
 * @param onFull called once, when the heap stays over the limit, or is over it by half
 */
function watchHeap(worker: Worker, limitMb: number, onFull: () => void): HeapWatch {
  let most = 0
  let over = 0
  const timer = setInterval(async () => {
    // Other engines have no such method.
    const { used_heap_size: bytes = 0 } = (await worker.getHeapStatistics?.().catch(() => undefined)) ?? {}
    const used = bytes / 1024 / 1024
    most = Math.max(most, used)
    const before = over
    if (used > limitMb * 1.5) over = LOOKS
    else over = used > limitMb ? over + 1 : 0
    if (before < LOOKS && over >= LOOKS) onFull()
  }, EVERY).unref()
  return { mostMb: () => most, end: () => clearInterval(timer) }
}
