import { OperableError } from '@operable/core'
import { createHostLimiter } from '../../fetch/budget/host-limiter.ts'

/** Runs a task that reads a site when it is its turn. */
export type ReadingSlots = <Result>(
  websiteId: string,
  signal: AbortSignal,
  task: () => Promise<Result>,
) => Promise<Result>

/** Requests that read sites at one time; those of one website leave room for the others. */
const TOGETHER = { service: 8, website: 2 }
const MOST_WAITING = 1_000

/**
 * Bounds what the holders of keys can make the service read at one time. First come, first served, each website by
 * itself.
 *
 * The task is rejected with OperableError `rate_limited` when too many wait, `aborted` when the signal fires before its turn.
 */
export function createReadingSlots(): ReadingSlots {
  const ofWebsite = createHostLimiter(TOGETHER.website)
  const ofService = createHostLimiter(TOGETHER.service)
  let known = 0

  return async (websiteId, signal, task) => {
    if (known >= MOST_WAITING)
      throw new OperableError('rate_limited', 'Too many pages are being read; try again later.')
    known++
    try {
      // In a box: the limiter answers undefined when the signal came first.
      const done = await ofWebsite.run(websiteId, signal, () =>
        ofService.run('', signal, async () => ({ result: await task() })),
      )
      if (!done) throw new OperableError('aborted', 'Reading the pages was stopped.')
      return done.result
    } finally {
      known--
    }
  }
}
