import { existsSync, readFileSync } from 'node:fs'
import { mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { vi } from 'vitest'
import { WAIT } from './scan-service.ts'

/** A program that stands for Node where a large file is checked, and never comes to an end. */
export async function endlessCheck(folder: string): Promise<{ program: string; began(): Promise<number> }> {
  const own = await mkdtemp(join(folder, 'endless-'))
  const program = join(own, 'node')
  const begun = join(own, 'pid')
  await writeFile(program, `#!/bin/sh\necho $$ > "${begun}"\nexec sleep 1000\n`, { mode: 0o755 })
  return {
    program,
    began: () =>
      vi.waitFor(async () => {
        const pid = Number(await readFile(begun, 'utf8'))
        if (!(pid > 0)) throw new Error('No check has begun.')
        return pid
      }, WAIT),
  }
}

/** One that has ended and that no process has asked about is listed all the same, in state Z. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return !/\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'))
  } catch (error) {
    // Systems without /proc.
    return (error as NodeJS.ErrnoException).code === 'ENOENT' && !existsSync('/proc')
  }
}
