import { expect, test, vi } from 'vitest'
import { formVisitor } from '../../../test/form-visitor.ts'
import { httpShopWithTools } from '../../../test/http-shop.ts'
import { WAIT } from '../../../test/scan-service.ts'

// What the page of a website tells its owner: what agents do, and whether the tag is there.

async function signedIn() {
  const shop = await httpShopWithTools()
  const visitor = formVisitor(shop.app)
  await visitor.signIn(shop.key)
  const path = `/console/websites/${shop.id}`
  const section = async (id: string) =>
    new RegExp(`<section id="${id}">.*?</section>`, 's').exec((await visitor.get(path)).text)?.[0] ?? ''
  return { ...shop, visitor, path, section }
}

test('runs are recorded from the click on, and shown by tool', async () => {
  const { visitor, path, section, websites, runs, id, tool } = await signedIn()
  expect(await section('runs')).toContain('Runs are not recorded.')
  await visitor.post(`${path}/record-runs`, { on: 'yes' })
  expect(await websites.get(id)).toMatchObject({ recordRuns: true })
  expect(await section('runs')).toContain('No runs yet.')
  const run = { tool: tool.id, receiptId: 'r1', status: 'failed', code: 'timeout', ms: 2500, final: true } as const
  await runs.note(id, run, 'https://shop.example')
  expect(await section('runs')).toMatch(/login.*1 failed.*<code>timeout<\/code>.*2\.5\u00a0s/s)
  await visitor.post(`${path}/record-runs`, { on: 'no' })
  expect(await section('runs')).toMatch(/Runs are not recorded\..*login/s)
})

test('tools over MCP are switched on as a trial, for real, and off', async () => {
  const { visitor, path, section, websites, id } = await signedIn()
  expect(await section('mcp')).toMatch(/Nobody can call.*Turn on as a trial.*Turn on/s)
  for (const mode of ['trial', 'send'] as const) {
    await visitor.post(`${path}/mcp`, { mode })
    expect(await websites.get(id)).toMatchObject({ mcp: mode })
    expect(await section('mcp')).toContain(`/mcp/${id}`)
  }
  expect(await section('mcp')).toContain('Calls really act')
  await visitor.post(`${path}/mcp`, { mode: 'whatever' })
  expect(await websites.get(id)).not.toHaveProperty('mcp')
})

test('nobody switches it with the key of another website', async () => {
  const { websites, id, app } = await signedIn()
  const { website } = await websites.add('https://other.example')
  const visitor = formVisitor(app)
  await visitor.signIn((await websites.add('https://third.example')).key)
  for (const each of [id, website.id]) {
    expect((await visitor.post(`/console/websites/${each}/record-runs`, { on: 'yes' })).status).toBe(403)
    expect((await visitor.post(`/console/websites/${each}/check-tag`, {})).status).toBe(403)
    expect((await visitor.post(`/console/websites/${each}/mcp`, { mode: 'send' })).status).toBe(403)
    expect(await websites.get(each)).not.toHaveProperty('recordRuns')
    expect(await websites.get(each)).not.toHaveProperty('mcp')
  }
})

test('where the widget was seen, as soon as a page asks for its tools', async () => {
  const { section, send, id } = await signedIn()
  expect(await section('presence')).toContain('not seen')
  const headers = { origin: 'https://shop.example' }
  await send(`GET /widget/${id}/tools.json`, { headers })
  await send('GET /widget/nosuchid/tools.json', { headers })
  await vi.waitFor(
    async () => expect(await section('presence')).toMatch(/pill good">seen<.*https:\/\/shop\.example/s),
    WAIT,
  )
  await vi.waitFor(async () => expect(await section('presence')).toMatch(/wrong ID.*<code>.*nosuchid/s), WAIT)
})

test('a check of the homepage says what is wrong, also over the API', async () => {
  const { visitor, path, send, id, key } = await signedIn()
  const { text, status } = await visitor.post(`${path}/check-tag`, {})
  expect([status, text.includes('The tag is not on the homepage.')]).toEqual([200, true])
  const answer = await send(`POST /websites/${id}/widget/check`, { key })
  expect(answer.json).toMatchObject({ found: false, problems: [{ code: 'tag_missing' }] })
  expect((await send(`POST /websites/${id}/widget/check`)).status).toBe(401)
  const presence = await send(`GET /websites/${id}/widget`, { key })
  expect(presence.json).toMatchObject({ seen: [], elsewhere: [], unknown: [], presentVersion: expect.any(String) })
})

test('only tools that are on can be tried, on their own page', async () => {
  const { visitor, path, tools, id, tool } = await signedIn()
  const link = `href="https://shop.example/login#operable-try=${tool.id}"`
  expect((await visitor.get(path)).text).toContain(link)
  await tools.patch(id, tool.id, { active: false })
  expect((await visitor.get(path)).text).not.toContain(link)
  await tools.patch(id, tool.id, { active: true, pageUrl: 'https://shop.example/#/login' })
  expect((await visitor.get(path)).text).toContain(`href="https://shop.example/#/login?operable-try=${tool.id}"`)
})
