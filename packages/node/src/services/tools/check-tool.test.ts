import { describe, expect, test } from 'vitest'
import { SHOP, toolShop } from '../../../test/tool-shop.ts'

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
