import pc from 'picocolors'

export type Ink = ReturnType<typeof pc.createColors>

/** Where a text is printed. */
export interface Terminal {
  /** Columns that may be used. */
  width: number
  ink: Ink
}

/** What a stream says about what it can show. */
export interface OutputStream {
  isTTY?: boolean
  columns?: number
  hasColors?(): boolean
}

/** Longer lines are hard to read, and tables do not fit into shorter ones. */
export const WIDTH = { least: 50, most: 110, default: 80 }

/**
 * Colours only on a terminal: a file or a pipe gets plain text. Node's `hasColors` reads `NO_COLOR`, `FORCE_COLOR` and
 * `TERM`.
 */
export function describeTerminal({ isTTY = false, columns, hasColors }: OutputStream): Terminal {
  const width = isTTY && columns ? Math.min(WIDTH.most, Math.max(WIDTH.least, columns)) : WIDTH.default
  return { width, ink: pc.createColors(isTTY && (hasColors?.() ?? false)) }
}

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
