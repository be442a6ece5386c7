import { Worker } from 'node:worker_threads'

/** The check of a whole file, in a thread of its own while others read it. */
export interface SqliteCheck {
  /** Resolves when the file was found whole, and begins the check if that has not happened. Rejects as `demand` throws. */
  whole(): Promise<void>
  /** Throws what is wrong with the file, as soon as that is known; a file that was found damaged stays that. */
  demand(): void
  /** Ends the check; who waits for it hears that the file could not be checked. */
  stop(): void
}

/** SQLITE_CORRUPT and SQLITE_NOTADB. A string, so that it is no file of its own in every bundle of this package. */
const CHECK = `
const { parentPort, workerData } = require('node:worker_threads')
const { DatabaseSync } = require('node:sqlite')
const database = new DatabaseSync(workerData, { readOnly: true, timeout: 5000 })
let found
try {
  found = Object.values(database.prepare('PRAGMA integrity_check(1)').get())[0]
} catch (error) {
  if (![11, 26].includes(error.errcode & 0xff)) throw error
  found = error.message
}
parentPort.postMessage(String(found))
`

/**
 * @param delayMs after which the check begins by itself, so that a service has done it before its first write; a
 * command that only reads has ended by then
 */
export function createSqliteCheck(path: string, delayMs = 1000): SqliteCheck {
  let running: Promise<void> | undefined
  let worker: Worker | undefined
  let damage: Error | undefined
  let isStopped = false

  function run(): Promise<void> {
    return new Promise((resolve, reject) => {
      worker = new Worker(CHECK, { eval: true, workerData: path, execArgv: [] })
      worker.on('message', (found) => {
        if (found === 'ok') return resolve()
        damage = damagedFile(found)
        reject(damage)
      })
      worker.on('error', reject)
      worker.on('exit', () => reject(new Error('it could not be checked')))
    })
  }

  function begin(): Promise<void> {
    clearTimeout(timer)
    running ??= run().catch((error: unknown) => {
      // What kept it from being checked may pass.
      if (!damage) running = undefined
      throw error
    })
    return running
  }

  const timer = setTimeout(() => {
    begin().catch(() => {})
    // Nobody waits for it: it keeps no process from ending.
    worker?.unref()
  }, delayMs).unref()

  return {
    async whole() {
      if (isStopped) throw new Error('it could not be checked')
      const result = begin()
      worker?.ref()
      await result
    },
    demand() {
      if (damage) throw damage
    },
    stop() {
      isStopped = true
      clearTimeout(timer)
      void worker?.terminate()
    },
  }
}

/** @param found what SQLite says of it */
export function damagedFile(found: string): Error {
  return new Error(`it is damaged (${found})`)
}
