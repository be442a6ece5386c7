import type { HostTurn, HostTurns } from '../../contracts/host-turns.ts'
import type { HostLimiter, RequestTurn } from '../../contracts/scan-budget.ts'

interface Lane {
  active: number
  /** At one time. */
  most: number
  delay: number
  /** When the last request began, in ms of `performance.now()`. */
  begun: number
  timer: NodeJS.Timeout | undefined
  waiting: Record<'first' | 'last', (() => void)[]>
  /** For the next requests. */
  idle: Seat[]
}

/** A turn, and what is kept with it. */
interface Seat extends RequestTurn {
  turn: HostTurn
  timer: NodeJS.Timeout | undefined
}

/** How long a seat waits for the next request, in ms: alone, and where others wait for it. */
const IDLE_ALONE = 4_000
const IDLE_AMONG_OTHERS = 250

const ALONE: HostTurn = { mayRepeat: () => true, release() {} }

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
    const fresh: Lane = { active: 0, most: perHost, delay: 0, begun, timer: undefined, waiting, idle: [] }
    lanes.set(host, fresh)
    return fresh
  }

  /** Where others wait for a delay as well, each request has a turn of its own. */
  function mayRepeat({ turn }: Seat, { delay }: Lane): boolean {
    return (!turns || delay === 0) && turn.mayRepeat()
  }

  /** One that is there, with its connection, or a new one; undefined when the signal aborted first. */
  async function seatAt(host: string, lane: Lane, signal: AbortSignal): Promise<Seat | undefined> {
    for (let seat = lane.idle.pop(); seat; seat = lane.idle.pop()) {
      clearTimeout(seat.timer)
      if (mayRepeat(seat, lane)) return seat
      await giveBack(seat)
    }
    const turn = turns ? await turns.take(host, lane.delay, signal) : ALONE
    return turn && { turn, connection: undefined, timer: undefined }
  }

  /** @returns when the next one may be taken */
  async function leave(seat: Seat, lane: Lane): Promise<void> {
    const isOfUse = turns !== undefined || seat.connection !== undefined
    if (!isOfUse || !mayRepeat(seat, lane)) return giveBack(seat)
    const end = () => {
      lane.idle = lane.idle.filter((other) => other !== seat)
      void giveBack(seat)
    }
    seat.timer = setTimeout(end, turns ? IDLE_AMONG_OTHERS : IDLE_ALONE).unref()
    lane.idle.push(seat)
  }

  /** Takes a seat when it is the caller's turn here; undefined when the signal aborted first. */
  async function take(host: string, signal: AbortSignal, place: 'first' | 'last'): Promise<Taken | undefined> {
    const lane = laneOf(host)
    if (!(await turn(lane, { place, signal }))) return undefined
    const next = () => {
      lane.active--
      advance(lane)
    }
    let seat: Seat | undefined
    try {
      seat = await seatAt(host, lane, signal)
    } finally {
      if (!seat) next()
    }
    return seat && { seat, leave: () => void leave(seat, lane).finally(next) }
  }

  return {
    async run(host, signal, task, place = 'last') {
      let at = host
      let isOver = false
      let taken = await take(host, signal, place)
      if (!taken) return undefined
      try {
        return await task(async (next) => {
          if (next === at && taken) return taken.seat
          // First back, then on: two that wait for each other's hosts would wait for ever.
          taken?.leave()
          taken = undefined
          const moved = await take(next, signal, 'first')
          // The task may have ended while its turn was on the way.
          if (isOver) moved?.leave()
          else taken = moved
          at = next
          return taken?.seat
        })
      } finally {
        isOver = true
        taken?.leave()
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

interface Taken {
  seat: Seat
  leave(): void
}

/** Nobody else may begin before the connection is gone. */
async function giveBack(seat: Seat): Promise<void> {
  await seat.connection?.close().catch(() => {})
  seat.turn.release()
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
