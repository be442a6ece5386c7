import { afterAll, describe, expect, test } from 'vitest'
import { startPostgres, WANTS_SERVER } from '../../../test/postgres-server.ts'
import { postgresStorage } from '../../storage/postgres.ts'
import { createOperable } from '../create-operable.ts'
import { createDailyVerifications } from './daily-verifications.ts'
import { loadVerifications } from './verification-document.ts'

const server = await startPostgres()
afterAll(() => server?.stop())

describe.skipIf(!server)(`many processes on one database (${WANTS_SERVER})`, () => {
  test('each website is verified once, by one of them, also by those that begin at the same moment', {
    timeout: 120_000,
  }, async () => {
    const database = await server!.newDatabase()
    const first = postgresStorage(database)
    const { websites } = createOperable({ storage: first })
    const ids: string[] = []
    for (let count = 0; count < 6; count++) {
      const { website } = await websites.add(`https://shop${count}.example/`)
      // One does not ask for it.
      if (count > 0) await websites.patch(website.id, { verify: 'daily' })
      ids.push(website.id)
    }
    const verified: string[] = []
    const errors: unknown[] = []
    const open = async () => {
      const storage = postgresStorage(database)
      const daily = createDailyVerifications({
        storage,
        now: () => new Date('2026-11-27T10:00:00Z'),
        verifications: {
          async verify(websiteId, _, { mayGoOn } = {}) {
            if (await mayGoOn!()) verified.push(websiteId)
            return { tools: [] }
          },
        },
        pool: { state: () => ({ pages: 2, busy: 0, waiting: 0, queue: 20 }) },
        requireBrowser: async () => {},
        onError: (error) => errors.push(error),
        closing: new AbortController().signal,
      })
      return { ...daily, close: () => storage.close?.() }
    }
    const processes = await Promise.all([1, 2, 3, 4].map(open))
    for (let round = 0; round < 2; round++) {
      await Promise.all(processes.map(({ chore }) => chore.step('')))
      await Promise.all(processes.map(({ settled }) => settled()))
    }
    expect(errors).toEqual([])
    expect(verified.toSorted()).toEqual(ids.slice(1).toSorted())
    for (const id of ids.slice(1))
      expect((await loadVerifications(first, id)).daily).toEqual({ slot: expect.any(String) })
    for (const each of processes) await each.close()
    await first.close?.()
  })
})
