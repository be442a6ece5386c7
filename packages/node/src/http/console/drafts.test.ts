import { randomBytes } from 'node:crypto'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { draftParameter } from '../../../test/draft-link.ts'
import { formVisitor } from '../../../test/form-visitor.ts'
import { httpShop } from '../../../test/http-shop.ts'

const draft = {
  name: 'join',
  description: 'Joins.',
  pageUrl: 'https://shop.example/join',
  selector: '#join',
  metadata: {
    kind: 'form',
    triggerSelector: '#open',
    fields: [{ key: 'mail', selector: '#mail', type: 'email', purpose: 'email', label: 'E-mail', required: true }],
  },
}
const texts = {
  name: 'join',
  description: 'Joins.',
  pageUrl: draft.pageUrl,
  selector: '#join',
  clickSelector: '#open',
}
const parameter = draftParameter(draft)

let shop: Awaited<ReturnType<typeof httpShop>>
let visitor: ReturnType<typeof formVisitor>
let path: string
let link: string

beforeEach(async () => {
  shop = await httpShop()
  visitor = formVisitor(shop.app)
  path = `/console/websites/${shop.id}/draft`
  link = `${path}?draft=${parameter}`
})

const kept = async () => (await shop.tools.list(shop.id)).tools

describe('a tool that is handed over', () => {
  test('is shown, and nothing is kept by that', async () => {
    await visitor.signIn(shop.key)
    const { status, text } = await visitor.get(link)
    expect(status).toBe(200)
    for (const shown of ['value="join"', 'value="#join"', 'value="#open"', 'E-mail', 'Keep this tool']) {
      expect(text).toContain(shown)
    }
    expect(await kept()).toEqual([])
  })

  test('is kept by the form, with what a person made of it', async () => {
    await visitor.signIn(shop.key)
    await visitor.get(link)
    const changed = { ...texts, draft: parameter, name: 'joinClub' }
    const done = await visitor.submit(path, changed)
    expect(done.text).toContain('“joinClub” is kept')
    expect(await kept()).toMatchObject([
      { name: 'joinClub', selector: '#join', source: 'manual', active: true, metadata: { fields: [{ key: 'mail' }] } },
    ])
  })

  test('markup in it stays text', async () => {
    await visitor.signIn(shop.key)
    const bad = { ...draft, description: '"><script>alert(1)</script>' }
    const { text } = await visitor.get(`${path}?draft=${draftParameter(bad)}`)
    expect(text).not.toContain('<script>alert')
    expect(text).toContain('&lt;script&gt;alert(1)')
  })

  test.each<[string, object, string, RegExp]>([
    ['a name that is taken', { name: 'taken' }, 'name', /Another tool/],
    ['no name', { name: '' }, 'name', /./],
    ['a page elsewhere', { pageUrl: 'https://other.example/' }, 'pageUrl', /not on the site/],
    ['no page', { pageUrl: 'x' }, 'pageUrl', /Must be/],
    ['a bad selector', { selector: 'form[' }, 'selector', /Character 6/],
    ['a bad trigger', { clickSelector: '>' }, 'clickSelector', /Character/],
  ])('%s is refused beside its field', async (_, change, field, sentence) => {
    await shop.tools.addDraft(shop.id, { ...draft, name: 'taken', metadata: { kind: 'form' } })
    await visitor.signIn(shop.key)
    await visitor.get(link)
    const { status, text } = await visitor.post(path, { ...texts, ...change, draft: parameter })
    expect(status).toBe(400)
    expect(new RegExp(`id="${field}-error">([^<]*)`).exec(text)?.[1]).toMatch(sentence)
    expect(text).toContain(parameter)
    expect(await kept()).toHaveLength(1)
  })

  test('is refused at the limit', async () => {
    const full = await httpShop({ toolLimit: 1 })
    await full.tools.addDraft(full.id, { ...draft, name: 'taken', metadata: { kind: 'form' } })
    const guest = formVisitor(full.app)
    await guest.signIn(full.key)
    const at = `/console/websites/${full.id}/draft`
    await guest.get(`${at}?draft=${parameter}`)
    const { status, text } = await guest.post(at, { ...texts, draft: parameter })
    expect([status, text.includes('The tool limit of 1 is reached.')]).toEqual([400, true])
  })
})

test.each<[string, string]>([
  ['nothing', ''],
  ['no base64url', 'a+b'],
  ['random bytes', randomBytes(64).toString('base64url')],
  ['no JSON', draftParameter('{')],
  ['no tool', draftParameter({ name: 'x' })],
  ['more than a tool', draftParameter({ ...draft, id: 'x' })],
  ['a bad selector', draftParameter({ ...draft, selector: 'a[' })],
  ['a small text that grows', draftParameter(JSON.stringify({ ...draft, description: 'x'.repeat(5_000_000) }))],
  ['a long text', randomBytes(6000).toString('base64url')],
])('an address with %s is refused', async (_, bad) => {
  await visitor.signIn(shop.key)
  expect((await visitor.get(`${path}?draft=${bad}`)).status).toBe(400)
  expect((await visitor.post(path, { ...texts, draft: bad })).status).toBe(400)
  expect(await kept()).toEqual([])
})

