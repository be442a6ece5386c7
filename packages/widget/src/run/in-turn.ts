import { failure, isFailure, type Run, until } from '../flow/run.ts'

const { locks } = globalThis.navigator ?? {}
/**
 * Of this page alone, with its frames: other tabs have pages of their own. Two copies of this script share it.
 */
const NAME = `operable ${pageId()}`

let queue: Promise<unknown> = Promise.resolve()

/**
 * Acts when no other run of this page does: a page has one focus and one pointer. A Web Lock where the browser has them
 * (on secure pages, and not where the page's sandbox denies them), else a queue of this script.
 */
export async function inTurn<T>(run: Run, action: () => Promise<T>): Promise<T> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  const { promise: granted, resolve: grant } = Promise.withResolvers<void>()
  let isGranted = false
  const hold = (): Promise<void> => {
    isGranted = true
    grant()
    return released
  }
  const standInLine = (): void => {
    queue = queue.then(hold)
  }
  if (locks) locks.request(NAME, hold).catch(standInLine)
  else standInLine()
  try {
    // Granted at once, it need not wait for a frame; the look in every frame ends the wait with the run.
    await Promise.race([granted, until(run, () => isGranted).catch(tooLong)])
    return await action()
  } finally {
    release()
  }
}

/** When the outermost page within reach was opened. */
function pageId(): number | undefined {
  try {
    return globalThis.top?.performance.timeOrigin
  } catch {
    return globalThis.performance.timeOrigin
  }
}

function tooLong(thrown: unknown): never {
  const isTimeout = isFailure(thrown) && thrown.error.code === 'timeout'
  throw isTimeout ? failure('timeout', 'another run goes on') : thrown
}
