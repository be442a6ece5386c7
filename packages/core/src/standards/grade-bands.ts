/** Score bands in falling order; the first whose `from` the score reaches is the one. */
export const gradeBands = [
  { from: 90, band: 'ready', grade: 'A' },
  { from: 70, band: 'ready', grade: 'B' },
  { from: 50, band: 'ready', grade: 'C' },
  { from: 25, band: 'partial', grade: 'D' },
  { from: 0, band: 'not_ready', grade: 'F' },
] as const

/** The score in three steps. */
export type Band = (typeof gradeBands)[number]['band']
/** The score in five steps. */
export type Grade = (typeof gradeBands)[number]['grade']
