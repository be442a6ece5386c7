import { beforeEach, describe, expect, test } from 'vitest'
import { formVisitor } from '../../../test/form-visitor.ts'
import { httpShopWithTools } from '../../../test/http-shop.ts'

let shop: Awaited<ReturnType<typeof httpShopWithTools>>
let visitor: ReturnType<typeof formVisitor>
let page: string

beforeEach(async () => {
  shop = await httpShopWithTools()
  visitor = formVisitor(shop.app)
  page = `/console/websites/${shop.id}`
})

describe('signing in', () => {
  test('with a wrong key stays at the door', async () => {
    const refused = await visitor.post('/console/sign-in', { key: 'opk_wrong' })
    expect(refused.status).toBe(401)
    expect(refused.text).toContain('id="key-error"')
    expect(visitor.cookie()).toBe('')
  })

  test('sets a cookie that scripts, other sites and plain http do not get', async () => {
    const { headers } = await visitor.post('/console/sign-in', { key: shop.admin })
    expect(headers.get('set-cookie')).toMatch(/^__Host-operable=[\w-]{50}; Path=\/; HttpOnly; Secure; SameSite=Strict$/)
  })

  test('over plain http the cookie has another name, since only https may have that one', async () => {
    const { app, admin } = await httpShopWithTools({ baseUrl: 'http://127.0.0.1:8787' })
    const { headers } = await formVisitor(app).post('/console/sign-in', { key: admin })
    expect(headers.get('set-cookie')).toMatch(/^operable=[\w-]{50}; Path=\/; HttpOnly; SameSite=Strict$/)
  })

  test('never shows the key again', async () => {
    const { text } = await visitor.signIn(shop.key)
    expect(text).not.toContain(shop.key)
    expect(visitor.cookie()).not.toContain(shop.key.slice(-20))
  })

  test('with wrong keys is refused for a while, and with the right one it never is', async () => {
    for (let attempt = 0; attempt < 20; attempt++) {
      expect((await visitor.post('/console/sign-in', { key: 'x' })).status).toBe(401)
    }
    const refused = await visitor.post('/console/sign-in', { key: 'x' })
    expect(refused.status).toBe(429)
    expect(refused.headers.get('retry-after')).toMatch(/^\d+$/)
    expect(refused.text).toContain('A valid key works right away')
    expect((await visitor.post('/console/sign-in', { key: shop.admin })).status).toBe(303)
  })

  test('as admin leads to the websites, with a key of a website to that one', async () => {
    expect((await visitor.signIn(shop.admin)).text).toContain('Add a website')
    const other = formVisitor(shop.app)
    expect((await other.post('/console/sign-in', { key: shop.key })).location).toBe('/console')
    expect((await other.get('/console')).location).toBe(page)
  })

  test('out ends the session, not only the cookie', async () => {
    await visitor.signIn(shop.admin)
    const kept = visitor.cookie()
    expect((await visitor.post('/console/sign-out')).headers.get('set-cookie')).toMatch(/^__Host-operable=; Max-Age=0/)
    const again = await shop.send('GET /console', { headers: { cookie: kept } })
    expect(again.text).toContain('Sign in to the console')
  })

  test('ends when the key is revoked', async () => {
    const { key, info } = await shop.keys.create({ kind: 'website', websiteId: shop.id })
    await visitor.signIn(key)
    expect((await visitor.get(page)).status).toBe(200)
    await shop.keys.revoke(info.id)
    expect((await visitor.get(page)).location).toBe('/console')
  })
})

