import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, test, vi } from 'vitest'
import { SHOP, shopPages, toolShop } from '../../../test/tool-shop.ts'
import type { FetchResult, PageFetcher } from '../../contracts/page-fetcher.ts'
import { createFixtureFetcher } from '../../fetch/local/fixture-fetcher.ts'

// What a single change must do is in test/patched-tools.test.ts; here is what many of them, and an end in between, must not do.

/** A site that answers nothing until it is let go, and counts what it is asked at one time. */
function heldSite() {
  const site = createFixtureFetcher(shopPages)
  const held: (() => void)[] = []
  const seen = { asked: 0, atOnce: 0, most: 0 }
  let isHeld = false
  const fetch: PageFetcher = async (url, options): Promise<FetchResult> => {
    seen.asked++
    seen.most = Math.max(seen.most, ++seen.atOnce)
    try {
      if (isHeld) await new Promise<void>((go) => held.push(go))
      return await site(url, options)
    } finally {
      seen.atOnce--
    }
  }
  return {
    fetch,
    seen,
    hold: () => {
      Object.assign(seen, { asked: 0, most: 0 })
      isHeld = true
    },
    release: () => {
      isHeld = false
      for (const go of held.splice(0)) go()
    },
  }
}

async function heldShop() {
  const site = heldSite()
  const shop = await toolShop({ fetch: site.fetch })
  const { tools } = await shop.tools.addFromUrls(
    shop.id,
    ['', 'login', 'contact'].map((path) => SHOP + path),
  )
  site.hold()
  const toolId = tools.find(({ name }) => name === 'login')!.id
  const read = async () => (await shop.tools.list(shop.id)).tools.find(({ id }) => id === toolId)
  return { ...shop, site, toolId, all: tools, read }
}

const isRead = (read: () => Promise<{ metadata: { unchecked?: boolean | undefined } } | undefined>) =>
  vi.waitFor(async () => expect((await read())?.metadata.unchecked).toBeUndefined(), { timeout: 30_000 })

describe('many changes', () => {
  test('of one tool are two readings: the one that runs, and one of how it is then', async () => {
    const { tools, id, toolId, site, read } = await heldShop()
    for (let turn = 0; turn < 50; turn++)
      await tools.patch(id, toolId, { selector: turn % 2 ? '#login' : `#gone-${turn}` })
    await vi.waitFor(() => expect(site.seen.asked).toBe(1), { timeout: 30_000 })
    site.release()
    await isRead(read)
    expect(site.seen.asked).toBe(2)
    expect((await read())?.metadata.fields).toHaveLength(2)
  })

  test('of many tools are read one after the other, and leave room for those who wait', async () => {
    const { tools, id, all, site, read } = await heldShop()
    await Promise.all(all.map((tool) => tools.patch(id, tool.id, { pageUrl: `${SHOP}login`, selector: '#login' })))
    await vi.waitFor(() => expect(site.seen.asked).toBe(1), { timeout: 30_000 })
    const trial = tools.trySelector(id, { pageUrl: `${SHOP}contact`, selector: 'form' })
    await vi.waitFor(() => expect(site.seen.asked).toBe(2), { timeout: 30_000 })
    site.release()
    expect(await trial).toMatchObject({ count: 1 })
    await isRead(read)
    expect(site.seen.most).toBe(2)
  })
})

describe('an end while the page is read', () => {
  test('of the service is not waited for, and nothing is written after it', async () => {
    const { tools, id, toolId, site, storage, close } = await heldShop()
    await tools.patch(id, toolId, { selector: 'form' })
    await vi.waitFor(() => expect(site.seen.asked).toBe(1), { timeout: 30_000 })
    await close()
    const after = await storage.read(`tools/${id}`)
    site.release()
    await wait(50)
    expect(await storage.read(`tools/${id}`)).toEqual(after)
    expect(JSON.stringify(after)).toContain('"unchecked":true')
    expect(JSON.stringify(after)).not.toContain('uncheckedReason')
  })

  test.each(['tool', 'website'] as const)('of the %s brings nothing back', async (what) => {
    const { tools, websites, id, toolId, site, storage, close } = await heldShop()
    await tools.patch(id, toolId, { selector: 'form' })
    await vi.waitFor(() => expect(site.seen.asked).toBe(1), { timeout: 30_000 })
    await (what === 'tool' ? tools.remove(id, toolId) : websites.remove(id))
    site.release()
    await wait(50)
    await close()
    expect(JSON.stringify((await storage.read(`tools/${id}`)) ?? '')).not.toContain(toolId)
  })
})

describe('a reading that was lost', () => {
  const minute = 60_000
  async function lostShop({ after, reason }: { after: number; reason?: string }) {
    const time = { now: Date.parse('2026-11-22T10:00:00Z') }
    const site = heldSite()
    const shop = await toolShop({ fetch: site.fetch, now: () => new Date(time.now) })
    const { tools } = await shop.tools.addFromUrls(shop.id, [`${SHOP}login`])
    const key = `tools/${shop.id}`
    const [tool] = tools
    time.now += minute
    const movedAt = new Date(time.now).toISOString()
    const unread = { kind: 'form', unchecked: true, ...(reason && { uncheckedReason: reason }) }
    await shop.storage.write(key, { tools: [{ ...tool!, metadata: unread, updatedAt: movedAt }] } as never)
    time.now += after
    site.hold()
    return { ...shop, site }
  }

  test.each<[string, Parameters<typeof lostShop>[0], number]>([
    ['is done by whoever asks for the list, once', { after: minute }, 1],
    ['may be another process’s yet', { after: 9_000 }, 0],
    ['is none where its end is known', { after: minute, reason: 'Nothing matches form.' }, 0],
  ])('%s', async (_, given, asked) => {
    const { tools, id, site, close } = await lostShop(given)
    for (let turn = 0; turn < 20; turn++) await tools.list(id)
    await wait(50)
    expect(site.seen.asked).toBe(asked)
    site.release()
    await vi.waitFor(async () => {
      const { metadata } = (await tools.list(id)).tools[0]!
      expect(metadata.unchecked === true).toBe(asked === 0)
    })
    await tools.list(id)
    await wait(50)
    expect(site.seen.asked).toBe(asked)
    await close()
  })

  test('is not begun once the service closes', async () => {
    const { tools, id, site, close } = await lostShop({ after: minute })
    await close()
    await tools.list(id)
    await wait(50)
    expect(site.seen.asked).toBe(0)
  })
})

test('the list of the widget follows', async () => {
  const { tools, id, toolId, site, read } = await heldShop()
  await tools.patch(id, toolId, { selector: 'form' })
  const listed = async () => {
    const { tools: all } = JSON.parse((await tools.widget(id)).body) as { tools: { id: string; metadata: object }[] }
    return all.find((tool) => tool.id === toolId)!.metadata
  }
  expect(await listed()).toMatchObject({ unchecked: true })
  site.release()
  await isRead(read)
  expect(await listed()).toMatchObject({ fields: [{ key: 'email' }, { person: 'password' }] })
  expect(await listed()).not.toHaveProperty('unchecked')
})
