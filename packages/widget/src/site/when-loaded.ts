import { readyState } from '../natives.ts'
import { whenIdle } from './when-idle.ts'

// As it was at load: a page may replace it.
const { addEventListener } = globalThis

/**
 * Calls back when the page has loaded and has nothing else to do. A framework that hydrates a whole document takes what
 * was added to it before for a fault, and draws all of it anew.
 */
export function whenLoaded(callback: () => void): void {
  const wait = (): void => whenIdle(callback)
  if (readyState(document) === 'complete') wait()
  else addEventListener('load', wait, { once: true })
}
