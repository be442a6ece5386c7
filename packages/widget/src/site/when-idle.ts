// As they were at load: a page may replace them. Safari has no idle callbacks.
const { setTimeout, requestIdleCallback = (callback: () => void) => setTimeout(callback, 500) } = globalThis

/** Calls back when the page has nothing else to do. */
export function whenIdle(callback: () => void): void {
  requestIdleCallback(callback)
}
