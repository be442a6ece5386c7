import { type Run, until } from '../flow/run.ts'

const { locks } = globalThis.navigator ?? {}
/** Of this document alone: other tabs have pages of their own. Two copies of this script share it. */
const NAME = `operable ${globalThis.performance?.timeOrigin}`

let queue: Promise<unknown> = Promise.resolve()

/**
 * Acts when no other run of this page does: a page has one focus and one pointer. A Web Lock where the browser has them
 * (on secure pages), else a queue of this script.
 */
export async function withHands<T>(run: Run, action: () => Promise<T>): Promise<T> {
  let release = (): void => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  let isGranted = false
  const granted = new Promise<void>((resolve) => {
    const hold = (): Promise<void> => {
      isGranted = true
      resolve()
      return released
    }
    if (locks) void locks.request(NAME, hold)
    else queue = queue.then(hold)
  })
  try {
    await Promise.race([granted, until(run, () => isGranted)])
    return await action()
  } finally {
    release()
  }
}

/** Elements on which a run works, until it knows what became of them. */
export const working: Set<Element> = new Set()
