import type { HostTurns } from '../../contracts/host-turns.ts'
import type { HostLimiter } from '../../contracts/scan-budget.ts'

interface Lane {
  active: number
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
  return {
    async run(host, signal, task, place = 'last') {
      const lane = laneOf(lanes, host)
      if (!(await turn(lane, { perHost, place, signal }))) return undefined
      let release: (() => void) | undefined
      try {
        release = await turns?.take(host, lane.delay, signal)
        if (turns && !release) return undefined
        return await task()
      } finally {
        release?.()
        lane.active--
        advance(lane, perHost)
      }
    },
    setDelay(host, ms) {
      laneOf(lanes, host).delay = ms
    },
  }
}

interface Turn {
  perHost: number
  place: 'first' | 'last'
  signal: AbortSignal
}

/** Resolves to true when it is the caller's turn, which is then counted as active; to false when aborted first. */
function turn(lane: Lane, { perHost, place, signal }: Turn): Promise<boolean> {
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
    advance(lane, perHost)
  })
}

function advance(lane: Lane, perHost: number): void {
  clearTimeout(lane.timer)
  while (lane.active < perHost && isAwaited(lane)) {
    const wait = lane.delay > 0 ? lane.begun + lane.delay - performance.now() : 0
    if (wait > 0) {
      lane.timer = setTimeout(() => advance(lane, perHost), wait)
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

function laneOf(lanes: Map<string, Lane>, host: string): Lane {
  const known = lanes.get(host)
  if (known) return known
  const waiting = { first: [], last: [] }
  const fresh: Lane = { active: 0, delay: 0, begun: Number.NEGATIVE_INFINITY, timer: undefined, waiting }
  lanes.set(host, fresh)
  return fresh
}
