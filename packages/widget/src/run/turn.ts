import { failure, type Run, until } from '../flow/run.ts'

const { locks } = globalThis.navigator ?? {}
/** Of this document alone: other tabs have pages of their own. Two copies of this script share it. */
const NAME = `operable ${globalThis.performance?.timeOrigin}`

let queue: Promise<unknown> = Promise.resolve()

/**
 * Acts when no other run of this page does: a page has one focus and one pointer. A Web Lock where the browser has them
 * (on secure pages), else a queue of this script.
 */
export async function withHands<T>(run: Run, action: () => Promise<T>): Promise<T> {
  const waiting = new AbortController()
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  const { promise: granted, resolve: grant } = Promise.withResolvers<boolean>()
  let isGranted = false
  const hold = (): Promise<void> => {
    isGranted = true
    grant(true)
    return released
  }
  if (locks) locks.request(NAME, { signal: waiting.signal }, hold).catch(() => {})
  else queue = queue.then(hold)
  try {
    await Promise.race([
      granted,
      until(
        { ...run, stepMs: Number.POSITIVE_INFINITY },
        () => isGranted,
        () => failure('timeout'),
      ),
    ])
    return await action()
  } finally {
    waiting.abort()
    release()
  }
}

const working = new Set<Element>()

/** Waits until no other run works on the element: one may still wait for what becomes of its form. */
export async function whenFree(run: Run, target: Element): Promise<void> {
  await until(
    { ...run, stepMs: Number.POSITIVE_INFINITY },
    () => !working.has(target),
    () => failure('timeout'),
  )
}

/** Keeps other runs off the element until the answer is called. */
export function occupy(target: Element): () => void {
  working.add(target)
  return () => void working.delete(target)
}

export function isTaken(target: Element): boolean {
  return working.has(target)
}