describe('a form is refused', () => {
  test.each([
    ['from another site', { 'sec-fetch-site': 'cross-site' }, 403],
    ['from another host of the same site', { 'sec-fetch-site': 'same-site' }, 403],
    ['from another origin, by an old browser', { origin: 'https://evil.example' }, 403],
    ['unless it is ours, by an old browser', { origin: 'https://audit.example' }, 303],
    ['unless it is ours, by a browser that hides its origin', { origin: 'null' }, 303],
  ])('%s', async (_where, headers, status) => {
    await visitor.signIn(shop.key)
    expect((await visitor.post(`${page}/keys`, {}, { headers })).status).toBe(status)
  })

  test.each(['', 'x', 'x'.repeat(43)])('with the token %j', async (token) => {
    await visitor.signIn(shop.key)
    expect((await visitor.post(`${page}/keys`, {}, { token })).status).toBe(403)
    expect(await shop.keys.list(shop.id)).toHaveLength(1)
  })

  test('with the token of another session', async () => {
    const other = formVisitor(shop.app)
    await other.signIn(shop.admin)
    await visitor.signIn(shop.key)
    expect((await visitor.post(`${page}/keys`, {}, { token: other.token() })).status).toBe(403)
  })

  test.each([
    ['', 303],
    ['/keys', 303],
    ['/discover', 303],
    ['/remove', 303],
  ])('without a session: %s', async (path, status) => {
    const refused = await visitor.post(page + path)
    expect([refused.status, refused.location]).toEqual(path === '' ? [405, undefined] : [status, '/console'])
    expect(await shop.websites.list()).toHaveLength(1)
  })

  test.each([
    ['a key of another website', '', 'GET'],
    ['a key of another website', '/keys', 'POST'],
    ['a key of another website', '/remove', 'POST'],
  ])('with %s: %s', async (_who, path, method) => {
    const { website, key } = await shop.websites.add('https://other.example/')
    await visitor.signIn(key)
    const answer = await (method === 'GET' ? visitor.get(page) : visitor.post(page + path))
    expect(answer.status).toBe(403)
    expect((await visitor.get('/console/websites/unknown')).status).toBe(403)
    expect((await visitor.get(`/console/websites/${website.id}`)).status).toBe(200)
  })

  test.each(['/remove', ''])('without the admin key: %s', async (path) => {
    await visitor.signIn(shop.key)
    const target = path === '' ? '/console/websites' : page + path
    expect((await visitor.post(target, { url: 'https://new.example/', confirm: 'yes' })).status).toBe(403)
    expect(await shop.websites.list()).toHaveLength(1)
  })

  test('when it is too large, or no form', async () => {
    await visitor.signIn(shop.key)
    expect((await visitor.post(`${page}/urls`, { urls: 'x'.repeat(70_000) })).status).toBe(413)
    const headers = { 'content-type': 'text/plain', 'sec-fetch-site': 'same-origin' }
    expect((await visitor.post(`${page}/keys`, {}, { headers })).status).toBe(415)
  })
})

describe('websites', () => {
  beforeEach(() => visitor.signIn(shop.admin))

  test('one is added, and its key shown once', async () => {
    const { text } = await visitor.submit('/console/websites', { url: 'new.example' })
    const [key] = /opk_[\w]+/.exec(text) ?? []
    expect(await shop.keys.verify(key ?? '')).toMatchObject({ kind: 'website' })
    const [, added] = await shop.websites.list()
    expect(added?.url).toBe('https://new.example/')
    expect((await visitor.get(`/console/websites/${added?.id}`)).text).not.toContain(key)
  })

  test('a bad address is refused beside the field, with what was typed', async () => {
    const refused = await visitor.post('/console/websites', { url: 'ftp://"new' })
    expect(refused.status).toBe(400)
    expect(refused.text).toMatch(/id="url-error">[^<]+/)
    expect(refused.text).toContain('value="ftp://&quot;new"')
  })

  test('one is removed only when it was said twice', async () => {
    expect((await visitor.submit(`${page}/remove`)).text).toContain('Select the checkbox')
    expect((await visitor.submit(`${page}/remove`, { confirm: 'yes' })).text).toContain('The website was removed.')
    expect(await shop.websites.list()).toEqual([])
  })

  test('keys are made and revoked', async () => {
    const { text } = await visitor.submit(`${page}/keys`)
    const [key = ''] = /opk_[\w]+/.exec(text) ?? []
    expect(await shop.keys.verify(key)).toEqual({ kind: 'website', websiteId: shop.id })
    const { id } = (await shop.keys.list(shop.id)).at(-1)!
    expect((await visitor.submit(`${page}/keys/${id}/revoke`)).text).toContain('The key was revoked')
    expect(await shop.keys.verify(key)).toBeUndefined()
  })

  test('a key of another website is not revoked in its name', async () => {
    const { website, key } = await shop.websites.add('https://other.example/')
    const [{ id } = { id: '' }] = await shop.keys.list(website.id)
    expect((await visitor.submit(`${page}/keys/${id}/revoke`)).text).toContain('has no such key')
    expect(await shop.keys.verify(key)).toBeDefined()
  })

  test('the page holds the line for the website', async () => {
    const { text } = await visitor.get(page)
    expect(text).toContain(`data-website=&quot;${shop.id}&quot;`)
  })
})

