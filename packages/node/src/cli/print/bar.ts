import type { Ink } from './terminal.ts'

/**
 * A bar with half-cell steps, readable without colours.
 *
 * @param share 0 to 1
 * @param cells columns that the bar takes
 */
export function bar(share: number, cells: number, ink: Ink): string {
  const halves = Math.round(Math.min(1, Math.max(0, share)) * cells * 2)
  const full = '━'.repeat(Math.floor(halves / 2))
  const half = halves % 2 === 1 ? '╸' : ''
  const rest = '─'.repeat(cells - Math.ceil(halves / 2))
  return shareInk(share, ink)(full + half) + ink.dim(rest)
}

/** Green for all of it, yellow for a part, red for nothing. */
export function shareInk(share: number, ink: Ink): (text: string) => string {
  if (share >= 0.995) return ink.green
  return share > 0.005 ? ink.yellow : ink.red
}
