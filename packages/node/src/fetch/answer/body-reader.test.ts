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
