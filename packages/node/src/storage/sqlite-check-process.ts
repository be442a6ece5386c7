import { spawn } from 'node:child_process'
import { basename } from 'node:path'
import type { Readable } from 'node:stream'
import { Worker } from 'node:worker_threads'

/** A check that is under way. */
export interface RunningCheck {
  /** What SQLite found, or undefined when the check was ended; rejects with what kept SQLite from looking. */
  found: Promise<string | undefined>
  /** Whether this process waits for it before it ends. */
  hold(isHeld: boolean): void
  end(): void
}

/**
 * Says on its output what SQLite found, or why it could not look. Its text is here, so that it is no file of its own in
 * every bundle of this package. 11 and 26 are SQLITE_CORRUPT and SQLITE_NOTADB. Signals to the whole group, such as
 * Ctrl-C, are for the process that it belongs to.
 */
const CHECK = `
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => {})
const { DatabaseSync } = require('node:sqlite')
const say = (outcome) => process.stdout.write(JSON.stringify(outcome))
try {
  const database = new DatabaseSync(process.argv.at(-1), { readOnly: true, timeout: 5000 })
  say({ found: String(Object.values(database.prepare('PRAGMA integrity_check(1)').get())[0]) })
} catch ({ message, errcode }) {
  say([11, 26].includes(errcode & 0xff) ? { found: message } : { message, errcode })
}
`

type Outcome = { found: string } | { message: string; errcode?: number }

/**
 * Begins the check of a file in a process of its own: SQLite checks in one go, and unlike a thread a process can be ended
 * in the middle of that. Where this program is not Node itself, such as in Electron, it is a thread.
 */
export function startSqliteCheck(path: string): RunningCheck {
  const isNode = /^node(?:js)?(?:\.exe)?$/i.test(basename(process.execPath))
  const { runner, stdout, end } = isNode ? asProcess(path) : asThread(path)
  const said = new Promise<string>((resolve, reject) => {
    let text = ''
    stdout.setEncoding('utf8').on('data', (part: string) => {
      text += part
    })
    runner.on('error', reject)
    stdout.on('close', () => resolve(text))
  })
  process.once('exit', end)
  return {
    found: said.then(foundIn).finally(() => process.off('exit', end)),
    hold(isHeld) {
      for (const handle of [runner, stdout as { ref?(): void; unref?(): void }]) {
        if (isHeld) handle.ref?.()
        else handle.unref?.()
      }
    },
    end,
  }
}

function asProcess(path: string) {
  const runner = spawn(process.execPath, ['-e', CHECK, '--', path], {
    stdio: ['ignore', 'pipe', 'ignore'],
    env: { ...process.env, NODE_OPTIONS: '' },
    windowsHide: true,
  })
  return { runner, stdout: runner.stdout as Readable, end: () => void runner.kill('SIGKILL') }
}

function asThread(path: string) {
  const runner = new Worker(CHECK, { eval: true, argv: [path], execArgv: [], stdout: true })
  return { runner, stdout: runner.stdout, end: () => void runner.terminate() }
}

function foundIn(said: string): string | undefined {
  if (said === '') return undefined
  const outcome = JSON.parse(said) as Outcome
  if ('found' in outcome) return outcome.found
  throw Object.assign(new Error(outcome.message), { errcode: outcome.errcode })
}
