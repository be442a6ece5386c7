import type { HostTurns } from '../../contracts/host-turns.ts'
import type { HostLimiter } from '../../contracts/scan-budget.ts'

interface Lane {
  active: number
  /** At one time. */
  most: number
  delay: number
  /** When the last request began, in ms of `performance.now()`. */
  begun: number
  timer: NodeJS.Timeout | undefined
  waiting: Record<'first' | 'last', (() => void)[]>
}

/**
 * First come, first served in each place, each host by itself.
 *
 * @param turns where other processes ask the same hosts: whose turn it is here waits for a turn among them
 */
export function createHostLimiter(perHost: number, turns?: HostTurns): HostLimiter {
  const lanes = new Map<string, Lane>()

  function laneOf(host: string): Lane {
    const known = lanes.get(host)
    if (known) return known
    const waiting = { first: [], last: [] }
    const begun = Number.NEGATIVE_INFINITY
    const fresh: Lane = { active: 0, most: perHost, delay: 0, begun, timer: undefined, waiting }
    lanes.set(host, fresh)
    return fresh
  }

  /** @returns gives the turn back; undefined when the signal aborted first */
  async function take(host: string, signal: AbortSignal, place: 'first' | 'last'): Promise<(() => void) | undefined> {
    const lane = laneOf(host)
    if (!(await turn(lane, { place, signal }))) return undefined
    const leave = () => {
      lane.active--
      advance(lane)
    }
    if (!turns) return leave
    let release: (() => void) | undefined
    try {
      release = await turns.take(host, lane.delay, signal)
    } finally {
      if (!release) leave()
    }
    return (
      release &&
      (() => {
        release()
        leave()
      })
    )
  }

  return {
    async run(host, signal, task, place = 'last') {
      let at = host
      let isOver = false
      let release = await take(host, signal, place)
      if (!release) return undefined
      try {
        return await task(async (next) => {
          if (next === at && release) return true
          // First back, then on: two that wait for each other's hosts would wait for ever.
          release?.()
          release = undefined
          const taken = await take(next, signal, 'first')
          // The task may have ended while its turn was on the way.
          if (isOver) taken?.()
          else release = taken
          at = next
          return release !== undefined
        })
      } finally {
        isOver = true
        release?.()
      }
    },
    trust(host, isTrusted) {
      laneOf(host).most = isTrusted ? perHost : 1
    },
    setDelay(host, ms) {
      laneOf(host).delay = ms
    },
  }
}

interface Turn {
  place: 'first' | 'last'
  signal: AbortSignal
}

/** Resolves to true when it is the caller's turn, which is then counted as active; to false when aborted first. */
function turn(lane: Lane, { place, signal }: Turn): Promise<boolean> {
  const waiting = lane.waiting[place]
  if (signal.aborted) return Promise.resolve(false)
  return new Promise((resolve) => {
    const begin = () => {
      signal.removeEventListener('abort', leave)
      resolve(true)
    }
    const leave = () => {
      const index = waiting.indexOf(begin)
      if (index >= 0) waiting.splice(index, 1)
      if (!isAwaited(lane)) clearTimeout(lane.timer)
      resolve(false)
    }
    signal.addEventListener('abort', leave, { once: true })
    waiting.push(begin)
    advance(lane)
  })
}

function advance(lane: Lane): void {
  clearTimeout(lane.timer)
  while (lane.active < lane.most && isAwaited(lane)) {
    const wait = lane.delay > 0 ? lane.begun + lane.delay - performance.now() : 0
    if (wait > 0) {
      lane.timer = setTimeout(() => advance(lane), wait)
      return
    }
    lane.active++
    lane.begun = performance.now()
    const begin = lane.waiting.first.shift() ?? lane.waiting.last.shift()
    begin?.()
  }
}

function isAwaited({ waiting }: Lane): boolean {
  return waiting.first.length + waiting.last.length > 0
}
