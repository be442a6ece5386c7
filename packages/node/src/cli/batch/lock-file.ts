import { rmSync, statSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { OperableError } from '@operable/core'

/**
 * Keeps other processes from writing to a file. Node has no locks of files; SQLite's are those of the system, which end
 * with the process that holds them, however it ends.
 *
 * @throws OperableError `invalid_request` if another process holds it, or nothing can be written beside the file
 */
export function lockFile(path: string): { release(): void } {
  const name = `${path}.lock`
  const lock = openLock(name, path)
  const opened = inodeOf(name)
  try {
    lock.exec('BEGIN EXCLUSIVE')
    // Between the two lines above, another process may have ended and taken its file away.
    if (opened === undefined || inodeOf(name) !== opened) throw new Error('The lock is gone.')
  } catch (cause) {
    lock.close()
    throw new OperableError('invalid_request', `Another process is writing to ${path}.`, { cause })
  }
  return {
    release() {
      rmSync(name, { force: true })
      lock.close()
      rmSync(`${name}-journal`, { force: true })
    },
  }
}

function openLock(name: string, path: string): DatabaseSync {
  try {
    return new DatabaseSync(name, { timeout: 0 })
  } catch (cause) {
    throw new OperableError('invalid_request', `Cannot write to ${path}.`, { cause })
  }
}

function inodeOf(name: string): bigint | undefined {
  return statSync(name, { bigint: true, throwIfNoEntry: false })?.ino
}
