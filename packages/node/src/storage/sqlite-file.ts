import { statSync } from 'node:fs'
import { resolve } from 'node:path'

/**
 * A test whether a path still leads to the file that was just opened under it. Who goes on writing into a file that was
 * removed or replaced loses everything without a word. A database in memory is always where it was.
 */
export function fileInPlace(path: string): () => boolean {
  const absolute = resolve(path)
  const opened = identityOf(absolute)
  return () => opened === undefined || identityOf(absolute) === opened
}

function identityOf(path: string): string | undefined {
  const found = statSync(path, { bigint: true, throwIfNoEntry: false })
  return found && `${found.dev} ${found.ino}`
}
