import { describe, expect, test } from 'vitest'
import { page, SHOP, shopPages, toolShop } from '../../../test/tool-shop.ts'

const pages = { ...shopPages, [`${SHOP}two`]: page('<form id="a"></form>', '<form id="b"></form>') }

describe('a selector is tried on a page', () => {
  test.each([
    ['login', 'form', { count: 1, name: 'Shop', outlines: ['<form id="login" action="/login">'], rendered: false }],
    ['login', '#login button', { count: 1, name: 'Log in', outlines: ['<button>'] }],
    ['two', 'form', { count: 2, outlines: ['<form id="a">', '<form id="b">'] }],
    ['login', '#gone', { count: 0, outlines: [] }],
  ])('%s: %s', async (path, selector, expected) => {
    const { tools, id } = await toolShop({ pages })
    expect(await tools.trySelector(id, { pageUrl: SHOP + path, selector })).toMatchObject(expected)
  })

  test.each([
    ['login', 'form[', 'invalid_selector'],
    ['login', 'form:focus-within', 'invalid_selector'],
    ['login', '', 'invalid_selector'],
    ['missing', 'form', 'site_unreachable'],
  ])('%s: %s is %s', async (path, selector, code) => {
    const { tools, id } = await toolShop({ pages })
    await expect(tools.trySelector(id, { pageUrl: SHOP + path, selector })).rejects.toMatchObject({ code })
  })

  test.each(['https://other.example/', 'nothing', 'ftp://shop.example/'])('not on %s', async (pageUrl) => {
    const { tools, id } = await toolShop({ pages })
    await expect(tools.trySelector(id, { pageUrl, selector: 'form' })).rejects.toMatchObject({ code: 'invalid_url' })
  })

  test('only for a website that is kept', async () => {
    const { tools } = await toolShop({ pages })
    await expect(tools.trySelector('nobody', { pageUrl: SHOP, selector: 'form' })).rejects.toMatchObject({
      code: 'website_not_found',
    })
  })
})
