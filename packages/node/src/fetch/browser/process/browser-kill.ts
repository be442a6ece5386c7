/** Ends a process that we started. One that is gone already is no error. */
export function endProcess(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // Gone.
  }
}
