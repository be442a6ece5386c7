import { JobFailure, NoThreads } from './job-failure.ts'
import { type Job, type PoolThread, startThread, type ThreadLimits } from './pool-thread.ts'
import type { JobRequest } from './thread.ts'

/** How jobs are run; each has a default. */
export interface ThreadPoolOptions extends Partial<ThreadLimits> {
  /** Threads at one time. Default 2. */
  most?: number
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
  /** Whether a thread has begun to run. */
  isWarm(): boolean
}

/**
 * Up to two threads of 192 MiB, a minute for a job. A thread ends after a job that took much memory, and when it had none
 * for 5 seconds: what it held goes back to the system.
 *
 * @param source the code of a thread, in CommonJS
 */
export function createThreadPool(source: () => Promise<string>, options: ThreadPoolOptions = {}): ThreadPool {
  const { most = 2, heapMb = 192, longestMs = 60_000, idleMs = 5_000 } = options
  const waiting: Job[] = []
  const threads = new Set<PoolThread>()
  let none: NoThreads | undefined

  function start(): void {
    const thread = startThread(source, { heapMb, longestMs, idleMs }, { onFree: handOut, onGone })
    threads.add(thread)

    function onGone(neverRan: boolean, cause: unknown): void {
      threads.delete(thread)
      // That is not for want of memory for a page: a policy, or another engine.
      if (neverRan) none = new NoThreads('Threads cannot be started.', { cause })
      if (none) for (const job of waiting.splice(0)) job.reject(none)
      handOut()
    }
  }

  function handOut(): void {
    for (const thread of threads) {
      const job = thread.isReady() && !thread.job() ? next(waiting, threads) : undefined
      if (!job) continue
      waiting.splice(waiting.indexOf(job), 1)
      thread.give(job)
    }
    const starting = [...threads].filter((thread) => !thread.isReady()).length
    if (waiting.length > starting && threads.size < most) start()
    // A process that waits for a job stays alive, and for nothing else.
    for (const thread of threads) thread.hold(thread.job() !== undefined || waiting.length > 0)
  }

  function stop(job: Job): void {
    const stopped = new JobFailure('aborted', 'It was stopped.')
    const place = waiting.indexOf(job)
    if (place >= 0) waiting.splice(place, 1)
    for (const thread of threads) if (thread.job() === job) thread.end(stopped)
    job.reject(stopped)
  }

  return {
    warm() {
      if (!none && threads.size === 0) start()
    },
    isWarm: () => [...threads].some((thread) => thread.isReady()),
    async run(request, { owner, signal, urgent = false }) {
      if (none) throw none
      const { promise, resolve, reject } = Promise.withResolvers<unknown>()
      const job: Job = { request, owner, urgent, resolve, reject }
      const onAbort = () => stop(job)
      if (signal?.aborted) stop(job)
      else waiting.push(job)
      signal?.addEventListener('abort', onAbort, { once: true })
      handOut()
      return promise.finally(() => signal?.removeEventListener('abort', onAbort))
    },
  }
}

/** First come, first served, but that nobody has two threads while others wait. */
function next(waiting: readonly Job[], threads: ReadonlySet<PoolThread>): Job | undefined {
  const owners = new Set([...threads].map((thread) => thread.job()?.owner))
  return waiting.find(({ urgent }) => urgent) ?? waiting.find(({ owner }) => !owners.has(owner)) ?? waiting[0]
}
