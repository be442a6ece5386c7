import type { Worker } from 'node:worker_threads'

/** How often a thread is looked at, in ms. */
const EVERY = 25
/** Looks in a row: what is over the limit once may be garbage that was not collected yet. */
const LOOKS = 3

/**
 * Looks at the heap of a thread while it works. Its own limit (`resourceLimits`) is no help: an array or a text that
 * grows past it ends the whole process, in half of the ways that there are to run out of memory (measured, Node 24).
 *
 * @param onFull called once, when the heap stays over the limit
 * @returns ends it
 */
export function watchHeap(worker: Worker, limitMb: number, onFull: () => void): () => void {
  let over = 0
  const timer = setInterval(async () => {
    // Other engines have no such method.
    const { used_heap_size: used = 0 } = (await worker.getHeapStatistics?.().catch(() => undefined)) ?? {}
    over = used > limitMb * 1024 * 1024 ? over + 1 : 0
    if (over === LOOKS) onFull()
  }, EVERY).unref()
  return () => clearInterval(timer)
}
