import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync } from 'node:fs'
import { chown, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { promisify } from 'node:util'
import { Client } from 'pg'
import { freePort } from './free-port.ts'

/** A PostgreSQL server of this test only. */
export interface PostgresServer {
  /** Address of the database `postgres`, as a user who may do everything. */
  url: string
  /** Ends the server and removes its files. */
  stop(): Promise<void>
  /** Ends the server as an operator does, cutting all connections, and starts it again at the same address. */
  restart(): Promise<void>
  /** Ends all its processes at once, as a crash does. `start` brings it back. */
  kill(): Promise<void>
  start(): Promise<void>
  /** Stops all its processes where they are: connections stay open and nobody answers. Returns how to let them go on. */
  freeze(): Promise<() => void>
  /** A new empty database. Returns its address. */
  newDatabase(): Promise<string>
}

/** Whether a machine without PostgreSQL fails the tests instead of running them on PGlite. */
const IS_REQUIRED = Boolean(process.env['OPERABLE_REQUIRE_POSTGRES'])

/** Why a row is skipped on a machine without a server. */
export const WANTS_SERVER = 'wants a PostgreSQL server of version 13 or newer'

const run = promisify(execFile)

/**
 * Starts a server with a new cluster in a temporary folder, on a free port of the loopback address.
 *
 * @param settings options of the server, such as `max_connections`. A crash of the machine is not what most rows are
 * about, so `fsync` is off.
 * @returns undefined on a machine without PostgreSQL, unless `OPERABLE_REQUIRE_POSTGRES` is set
 */
export async function startPostgres(settings: Record<string, string> = {}): Promise<PostgresServer | undefined> {
  const bin = await binFolder()
  if (bin === undefined) {
    if (IS_REQUIRED) throw new Error(`OPERABLE_REQUIRE_POSTGRES is set, and this row ${WANTS_SERVER}. Install it.`)
    return undefined
  }
  const owner = await clusterOwner()
  const folder = await mkdtemp(join(tmpdir(), 'operable-postgres-'))
  if (owner.uid !== undefined) await chown(folder, owner.uid, owner.gid)
  const data = join(folder, 'data')
  const init = ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync']
  await run(join(bin, 'initdb'), init, { ...owner, cwd: folder })
  const port = await freePort()
  const address = (database: string) => `postgres://postgres@127.0.0.1:${port}/${database}`
  const url = address('postgres')
  const fixed = { port: String(port), listen_addresses: '127.0.0.1', unix_socket_directories: '' }
  const all = { fsync: 'off', ...settings, ...fixed }
  const options = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  let shell: ChildProcess | undefined
  let databases = 0

  async function start(): Promise<void> {
    for (let attempt = 1; ; attempt++) {
      // The shell holds a pipe from this process: even when the tests are killed, the server ends with them.
      const script = '"$@" & read -r _; kill -INT $! 2>/dev/null; wait $!'
      const words = ['-c', script, 'sh', join(bin as string, 'postgres'), '-D', data, ...options]
      const started = spawn('sh', words, { ...owner, cwd: folder, stdio: ['pipe', 'ignore', 'pipe'] })
      let log = ''
      started.stderr?.setEncoding('utf8').on('data', (text: string) => {
        log = `${log}${text}`.slice(-4_000)
      })
      // A server that could not start leaves the shell waiting.
      let hasFailed = false
      started.stderr?.on('data', () => {
        hasFailed ||= /FATAL: {2}(?!the database system)/.test(log)
      })
      if (await answers(url, () => hasFailed)) {
        shell = started
        return
      }
      started.stdin?.end()
      await once(started, 'exit')
      // The processes of a killed server take a moment to go.
      if (attempt === 20) throw new Error(`PostgreSQL did not start: ${log}`)
      await delay(100)
    }
  }

  /** A fast shutdown: cuts the connections. */
  async function end(): Promise<void> {
    const ending = shell
    shell = undefined
    if (!ending) return
    const exit = once(ending, 'exit')
    ending.stdin?.end()
    await exit
  }

  async function processes(): Promise<number[]> {
    const main = Number((await readFile(join(data, 'postmaster.pid'), 'utf8')).split('\n')[0])
    const { stdout } = await run('ps', ['-A', '-o', 'pid=,ppid='])
    const pairs = stdout.split('\n').map((line) => line.trim().split(/\s+/).map(Number))
    return [main, ...pairs.filter(([, parent]) => parent === main).map(([pid]) => Number(pid))]
  }

  async function signal(name: NodeJS.Signals): Promise<number[]> {
    const found = await processes()
    for (const pid of found) {
      try {
        process.kill(pid, name)
      } catch {
        // It ended by itself.
      }
    }
    return found
  }

  await start()
  return {
    url,
    start,
    async stop() {
      await end()
      await rm(folder, { recursive: true, force: true })
    },
    async restart() {
      await end()
      await start()
    },
    async kill() {
      await signal('SIGKILL')
      await end()
    },
    async freeze() {
      const frozen = await signal('SIGSTOP')
      return () => {
        for (const pid of frozen) process.kill(pid, 'SIGCONT')
      }
    },
    async newDatabase() {
      const name = `test_${++databases}`
      await ask(url, `CREATE DATABASE ${name}`)
      return address(name)
    },
  }
}

/** Asks one question on a connection of its own. */
export async function ask(url: string, statement: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  try {
    return (await client.query(statement)).rows
  } finally {
    await client.end()
  }
}

async function answers(url: string, hasFailed: () => boolean): Promise<boolean> {
  const deadline = performance.now() + 60_000
  while (!hasFailed() && performance.now() < deadline) {
    try {
      await ask(url, 'SELECT 1')
      return true
    } catch {
      await delay(25)
    }
  }
  return false
}

/** Debian keeps the server's programs out of the path. */
async function binFolder(): Promise<string | undefined> {
  const named = await run('pg_config', ['--bindir']).catch(() => undefined)
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : []
  const folders = [...(named ? [named.stdout.trim()] : []), ...versions.map((version) => join(debian, version, 'bin'))]
  return folders.find((folder) => ['initdb', 'postgres'].every((name) => existsSync(join(folder, name))))
}

/** Runs a program that comes with the server, such as `pg_dump`. */
export async function runPostgresProgram(name: string, args: readonly string[]): Promise<void> {
  await run(join((await binFolder()) ?? '', name), args)
}

/** PostgreSQL refuses to run as root; its package brings a user. */
async function clusterOwner(): Promise<{ uid: number; gid: number } | { uid?: never; gid?: never }> {
  if (process.geteuid?.() !== 0) return {}
  const [uid, gid] = await Promise.all(['-u', '-g'].map(async (flag) => (await run('id', [flag, 'postgres'])).stdout))
  return { uid: Number(uid), gid: Number(gid) }
}
