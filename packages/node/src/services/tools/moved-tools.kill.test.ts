import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { bundleStorageWriter, spawnStorageWriter } from '../../../test/storage-process.ts'
import { SHOP, shopPages, toolShop } from '../../../test/tool-shop.ts'
import { createFixtureFetcher } from '../../fetch/local/fixture-fetcher.ts'
import { sqliteStorage } from '../../storage/sqlite.ts'
import { createOperable } from '../create-operable.ts'

// A process that ends between a change and the reading of the page that it led to.

vi.setConfig({ testTimeout: 600_000 })
const folder = await mkdtemp(join(tmpdir(), 'operable-moved-'))
let bundle: string
beforeAll(async () => {
  bundle = await bundleStorageWriter(folder, 'move-writer')
})
afterAll(() => rm(folder, { recursive: true, force: true }))

test.each<[string, 'list' | 'widget']>([
  ['its owner', 'list'],
  ['a page of the website', 'widget'],
])('kill -9 before the page is read: it is read when %s asks for the list', async (who, ask) => {
  const path = join(folder, `${ask}.db`)
  const before = await toolShop({ storage: sqliteStorage(path) })
  await before.tools.addFromUrls(before.id, [`${SHOP}login`])
  const [tool] = (await before.tools.list(before.id)).tools
  await before.close()
  await before.storage.close?.()

  const mover = spawnStorageWriter(bundle, [path, before.id, tool!.id, 'form'])
  mover.start()
  await mover.acknowledged(1)
  expect(await mover.kill(), who).toBe(1)

  const storage = sqliteStorage(path)
  const after = reopened(storage)
  const stored = async () => JSON.stringify((await storage.read(`tools/${before.id}`))?.value)
  expect(await stored()).toContain('"unchecked":true')
  await after.tools[ask](before.id)
  await vi.waitFor(async () => expect(await stored()).not.toContain('unchecked'), { timeout: 60_000 })
  const [read] = (await after.tools.list(before.id)).tools
  expect(read).toMatchObject({ selector: 'form', metadata: { kind: 'form', fields: [{ key: 'email' }, {}] } })
  await after.close()
  await storage.close?.()
})

/** The same service, started anew. */
function reopened(storage: ReturnType<typeof sqliteStorage>) {
  return createOperable({ storage, render: 'never', fetch: createFixtureFetcher(shopPages) })
}
