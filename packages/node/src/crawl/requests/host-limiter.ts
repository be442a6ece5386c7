/** Bounds how many requests a host gets at one time, and how close together they begin. */
export interface HostLimiter {
  /** Runs the task when its host has room. Resolves to nothing when the signal aborts before that. */
  run<T>(host: string, signal: AbortSignal, task: () => Promise<T>): Promise<T | undefined>
  /** Least time between the beginnings of two requests to the host, in ms. */
  setDelay(host: string, ms: number): void
}

interface Lane {
  active: number
  delay: number
  /** When the last request began, in ms of `performance.now()`. */
  begun: number
  timer: NodeJS.Timeout | undefined
  waiting: (() => void)[]
}

/** First come, first served, each host by itself. */
export function createHostLimiter(perHost: number): HostLimiter {
  const lanes = new Map<string, Lane>()
  return {
    async run(host, signal, task) {
      const lane = laneOf(lanes, host)
      if (!(await turn(lane, perHost, signal))) return undefined
      try {
        return await task()
      } finally {
        lane.active--
        advance(lane, perHost)
      }
    },
    setDelay(host, ms) {
      laneOf(lanes, host).delay = ms
    },
  }
}

/** Resolves to true when it is the caller's turn, which is then counted as active; to false when aborted first. */
function turn(lane: Lane, perHost: number, signal: AbortSignal): Promise<boolean> {
  if (signal.aborted) return Promise.resolve(false)
  return new Promise((resolve) => {
    const begin = () => {
      signal.removeEventListener('abort', leave)
      resolve(true)
    }
    const leave = () => {
      const place = lane.waiting.indexOf(begin)
      if (place >= 0) lane.waiting.splice(place, 1)
      if (lane.waiting.length === 0) clearTimeout(lane.timer)
      resolve(false)
    }
    signal.addEventListener('abort', leave, { once: true })
    lane.waiting.push(begin)
    advance(lane, perHost)
  })
}

function advance(lane: Lane, perHost: number): void {
  clearTimeout(lane.timer)
  while (lane.active < perHost && lane.waiting.length > 0) {
    const wait = lane.delay > 0 ? lane.begun + lane.delay - performance.now() : 0
    if (wait > 0) {
      lane.timer = setTimeout(() => advance(lane, perHost), wait)
      return
    }
    lane.active++
    lane.begun = performance.now()
    lane.waiting.shift()?.()
  }
}

function laneOf(lanes: Map<string, Lane>, host: string): Lane {
  const known = lanes.get(host)
  if (known) return known
  const fresh: Lane = { active: 0, delay: 0, begun: Number.NEGATIVE_INFINITY, timer: undefined, waiting: [] }
  lanes.set(host, fresh)
  return fresh
}
