import { type RunningCheck, startSqliteCheck } from './sqlite-check-process.ts'

/** The check of a whole file while others read it. */
export interface SqliteCheck {
  /** Resolves when the file was found whole, and begins the check if that has not happened. Rejects as `demand` throws. */
  whole(): Promise<void>
  /** Throws what is wrong with the file, as soon as that is known; a file that was found damaged stays that. */
  demand(): void
  /** Ends the check; who waits for it hears that the file could not be checked. */
  stop(): void
}

export interface SqliteCheckOptions {
  /** Stops it. */
  signal?: AbortSignal | undefined
  delayMs?: number
}

/**
 * @param options.delayMs after which the check begins by itself, so that a service has done it before its first write; a
 * command that only reads has ended by then
 */
export function createSqliteCheck(path: string, { signal, delayMs = 1000 }: SqliteCheckOptions = {}): SqliteCheck {
  let outcome: Promise<void> | undefined
  let running: RunningCheck | undefined
  let damage: Error | undefined
  let isStopped = false

  async function run(): Promise<void> {
    if (isStopped) throw uncheckedFile()
    running = startSqliteCheck(path)
    const found = await running.found
    if (found === 'ok') return
    if (found === undefined) throw uncheckedFile()
    damage = damagedFile(found)
    throw damage
  }

  function begin(): Promise<void> {
    clearTimeout(timer)
    outcome ??= run().catch((error: unknown) => {
      // What kept it from being checked may pass.
      if (!damage) outcome = undefined
      throw error
    })
    return outcome
  }

  const timer = setTimeout(() => {
    begin().catch(() => {})
    // Nobody waits for it: it keeps no process from ending.
    running?.hold(false)
  }, delayMs).unref()

  function stop(): void {
    isStopped = true
    clearTimeout(timer)
    signal?.removeEventListener('abort', stop)
    running?.end()
  }

  if (signal?.aborted) stop()
  else signal?.addEventListener('abort', stop)

  return {
    async whole() {
      const result = begin()
      running?.hold(true)
      await result
    },
    demand() {
      if (damage) throw damage
    },
    stop,
  }
}

function uncheckedFile(): Error {
  return new Error('it could not be checked')
}

/** @param found what SQLite says of it */
export function damagedFile(found: string): Error {
  return new Error(`it is damaged (${found})`)
}
