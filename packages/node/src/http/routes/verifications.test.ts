import { describe, expect, test } from 'vitest'
import { formVisitor } from '../../../test/form-visitor.ts'
import { httpShopWithTools } from '../../../test/http-shop.ts'
import type { ToolVerdict } from '../../contracts/verifications.ts'

const ok: ToolVerdict = { state: 'ok', reason: 'in_place', detail: 'In place.', steps: [] }
const broken: ToolVerdict = {
  state: 'broken',
  reason: 'two_candidates',
  detail: '#one and #two are alike.',
  steps: [{ step: 'target', ok: false, detail: 'Nothing matches #news.' }],
  candidates: [
    { selector: '#one', name: 'Newsletter', similarity: 0.98, differs: [] },
    { selector: '#two', similarity: 0.97, differs: ['after'] },
  ],
}
const moved: ToolVerdict = {
  state: 'moved',
  reason: 'element_moved',
  detail: 'It is now #enter.',
  steps: [],
  proposal: { patch: { selector: '#enter' }, from: { pageUrl: 'https://shop.example/login', selector: '#login' } },
}

async function verifiedShop() {
  const looked: string[] = []
  const verdicts: Record<string, ToolVerdict> = { login: moved, subscribe: broken }
  const shop = await httpShopWithTools({
    verify: async ({ name }) => {
      looked.push(name)
      return verdicts[name] ?? ok
    },
  })
  const { key, send, id } = shop
  const ask = (line: string, body?: unknown) => send(line, { key, ...(body !== undefined && { body }) })
  return { ...shop, looked, ask, at: `/tools/${id}`, webhook: `/websites/${id}/webhook` }
}

describe('over HTTP', () => {
  test('all active tools are verified, or those that are named', async () => {
    const { ask, at, looked } = await verifiedShop()
    const { json } = await ask(`POST ${at}/verify?tool=login&tool=contactSales`)
    expect(looked).toEqual(['login', 'contactSales'])
    const byName = Object.fromEntries((json['tools'] as unknown as { tool: string }[]).map((each) => [each.tool, each]))
    expect(byName).toEqual({
      login: expect.objectContaining({
        state: 'moved',
        proposal: expect.objectContaining({ patch: { selector: '#enter' } }),
      }),
      contactSales: expect.objectContaining({ state: 'ok' }),
    })
    await ask(`POST ${at}/verify`)
    const listed = await ask(`GET ${at}/verifications`)
    expect(listed.json['tools']).toHaveLength(3)
    expect(listed.text).not.toMatch(/"(?:followed|measured|place)"/)
    expect(await ask(`POST ${at}/verify?tool=nobody`)).toMatchObject({ status: 404, json: { code: 'tool_not_found' } })
  })

  test('a tool follows its element when it is told to', async () => {
    const { ask, at } = await verifiedShop()
    await ask(`POST ${at}/verify`)
    const selectors = async () => (await ask(`GET ${at}`)).text
    expect(await selectors()).not.toContain('#enter')
    const { status, json } = await ask(`POST ${at}/verifications`, { follow: ['login'] })
    expect([status, json['followed']]).toEqual([200, ['login']])
    expect(await selectors()).toContain('#enter')
    expect((await ask(`POST ${at}/verifications`, { follow: ['subscribe'] })).status).toBe(404)
  })

  test('a website asks for it daily, and hears of it', async () => {
    const { ask, id, webhook } = await verifiedShop()
    expect((await ask(`PATCH /websites/${id}`, { verify: 'daily' })).json).toMatchObject({ verify: 'daily' })
    expect((await ask(`PATCH /websites/${id}`, { verify: 'hourly' })).status).toBe(400)
    expect((await ask(`PATCH /websites/${id}`, { verify: 'off' })).json).not.toHaveProperty('verify')
    expect((await ask(`GET ${webhook}`)).status).toBe(404)
    const set = await ask(`POST ${webhook}`, { url: 'https://hooks.example/x' })
    expect([set.status, set.json['secret']]).toEqual([201, expect.stringMatching(/^whsec_/)])
    expect((await ask(`GET ${webhook}`)).json).toEqual({
      url: 'https://hooks.example/x',
      createdAt: expect.any(String),
    })
    expect((await ask(`POST ${webhook}`, { url: 'https://127.0.0.1/' })).json.code).toBe('invalid_url')
    expect((await ask(`DELETE ${webhook}`)).status).toBe(204)
    expect((await ask(`POST ${webhook}/test`)).status).toBe(404)
  })

  test('only with a key of that website', async () => {
    const { send, websites, at, webhook } = await verifiedShop()
    const { key } = await websites.add('https://other.example/')
    for (const line of [`POST ${at}/verify`, `GET ${at}/verifications`, `GET ${webhook}`, `DELETE ${webhook}`]) {
      expect((await send(line, { key })).status).toBe(403)
      expect((await send(line)).status).toBe(401)
    }
  })
})

test('in the console a broken tool is the first thing to see, and one click follows what has moved', async () => {
  const { app, key, id, tools } = await verifiedShop()
  const visitor = formVisitor(app)
  await visitor.signIn(key)
  const page = `/console/websites/${id}`
  expect((await visitor.get(page)).text).not.toContain('is broken')
  await visitor.post(`${page}/verify`, {})
  const { text } = await visitor.get(page)
  expect(text).toMatch(/One tool is broken\..*#one and #two are alike/s)
  expect(text.indexOf('One tool is broken')).toBeLessThan(text.indexOf('<h2>Tools</h2>'))
  for (const shown of ['98 % similar', 'Newsletter', '#two', '<ins><bdi>#enter</bdi></ins>', 'Verify daily'])
    expect(text).toContain(shown)
  const login = (await tools.list(id)).tools.find(({ name }) => name === 'login')!
  await visitor.post(`${page}/follow`, { follow: login.id })
  expect((await visitor.get(page)).text).toContain('Now following its element: login.')
  await visitor.post(`${page}/verify-daily`, { on: 'yes' })
  expect((await visitor.get(page)).text).toContain('Stop verifying daily')
  await visitor.post(`${page}/webhook`, { url: 'https://hooks.example/x' })
  expect((await visitor.get(page)).text).toContain('whsec_')
  expect((await visitor.get(page)).text).not.toContain('whsec_')
  await visitor.post(`${page}/webhook`, { url: 'http://hooks.example/x' })
  expect((await visitor.get(page)).text).toContain('A webhook needs an address with https.')
})
