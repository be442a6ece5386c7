import type { Worker } from 'node:worker_threads'

/** How often a thread is looked at, in ms. */
const EVERY = 25
/** Looks in a row: what is over the limit once may be garbage that was not collected yet. */
const LOOKS = 3

export interface HeapWatch {
  /** The most that was seen, in MiB. */
  mostMb(): number
  end(): void
}

/**
 * Looks at the heap of a thread while it works. Its own limit (`resourceLimits`) is no help: an array or a text that
 * grows past it ends the whole process, in half of the ways that there are to run out of memory (measured, Node 24).
 *
 * @param onFull called once, when the heap stays over the limit, or is over it by half
 */
export function watchHeap(worker: Worker, limitMb: number, onFull: () => void): HeapWatch {
  let most = 0
  let over = 0
  const timer = setInterval(async () => {
    // Other engines have no such method.
    const { used_heap_size: bytes = 0 } = (await worker.getHeapStatistics?.().catch(() => undefined)) ?? {}
    const used = bytes / 1024 / 1024
    most = Math.max(most, used)
    const before = over
    if (used > limitMb * 1.5) over = LOOKS
    else over = used > limitMb ? over + 1 : 0
    if (before < LOOKS && over >= LOOKS) onFull()
  }, EVERY).unref()
  return { mostMb: () => most, end: () => clearInterval(timer) }
}
