import type { AppDeps } from './app-deps.ts'

/**
 * Keeps the present version of the widget in the background, for the time after the next upgrade. A store that cannot
 * take it stops nobody: the version is tried again when somebody asks for it.
 */
export function keepWidget({ operable, widget, log, closing }: AppDeps): void {
  operable.widgetArchive.keep(widget).catch((error: unknown) => {
    // A service that stops at once has closed its store before.
    if (!closing.aborted) log({ level: 'warn', event: 'storage_unavailable', error })
  })
}
