import { describe, expect, test } from 'vitest'
import { SHOP, toolShop } from '../../../test/tool-shop.ts'
import type { Storage } from '../../contracts/storage.ts'
import { createOperable } from '../create-operable.ts'
import { createWidgetCache } from './widget-list.ts'

async function withTools() {
  const shop = await toolShop()
  const { tools } = await shop.tools.addFromUrls(shop.id, [SHOP, `${SHOP}login`])
  return { ...shop, list: tools, login: tools[0]?.id ?? '' }
}

/** Counts what is asked of the store. */
function counted(storage: Storage): Storage & { reads: number } {
  const counting = {
    ...storage,
    reads: 0,
    read(key: string) {
      counting.reads++
      return storage.read(key)
    },
  }
  return counting
}

test('the active tools, with what the widget needs of them', async () => {
  const { tools, id, list, login } = await withTools()
  await tools.patch(id, login, { active: false })
  const { body, etag } = await tools.widget(id)
  const [, subscribe] = list
  const { source: _, edited: __, createdAt: ___, updatedAt: ____, ...shown } = subscribe ?? {}
  expect(JSON.parse(body)).toEqual({ version: 1, websiteId: id, url: SHOP, tools: [shown] })
  expect(etag).toMatch(/^"[\w-]{27}"$/)
})

test('the same tools give the same tag, other ones another', async () => {
  const { tools, id, login } = await withTools()
  const first = await tools.widget(id)
  await tools.patch(id, login, { active: false })
  const second = await tools.widget(id)
  await tools.patch(id, login, { active: true })
  const third = await tools.widget(id)
  expect(second.etag).not.toBe(first.etag)
  expect(third.etag).toBe(first.etag)
})

test('a change of this process is in the next answer, whatever is being read meanwhile', async () => {
  const { tools, id, login } = await withTools()
  for (let turn = 0; turn < 50; turn++) {
    const name = `login${turn}`
    const before = [tools.widget(id), tools.widget(id)]
    await tools.patch(id, login, { name })
    expect((await tools.widget(id)).body).toContain(`"${name}"`)
    await Promise.all(before)
    expect((await tools.widget(id)).body).toContain(`"${name}"`)
  }
})

test('so is the end of a tool, and of the website', async () => {
  const { tools, websites, id, login } = await withTools()
  await tools.widget(id)
  await tools.remove(id, login)
  expect((await tools.widget(id)).body).not.toContain('"login"')
  await websites.remove(id)
  await expect(tools.widget(id)).rejects.toMatchObject({ code: 'website_not_found' })
})

describe('from memory', () => {
  test('as long as it is fresh, then compared with the store', async () => {
    let time = 0
    const { storage, id, login } = await withTools()
    const store = counted(storage)
    const cache = createWidgetCache(store, { clock: () => time })
    const elsewhere = createOperable({ storage }).tools

    const first = await cache.get(id)
    const cost = store.reads
    await elsewhere.patch(id, login, { name: 'signIn' })
    time = 999
    expect(await cache.get(id)).toBe(first)
    expect(store.reads).toBe(cost)
    time = 1000
    const second = await cache.get(id)
    expect(second.body).toContain('signIn')
    time = 2000
    expect(await cache.get(id)).toBe(second)
    expect(store.reads).toBe(3 * cost)
  })

  test('many that ask at once are one read', async () => {
    const { storage, id } = await withTools()
    const store = counted(storage)
    const cache = createWidgetCache(store)
    const answers = await Promise.all(Array.from({ length: 100 }, () => cache.get(id)))
    expect(new Set(answers).size).toBe(1)
    expect(store.reads).toBe(2)
  })

  test('unknown websites push nothing out', async () => {
    const { storage, id } = await withTools()
    const store = counted(storage)
    const cache = createWidgetCache(store, { clock: () => 0 })
    await cache.get(id)
    for (let stranger = 0; stranger < 3000; stranger++) {
      await expect(cache.get(`stranger${stranger}`)).rejects.toMatchObject({ code: 'website_not_found' })
    }
    const after = store.reads
    await cache.get(id)
    expect(store.reads).toBe(after)
  })

  test('a website that another process removed', async () => {
    let time = 0
    const { storage, websites, id } = await withTools()
    const cache = createWidgetCache(storage, { clock: () => time })
    await cache.get(id)
    await websites.remove(id)
    time = 1000
    await expect(cache.get(id)).rejects.toMatchObject({ code: 'website_not_found' })
  })

  test('a store that fails is storage_unavailable once the answer is no longer fresh, and is asked again', async () => {
    let time = 0
    let fails = false
    const { storage, id } = await withTools()
    const read: Storage['read'] = (key) => (fails ? Promise.reject(new Error('gone')) : storage.read(key))
    const cache = createWidgetCache({ ...storage, read }, { clock: () => time })
    const first = await cache.get(id)
    fails = true
    expect(await cache.get(id)).toBe(first)
    time = 1000
    await expect(cache.get(id)).rejects.toThrow('gone')
    fails = false
    expect(await cache.get(id)).toBe(first)
  })

  test('what does not fit is read again each time', async () => {
    const { storage, id } = await withTools()
    const store = counted(storage)
    const cache = createWidgetCache(store, { maxSize: 1000 })
    expect((await cache.get(id)).body.length).toBeGreaterThan(1000)
    await cache.get(id)
    expect(store.reads).toBe(4)
  })
})
