/**
 * Ends a run when a signal does: the browser's, one of another realm, or what a polyfill has for one.
 * @returns lets go of it: one signal may be given to many runs
 */
export function followSignal(signal: AbortSignal | undefined, controller: AbortController): () => void {
  const end = (): void => controller.abort()
  const orNone = (action: () => void) => (): void => {
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
