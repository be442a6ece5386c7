import { describe, expect, test } from 'vitest'
import { SHOP, shopPages, toolShop } from '../../../test/tool-shop.ts'
import { createFixtureFetcher } from '../../fetch/local/fixture-fetcher.ts'

async function shopWithLogin() {
  const shop = await toolShop()
  const { tools } = await shop.tools.addFromUrls(shop.id, [`${SHOP}login`])
  return { ...shop, toolId: tools[0]!.id }
}

describe('a tool is checked on its page', () => {
  test('which has all that it needs', async () => {
    const { tools, id, toolId } = await shopWithLogin()
    const { ready, rendered, steps } = await tools.check(id, toolId)
    expect([ready, rendered]).toEqual([true, false])
    expect(steps.map(({ step, ok }) => [step, ok])).toEqual(
      ['page', 'trigger', 'target', 'fields', 'submit'].map((step) => [step, true]),
    )
  })

  test.each<[object, string, string]>([
    [{ selector: '#gone' }, 'target', 'Nothing matches #gone.'],
    [{ clickSelector: '#open' }, 'trigger', 'Nothing matches #open.'],
    [{ pageUrl: `${SHOP}contact` }, 'target', 'Nothing matches #login.'],
  ])('%j', async (patch, step, detail) => {
    const { tools, id, toolId } = await shopWithLogin()
    await tools.patch(id, toolId, patch)
    const { ready, steps } = await tools.check(id, toolId)
    expect(ready).toBe(false)
    expect(steps.find((each) => each.step === step)).toMatchObject({ ok: false, detail })
  })

  test('which reads one that was moved anew, and keeps that', async () => {
    const { tools, id, toolId } = await shopWithLogin()
    await tools.patch(id, toolId, { pageUrl: `${SHOP}contact`, selector: '#contact' })
    expect(await tools.check(id, toolId)).toMatchObject({ ready: true, unchecked: false })
    const { tools: kept, revision } = await tools.list(id)
    expect(kept).toMatchObject([
      {
        name: 'login',
        selector: '#contact',
        metadata: { kind: 'form', fields: [{ key: 'email' }, { key: 'message' }] },
      },
    ])
    expect(kept[0]?.metadata).not.toHaveProperty('unchecked')
    expect((await tools.check(id, toolId)).unchecked).toBe(false)
    expect((await tools.list(id)).revision).toBe(revision)
  })

  test('but leaves one unchecked whose selector finds no form or button', async () => {
    const { tools, id, toolId } = await shopWithLogin()
    const { revision } = await tools.patch(id, toolId, { selector: 'h1' }, { untilRead: true })
    expect(await tools.check(id, toolId)).toMatchObject({
      unchecked: true,
      uncheckedReason: 'h1 is not a form, button or link.',
    })
    expect((await tools.list(id)).revision).toBe(revision)
  })

  test('and not where it was changed again meanwhile', async () => {
    const site = createFixtureFetcher(shopPages)
    const shop = await toolShop({
      fetch: async (url, options) => {
        const [tool] = (await shop.tools.list(shop.id)).tools
        if (tool && url.endsWith('/contact')) await shop.tools.patch(shop.id, tool.id, { selector: '#other' })
        return site(url, options)
      },
    })
    const [tool] = (await shop.tools.addFromUrls(shop.id, [`${SHOP}login`])).tools
    await shop.tools.patch(shop.id, tool!.id, { pageUrl: `${SHOP}contact`, selector: '#contact' })
    expect((await shop.tools.check(shop.id, tool!.id)).unchecked).toBe(false)
    expect((await shop.tools.list(shop.id)).tools).toMatchObject([
      { selector: '#other', metadata: { unchecked: true } },
    ])
  })

  test('a page that cannot be read', async () => {
    const { tools, id, toolId } = await shopWithLogin()
    await tools.patch(id, toolId, { pageUrl: `${SHOP}missing` })
    await expect(tools.check(id, toolId)).rejects.toMatchObject({ code: 'site_unreachable' })
  })

  test('a tool that nobody has', async () => {
    const { tools, id } = await shopWithLogin()
    await expect(tools.check(id, 'nobody')).rejects.toMatchObject({ code: 'tool_not_found' })
    await expect(tools.check('nobody', 'nobody')).rejects.toMatchObject({ code: 'website_not_found' })
  })
})
