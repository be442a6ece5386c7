import { randomUUID } from 'node:crypto'
import { lstat, readFile, realpath, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join, sep } from 'node:path'
import { OperableError } from '@operable/core'

/** A file to write, and what it must still hold. */
export interface FileToWrite {
  path: string
  /** As messages name it. */
  file: string
  /** As it was scanned; undefined: it must not be there. */
  before: Uint8Array | undefined
  after: Uint8Array
}

/**
 * Writes files all or none, as far as one machine can promise: each is checked first, written beside its place, and only then
 * renamed. The mode of a file stays.
 *
 * @param root folder that nothing may be written outside of
 * @throws OperableError `conflict`: a file has changed since the scan, may not be written, or is a link
 */
export async function writeFiles(files: readonly FileToWrite[], root: string): Promise<void> {
  const realRoot = await realpath(root)
  const modes = new Map<string, number>()
  for (const each of files) modes.set(each.path, await checked(each, realRoot))
  const temporary = new Map<string, string>()
  try {
    for (const { path, file, after } of files) {
      const name = join(dirname(path), `.operable-${randomUUID()}.tmp`)
      temporary.set(path, name)
      await writeFile(name, after, { flag: 'wx', mode: modes.get(path) }).catch((cause: unknown) => {
        throw new OperableError('conflict', `${file} cannot be written. Nothing was changed.`, { cause })
      })
    }
    for (const { path } of files) await rename(temporary.get(path)!, path)
  } finally {
    await Promise.all([...temporary.values()].map((name) => rm(name, { force: true })))
  }
}

/** @returns the mode that the file has, or gets */
async function checked({ path, file, before }: FileToWrite, root: string): Promise<number> {
  const refuse = (why: string) => new OperableError('conflict', `${file} ${why}. Nothing was changed.`)
  const folder = await realpath(dirname(path)).catch(() => undefined)
  if (folder === undefined || !`${folder}${sep}`.startsWith(root.endsWith(sep) ? root : root + sep)) {
    throw refuse('is outside of the folder')
  }
  const found = await lstat(path).catch(() => undefined)
  if (found?.isSymbolicLink()) throw refuse('is a symbolic link')
  if (before === undefined) {
    if (found) throw refuse('is there now, and was not when the folder was scanned')
    return 0o644
  }
  const now = await readFile(path).catch(() => undefined)
  if (!now || Buffer.compare(now, before) !== 0) throw refuse('has changed since the folder was scanned')
  const { mode } = await stat(path)
  if ((mode & 0o222) === 0) throw refuse('is read-only')
  return mode & 0o7777
}
