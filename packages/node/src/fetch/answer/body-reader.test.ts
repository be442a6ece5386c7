import { promisify } from 'node:util'
import { brotliCompress, deflate, gzip, zstdCompress } from 'node:zlib'
import { expect, test } from 'vitest'
import { createBodyReader } from './body-reader.ts'

function read(chunks: readonly string[], maxBytes = 1_000_000) {
  const bodies: Uint8Array[] = []
  const options = { coding: undefined, maxBytes, onTooLarge: 'truncate', fail() {}, pause() {}, resume() {} } as const
  const reader = createBodyReader({ ...options, done: (body) => void bodies.push(body) })
  for (const chunk of chunks) reader.write(Buffer.from(chunk))
  reader.end()
  return bodies[0]!
}

test.each([
  ['nothing', [], 0, false],
  ['a small body', ['ab', 'cd'], 4, false],
  ['a large one, which threads share', ['x'.repeat(100_000), 'y'.repeat(100_000)], 200_000, true],
  ['a large one that is cut', ['x'.repeat(600_000), 'y'.repeat(600_000)], 1_000_000, true],
])('%s is in one piece', (_, chunks, bytes, isShared) => {
  const body = read(chunks)
  expect(Buffer.from(body).toString()).toBe(chunks.join('').slice(0, bytes))
  expect([body.byteLength, body.buffer instanceof SharedArrayBuffer]).toEqual([bytes, isShared])
})

const packers = {
  gzip: promisify(gzip),
  deflate: promisify(deflate),
  br: promisify(brotliCompress),
  zstd: promisify(zstdCompress),
}

test.each([
  ['gzip', 70_000],
  ['gzip', 300_000],
  ['deflate', 300_000],
  ['br', 300_000],
  ['zstd', 300_000],
] as const)('%s of %i bytes stands on its own: the memory of its pieces is given back', async (coding, bytes) => {
  const text = Array.from({ length: bytes / 10 }, (_, n) => `line ${`${n}`.padStart(4, '0').slice(-4)}\n`).join('')
  const packed = await packers[coding](text)
  const before = process.memoryUsage().arrayBuffers
  const body = await new Promise<Uint8Array>((done, fail) => {
    const options = { coding, maxBytes: 1_000_000, onTooLarge: 'fail', pause() {}, resume() {} } as const
    const reader = createBodyReader({ ...options, done, fail })
    reader.write(packed)
    reader.end()
  })
  const left = process.memoryUsage().arrayBuffers - before
  expect(Buffer.from(body).toString()).toBe(text)
  // What is left are the answer itself, unless it is shared, and what the decoder holds until it is closed.
  expect(left).toBeLessThan(150_000)
})
