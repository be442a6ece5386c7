import type { AppDeps } from '../app-deps.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** A service that cannot begin says so itself, and is gone by then. In ms. */
const AFTER_START = 1000

/** Runs go after their 30 days also where no page tells of new ones. */
export function removeOldRunsDaily({ operable, log, closing }: AppDeps): void {
  const remove = (): void => {
    if (closing.aborted) return
    operable.runs.removeOld().catch((error: unknown) => {
      if (!closing.aborted) log({ level: 'warn', event: 'storage_unavailable', error })
    })
  }
  setTimeout(remove, AFTER_START).unref()
  const daily = setInterval(remove, DAY_MS).unref()
  closing.addEventListener('abort', () => clearInterval(daily))
}
