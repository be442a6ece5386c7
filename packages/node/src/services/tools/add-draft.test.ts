import { describe, expect, test } from 'vitest'
import { SHOP, toolShop } from '../../../test/tool-shop.ts'

const draft = {
  name: 'join',
  description: 'Joins.',
  pageUrl: `${SHOP}join#form`,
  selector: '#join',
  metadata: { kind: 'form' as const, triggerSelector: '#open' },
}

describe('a tool that is handed over', () => {
  test('is kept as it is, by hand, and the widget has it', async () => {
    const { tools, id } = await toolShop()
    const { tools: kept, toolLimit } = await tools.addDraft(id, draft)
    expect(toolLimit).toBe('unlimited')
    expect(kept).toMatchObject([
      {
        name: 'join',
        pageUrl: `${SHOP}join`,
        selector: '#join',
        active: true,
        source: 'manual',
        metadata: { kind: 'form', triggerSelector: '#open', inModal: true },
      },
    ])
    expect(kept[0]).not.toHaveProperty('visible')
    expect(JSON.parse((await tools.widget(id)).body).tools).toHaveLength(1)
  })

  test('a fragment that is a route stays in its address, which is read without it', async () => {
    const { tools, id } = await toolShop()
    const pageUrl = `${SHOP}login#/by-mail`
    const { tools: kept } = await tools.addDraft(id, { ...draft, pageUrl })
    expect(kept[0]?.pageUrl).toBe(pageUrl)
    expect(await tools.check(id, kept[0]!.id)).toMatchObject({ rendered: false })
  })

  test.each<[string, object, string]>([
    ['an address elsewhere', { pageUrl: 'https://other.example/' }, 'invalid_url'],
    ['a bad selector', { selector: 'form[' }, 'invalid_selector'],
    ['an unknown member', { id: 'x' }, 'invalid_request'],
  ])('%s is refused', async (_, change, code) => {
    const { tools, id } = await toolShop()
    await expect(tools.addDraft(id, { ...draft, ...change })).rejects.toMatchObject({ code })
    expect((await tools.list(id)).tools).toEqual([])
  })

  test('each name once, and no more than the limit', async () => {
    const { tools, id } = await toolShop({ toolLimit: 1 })
    const before = await tools.addDraft(id, draft)
    await expect(tools.addDraft(id, draft)).rejects.toMatchObject({ code: 'conflict' })
    await expect(tools.addDraft(id, { ...draft, name: 'b' })).rejects.toMatchObject({ code: 'tool_limit_reached' })
    expect(await tools.list(id)).toEqual(before)
  })

  test('of two at one time with one name, one is kept', async () => {
    const { tools, id } = await toolShop()
    const done = await Promise.allSettled([tools.addDraft(id, draft), tools.addDraft(id, draft)])
    expect(done.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect((await tools.list(id)).tools).toHaveLength(1)
  })

  test('only for a website that is kept', async () => {
    const { tools } = await toolShop()
    await expect(tools.addDraft('nobody', draft)).rejects.toMatchObject({ code: 'website_not_found' })
  })
})
