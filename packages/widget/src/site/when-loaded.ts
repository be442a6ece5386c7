import { readyState } from '../natives.ts'

// As they were at load: a page may replace them. Safari has no idle callbacks.
const {
  addEventListener,
  setTimeout,
  requestIdleCallback = (callback: () => void) => setTimeout(callback, 500),
} = globalThis

/** `load` does not come while an image or a frame of the page does not answer. */
const PATIENCE_MS = 5_000

/**
 * Calls back when the page has loaded, or takes long to, and has nothing else to do. A framework that hydrates a whole
 * document takes what was added to it before for a fault, and draws all of it anew.
 */
export function whenLoaded(callback: () => void): void {
  const loaded = new Promise<unknown>((resolve) => {
    if (readyState(document) === 'complete') resolve(undefined)
    addEventListener('load', resolve, { once: true })
    setTimeout(resolve, PATIENCE_MS)
  })
  void loaded.then(() => whenIdle(callback))
}

/** Calls back when the page has nothing else to do. */
export function whenIdle(callback: () => void): void {
  requestIdleCallback(callback)
}
