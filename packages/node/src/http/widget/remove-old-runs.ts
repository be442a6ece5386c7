import type { AppDeps } from '../app-deps.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** A service that cannot begin says so itself, and is gone by then. In ms. */
const AFTER_START = 1000

/** Runs go after their 30 days also where no page tells of new ones. */
export function removeOldRunsDaily({ operable, closing }: AppDeps): void {
  const remove = (): void => {
    if (closing.aborted) return
    // A store that is down has told others; the next day tries again.
    operable.runs.removeOld().catch(() => {})
  }
  setTimeout(remove, AFTER_START).unref()
  const daily = setInterval(remove, DAY_MS).unref()
  closing.addEventListener('abort', () => clearInterval(daily))
}
