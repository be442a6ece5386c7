import { accessSync, constants, statSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { OperableError } from '@operable/core'

/**
 * Fails before a long scan when its result could not be written.
 *
 * @throws OperableError `invalid_request`
 */
export function requireWritable(file: string): void {
  if (statSync(file, { throwIfNoEntry: false })?.isDirectory()) {
    throw new OperableError('invalid_request', `--output needs a file, and ${file} is a folder.`)
  }
  try {
    accessSync(dirname(resolve(file)), constants.W_OK)
  } catch (cause) {
    throw new OperableError('invalid_request', `Nothing can be written to ${file}.`, { cause })
  }
}

/** @throws OperableError `invalid_request` when the file cannot be written. */
export async function writeResult(text: string, file: string | undefined): Promise<void> {
  if (file === undefined) {
    process.stdout.write(text)
    return
  }
  try {
    await writeFile(file, text)
  } catch (cause) {
    throw new OperableError('invalid_request', `Nothing can be written to ${file}.`, { cause })
  }
}
