import { Worker } from 'node:worker_threads'
import { OperableError } from '@operable/core'
import { JobFailure, NoThreads } from './job-failure.ts'
import type { JobAnswer, JobRequest } from './thread.ts'

/** How jobs are run; each has a default. */
export interface ThreadPoolOptions {
  /** Threads at one time. Default 2. */
  most?: number
  /** Heap of each in MiB. Default 192. */
  heapMb?: number
  /** After so long in a thread a job has failed, in ms. Default 15,000. */
  longestMs?: number
  /** Without a job for so long a thread ends and gives its memory back, in ms. Default 10,000. */
  idleMs?: number
}

export interface JobOptions {
  /** Whose job it is: while others wait, none has two threads. */
  owner: object
  /** Ends the job, in the middle if need be. */
  signal?: AbortSignal | undefined
  /** Before those that wait. */
  urgent?: boolean | undefined
}

/** Runs jobs in threads that start when they are needed, and are replaced when they die. */
export interface ThreadPool {
  /**
   * Rejects with JobFailure when the job takes too long or too much memory, or its signal fires; with NoThreads where this
   * process can have none; with what the job throws.
   */
  run(request: JobRequest, options: JobOptions): Promise<unknown>
  /** Starts a thread for a job that is about to come. */
  warm(): void
}

interface Job {
  request: JobRequest
  owner: object
  urgent: boolean
  settle: { resolve(output: unknown): void; reject(error: Error): void }
}

interface Thread {
  /** Absent while its code is being read. */
  worker?: Worker
  isReady: boolean
  isEnding: boolean
  job?: Job | undefined
  timer?: NodeJS.Timeout | undefined
}

/** @param source the code of a thread, in CommonJS */
export function createThreadPool(source: () => Promise<string>, options: ThreadPoolOptions = {}): ThreadPool {
  const { most = 2, heapMb = 192, longestMs = 15_000, idleMs = 10_000 } = options
  const waiting: Job[] = []
  const threads = new Set<Thread>()
  let none: NoThreads | undefined

  function handOut(): void {
    for (const thread of threads) if (thread.isReady && !thread.job && !thread.isEnding) give(thread)
    const starting = [...threads].filter(({ isReady }) => !isReady).length
    if (waiting.length > starting && threads.size < most) void start()
    for (const thread of threads) hold(thread)
  }

  function give(thread: Thread): void {
    const job = next()
    if (!job) return
    waiting.splice(waiting.indexOf(job), 1)
    clearTimeout(thread.timer)
    thread.job = job
    const seconds = longestMs / 1000
    thread.timer = setTimeout(() => {
      end(thread, new JobFailure('too_complex', `It takes more than ${seconds} seconds to read.`))
    }, longestMs)
    thread.worker?.postMessage(job.request)
  }

  function next(): Job | undefined {
    const owners = new Set([...threads].map(({ job }) => job?.owner))
    return waiting.find(({ urgent }) => urgent) ?? waiting.find(({ owner }) => !owners.has(owner)) ?? waiting[0]
  }

  async function start(): Promise<void> {
    const thread: Thread = { isReady: false, isEnding: false }
    threads.add(thread)
    try {
      const code = await source()
      const resourceLimits = { maxOldGenerationSizeMb: heapMb }
      const worker = new Worker(code, { eval: true, execArgv: [], env: {}, resourceLimits, name: 'operable' })
      thread.worker = worker
      worker.on('message', (answer: JobAnswer | 'ready') => {
        if (answer === 'ready') thread.isReady = true
        else settle(thread, answer)
        handOut()
        rest(thread)
      })
      worker.on('error', (error) => lose(thread, error))
      worker.on('exit', () => lose(thread, new Error('It ended.')))
      hold(thread)
    } catch (error) {
      lose(thread, error)
    }
  }

  function settle(thread: Thread, answer: JobAnswer): void {
    const { job } = thread
    clearTimeout(thread.timer)
    thread.job = undefined
    if ('output' in answer) job?.settle.resolve(answer.output)
    else job?.settle.reject(errorOf(answer.error))
  }

  /** Ends the thread with its job: code that does not come to an end can be stopped in no other way. */
  function end(thread: Thread, failure: Error): void {
    clearTimeout(thread.timer)
    thread.isEnding = true
    thread.job?.settle.reject(failure)
    thread.job = undefined
    void thread.worker?.terminate()
  }

  function lose(thread: Thread, cause: unknown): void {
    clearTimeout(thread.timer)
    if (!threads.delete(thread)) return
    thread.job?.settle.reject(new JobFailure('too_complex', deathOf(cause, heapMb)))
    // One that never began to run is not for want of memory for a page: a policy, or another engine.
    if (!thread.isReady && !thread.isEnding) none = new NoThreads('Threads cannot be started.', { cause })
    if (none) for (const job of waiting.splice(0)) job.settle.reject(none)
    handOut()
  }

  function rest(thread: Thread): void {
    if (thread.job || thread.isEnding) return
    clearTimeout(thread.timer)
    thread.timer = setTimeout(() => end(thread, new Error('Not needed.')), idleMs).unref()
  }

  /** A process that waits for a job stays alive, and for nothing else. */
  function hold({ worker, job, isReady }: Thread): void {
    if (job || (!isReady && waiting.length > 0)) worker?.ref()
    else worker?.unref()
  }

  return {
    warm() {
      if (!none && threads.size === 0) void start()
    },
    run(request, { owner, signal, urgent = false }) {
      const { promise, resolve, reject } = Promise.withResolvers<unknown>()
      const job: Job = { request, owner, urgent, settle: { resolve, reject } }
      const stop = () => {
        const stopped = new JobFailure('aborted', 'It was stopped.')
        const thread = [...threads].find((each) => each.job === job)
        if (thread) end(thread, stopped)
        else if (waiting.includes(job)) waiting.splice(waiting.indexOf(job), 1)
        reject(stopped)
      }
      if (none) reject(none)
      else if (signal?.aborted) stop()
      else {
        signal?.addEventListener('abort', stop, { once: true })
        waiting.push(job)
        handOut()
      }
      return promise.finally(() => signal?.removeEventListener('abort', stop))
    },
  }
}

function deathOf(cause: unknown, heapMb: number): string {
  const code = cause instanceof Error && 'code' in cause ? cause.code : undefined
  if (code === 'ERR_WORKER_OUT_OF_MEMORY') return `It takes more than ${heapMb} MiB of memory to read.`
  return 'What reads it came to an end.'
}

function errorOf({ name, message, code }: Extract<JobAnswer, { error: unknown }>['error']): Error {
  if (code !== undefined) return new OperableError(code as OperableError['code'], message)
  return Object.assign(new Error(message), { name })
}
