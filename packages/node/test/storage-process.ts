import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { build } from 'esbuild'

/** A process that writes documents: see storage-writer.ts. */
export interface StorageWriter {
  start(): void
  /** Resolves when so many writes were acknowledged, or the process ended. */
  acknowledged(count: number): Promise<void>
  /** Ends it as a power cut would end the process, and gives its acknowledged writes. */
  kill(): Promise<number>
  /** Waits for its end by itself. */
  ended(): Promise<{ acknowledged: number; lastLine: string }>
}

/** Puts a writer of this folder and all that it imports into one file, which starts in a fraction of the time. */
export async function bundleStorageWriter(folder: string, writer = 'storage-writer'): Promise<string> {
  const outfile = join(folder, `${writer}.mjs`)
  await build({
    entryPoints: [join(import.meta.dirname, `${writer}.ts`)],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    conditions: ['development'],
    // Some libraries are not modules, and look for this.
    banner: {
      js: 'import { createRequire as require_ } from "node:module";const require = require_(import.meta.url);',
    },
    logLevel: 'silent',
  })
  return outfile
}

/** Spawns the writer; it does nothing before `start`. `limit` is a shell command that comes before it. */
export function spawnStorageWriter(bundle: string, args: readonly string[], limit = ':'): StorageWriter {
  const command = [process.execPath, bundle, ...args]
  const child = spawn('sh', ['-c', `${limit}; exec "$@"`, 'sh', ...command], { stdio: ['pipe', 'pipe', 'inherit'] })
  const exit = once(child, 'close')
  const output = linesOf(child)

  async function count(): Promise<{ acknowledged: number; lastLine: string }> {
    await exit
    const lines = output.lines()
    return { acknowledged: lines.filter((line) => /^\d+$/.test(line)).length, lastLine: lines.at(-1) ?? '' }
  }

  return {
    start: () => child.stdin?.end('go\n'),
    acknowledged: (wanted) => Promise.race([output.reached(wanted), exit.then(() => {})]),
    async kill() {
      child.kill('SIGKILL')
      return (await count()).acknowledged
    },
    ended: count,
  }
}

function linesOf(child: ChildProcess): { lines(): string[]; reached(count: number): Promise<void> } {
  let text = ''
  let wake = (): void => {}
  child.stdout?.setEncoding('utf8').on('data', (chunk: string) => {
    text += chunk
    wake()
  })
  // What comes after the last line end was not acknowledged.
  const lines = (): string[] => text.split('\n').slice(0, -1)
  return {
    lines,
    async reached(count) {
      while (lines().length < count) {
        await new Promise<void>((resolve) => {
          wake = resolve
        })
      }
    },
  }
}
