import { describe, expect, test } from 'vitest'
import { demoFolders, demoSites } from './demo-sites.ts'
import { createSiteApp, parseHeadersFile, type ReceivedForm } from './site-app.ts'

const origin = 'http://127.0.0.1:4310'

describe.each(demoSites)('$name', (site) => {
  const app = createSiteApp(demoFolders(site), () => origin)
  const post = (name: string, fields: Record<string, string>) =>
    app.request(`/forms/${name}`, { method: 'POST', body: new URLSearchParams(fields) })

  test.each([
    ['the start page', '/', 200, 'text/html'],
    ['a page in a folder', '/book/', 200, 'text/html'],
    ['a style sheet', '/assets/site.css', 200, 'text/css'],
    ['a picture', '/assets/bike.svg', 200, 'image/svg+xml'],
    ['robots.txt', '/robots.txt', 200, 'text/plain'],
    ['a missing page', '/nowhere/', 404, 'text/html'],
    ['a file for the host', '/_headers', 404, 'text/html'],
    ['the answer page itself', '/_answer.html', 404, 'text/html'],
    ['a path out of the folder', '/..%2f..%2fREADME.md', 404, 'text/html'],
    ['a form that is only asked for', '/forms/contact', 404, 'text/html'],
  ])('%s', async (_, path, status, type) => {
    const response = await app.request(path)
    expect(response.status).toBe(status)
    expect(response.headers.get('content-type')).toContain(type)
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
  })

  test('states no length other than that of the answer', async () => {
    const response = await app.request('/')
    const bytes = (await response.arrayBuffer()).byteLength
    expect([null, String(bytes)]).toContain(response.headers.get('content-length'))
  })

  test('names its own address instead of the one in the files', async () => {
    const text = await (await app.request('/sitemap.xml')).text()
    expect(text).toContain(`<loc>${origin}/book/</loc>`)
    expect(text).not.toContain('.example')
  })

  test.each([
    ['newsletter', { email: 'a@b.example' }],
    ['quote', { bike: 'road', work: 'full', email: 'a@b.example' }],
    ['voucher', { amount: '75', recipient: 'Ada', name: 'Bo', email: 'a@b.example' }],
    ['contact', { name: 'Ada', email: 'a@b.example', message: 'Hello', website: '' }],
    ['login', { email: 'a@b.example', password: 'secret words here' }],
    ['signup', { name: 'Ada', email: 'a@b.example', password: 'secret words here', terms: 'yes' }],
  ])('says thank you to %s and repeats nothing that was sent', async (name, fields) => {
    const response = await post(name, fields)
    expect(response.status).toBe(200)
    const page = await response.text()
    expect(page).toContain('role="status"')
    expect(page).not.toContain('{{')
    expect(page).not.toContain(fields.email)
  })

  test('names the fields that are missing', async () => {
    const response = await post('contact', { name: 'Ada', message: ' ' })
    expect(response.status).toBe(422)
    expect(await response.text()).toContain('fill in: email, message.')
  })

  test.each([
    ['a filled trap', 'contact', { name: 'A', email: 'a@b.example', message: 'x', website: 'spam' }, 422],
    ['an unknown form', 'constructor', {}, 404],
    ['too much', 'contact', { message: 'x'.repeat(70_000) }, 413],
  ])('refuses %s', async (_, name, fields, status) => {
    expect((await post(name, fields)).status).toBe(status)
  })

  test('every form of the site has an answer, and asks for no field that the form lacks', async () => {
    const { parsePage } = await import('@operable/core')
    const seen = new Set<string>()
    for (const path of ['/', '/prices/', '/book/', '/vouchers/', '/contact/', '/account/']) {
      const page = parsePage(await (await app.request(path)).text(), { url: origin + path })
      for (const form of page.forms) {
        const name = new URL(form.action).pathname.replace('/forms/', '')
        seen.add(name)
        const fields = form.fields
          .filter(({ honeypot }) => !honeypot)
          .map((field) => [field.name ?? '', field.value ?? 'x'])
        expect((await post(name, Object.fromEntries(fields))).status, name).toBe(200)
      }
    }
    expect([...seen].sort()).toEqual(['booking', 'contact', 'login', 'newsletter', 'quote', 'signup', 'voucher'])
  })

  test('the page model sees what the widget will need: names of the forms, and what opens the sign-up', async () => {
    const { parsePage } = await import('@operable/core')
    const open = async (path: string) => parsePage(await (await app.request(path)).text(), { url: origin + path })
    const [login, signup] = (await open('/account/')).forms
    expect(login?.dialog).toBeUndefined()
    expect(signup?.dialog?.selector).toBe('#signup')
    expect(signup?.dialog?.triggerSelector).toContain('button')
    const [booking] = (await open('/book/')).forms
    expect(booking?.nameHints).toMatchObject({ heading: 'Your repair' })
    expect(booking?.nameHints.label).not.toBe('Time')
  })
})

describe('what an owner adds', () => {
  const [site] = demoSites
  if (!site) throw new Error('There is an example site.')
  const received: ReceivedForm[] = []
  let tag: string | undefined
  const app = createSiteApp(demoFolders(site), () => origin, { tag: () => tag, onForm: (form) => received.push(form) })

  test('the tag is in the head of every page, answers to forms included, and in nothing else', async () => {
    tag = '<script src="$& $1"></script>'
    const body = new URLSearchParams({ email: 'a@b.example' })
    for (const [path, init] of [
      ['/'],
      ['/book/'],
      ['/nowhere/'],
      ['/forms/newsletter', { method: 'POST', body }],
    ] as const) {
      const response = await app.request(path, init)
      expect((await response.text()).split(tag), path).toHaveLength(2)
      expect(response.headers.get('cache-control'), path).toBe('no-store')
    }
    for (const path of ['/sitemap.xml', '/assets/site.js', '/robots.txt']) {
      expect(await (await app.request(path)).text()).not.toContain(tag)
    }
  })

  test('as long as there is no tag, pages are what the files say', async () => {
    tag = undefined
    expect(await (await app.request('/')).text()).not.toContain('undefined')
  })

  test('every form that arrives is told, also one that is refused', async () => {
    received.length = 0
    await app.request('/forms/newsletter', { method: 'POST', body: new URLSearchParams({ email: ' ' }) })
    await app.request('/forms/nope', { method: 'POST', body: new URLSearchParams({ a: 'b' }) })
    expect(received).toEqual([
      { name: 'newsletter', fields: { email: ' ' }, status: 422 },
      { name: 'nope', fields: { a: 'b' }, status: 404 },
    ])
  })
})

const headersOf = parseHeadersFile('# all\n/*\n  X-A: 1\n  X-B: two: parts\n/\n  X-A: 2\n/docs/*\n\tX-C: 3\n')

test.each([
  ['the start page has both blocks, the later wins', '/', { 'X-A': '2', 'X-B': 'two: parts' }],
  ['a page has the block of all', '/book/', { 'X-A': '1', 'X-B': 'two: parts' }],
  ['a folder adds its own', '/docs/x', { 'X-A': '1', 'X-B': 'two: parts', 'X-C': '3' }],
])('%s', (_, path, expected) => {
  expect(headersOf(path)).toEqual(expected)
})
