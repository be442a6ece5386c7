import { createReadStream } from 'node:fs'

const LINE_END = 0x0a

/** Bytes; the largest reports have some MB. What has no line ends at all must not fill the memory. */
const LONGEST = 64 * 1024 * 1024

/** A line without its end, as bytes. */
export interface Line {
  line: Buffer
  /** The last one may have no end. */
  isEnded: boolean
}

/**
 * Reads lines one by one: a file may have many GB.
 *
 * @param file `-` reads standard input
 * @throws Error if it cannot be read, or a line is longer than 64 MiB
 */
export async function* linesOf(file: string): AsyncGenerator<Line> {
  const input = file === '-' ? process.stdin : createReadStream(file, { highWaterMark: 1024 * 1024 })
  let parts: Buffer[] = []
  let waiting = 0
  for await (const chunk of input as AsyncIterable<Buffer>) {
    let start = 0
    for (let end = chunk.indexOf(LINE_END); end >= 0; end = chunk.indexOf(LINE_END, start)) {
      const rest = chunk.subarray(start, end)
      yield { line: parts.length === 0 ? rest : Buffer.concat([...parts, rest]), isEnded: true }
      parts = []
      waiting = 0
      start = end + 1
    }
    if (start === chunk.length) continue
    parts.push(chunk.subarray(start))
    waiting += chunk.length - start
    if (waiting > LONGEST) throw new Error('A line is longer than 64 MiB.')
  }
  if (parts.length > 0) yield { line: Buffer.concat(parts), isEnded: false }
}
