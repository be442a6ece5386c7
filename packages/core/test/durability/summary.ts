import type { Change } from './changes.ts'
import type { Row } from './measure.ts'

/** What is asked of each element: the library's selector, ours, and ours with the fingerprint. */
export const ways = ['finder', 'selector', 'together'] as const

export interface Share {
  /** 0 to 1: the same element was found, or nothing where it was removed. */
  right: number
  /** Another element was found. */
  wrong: number
}

export function shareOf(rows: readonly Row[], change: Change, way: (typeof ways)[number]): Share {
  const own = rows.filter((row) => row.change === change)
  const right = own.filter((row) => row[way] === (change === 'removed' ? '' : row.mark)).length
  const wrong = own.filter((row) => row[way] !== '' && (change === 'removed' || row[way] !== row.mark)).length
  return { right: own.length === 0 ? 0 : right / own.length, wrong }
}
