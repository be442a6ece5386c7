/**
 * Tells when a signal ends: the browser's, one of another realm, or what a polyfill has for one.
 * @returns lets go of it: one signal may be given to many runs
 */
export function followSignal(signal: AbortSignal | undefined, end: () => unknown): () => void {
  const orNone = (action: () => unknown) => (): void => {
    try {
      action()
    } catch {
      // It is no signal.
    }
  }
  orNone(() => {
    if (signal?.aborted) end()
    signal?.addEventListener('abort', end)
  })()
  return orNone(() => signal?.removeEventListener('abort', end))
}
