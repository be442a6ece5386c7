import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createOperable } from '../../services/create-operable.ts'
import { memoryStorage } from '../../storage/memory.ts'
import { sqliteStorage } from '../../storage/sqlite.ts'
import { createApp } from '../app.ts'

test('a data file that was removed under the service is no health', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'operable-health-'))
  const path = join(folder, 'operable.db')
  const storage = sqliteStorage(path)
  const operable = createOperable({ storage })
  const app = createApp(operable, { baseUrl: 'https://audit.example', log: () => {} })
  const health = async () => {
    const answer = await app.fetch(new Request('https://audit.example/health'))
    return [answer.status, ((await answer.json()) as { code?: string }).code]
  }
  expect(await health()).toEqual([200, undefined])
  await rm(path)
  await expect.poll(health, { timeout: 20_000 }).toEqual([503, 'storage_unavailable'])
  expect((await app.fetch(new Request('https://audit.example/ready'))).status).toBe(503)
  await operable.close()
  await storage.close?.()
  await rm(folder, { recursive: true })
})

test('a process that stops is healthy, and no longer ready', async () => {
  const operable = createOperable({ storage: memoryStorage() })
  const closing = new AbortController()
  const app = createApp(operable, { baseUrl: 'https://audit.example', log: () => {}, closing: closing.signal })
  const ask = async (path: string) => {
    const answer = await app.fetch(new Request(`https://audit.example${path}`))
    const { status, code } = (await answer.json()) as { status: unknown; code?: string }
    return [answer.status, code ?? status, answer.headers.get('Retry-After')]
  }
  expect(await ask('/ready')).toEqual([200, 'ready', null])
  closing.abort()
  expect(await ask('/ready')).toEqual([503, 'stopping', '5'])
  expect(await ask('/health')).toEqual([200, 'ok', null])
  await operable.close()
})
