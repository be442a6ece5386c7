/** Without work for this long, the service is idle, in ms. */
const QUIET_MS = 10_000
/** Less than this share of one core, over all threads, is no work. */
const BUSY = 0.05
/** What is worth a full collection, which stops the service for about 0.1 s, in bytes. */
const MUCH = 32 * 1024 * 1024

/**
 * Gives the memory that scans needed back to the system once the service is idle. V8 collects when code allocates, and
 * keeps the pages of ended threads for new ones: a service that waits for its next request would hold both for hours.
 *
 * @param taken memory of the process, in bytes
 * @returns stops it
 */
export function returnMemoryWhenIdle(
  collect = collectGarbage,
  quietMs = QUIET_MS,
  taken: () => number = process.memoryUsage.rss,
): () => void {
  let usage = process.cpuUsage()
  let since = performance.now()
  let kept = taken()
  const timer = setInterval(async () => {
    const { user, system } = process.cpuUsage(usage)
    const share = (user + system) / 1000 / (performance.now() - since)
    usage = process.cpuUsage()
    since = performance.now()
    if (share > BUSY || taken() < kept + MUCH) return
    // A Node that was built without its inspector keeps the memory.
    await collect().catch(() => clearInterval(timer))
    kept = taken()
  }, quietMs).unref()
  return () => clearInterval(timer)
}

/** `global.gc` wants a flag of the process; the inspector's collection is the one that returns pages as well. */
async function collectGarbage(): Promise<void> {
  const { Session } = await import('node:inspector/promises')
  const session = new Session()
  session.connect()
  await session.post('HeapProfiler.collectGarbage')
  session.disconnect()
}
