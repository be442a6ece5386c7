import type { GateRequest } from './gate-request.ts'

/** What a page needs and did not get through the gate. */
export interface Missing {
  refused(request: GateRequest, why: string): void
  /** A request that waits for its turn. Call the result once it waits no more; again changes nothing. */
  waiting(request: GateRequest): () => void
  /** Why the page may show less than it would: one sentence or two, at most three hosts. Absent: nothing is missing. */
  why(): string | undefined
  /** Whether something that the page needs waits for its turn. */
  isWaiting(): boolean
  /** How long that was so, all times together, in ms. */
  waitedMs(): number
}

const MAX_HOSTS = 3
const OUT_OF_TIME = 'There was no time for all the requests that the page needs: each host gets only a few at a time.'

/** Only what can change the page counts: see `GateRequest.needed`. */
export function createMissing(): Missing {
  const hosts = new Map<string, Set<string>>()
  const queue = new Set<GateRequest>()
  let waited = 0
  let since = 0

  return {
    refused({ needed, url }, why) {
      if (!needed) return
      const known = hosts.get(why) ?? new Set()
      if (known.size < MAX_HOSTS) known.add(url.host)
      hosts.set(why, known)
    },
    waiting(request) {
      if (!request.needed) return () => undefined
      if (queue.size === 0) since = performance.now()
      queue.add(request)
      return () => {
        if (queue.delete(request) && queue.size === 0) waited += performance.now() - since
      }
    },
    why() {
      const [first] = hosts
      if (first) return `${first[0]} The page tried to reach ${[...first[1]].join(', ')}.`
      return queue.size > 0 ? OUT_OF_TIME : undefined
    },
    isWaiting: () => queue.size > 0,
    waitedMs: () => waited + (queue.size > 0 ? performance.now() - since : 0),
  }
}
