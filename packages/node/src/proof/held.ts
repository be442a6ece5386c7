import type { HeldAnswer, HeldRequest } from '../fetch/browser/proxy/browser-seal.ts'

/**
 * Leaves the browser on the page that it would go away from (RFC 9110, 15.3.5), without a word to its scripts. While a
 * navigation waits for its answer, the browser takes no orders for the page.
 */
export const STAY: HeldAnswer = { is: 'answered', status: 204, headers: {}, body: '' }

/** Whether the browser shows the answer: in the window, or in a frame. */
export function leadsAway({ kind, dest }: HeldRequest): boolean {
  return kind === 'form' || /^(?:document|i?frame)$/.test(dest)
}
