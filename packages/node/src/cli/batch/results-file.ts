import { statSync } from 'node:fs'
import { type FileHandle, open, truncate } from 'node:fs/promises'
import { OperableError } from '@operable/core'
import { linesOf } from './lines.ts'
import { lockFile } from './lock-file.ts'
import type { Row } from './row.ts'

/** The file with one JSON object per line. What it holds is done. */
export interface ResultsFile {
  /** Addresses with a line: the code of those that were not measured, `undefined` of the others. */
  done: ReadonlyMap<string, string | undefined>
  /** Resolves when the line is on the disk. */
  append(row: Row): Promise<void>
  close(): Promise<void>
}

/**
 * Opens the file to go on where the last run ended. A last line that a crash tore off is cut off, so that its address is
 * done again.
 *
 * @throws OperableError `invalid_request` if it is no such file, cannot be written, or another run writes to it
 */
export async function openResults(path: string): Promise<ResultsFile> {
  if (statSync(path, { throwIfNoEntry: false })?.isFile() === false) {
    throw new OperableError(
      'invalid_request',
      `${path} is not a file. A batch reads its output to go on where it stopped.`,
    )
  }
  const lock = lockFile(path)
  let file: FileHandle | undefined
  try {
    const done = await readDone(path)
    const handle = await open(path, 'a').catch((cause: unknown) => {
      throw new OperableError('invalid_request', `Cannot write to ${path}.`, { cause })
    })
    file = handle
    let last: Promise<void> = Promise.resolve()
    return {
      done,
      append(row) {
        // One after the other, also if one of them failed: a line must not follow half of another.
        last = last.then(() => appendLine(handle, Buffer.from(`${JSON.stringify(row)}\n`)))
        return last
      },
      async close() {
        await last.catch(() => {})
        await handle.close()
        lock.release()
      },
    }
  } catch (error) {
    await file?.close()
    lock.release()
    throw error
  }
}

/** One write for the whole line; the system may take less of it only where the disk is full. */
async function appendLine(handle: FileHandle, line: Buffer): Promise<void> {
  const { bytesWritten } = await handle.write(line)
  if (bytesWritten < line.length) {
    throw Object.assign(new Error('The disk is full.'), { code: 'ENOSPC' })
  }
  // Only then does the line count: killing the process loses and duplicates nothing, and a scan takes much longer.
  await handle.datasync()
}

/** How every line begins. An address has at most 2,048 characters. */
const BEGINNING = '{"address":"'
const HEAD = /^\{"address":("(?:[^"\\]|\\.)*")(?:,"code":"(\w+)")?/
const HEAD_BYTES = 16 * 1024

async function readDone(path: string): Promise<Map<string, string | undefined>> {
  const done = new Map<string, string | undefined>()
  if (statSync(path, { throwIfNoEntry: false }) === undefined) return done
  let whole = 0
  let count = 0
  for await (const { line, isEnded } of linesOf(path)) {
    count += 1
    const text = isEnded ? line.toString('utf8', 0, HEAD_BYTES) : line.toString('utf8')
    const head = HEAD.exec(text)
    // An editor may have ended the lines as Windows does.
    const isWhole = isEnded ? line.at(line.at(-1) === 0x0d ? -2 : -1) === 0x7d : isJson(text)
    if (head?.[1] === undefined || !isWhole) {
      if (isEnded || !isBegun(text)) throw noResult(path, count)
      // The one that a crash tore off.
      await truncate(path, whole)
      return done
    }
    done.set(JSON.parse(head[1]) as string, head[2])
    whole += line.length + 1
    if (!isEnded) await endLine(path)
  }
  return done
}

/** Whether a text may be the beginning of a line of ours. */
function isBegun(text: string): boolean {
  return text.startsWith(BEGINNING) || BEGINNING.startsWith(text)
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

/** An editor may have removed the last line end. */
async function endLine(path: string): Promise<void> {
  const handle = await open(path, 'a')
  await handle.write('\n')
  await handle.close()
}

function noResult(path: string, line: number): OperableError {
  return new OperableError(
    'invalid_request',
    `Line ${line} of ${path} is not a result of this command. Remove it to go on, or name another file with --output.`,
  )
}
