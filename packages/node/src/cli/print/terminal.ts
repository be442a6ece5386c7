import pc from 'picocolors'

export type Ink = ReturnType<typeof pc.createColors>

/** What a text is printed on. */
export interface Terminal {
  /** Columns that may be used. */
  width: number
  ink: Ink
}

/** The part of a stream that says what it can show. */
export interface OutputStream {
  isTTY?: boolean
  columns?: number
  hasColors?(): boolean
}

/** Longer lines are hard to read, and shorter ones do not hold the tables. */
export const WIDTH = { least: 50, most: 110, default: 80 }

/**
 * Colours only where a terminal shows them: a file or a pipe gets plain text. `NO_COLOR`, `FORCE_COLOR` and `TERM` are
 * read by Node's `hasColors`.
 */
export function describeTerminal({ isTTY = false, columns, hasColors }: OutputStream): Terminal {
  const width = isTTY && columns ? Math.min(WIDTH.most, Math.max(WIDTH.least, columns)) : WIDTH.default
  return { width, ink: pc.createColors(isTTY && (hasColors?.() ?? false)) }
}
