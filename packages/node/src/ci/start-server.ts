import { type ChildProcess, spawn } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { OperableError } from '@operable/core'
import { userAgent } from '../crawl/requests/user-agent.ts'
import { createAddressPolicy } from '../fetch/address/address-guard.ts'
import { createSafeFetch } from '../fetch/safe-fetch/safe-fetch.ts'

/** A server that answers. */
export interface StartedServer {
  /** Ends its whole process group, and waits until it is gone. */
  stop(): Promise<void>
}

export interface ServerStart {
  command: string
  /** Address that answers once it is ready. */
  waitFor: string
  /** ms */
  timeoutMs: number
  /** Whether a server that answers already will do. */
  reuse: boolean
  cwd: string
  env?: Readonly<Record<string, string>>
  signal?: AbortSignal | undefined
}

/** Between two questions whether it answers, in ms. */
const PAUSE_MS = 100
/** From the request to end to the end by force, in ms. */
const GRACE_MS = 3_000
/** Characters of its output that a message may repeat. */
const SHOWN_OUTPUT = 300

/** Groups that have to end with this process, however it ends. */
const running = new Set<ChildProcess>()
process.on('exit', () => {
  for (const child of running) endGroup(child, 'SIGKILL')
})

/**
 * Starts a server in a process group of its own, and waits until an address answers, with whatever status.
 *
 * @throws OperableError `site_unreachable` if it ends or does not answer in time, or if something answers there already;
 * `aborted`
 */
export async function startServer(start: ServerStart): Promise<StartedServer> {
  const { command, waitFor, timeoutMs, reuse, cwd, env, signal } = start
  const isUp = pollerOf(waitFor)
  if (await isUp()) {
    if (reuse) return { stop: async () => undefined }
    const why = `Something answers at ${waitFor} before “${command}” was started. Stop it, or set reuse: true.`
    throw new OperableError('site_unreachable', why)
  }
  // The command is the owner's own, as in the scripts of a package.
  const child = spawn(command, {
    cwd,
    env: { ...process.env, ...env },
    shell: true,
    detached: process.platform !== 'win32',
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  running.add(child)
  const output = lastOutput(child)
  let ended: string | undefined
  const gone = new Promise<void>((done) => {
    child.once('error', (error) => {
      ended = error.message
      done()
    })
    child.once('exit', (code, by) => {
      ended ??= by ? `ended by ${by}` : `ended with code ${code}`
      done()
    })
  })
  const stop = () => stopServer(child, gone)
  const end = performance.now() + timeoutMs
  try {
    for (;;) {
      if (signal?.aborted) throw new OperableError('aborted', 'The run was stopped.')
      if (await isUp()) return { stop }
      if (ended !== undefined) {
        throw new OperableError('site_unreachable', `“${command}” ${ended} before ${waitFor} answered.${output()}`)
      }
      if (performance.now() > end) {
        const seconds = Math.round(timeoutMs / 1000)
        throw new OperableError(
          'site_unreachable',
          `${waitFor} did not answer within ${seconds} s of “${command}”.${output()}`,
        )
      }
      await Promise.race([sleep(PAUSE_MS), gone])
    }
  } catch (error) {
    await stop()
    throw error
  }
}

function pollerOf(address: string): () => Promise<boolean> {
  const { hostname } = new URL(address)
  const policy = createAddressPolicy({ allowPrivate: [hostname] })
  return async () => {
    // A connection that was kept could outlive the server that is waited for.
    const fetch = createSafeFetch({ policy, userAgent: userAgent() })
    try {
      const answer = await fetch(address, { timeoutMs: 5_000, maxRedirects: 0 })
      return answer.ok || answer.failure === 'redirect' || answer.failure === 'too_large'
    } finally {
      await fetch.close()
    }
  }
}

/** What it has said last, for a message. */
function lastOutput(child: ChildProcess): () => string {
  let text = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (chunk: string) => {
      text = (text + chunk).slice(-2000)
    })
  }
  return () => {
    const said = text.replace(/\s+/g, ' ').trim().slice(-SHOWN_OUTPUT)
    return said === '' ? '' : ` It said: ${said}`
  }
}

async function stopServer(child: ChildProcess, gone: Promise<void>): Promise<void> {
  endGroup(child, 'SIGTERM')
  const isGone = await Promise.race([groupGone(child, gone).then(() => true), sleep(GRACE_MS, false)])
  if (!isGone) endGroup(child, 'SIGKILL')
  await gone
  running.delete(child)
  child.stdout?.destroy()
  child.stderr?.destroy()
}

/** A shell may end before what it has started. */
async function groupGone(child: ChildProcess, gone: Promise<void>): Promise<void> {
  await gone
  while (isAlive(child)) await sleep(20)
}

function isAlive({ pid }: ChildProcess): boolean {
  if (pid === undefined || process.platform === 'win32') return false
  try {
    process.kill(-pid, 0)
    return true
  } catch {
    return false
  }
}

function endGroup({ pid, exitCode, signalCode }: ChildProcess, signal: NodeJS.Signals): void {
  if (pid === undefined) return
  try {
    if (process.platform !== 'win32') process.kill(-pid, signal)
    else if (exitCode === null && signalCode === null) spawn('taskkill', ['/pid', String(pid), '/T', '/F'])
  } catch {
    // It is gone already.
  }
}
