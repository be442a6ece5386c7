import { readFile } from 'node:fs/promises'
import type { CDPSession } from 'playwright-core'
import { endProcess } from './browser-kill.ts'

export interface MemoryWatch {
  /** Pages that were ended because of their memory, so far. */
  ended(): number
  stop(): void
}

const INTERVAL_MS = 250
const PAGE_SIZE = 4096

/**
 * Ends a page's process when it holds more than `maxBytes` of resident memory (default 1 GiB). Chromium bounds the
 * JavaScript heap itself, but not the document. Linux only, by /proc: elsewhere the heap limit and the deadline remain.
 */
export function watchMemory(session: CDPSession, maxBytes = 1024 ** 3): MemoryWatch {
  let ended = 0
  let timer: NodeJS.Timeout | undefined

  async function look(): Promise<void> {
    const { processInfo } = await session.send('SystemInfo.getProcessInfo')
    for (const { type, id } of processInfo) {
      if (type !== 'renderer' || (await residentBytes(id)) <= maxBytes) continue
      ended += 1
      endProcess(id)
    }
    plan()
  }

  function plan(): void {
    timer = setTimeout(() => void look().catch(stop), INTERVAL_MS)
    timer.unref()
  }

  function stop(): void {
    clearTimeout(timer)
  }

  if (process.platform === 'linux') plan()
  return { ended: () => ended, stop }
}

async function residentBytes(pid: number): Promise<number> {
  const fields = await readFile(`/proc/${pid}/statm`, 'utf8').catch(() => '')
  return Number(fields.split(' ')[1] ?? 0) * PAGE_SIZE
}
