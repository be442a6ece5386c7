import { randomBytes } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
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
    for (const shown of ['value="join"', 'value="#join"', 'value="#open"', 'E-mail', 'Add this tool']) {
      expect(text).toContain(shown)
    }
    expect(await kept()).toEqual([])
  })

  test('is kept by the form, with what a person made of it', async () => {
    await visitor.signIn(shop.key)
    await visitor.get(link)
    const changed = { ...texts, draft: parameter, name: 'joinClub' }
    const done = await visitor.submit(path, changed)
    expect(done.text).toContain('“joinClub” was saved')
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
    ['a page elsewhere', { pageUrl: 'https://other.example/' }, 'pageUrl', /not on shop/],
    ['no page', { pageUrl: 'x' }, 'pageUrl', /Must be/],
    ['a bad selector', { selector: 'form[' }, 'selector', /Character 5/],
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
    expect([status, text.includes('The limit of 1 tool has been reached.')]).toEqual([400, true])
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
    expect((await visitor.submit('/console/sign-in', { key: shop.key, next })).text).toContain('Add this tool')
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
  const why = 'Nothing matches #gone. Rendering is switched off.'
  const moved = await visitor.submit(at, { ...form, selector: '#gone' })
  expect(moved.text).toContain(`was saved, but its element was not found. ${why}`)
  expect((await kept())[0]?.metadata.uncheckedReason).toBe(why)
  expect((await visitor.get(`/console/websites/${shop.id}`)).text).toContain('>unchecked<')
  const page = (await visitor.get(at)).text
  expect(page).toMatch(
    /<b>Unchecked\.<\/b>.*could not be read.*Nothing matches #gone\..*name="repeatable" value="yes" checked/s,
  )
  expect((await visitor.post(`${at}/check`)).text).toContain(
    `The tool is still unchecked, so every run asks a person. <bdi>${why}</bdi>`,
  )
  await shop.tools.patch(shop.id, tool!.id, { selector: 'form', repeatable: true }, { untilRead: true })
  const checked = await visitor.post(`${at}/check`)
  expect(checked.text).toMatch(/Password.*The page has everything that a run needs\..*It uses a form\./s)
  expect((await kept())[0]?.metadata).toMatchObject({ repeatable: true, safety: { needsPerson: true } })
})

