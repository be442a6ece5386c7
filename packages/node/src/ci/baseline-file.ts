import { existsSync, readFileSync } from 'node:fs'
import { rename, writeFile } from 'node:fs/promises'
import { basename, dirname, join, resolve } from 'node:path'
import { OperableError } from '@operable/core'
import { type Baseline, type BaselineEntry, parseBaseline, writeBaseline } from '@operable/core/findings'
import type { LoadedConfig } from '../config/load-config.ts'

/** Where the known findings are, unless the configuration says otherwise. */
const DEFAULT_BASELINE = 'operable-baseline.json'

/** The file of the known findings, whether or not it is there. */
export function baselineFile({ folder, config }: Pick<LoadedConfig, 'folder' | 'config'>): string {
  return resolve(folder, config.baseline ?? DEFAULT_BASELINE)
}

/**
 * Reads the known findings; no file is none.
 *
 * @throws OperableError `invalid_config` that names the line
 */
export function readBaseline(file: string): Baseline & { exists: boolean } {
  if (!existsSync(file)) return { entries: [], faults: [], hasMarkers: false, exists: false }
  const baseline = parseBaseline(readFileSync(file, 'utf8'))
  const [fault] = baseline.faults
  if (fault) throw new OperableError('invalid_config', `${basename(file)}, line ${fault.line}: ${fault.why}`)
  return { ...baseline, exists: true }
}

/** Replaces the file in one step. */
export async function saveBaseline(file: string, entries: readonly BaselineEntry[]): Promise<void> {
  const part = `${file}.${process.pid}.part`
  await writeFile(part, writeBaseline(entries))
  await rename(part, file)
}

/**
 * Lets git keep the lines of both sides when branches meet: without it, lines that were added at the same place conflict.
 * The reader does the rest.
 *
 * @returns the file that was changed; undefined if nothing had to be, or there is no git
 */
export async function ensureUnionMerge(file: string): Promise<string | undefined> {
  const folder = dirname(file)
  if (gitRoot(folder) === undefined) return undefined
  const attributes = join(folder, '.gitattributes')
  const text = existsSync(attributes) ? readFileSync(attributes, 'utf8') : ''
  const line = `${basename(file)} merge=union`
  if (text.split(/\r?\n/).some((each) => each.trim() === line)) return undefined
  await writeFile(attributes, `${text}${text === '' || text.endsWith('\n') ? '' : '\n'}${line}\n`)
  return attributes
}

/** The folder of the repository around a folder, if there is one. */
export function gitRoot(folder: string): string | undefined {
  for (let at = folder; ; at = dirname(at)) {
    if (existsSync(join(at, '.git'))) return at
    if (dirname(at) === at) return undefined
  }
}
