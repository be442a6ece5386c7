import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gunzipSync } from 'node:zlib'

/**
 * The labelled real data that some tests read: `OPERABLE_CORPUS`, else `shared/corpus` beside the repository. It is not
 * part of the repository; a test that needs it is skipped, with the reason printed, where it is missing.
 */
const repository = join(dirname(fileURLToPath(import.meta.url)), '../../..')
const folder = process.env['OPERABLE_CORPUS'] ?? join(repository, '../shared/corpus')

/** The path of a file or folder of the corpus, or undefined when it is not there. */
export function corpusPath(...parts: string[]): string | undefined {
  const path = join(folder, ...parts)
  return existsSync(path) ? path : undefined
}

/**
 * True when a part of the corpus is missing; says so on stderr. Use: `describe.skipIf(missingCorpus('robots'))(...)`.
 */
export function missingCorpus(...parts: string[]): boolean {
  if (corpusPath(...parts)) return false
  process.stderr.write(
    `Skipped: the corpus has no "${parts.join('/')}" (set OPERABLE_CORPUS to the folder that holds it).\n`,
  )
  return true
}

/** The bytes of a corpus file, gunzipped when its name ends in `.gz`. Throws when it is missing. */
export function readCorpus(...parts: string[]): Uint8Array {
  const path = corpusPath(...parts)
  if (!path) throw new Error(`The corpus has no "${parts.join('/')}".`)
  const bytes = readFileSync(path)
  return path.endsWith('.gz') ? gunzipSync(bytes) : bytes
}

/** A corpus file as UTF-8 text, gunzipped when its name ends in `.gz`. */
export function readCorpusText(...parts: string[]): string {
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(readCorpus(...parts))
}

/**
 * The values of a `.jsonl` or `.jsonl.gz` file, line by line. Empty when the file is missing, so that rows for
 * `test.each` can be built before the suite is skipped.
 */
export function* readJsonLines<Row>(...parts: string[]): Generator<Row> {
  if (!corpusPath(...parts)) return
  const text = readCorpusText(...parts)
  let start = 0
  while (start < text.length) {
    const newline = text.indexOf('\n', start)
    const end = newline === -1 ? text.length : newline
    const line = text.slice(start, end)
    if (line.trim() !== '') yield JSON.parse(line) as Row
    start = end + 1
  }
}