test('a kept tool is checked', async () => {
  await visitor.signIn(shop.key)
  await shop.tools.addFromUrls(shop.id, ['https://shop.example/login'])
  const [tool] = await kept()
  const at = `/console/websites/${shop.id}/tools/${tool?.id}`
  expect((await visitor.get(`/console/websites/${shop.id}`)).text).toContain(`action="${at}/check#check"`)
  expect((await visitor.post(`${at}/check`)).text).toContain('The page has everything that a run needs.')
  await shop.tools.patch(shop.id, tool!.id, { selector: '#gone' })
  const broken = await visitor.post(`${at}/check`)
  expect([broken.status, broken.text.includes('Nothing matches #gone.')]).toEqual([200, true])
  await shop.tools.patch(shop.id, tool!.id, { pageUrl: 'https://shop.example/missing' })
  expect((await visitor.post(`${at}/check`)).text).toMatch(/notice poor" role="status">[^<]/)
})

describe('an element that was picked for a tool', () => {
  let at: string
  let tool: Awaited<ReturnType<typeof kept>>[0]
  const picked = { ...draft, pageUrl: 'https://shop.example/contact', selector: '#contact', metadata: { kind: 'form' } }
  const given = draftParameter(picked)

  beforeEach(async () => {
    await visitor.signIn(shop.key)
    await shop.tools.addFromUrls(shop.id, ['https://shop.example/login'])
    tool = (await kept())[0]!
    at = `/console/websites/${shop.id}/tools/${tool.id}`
  })

  const form = async () => {
    const [, revision = ''] = /name="revision" value="([^"]+)"/.exec((await visitor.get(at)).text)!
    const { name, description } = tool
    return { name, description, pageUrl: picked.pageUrl, selector: '#contact', active: 'yes', revision, draft: given }
  }

  test('is shown, and nothing is stored by that', async () => {
    const { status, text } = await visitor.get(`${at}?draft=${given}`)
    expect(status).toBe(200)
    for (const shown of ['You picked a form.', 'value="#contact"', `value="${tool.name}"`, 'Cancel']) {
      expect(text).toContain(shown)
    }
    expect(await kept()).toEqual([tool])
  })

  test('is saved by the form of this session alone, and read', async () => {
    const fields = await form()
    expect((await visitor.post(at, fields, { headers: { 'sec-fetch-site': 'cross-site' } })).status).toBe(403)
    expect((await visitor.post(at, fields, { token: 'x' })).status).toBe(403)
    expect(await kept()).toEqual([tool])
    expect(await visitor.post(at, fields)).toMatchObject({ status: 303, location: at })
    const [moved] = await kept()
    expect(moved).toMatchObject({ id: tool.id, name: tool.name, selector: '#contact' })
    expect(moved?.metadata.fields?.map(({ key }) => key)).toEqual(['email', 'message'])
  })

  test.each<[string, object, boolean]>([
    ['asks for the same keeps what was said of its fields', { kind: 'form', fields: 'same' }, true],
    ['asks for something else does not', { kind: 'form' }, false],
  ])('one that %s', async (_, metadata, isKept) => {
    const said = { personFields: ['email'], expects: { success: { text: 'Welcome' } } }
    await shop.tools.patch(shop.id, tool.id, said)
    const known = 'fields' in metadata ? { ...metadata, fields: tool.metadata.fields } : metadata
    const same = { ...picked, selector: 'form', pageUrl: tool.pageUrl, metadata: known }
    const { pageUrl } = tool
    const parameter = draftParameter(same)
    await visitor.submit(at, { ...(await form()), pageUrl, selector: 'form', draft: parameter })
    const [moved] = await kept()
    expect(moved?.selector).toBe('form')
    if (isKept) expect(moved?.metadata).toMatchObject(said)
    else for (const name of Object.keys(said)) expect(moved?.metadata).not.toHaveProperty(name)
  })

  test('a tool of a frame leaves it', async () => {
    await shop.tools.patch(shop.id, tool.id, { frame: '#box' }, { untilRead: true })
    await visitor.submit(at, { ...(await form()) })
    expect((await kept())[0]?.metadata).not.toHaveProperty('frame')
  })

  test('is offered to the tools that there are', async () => {
    const { text } = await visitor.get(`${path}?draft=${given}`)
    expect(text).toContain(`href="${at}?draft=${given}">`)
  })

  test.each<[string, string, RegExp]>([
    ['another site', draftParameter({ ...picked, pageUrl: 'https://other.example/' }), /not on shop\.example\./],
    ['no selector', draftParameter({ ...picked, selector: 'a[' }), /Its selector is invalid/],
    ['no tool', 'x', /This link contains no tool\. Open it from the inspector again\./],
    [
      'a small text that grows',
      draftParameter({ ...picked, description: 'x'.repeat(5_000_000) }),
      /This link contains no tool/,
    ],
  ])('%s: one sentence, and the tool as it is', async (_, parameter, sentence) => {
    const { status, text } = await visitor.get(`${at}?draft=${parameter}`)
    expect([status, /role="alert">([^<]*)/.exec(text)?.[1]]).toEqual([400, expect.stringMatching(sentence)])
    expect(text).toContain(`value="${tool.selector}"`)
  })

  test('signed out: a link first comes to a page of ours, then to the door, then to the tool', async () => {
    const guest = formVisitor(shop.app)
    const arrival = await guest.get(`${at}?draft=${given}`)
    expect(arrival.text).toContain(`content="0;url=${at}?draft=${given}&amp;arrived=yes"`)
    const door = await guest.get(`${at}?draft=${given}&arrived=yes`)
    const [, next = ''] = /name="next" value="([^"]*)"/.exec(door.text) ?? []
    expect((await guest.submit('/console/sign-in', { key: shop.key, next })).text).toContain('You picked a form.')
  })

  test('a key of another website opens nothing', async () => {
    const { key } = await shop.websites.add('https://other.example/')
    const guest = formVisitor(shop.app)
    await guest.signIn(key)
    expect((await guest.get(`${at}?draft=${given}`)).status).toBe(403)
  })
})
