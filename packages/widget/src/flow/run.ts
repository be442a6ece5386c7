import type { ErrorCode, InputError, OutcomeStatus, RunError, TraceStep } from '../types.ts'

/** What one run knows of itself; every part of it gets this. */
export interface Run {
  readonly signal: AbortSignal | undefined
  readonly stepMs: number
  /** When the whole run is over, as `performance.now()` counts. */
  end: number
  readonly trace: TraceStep[]
  readonly onStep: ((step: TraceStep) => void) | undefined
  /** How to put back what the run changed, newest last. */
  readonly undo: (() => unknown)[]
}

/** Why a run cannot go on. It is thrown inside the run only. */
export interface Failure {
  status: OutcomeStatus
  error: RunError
  errors?: InputError[]
}

const { setTimeout, clearTimeout, requestAnimationFrame, performance } = globalThis

export function now(): number {
  return performance.now()
}

/** A failure with its one sentence: the words of the code, then what it is about. */
export function failure(code: ErrorCode, about = '', more: Partial<Failure> & { elements?: string[] } = {}): Failure {
  const { elements, ...rest } = more
  const message = code.replaceAll('_', ' ') + (about && `: ${about}`) + (elements ? ` (${elements.join(', ')})` : '')
  return { status: 'failed', error: { code, message, ...(elements && { elements }) }, ...rest }
}

/** Ends the run when somebody aborted it or its time is over. */
export function check(run: Run): void {
  if (run.signal?.aborted) throw failure('aborted')
  if (now() > run.end) throw failure('timeout')
}

/** The next animation frame; hidden tabs have none, so a timer stands in. */
export function frame(): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, 100)
    requestAnimationFrame(() => {
      clearTimeout(timer)
      resolve()
    })
  })
}

/** Looks once in every frame until there is something; after the time of one step it fails as `problem` says. */
export async function until<T>(run: Run, look: () => T | undefined | false | null, problem: () => Failure): Promise<T> {
  for (const end = now() + run.stepMs; ; await frame()) {
    check(run)
    const found = look()
    if (found) return found
    if (now() > end) throw problem()
  }
}

/** Does one step and notes how long it took, also when it fails. */
export async function step<T>(run: Run, name: string, action: () => T | Promise<T>, detail?: () => string): Promise<T> {
  check(run)
  const start = now()
  try {
    return await action()
  } finally {
    const text = detail?.()
    const entry = { step: name, ms: Math.round((now() - start) * 10) / 10, ...(text && { detail: text }) }
    run.trace.push(entry)
    run.onStep?.(entry)
  }
}
