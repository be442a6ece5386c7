import { type Failure, failure, type Patience, until } from './run.ts'

/** A file that only some runs need, as those see it that need it. */
export interface LazyPart<T> {
  /** Where all is in one file. */
  give(whole: T): void
  /** What is in it; nothing before it is there. */
  loaded(): T | undefined
  /**
   * Loads it. To be looked at until there is no failure, so that the wait counts into the run's time, and an abort ends it.
   * Throws the failure `executor_unavailable` where it cannot be had; the next run asks for it anew.
   */
  bring(): Failure | undefined
  /** The same, for who does nothing else meanwhile. */
  needed(run: Patience): Promise<T>
  /** What could not be had before is no failure of the next run. */
  retry(): void
}

type Load = (name: string) => Promise<unknown>

/** Rejects until it is told how. */
let load: Load = () => Promise.reject()
let coming = new Map<string, Promise<unknown>>()
const all: LazyPart<unknown>[] = []

/** To be told before the first run. @param loader gives what the file of that name exports */
export function loadPartsBy(loader: Load): void {
  load = loader
  coming = new Map()
}

/** A file is loaded once; one that could not be had is asked for again. */
export function partNamed(name: string): Promise<never> {
  const loading =
    coming.get(name) ??
    load(name).catch((error: unknown) => {
      coming.delete(name)
      throw error
    })
  coming.set(name, loading)
  return loading as Promise<never>
}

export function bringAll(): void {
  for (const part of all) part.bring()
}

/** A run begins: what could not be had before is no failure of this one. */
export function retryAll(): void {
  for (const part of all) part.retry()
}

export function lazyPart<T>(name: string): LazyPart<T> {
  let part: T | undefined
  let hasFailed = false
  const bring = (): Failure | undefined => {
    if (part) return undefined
    const missing = failure('executor_unavailable', 'a part did not load')
    if (hasFailed) {
      hasFailed = false
      throw missing
    }
    partNamed(name).then(lazy.give, () => {
      hasFailed = true
    })
    return missing
  }
  const lazy: LazyPart<T> = {
    give(whole) {
      part = whole
    },
    loaded: () => part,
    bring,
    needed: (run) => until(run, () => bring() ?? part),
    retry() {
      hasFailed = false
    },
  }
  all.push(lazy as LazyPart<unknown>)
  return lazy
}
