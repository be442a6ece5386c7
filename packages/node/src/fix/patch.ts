import { structuredPatch } from 'diff'

/** A file as it is, and as it is to be. */
export interface FileChange {
  /** With `/`, relative to where the patch is applied. */
  file: string
  /** Undefined for a new file. */
  before: Uint8Array | undefined
  after: Uint8Array
}

/** A unified diff that `git apply` and `patch -p1` take, with the bytes of the files whatever their encoding is. */
export function patchOf(changes: readonly FileChange[]): Buffer {
  return Buffer.concat(changes.map((change) => Buffer.from(patchOfFile(change), 'latin1')))
}

function patchOfFile({ file, before, after }: FileChange): string {
  // A byte is a character here: lines are found and kept, and nothing is decoded.
  const text = (bytes: Uint8Array | undefined) => (bytes ? Buffer.from(bytes).toString('latin1') : '')
  const { hunks } = structuredPatch('', '', text(before), text(after), undefined, undefined, { context: 3 })
  const old = before === undefined ? '/dev/null' : nameOf('a/', file)
  const lines = [`--- ${old}`, `+++ ${nameOf('b/', file)}`]
  for (const { oldStart, oldLines, newStart, newLines, lines: changed } of hunks) {
    lines.push(`@@ -${range(oldStart, oldLines)} +${range(newStart, newLines)} @@`, ...changed)
  }
  return `${lines.join('\n')}\n`
}

function range(start: number, lines: number): string {
  return lines === 1 ? `${start}` : `${lines === 0 ? Math.max(0, start - 1) : start},${lines}`
}

/** As git quotes names; a name with a space ends with a tab. */
function nameOf(side: string, file: string): string {
  const name = side + file
  const quoted = [...Buffer.from(name, 'utf8')].map(quotedByte).join('')
  if (quoted !== name) return `"${quoted}"`
  return name.includes(' ') ? `${name}\t` : name
}

function quotedByte(byte: number): string {
  const character = String.fromCharCode(byte)
  if (character === '"' || character === '\\') return `\\${character}`
  return byte < 0x20 || byte > 0x7e ? `\\${byte.toString(8).padStart(3, '0')}` : character
}
