import { expect, test, vi } from 'vitest'
import { startPostgres, WANTS_SERVER } from '../../test/postgres-server.ts'
import { roundsOf } from '../../test/rounds.ts'
import { postgresStorage } from './postgres.ts'

vi.setConfig({ testTimeout: 300_000 })

const ROUNDS = roundsOf(10, 4)
const LANES = 4
const filler = 'x'.repeat(12_000)

const server = await startPostgres({ fsync: 'on', synchronous_commit: 'on' })

test.skipIf(!server)(
  `kill -9 of the server in the middle of writes, ${ROUNDS} times: nothing acknowledged is lost, nothing is torn (${WANTS_SERVER})`,
  async () => {
    if (!server) return
    const storage = postgresStorage(await server.newDatabase())
    const acknowledged: string[] = []
    for (let round = 0; round < ROUNDS; round++) {
      const enough = Promise.withResolvers<void>()
      const before = acknowledged.length
      const lane = async (_: unknown, lane: number) => {
        for (let n = 0; ; n++) {
          const key = `round/${round}/${lane}/${n}`
          try {
            await storage.write(key, { key, filler, end: key })
          } catch (error) {
            expect(error).toMatchObject({ code: 'storage_unavailable' })
            enough.resolve()
            return
          }
          acknowledged.push(key)
          if (acknowledged.length - before > 20) enough.resolve()
        }
      }
      const lanes = Promise.all(Array.from({ length: LANES }, lane))
      await enough.promise
      await server.kill()
      await lanes
      await server.start()
    }
    expect(acknowledged.length).toBeGreaterThan(ROUNDS * 20)
    const keys = await storage.keys('round/')
    // Of each lane, the write that was under way when the server ended may have happened.
    expect(keys.length).toBeLessThanOrEqual(acknowledged.length + ROUNDS * LANES)
    expect(keys).toEqual(expect.arrayContaining(acknowledged))
    const documents = await storage.readMany?.(keys)
    expect(documents?.map((document) => document?.value)).toEqual(keys.map((key) => ({ key, filler, end: key })))
    await storage.close?.()
    await server.stop()
  },
)
