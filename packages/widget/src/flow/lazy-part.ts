import { type Failure, failure, type Run, until } from './run.ts'

/** A file that only some runs need, as those see it that need it. */
export interface LazyPart<T> {
  /** To be told before the first run. */
  loadBy(load: () => Promise<T>): void
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
  needed(run: Run): Promise<T>
}

export function lazyPart<T>(): LazyPart<T> {
  let load = (): Promise<T> => Promise.reject(new Error('Nothing loads parts here.'))
  let part: T | undefined
  let state: 'loading' | 'failed' | undefined
  const bring = (): Failure | undefined => {
    if (part) return undefined
    const missing = failure('executor_unavailable', 'a part of the widget could not be loaded')
    if (state === 'failed') {
      state = undefined
      throw missing
    }
    if (!state)
      load().then(
        (loaded) => {
          part = loaded
        },
        () => {
          state = 'failed'
        },
      )
    state = 'loading'
    return missing
  }
  return {
    loadBy(loader) {
      load = loader
    },
    give(whole) {
      part = whole
    },
    loaded: () => part,
    bring,
    needed: (run) => until(run, () => bring() ?? part),
  }
}