describe('tools', () => {
  const values = {
    name: 'login',
    description: 'Logs in.',
    pageUrl: 'https://shop.example/login',
    selector: '#login',
    clickSelector: '',
    active: 'yes',
  }
  let tool: string
  let revision: string

  beforeEach(async () => {
    await visitor.signIn(shop.key)
    tool = `${page}/tools/${shop.tool.id}`
    revision = (await shop.tools.list(shop.id)).revision
  })

  const read = async () => (await shop.tools.list(shop.id)).tools.find(({ id }) => id === shop.tool.id)

  test('one is changed', async () => {
    const saved = await visitor.submit(tool, {
      ...values,
      clickSelector: '#open',
      description: 'One\r\n two',
      revision,
    })
    expect(saved.text).toContain('“login” was saved.')
    expect(await read()).toMatchObject({
      selector: '#login',
      description: 'One two',
      metadata: { triggerSelector: '#open', inModal: true },
    })
  })

  describe('the fields of one', () => {
    const save = async (form: Record<string, string>) =>
      visitor.post(`${tool}/fields`, { ...form, revision: (await shop.tools.list(shop.id)).revision })

    test('show what agents read, who fills them in, and what success is', async () => {
      const shown = (await visitor.get(tool)).text
      expect(shown).toMatch(/<legend><bdi>E-mail<\/bdi><\/legend>.*value="E-mail" id="title\.email"/s)
      expect(shown).toMatch(/<select id="by\.email"[^>]*><option value="agent" selected>.*<option value="nobody">/)
      expect(shown).toContain('Always filled in by a person: <bdi>Password</bdi>.')
    })

    test.each<[string, Record<string, string>, string[], object]>([
      ['nothing', {}, [], {}],
      [
        'words and success',
        { 'title.email': 'Your e-mail', 'description.email': '', done: 'Welcome', doneUrl: '' },
        ['expects', 'inputSchema'],
        { expects: { success: { text: 'Welcome' } }, inputSchema: { properties: { email: { title: 'Your e-mail' } } } },
      ],
      ['where it leads', { doneUrl: '/home' }, ['expects'], { expects: { success: { url: '/home' } } }],
      ['a hidden one', { 'by.email': 'nobody' }, ['hiddenFields'], { hiddenFields: ['email'] }],
      ['one for a person', { 'by.email': 'person' }, ['personFields'], { personFields: ['email'] }],
      ['a choice that is none', { 'by.email': 'x' }, [], {}],
    ])('%s is saved, and nothing else changes', async (_, form, edited, metadata) => {
      const before = (await read())!
      expect(await save(form)).toMatchObject({ status: 303, location: tool })
      const after = (await read())!
      expect(after.edited ?? []).toEqual(edited)
      expect(after).toMatchObject({ ...before, edited: after.edited, updatedAt: after.updatedAt, metadata })
      expect(after.metadata.fields).toEqual(before.metadata.fields)
    })

    test('choices are taken back, and other signs of success stay', async () => {
      const expects = { success: { status: 201, text: 'Welcome' }, failure: { text: 'Wrong' } }
      await shop.tools.patch(shop.id, shop.tool.id, { expects, hiddenFields: ['email'] })
      await save({ 'by.email': 'agent', done: '' })
      const { metadata } = (await read())!
      expect(metadata).not.toHaveProperty('hiddenFields')
      expect(metadata.expects).toEqual({ success: { status: 201 }, failure: { text: 'Wrong' } })
    })

    test('a required one is offered to a person, and not hidden', async () => {
      const { inputSchema } = (await read())!.metadata
      await shop.tools.patch(shop.id, shop.tool.id, { inputSchema: { ...inputSchema, required: ['email'] } })
      const shown = (await visitor.get(tool)).text
      expect(shown).toContain('The page requires this field, so you cannot hide it')
      expect(shown).not.toContain('<option value="nobody"')
      const refused = await save({ 'by.email': 'nobody' })
      expect([refused.status, refused.text.includes('a run without it would fail. Leave it to a person')]).toEqual([
        400,
        true,
      ])
    })

    test('one that was hidden and is required by now is shown to agents again, and says so', async () => {
      await shop.tools.patch(shop.id, shop.tool.id, { hiddenFields: ['email'] })
      const { inputSchema } = (await read())!.metadata
      await shop.tools.patch(shop.id, shop.tool.id, { inputSchema: { ...inputSchema, required: ['email'] } })
      expect((await visitor.get(tool)).text).toContain('You hid this field, but the page now requires it.')
      expect((await shop.tools.widget(shop.id)).body).toContain('"email":{')
    })

    test('what was typed is there again where somebody else was faster', async () => {
      const { revision } = await shop.tools.list(shop.id)
      await shop.tools.patch(shop.id, shop.tool.id, { description: 'By somebody else.' })
      const form = { 'title.email': 'Typed', 'by.email': 'person', done: 'Shown', revision }
      const late = await visitor.post(`${tool}/fields`, form)
      expect([late.status, late.text.includes('Someone else changed the tools')]).toEqual([412, true])
      for (const typed of ['value="Typed"', 'value="Shown"', '<option value="person" selected>']) {
        expect(late.text).toContain(typed)
      }
    })
  })

  test('what a form cannot say stays as it is', async () => {
    await shop.tools.patch(shop.id, shop.tool.id, { clickSelector: '#open' }, { untilRead: true })
    const before = await read()
    const now = (await shop.tools.list(shop.id)).revision
    const { name, description, pageUrl, selector } = before!
    await visitor.submit(tool, {
      name,
      description,
      pageUrl,
      selector,
      clickSelector: '#open',
      active: 'yes',
      revision: now,
    })
    expect(await read()).toEqual(before)
  })

  test.each([
    ['name', { name: '' }, 400],
    ['name', { name: 'subscribe' }, 409],
    ['pageUrl', { pageUrl: 'javascript:alert(1)' }, 400],
    ['selector', { selector: 'form[' }, 400],
    ['clickSelector', { clickSelector: '::before' }, 400],
  ])('a bad %s is refused beside its field: %j', async (field, change, status) => {
    const refused = await visitor.post(tool, { ...values, ...change, revision })
    expect(refused.status).toBe(status)
    expect(refused.text).toMatch(new RegExp(`id="${field}-error">[^<]+`))
    expect((await shop.tools.list(shop.id)).revision).toBe(revision)
  })

  test('a change in between is not written over unseen', async () => {
    await shop.tools.patch(shop.id, shop.tool.id, { description: 'By somebody else.' })
    const refused = await visitor.post(tool, { ...values, revision })
    expect(refused.status).toBe(412)
    expect(refused.text).toContain('Someone else changed the tools')
    const [, now = ''] = /name="revision" value="([^"]*)"/.exec(refused.text) ?? []
    expect((await visitor.submit(tool, { ...values, revision: now })).text).toContain('was saved')
  })

  test('one is switched off and on, and removed', async () => {
    await visitor.submit(`${tool}/switch`, { active: 'no' })
    expect(await read()).toMatchObject({ active: false })
    await visitor.submit(`${tool}/switch`, { active: 'yes' })
    expect(await read()).toMatchObject({ active: true })
    expect((await visitor.submit(`${tool}/remove`)).text).toContain('The tool was removed.')
    expect(await read()).toBeUndefined()
  })

  test('get what discovery proposes, one by one', async () => {
    const stored = await shop.storage.read(`tools/${shop.id}`)
    const { tools } = stored!.value as unknown as { tools: { id: string; name: string }[] }
    const former: Record<string, string> = { login: 'submitForm', subscribe: 'booking' }
    const renamed = tools.map((tool) => ({ ...tool, name: former[tool.name] ?? tool.name }))
    await shop.storage.write(`tools/${shop.id}`, { tools: renamed } as never)
    const [login, subscribe, contact] = ['login', 'subscribe', 'contactSales'].map(
      (name) => tools.find((tool) => tool.name === name)!.id,
    )
    const { text } = await visitor.submit(`${page}/discover`)
    expect(text).toMatch(/There are proposals for 3 existing tools.*<h2>Proposals<\/h2>.*Apply all/s)
    expect(text).toMatch(/<del>[^/]*submitForm.*<\/del> <ins>[^/]*login/)
    const applied = await visitor.submit(`${page}/proposals`, { apply: login! })
    expect(applied.text).toMatch(/Changed one tool\..*<del>[^/]*booking.*<\/del> <ins>[^/]*subscribe/s)
    const again = await visitor.submit(`${page}/proposals`, { apply: login! })
    expect(again.text).toContain('There is no proposal for a tool')
    // Tools from before the site's words were used: one is left.
    const left = await visitor.submit(`${page}/proposals`, { apply: subscribe! })
    expect(left.text).not.toContain('Apply all')
    expect((await visitor.submit(`${page}/proposals`, { apply: contact! })).text).not.toContain('<h2>Proposals</h2>')
  })

  test('are discovered', async () => {
    await visitor.submit(`${tool}/remove`)
    expect((await visitor.submit(`${page}/discover`)).text).toContain('Created 1 tool.')
    expect((await visitor.submit(`${page}/discover`)).text).toContain('Everything found is already a tool.')
  })

  test('are made from pages, and what gave none is said', async () => {
    await visitor.submit(`${tool}/remove`)
    const urls = 'https://shop.example/login\r\nhttps://shop.example/about'
    const { text } = await visitor.submit(`${page}/urls`, { urls })
    expect(text).toContain('Created 1 tool.')
    expect(text).toContain('Page /about: It has no form')
  })

  test.each([
    ['', 400],
    ['nonsense', 400],
    ['https://other.example/', 400],
  ])('from %j none are made', async (urls, status) => {
    const refused = await visitor.post(`${page}/urls`, { urls })
    expect(refused.status).toBe(status)
    expect(refused.text).toMatch(/id="urls-error">[^<]+/)
  })

  test.each([
    ['form', 200, 'One element matches.'],
    ['.gone', 200, 'Nothing matches.'],
    ['form[', 400, 'id="selector-error"'],
  ])('the selector %s is tried', async (selector, status, text) => {
    const tried = await visitor.post(`${page}/try`, { pageUrl: 'https://shop.example/login', selector })
    expect(tried.status).toBe(status)
    expect(tried.text).toContain(text)
  })

  test('a page that cannot be tried says so beside its field', async () => {
    const tried = await visitor.post(`${page}/try`, { pageUrl: 'https://other.example/', selector: 'form' })
    expect([tried.status, tried.text.includes('id="pageUrl-error"')]).toEqual([400, true])
  })

  test('one that is gone is a page with its status', async () => {
    const { status, headers, text } = await visitor.get(`${page}/tools/unknown`)
    expect([status, headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8'])
    expect(text).toContain('Tool not found')
  })
})
