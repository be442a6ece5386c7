/**
 * Runs a crawl and says what it cost: wall-clock and CPU ms, peak memory of the process.
 * @param {() => Promise<{ pages: number } & Record<string, unknown>>} crawl
 */
export async function crawlCost(crawl) {
  const cpu = process.cpuUsage()
  const begun = performance.now()
  const result = await crawl()
  const wallMs = performance.now() - begun
  const { user, system } = process.cpuUsage(cpu)
  const peakMb = process.resourceUsage().maxRSS / 1024
  return { ...result, wallMs, cpuMs: (user + system) / 1000, peakMb }
}

/** @param {unknown} answer */
export function printAnswer(answer) {
  process.stdout.write(`${JSON.stringify(answer)}\n`, () => process.exit())
}
