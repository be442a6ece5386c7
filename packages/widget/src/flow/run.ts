import type { ErrorCode, Outcome, TraceStep } from '../types.ts'

/** How long something may be waited for. */
export type Patience = Pick<Run, 'stepMs' | 'end'> & Partial<Pick<Run, 'signal'>>

/** What one run knows of itself; every part of it gets this. */
export interface Run {
  readonly signal: AbortSignal | undefined
  readonly stepMs: number
  /** When the whole run is over, as `now` counts. */
  end: number
  readonly trace: TraceStep[]
  readonly onStep: (step: TraceStep) => void
  /** From here on the page may be left by the trigger, and the run goes on at the next one; until what is answered is called. */
  readonly awaitNextPage: () => () => void
  /** A person is being asked about a request that the click has led to: nothing comes of it meanwhile. */
  isHeld?: boolean
  /** Its trigger was pressed. */
  isOpened?: boolean
  /** How to put back what the run changed, newest last. */
  readonly undo: (() => unknown)[]
}

/** Why a run cannot go on. It is thrown inside the run only. */
export type Failure = Pick<Outcome, 'status' | 'errors'> &
  Required<Pick<Outcome, 'error'>> &
  Partial<Pick<Outcome, 'receiptId'>>

/** For a whole run, unless its caller says otherwise, in milliseconds. */
export const DEADLINE_MS = 30_000

const { setTimeout, requestAnimationFrame, performance } = globalThis
/** What a page calls is watched while a run waits for its outcome; this is not. */
export const { fetch: pageFetch } = globalThis

export function now(): number {
  return performance.now()
}

/** `crypto.randomUUID` is for secure pages only. */
export function newId(): string {
  return Date.now().toString(36) + Math.random().toString(36).slice(2)
}

const failures = new WeakSet<object>()

/** A failure with its one sentence: the words of the code, then what it is about. */
export function failure(code: ErrorCode, about = '', elements?: string[], more?: Partial<Failure>): Failure {
  const named = elements?.[0] ? ` (${elements.join(', ')})` : ''
  const message = code.replaceAll('_', ' ') + (about && `: ${about}`) + named
  // What is required is required of a person.
  const status = code.endsWith('required') ? 'needs_person' : 'failed'
  const made: Failure = { status, error: { code, message, ...(elements && { elements }) }, ...more }
  failures.add(made)
  return made
}

/** Told by what made it: a form with an input called `error` has a member of that name. */
export function isFailure(value: unknown): value is Failure {
  return failures.has(value as object)
}

/** Ends the run when somebody aborted it or its time is over. */
export function check({ signal, end }: Pick<Patience, 'signal' | 'end'>): void {
  if (signal?.aborted) throw failure('aborted')
  if (now() > end) throw failure('timeout')
}

/** The next animation frame; hidden tabs have none, so a timer stands in. */
export function frame(): Promise<unknown> {
  return new Promise((resolve) => {
    setTimeout(resolve, 100)
    requestAnimationFrame(resolve)
  })
}

/** Some time in which the page draws no frame for us. */
export function pause(ms: number): Promise<unknown> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}

/** The time of a step is over after that many looks at the earliest: on a busy machine a frame may take longer than that. */
const MIN_LOOKS = 8

/**
 * Looks once in every frame until there is something. A look that answers why there is nothing yet has the time of one
 * step; one that answers nothing has as long as the run.
 */
export async function until<T>(run: Patience, look: () => T | Failure | undefined | false | null): Promise<T> {
  const end = now() + run.stepMs
  for (let looks = 1; ; looks++, await frame()) {
    check(run)
    const found = look()
    if (isFailure(found)) {
      if (looks >= MIN_LOOKS && now() > end) throw found
    } else if (found) return found
  }
}

/** Does one step and notes how long it took, also when it fails. */
export async function step<T>(run: Run, name: string, action: () => T | Promise<T>, detail?: string): Promise<T> {
  check(run)
  const start = now()
  try {
    return await action()
  } finally {
    const entry = { step: name, ms: Math.round((now() - start) * 10) / 10, ...(detail && { detail }) }
    run.trace.push(entry)
    run.onStep(entry)
  }
}
