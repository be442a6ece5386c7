import { setImmediate as nextTurn } from 'node:timers/promises'
import type { AppDeps } from '../app-deps.ts'

/** A service that cannot begin says so itself, and is gone by then. In ms. */
const AFTER_START = 1000

/**
 * Keeps the present version of the widget in the background, for the time after the next upgrade. A store that cannot
 * take it stops nobody: the version is tried again when somebody asks for it.
 */
export function keepWidget({ operable, widget, log, closing }: AppDeps): void {
  operable.widgetArchive.keep(widget).catch(async (error: unknown) => {
    await nextTurn()
    // Whoever stopped the service has closed its store before, or has met the same failure and tells it.
    if (!closing.aborted) log({ level: 'warn', event: 'storage_unavailable', error })
  })
}

/** The same once the service is up, whether or not anybody asks for the widget. */
export function keepWidgetSoon(deps: AppDeps): void {
  setTimeout(() => {
    if (!deps.closing.aborted) keepWidget(deps)
  }, AFTER_START).unref()
}
