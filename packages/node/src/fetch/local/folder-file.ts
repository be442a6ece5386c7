import { open, realpath, stat } from 'node:fs/promises'
import { join, sep } from 'node:path'

export interface FolderFile {
  kind: 'file'
  path: string
  /** Bytes. */
  size: number
}

export type FolderEntry = FolderFile | { kind: 'folder' } | { kind: 'missing' } | { kind: 'unreadable' }

const missing = { kind: 'missing' } as const

/**
 * The file that a static host would send for a URL path. `folder` means: exists with a final slash. `unreadable` means
 * the root itself. Encoded slashes, backslashes, NUL, dot segments, hidden files (but `.well-known`) and links that lead
 * out of the root are missing.
 */
export async function findFolderFile(root: string, urlPath: string): Promise<FolderEntry> {
  const realRoot = await realpath(root).catch(() => undefined)
  if (realRoot === undefined) return { kind: 'unreadable' }
  const segments = safeSegments(urlPath)
  if (!segments) return missing

  const path = join(realRoot, ...segments)
  if (urlPath.endsWith('/')) return fileAt(join(path, 'index.html'), realRoot)
  const exact = await fileAt(path, realRoot)
  if (exact.kind === 'file') return exact
  const withExtension = await fileAt(`${path}.html`, realRoot)
  if (withExtension.kind === 'file') return withExtension
  const index = await fileAt(join(path, 'index.html'), realRoot)
  return index.kind === 'file' ? { kind: 'folder' } : missing
}

/** Reads a file, but at most one byte more than `maxBytes`: enough to know that it is larger. */
export async function readFolderFile({ path, size }: FolderFile, maxBytes: number): Promise<Uint8Array> {
  const handle = await open(path, 'r')
  try {
    const buffer = Buffer.alloc(Math.min(size, maxBytes + 1))
    let filled = 0
    while (filled < buffer.length) {
      const { bytesRead } = await handle.read(buffer, filled, buffer.length - filled, filled)
      if (bytesRead === 0) break
      filled += bytesRead
    }
    return buffer.subarray(0, filled)
  } finally {
    await handle.close()
  }
}

function safeSegments(urlPath: string): string[] | undefined {
  const segments: string[] = []
  for (const part of urlPath.split('/')) {
    const segment = decodeSegment(part)
    if (segment === undefined || !isSafe(segment)) return undefined
    if (segment !== '') segments.push(segment)
  }
  return segments
}

function decodeSegment(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment)
  } catch {
    return undefined
  }
}

function isSafe(segment: string): boolean {
  if (segment.includes('/') || segment.includes('\\') || segment.includes('\0')) return false
  return !segment.startsWith('.') || segment === '.well-known'
}

async function fileAt(path: string, realRoot: string): Promise<FolderFile | typeof missing> {
  try {
    const real = await realpath(path)
    if (!real.startsWith(realRoot.endsWith(sep) ? realRoot : realRoot + sep)) return missing
    const found = await stat(real)
    return found.isFile() ? { kind: 'file', path: real, size: found.size } : missing
  } catch {
    return missing
  }
}