describe('without a session', () => {
  test('signing in leads back to the draft', async () => {
    const door = await visitor.get(`${link}&arrived=yes`)
    expect(door.text).toContain('Sign in to the console')
    const [, next = ''] = /name="next" value="([^"]*)"/.exec(door.text) ?? []
    const wrong = await visitor.post('/console/sign-in', { key: 'opk_wrong', next })
    expect([wrong.status, wrong.text.includes(`value="${next}"`)]).toEqual([401, true])
    expect((await visitor.submit('/console/sign-in', { key: shop.key, next })).text).toContain('Keep this tool')
  })

  test.each([{ 'sec-fetch-site': 'cross-site' }, {}])(
    'a link first comes to a page of ours, once: %j',
    async (headers) => {
      const at = (address: string) =>
        shop.app.fetch(new Request(`https://any.host${address}`, { headers: headers as Record<string, string> }))
      const arrival = await (await at(link)).text()
      const [, next = ''] = /http-equiv="refresh" content="0;url=([^"]*)"/.exec(arrival) ?? []
      expect(next.replace('&amp;', '&')).toBe(`${link}&arrived=yes`)
      expect(await (await at(next.replace('&amp;', '&'))).text()).toContain('Sign in to the console')
    },
  )

  test('nothing is kept', async () => {
    expect(await visitor.post(path, { ...texts, draft: parameter })).toMatchObject({
      status: 303,
      location: '/console',
    })
    expect(await kept()).toEqual([])
  })

  test.each([
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '/console/../x',
    '/console/\r\nX: y',
    '/r/x',
  ])('signing in does not lead to %j', async (next) => {
    const { location } = await visitor.post('/console/sign-in', { key: shop.key, next })
    expect(location).toBe('/console')
  })
})

test('a key of another website opens no draft here', async () => {
  const { key } = await shop.websites.add('https://other.example/')
  await visitor.signIn(key)
  expect((await visitor.get(link)).status).toBe(403)
  expect((await visitor.post(path, { ...texts, draft: parameter })).status).toBe(403)
})

test('a draft that another site sends is refused', async () => {
  await visitor.signIn(shop.key)
  await visitor.get(link)
  const body = { ...texts, draft: parameter }
  expect((await visitor.post(path, body, { headers: { 'sec-fetch-site': 'cross-site' } })).status).toBe(403)
  expect((await visitor.post(path, body, { token: 'x' })).status).toBe(403)
  expect(await kept()).toEqual([])
})

test.each([{ selector: '#pay' }, { clickSelector: '' }])(
  'a draft that a person moves is kept unchecked: %j',
  async (change) => {
    await visitor.signIn(shop.key)
    await visitor.get(link)
    await visitor.post(path, { ...texts, ...change, draft: parameter })
    const [tool] = await kept()
    expect(tool).toMatchObject({ name: 'join', metadata: { unchecked: true } })
    expect(tool?.metadata).not.toHaveProperty('fields')
    expect(tool?.metadata.triggerSelector).toBe('clickSelector' in change ? undefined : '#open')
  },
)

test('a tool that was moved is unchecked until its page is read', async () => {
  await visitor.signIn(shop.key)
  await shop.tools.addFromUrls(shop.id, ['https://shop.example/login'])
  const [tool] = await kept()
  const at = `/console/websites/${shop.id}/tools/${tool?.id}`
  const { name, description, pageUrl } = tool!
  const revision = /name="revision" value="([^"]+)"/.exec((await visitor.get(at)).text)![1]!
  const form = { name, description, pageUrl, active: 'yes', repeatable: 'yes', revision }
  expect((await visitor.post(at, { ...form, selector: '#gone' })).status).toBe(303)
  expect((await visitor.get(`/console/websites/${shop.id}`)).text).toMatch(
    /was saved\. Its page is being read.*>unchecked</s,
  )
  const why = 'Nothing matches #gone. Rendering is switched off.'
  await vi.waitFor(async () => expect((await kept())[0]?.metadata.uncheckedReason).toBe(why), { timeout: 30_000 })
  const page = (await visitor.get(at)).text
  expect(page).toMatch(
    /name="repeatable" value="yes" checked.*<b>Unchecked\.<\/b>.*could not be read.*Nothing matches #gone\./s,
  )
  expect((await visitor.post(`${at}/check`)).text).toContain(
    `The tool stays unchecked: each run of it asks a person. <bdi>${why}</bdi>`,
  )
  await shop.tools.patch(shop.id, tool!.id, { selector: 'form', repeatable: true }, { untilRead: true })
  const checked = await visitor.post(`${at}/check`)
  expect(checked.text).toMatch(/All that a run needs is there\..*It acts on a form\..*Password/s)
  expect((await kept())[0]?.metadata).toMatchObject({ repeatable: true, safety: { needsPerson: true } })
})

test('a kept tool is checked', async () => {
  await visitor.signIn(shop.key)
  await shop.tools.addFromUrls(shop.id, ['https://shop.example/login'])
  const [tool] = await kept()
  const at = `/console/websites/${shop.id}/tools/${tool?.id}`
  expect((await visitor.get(`/console/websites/${shop.id}`)).text).toContain(`action="${at}/check#check"`)
  expect((await visitor.post(`${at}/check`)).text).toContain('All that a run needs is there.')
  await shop.tools.patch(shop.id, tool!.id, { selector: '#gone' })
  const broken = await visitor.post(`${at}/check`)
  expect([broken.status, broken.text.includes('Nothing matches #gone.')]).toEqual([200, true])
  await shop.tools.patch(shop.id, tool!.id, { pageUrl: 'https://shop.example/missing' })
  expect((await visitor.post(`${at}/check`)).text).toMatch(/notice poor" role="status">[^<]/)
})
