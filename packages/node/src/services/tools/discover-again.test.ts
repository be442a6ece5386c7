import type { ToolPatch } from '@operable/core'
import { describe, expect, test } from 'vitest'
import { httpShop } from '../../../test/http-shop.ts'
import { forms, page, SHOP, shopPages, toolShop } from '../../../test/tool-shop.ts'
import { createFixtureFetcher } from '../../fetch/local/fixture-fetcher.ts'
import { createOperable } from '../create-operable.ts'

/** Each page ends with the newsletter form, which stands on the homepage alone otherwise. */
const footers = {
  ...shopPages,
  [`${SHOP}login`]: page(forms.login, forms.subscribe),
  [`${SHOP}about`]: page('<h2>Who we are</h2>', forms.subscribe),
}

describe('discovered again after the owner changed a tool', () => {
  test.each<[string, string, ToolPatch]>([
    ['its name', 'login', { name: 'signIn' }],
    ['its name, and switched it off', 'login', { name: 'signIn', active: false }],
    ['its description', 'login', { description: 'For customers.' }],
    ['its name and selector', 'login', { name: 'signIn', selector: 'form[action="/login"]' }],
    ['its name and what is clicked first', 'login', { name: 'signIn', clickSelector: '#open' }],
    ['the name of a form on every page', 'subscribe', { name: 'newsletter' }],
    ['the name and page of a form on every page', 'subscribe', { name: 'newsletter', pageUrl: `${SHOP}about` }],
    ['its name to that of another one that is gone', 'contactSales', { name: 'submitForm' }],
  ])('%s', async (_, name, patch) => {
    const { tools, id } = await toolShop({ pages: footers })
    const first = await tools.discover(id)
    const { id: toolId } = first.tools.find((tool) => tool.name === name)!
    const edited = await tools.patch(id, toolId, patch, { untilRead: true })
    const again = await tools.discover(id)
    expect(again).toMatchObject({ message: 'Created 0 tools.', created: [], revision: edited.revision })
    expect(again.tools).toEqual(edited.tools)
    const byHand = await tools.addFromUrls(
      id,
      ['', 'login', 'contact', 'about'].map((path) => SHOP + path),
    )
    expect(byHand).toMatchObject({ message: 'Created 0 tools.', revision: edited.revision })
  })

  test('what is skipped says which tool it is', async () => {
    const { tools, id } = await toolShop()
    const [tool] = (await tools.addFromUrls(id, [`${SHOP}login`])).tools
    await tools.patch(id, tool!.id, { name: 'signIn' })
    const { created, skipped } = await tools.discover(id)
    expect(created).toEqual(['contactSales', 'subscribe'])
    expect(skipped).toContainEqual({
      url: `${SHOP}login`,
      name: 'login',
      kind: 'form',
      tool: 'signIn',
      reason: 'The tool "signIn" already does this.',
    })
  })

  test('a form that is new on the site is added, under a name of its own', async () => {
    const home = { [SHOP]: page('<a href="/b">B</a>', forms.login) }
    const { tools, id, storage } = await toolShop({ pages: home })
    const [tool] = (await tools.discover(id)).tools
    await tools.patch(id, tool!.id, { name: 'subscribe' })
    const fetch = createFixtureFetcher({ ...home, [`${SHOP}b`]: page(forms.subscribe, forms.contactSales) })
    const { created, skipped } = await createOperable({ storage, fetch, render: 'never' }).tools.discover(id)
    expect(created).toEqual(['contactSales', 'subscribeShop'])
    expect(skipped.map(({ tool }) => tool)).toEqual(['subscribe'])
  })

  test('a tool that was deleted comes back, one that is off stays off', async () => {
    const { tools, id } = await toolShop()
    const { tools: found } = await tools.discover(id)
    const [contact, login] = found
    await tools.patch(id, login!.id, { active: false })
    await tools.remove(id, contact!.id)
    const again = await tools.discover(id)
    expect(again.created).toEqual(['contactSales'])
    expect(again.tools.find((tool) => tool.id === login!.id)).toMatchObject({ name: 'login', active: false })
  })
})

test('over HTTP', async () => {
  const { send, id, key } = await httpShop()
  const discover = () => send(`POST /tools/${id}/discover`, { key })
  const first = (await discover()).json as unknown as { tools: { id: string }[] }
  for (const [index, tool] of first.tools.entries()) {
    await send(`PATCH /tools/${id}/${tool.id}`, { key, body: { name: `mine${index}` } })
  }
  const again = (await discover()).json as unknown as { message: string; tools: { name: string }[] }
  expect(again.message).toBe('Created 0 tools.')
  expect(again.tools.map(({ name }) => name)).toEqual(['mine0', 'mine1', 'mine2'])
})
