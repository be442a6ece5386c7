// As they were at load: a page may replace them.
const { addEventListener, removeEventListener, requestAnimationFrame, cancelAnimationFrame, setTimeout, clearTimeout } =
  globalThis

/** So many frames without a move, and a look becomes rare. */
const STILL_FRAMES = 30
const REST_MS = 250

/** What moves elements, and tells. Scripts that move them without a word are seen at the next rare look. */
const MOVES = 'scroll,resize,pointerup,keydown,input,toggle,transitionrun,animationstart'.split(',')

/** Follows what moves: in each frame while it does, and so rarely that nobody notices while it does not. */
export interface Following {
  /** Looks in each frame from now on. */
  wake(): void
  close(): void
}

/** @param look whether anything has moved since the last time */
export function follow(look: () => boolean): Following {
  let still = 0
  let frame = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  const step = (): void => {
    timer = undefined
    still = look() ? 0 : still + 1
    if (still < STILL_FRAMES) frame = requestAnimationFrame(step)
    else timer = setTimeout(step, REST_MS)
  }
  const wake = (): void => {
    still = 0
    if (timer === undefined) return
    clearTimeout(timer)
    timer = undefined
    frame = requestAnimationFrame(step)
  }
  for (const event of MOVES) addEventListener(event, wake, { capture: true, passive: true })
  frame = requestAnimationFrame(step)
  return {
    wake,
    close() {
      for (const event of MOVES) removeEventListener(event, wake, true)
      cancelAnimationFrame(frame)
      clearTimeout(timer)
    },
  }
}
