/** CPU time of one run in µs, this process's threads and garbage collection included. */
function cpuTime(run: () => void): number {
  const before = process.cpuUsage()
  run()
  const { user, system } = process.cpuUsage(before)
  return user + system
}

/** About 10 ms of plain work on a machine of 2026: reading every character of 1 MB some ten times. */
function referenceWork(): number {
  const text = 'operable'.repeat(125_000)
  let sum = 0
  for (let round = 0; round < 10; round++) for (let i = 0; i < text.length; i++) sum += text.charCodeAt(i)
  return sum
}

let reference: number | undefined

/**
 * How much a piece of work costs, in multiples of a fixed piece of work on the same machine in the same run: a limit on
 * it tells linear from quadratic, and does not fail because a machine is slow or shared.
 * @returns about 100 for one second on a machine of 2026
 */
export function effortOf(run: () => void): number {
  reference ??= Math.min(...Array.from({ length: 7 }, () => cpuTime(referenceWork)))
  return cpuTime(run) / reference
}
