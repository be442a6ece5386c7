import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { accessSync, constants, statSync } from 'node:fs'
import { realpath, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { OperableError } from '@operable/core'

/**
 * Fails before a long scan if its result could not be written.
 *
 * @throws OperableError `invalid_request`
 */
export function requireWritable(file: string): void {
  if (statSync(file, { throwIfNoEntry: false })?.isDirectory()) {
    throw new OperableError('invalid_request', `--output needs a file, but ${file} is a folder.`)
  }
  try {
    accessSync(dirname(resolve(file)), constants.W_OK)
  } catch (cause) {
    throw new OperableError('invalid_request', `Cannot write to ${file}.`, { cause })
  }
}

/** What is written: a text, or parts of it as they come. */
type Output = string | AsyncIterable<string>

/** @throws OperableError `invalid_request` if the file cannot be written, and what the parts throw */
export async function writeResult(text: Output, file: string | undefined): Promise<void> {
  if (file === undefined) {
    if (typeof text === 'string') process.stdout.write(text)
    else for await (const part of text) if (!process.stdout.write(part)) await once(process.stdout, 'drain')
    return
  }
  try {
    await replaceFile(file, text)
  } catch (cause) {
    if (cause instanceof OperableError) throw cause
    throw new OperableError('invalid_request', `Cannot write to ${file}.`, { cause })
  }
}

/** In one step, so that an interrupted write leaves the old file. Pipes and devices are written to directly. */
async function replaceFile(file: string, text: Output): Promise<void> {
  const known = statSync(file, { throwIfNoEntry: false })
  if (known && !known.isFile()) return writeFile(file, text)
  const target = known ? await realpath(file) : file
  const part = `${target}.${randomUUID()}.part`
  try {
    await writeFile(part, text, { flag: 'wx', ...(known ? { mode: known.mode } : {}) })
    await rename(part, target)
  } finally {
    await rm(part, { force: true })
  }
}
