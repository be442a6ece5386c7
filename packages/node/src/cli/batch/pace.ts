/** Completions that an estimate looks back on: it follows a site list whose second half is slower. */
const LOOKS_BACK = 1_000
/** Fewer say nothing. */
const LEAST = 5
const BLOCKS = 5

/** How fast a batch goes. */
export interface Pace {
  /** @param ms that the scan took */
  finished(ms: number): void
  /**
   * The time that is left, in ms: undefined while too little is known.
   *
   * @param remaining scans that have not ended
   * @param inTurn the most of them that have to wait for one another
   */
  left(remaining: number, inTurn: number): number | undefined
}

/**
 * Estimates from the gaps between the ends of scans, so that everything counts that takes time: scans side by side, sites
 * that time out, waiting for a service. It is the median of the means of five blocks: a mean over all would follow one
 * night of a closed laptop, and a plain median would leave out the slow sites that make up most of the time.
 *
 * @param clock ms that only grow
 */
export function createPace(clock: () => number = () => performance.now()): Pace {
  let before = clock()
  const gaps: number[] = []
  const durations: number[] = []

  return {
    finished(ms) {
      const now = clock()
      keep(gaps, now - before)
      keep(durations, ms)
      before = now
    },
    left(remaining, inTurn) {
      if (gaps.length < LEAST) return undefined
      return Math.max(remaining * medianOfMeans(gaps), inTurn * median(durations))
    },
  }
}

function keep(list: number[], value: number): void {
  list.push(value)
  if (list.length > LOOKS_BACK) list.shift()
}

function medianOfMeans(values: readonly number[]): number {
  const blocks = values.length < BLOCKS * 4 ? 1 : BLOCKS
  const size = values.length / blocks
  const means = Array.from({ length: blocks }, (_, block) =>
    mean(values.slice(Math.floor(block * size), Math.floor((block + 1) * size))),
  )
  return median(means)
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length >> 1
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2
}

/** As people say it: `about 2 h 10 min left`. */
export function sayLeft(ms: number | undefined): string {
  if (ms === undefined) return 'time left not known yet'
  const minutes = Math.round(ms / 60_000)
  if (minutes < 1) return 'less than a minute left'
  if (minutes < 60) return `about ${minutes} min left`
  const hours = Math.floor(minutes / 60)
  if (hours < 24) return `about ${hours} h ${minutes % 60} min left`
  return `about ${Math.floor(hours / 24)} d ${hours % 24} h left`
}
