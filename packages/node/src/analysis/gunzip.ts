import { createGunzip } from 'node:zlib'

/** Whether the bytes begin like a gzip file (RFC 1952). */
export function isGzip(bytes: Uint8Array): boolean {
  return bytes[0] === 0x1f && bytes[1] === 0x8b
}

/**
 * Unpacks a gzip file up to a number of bytes. A damaged or cut file gives what could be read, marked as truncated;
 * unpacking stops at the limit, so a small bomb costs no more memory than a large file.
 */
export async function gunzip(packed: Uint8Array, limit: number): Promise<{ bytes: Uint8Array; truncated: boolean }> {
  const stream = createGunzip()
  const chunks: Uint8Array[] = []
  let size = 0
  let truncated = false
  stream.end(packed)
  try {
    for await (const chunk of stream as AsyncIterable<Uint8Array>) {
      chunks.push(chunk.subarray(0, limit - size))
      size += chunk.byteLength
      if (size > limit) {
        truncated = true
        break
      }
    }
  } catch {
    truncated = true
  }
  return { bytes: Buffer.concat(chunks), truncated }
}
