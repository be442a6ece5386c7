import { OperableError } from '@operable/core'
import { afterEach, expect, test, vi } from 'vitest'
import type { Storage } from '../contracts/storage.ts'
import { createApp } from '../http/app.ts'
import { createStderrLog } from '../http/log.ts'
import { createOperable } from '../services/create-operable.ts'
import { testStorage } from './conformance.ts'
import { withKnownFailures } from './known-failures.ts'
import { memoryStorage } from './memory.ts'

afterEach(() => vi.restoreAllMocks())

testStorage('an adapter as the service uses it', () => {
  const storage = memoryStorage()
  return { ...withKnownFailures(storage), close: async () => storage.close?.() }
})

/** An adapter of a class, as people write them, that knows nothing of our errors. */
class DownStorage implements Storage {
  reason = new TypeError('fetch failed at redis://:secret@10.0.0.7', { cause: new Error('ECONNREFUSED') })
  async read(): Promise<never> {
    throw this.reason
  }
  write(): Promise<never> {
    throw this.reason
  }
  async remove(): Promise<never> {
    throw this.reason
  }
  async keys(): Promise<never> {
    throw this.reason
  }
}

const operations: [string, (storage: Storage) => Promise<unknown>][] = [
  ['read', (storage) => storage.read('a')],
  ['write', (storage) => storage.write('a', 1)],
  ['remove', (storage) => storage.remove('a')],
  ['keys', (storage) => storage.keys('a')],
]

test.each(operations)('a plain error of %s is a store that cannot be used, and the cause of that', async (_, ask) => {
  const down = new DownStorage()
  const error = await ask(withKnownFailures(down)).catch((reason: unknown) => reason)
  expect(error).toMatchObject({ code: 'storage_unavailable', message: 'The storage cannot be used.' })
  expect((error as Error).cause).toBe(down.reason)
})

test('an error that says what it is stays', async () => {
  const down = new DownStorage()
  down.reason = new OperableError('storage_unavailable', 'The disk is full.')
  await expect(withKnownFailures(down).read('a')).rejects.toBe(down.reason)
})

test('clients of a service over it are told to come back, and the log one line with all that is known', async () => {
  const lines: string[] = []
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => lines.push(String(text)) > 0)
  const operable = createOperable({ storage: new DownStorage(), render: 'never' })
  const app = createApp(operable, { baseUrl: 'https://audit.example', log: createStderrLog(() => 0) })
  for (let request = 0; request < 5; request++) {
    const answer = await app.fetch(new Request('https://audit.example/api/v1/report?url=https://shop.example/'))
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5'])
    expect(await answer.text()).not.toContain('secret')
  }
  expect(lines).toHaveLength(1)
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    event: 'storage_unavailable',
    error: expect.stringMatching(/cannot be used(.|\n)*fetch failed(.|\n)*ECONNREFUSED/),
  })
  await operable.close()
})
