import { parsePage } from '@operable/core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { wholeBrowser } from '../../../test/browser.ts'
import { browserPages, words } from '../../../test/browser-pages.ts'
import { type LoopbackSite, loopbackSite } from '../../../test/loopback-site.ts'
import { createAddressPolicy } from '../address/address-guard.ts'
import { decodeText } from '../answer/decode-text.ts'
import { type BrowserFetcher, createBrowserFetcher } from './browser-fetcher.ts'

let site: LoopbackSite
let browser: BrowserFetcher
const home = (path: string): string => `http://127.0.0.1:${site.port}${path}`

beforeAll(async () => {
  site = await loopbackSite(browserPages)
  browser = await fetcher()
})
afterAll(async () => {
  await browser?.close()
  await site?.close()
})

async function fetcher(): Promise<BrowserFetcher> {
  return createBrowserFetcher({
    policy: createAddressPolicy({ allowPrivate: [`127.0.0.1:${site.port}`] }),
    userAgent: 'OperableBot/test (+https://bot.example)',
    executablePath: await wholeBrowser(),
  })
}

async function rendered(path: string): Promise<string> {
  const result = await browser(home(path))
  expect(result).toMatchObject({ ok: true })
  return (result.ok && result.rendered) || ''
}

describe('a page is read when its scripts are done', () => {
  test.each([
    ['static', '/static', '<h1>Static</h1>'],
    ['drawn at once', '/at-once', '<h1>Shown</h1>'],
    ['drawn after a request', '/after-fetch', '<h1>Shown</h1>'],
    ['drawn after two requests', '/two-fetches', '<h1>Shown</h1>'],
    ['drawn by a timer', '/after-timer', '<h1>Shown</h1>'],
    ['drawn by a module', '/loaded-script', '<input name="email">'],
    ['dialogs in the way', '/dialogs', words],
    ['prototypes replaced', '/tampered', words],
    ['requests that never end', '/long-poll', words],
    ['popups and downloads in the way', '/popups', words],
    ['other schemes tried', '/schemes', words],
  ])('%s', async (_label, path, expected) => {
    expect(await rendered(path)).toContain(expected)
  })

  test('what our widget draws is no part of the page', async () => {
    const html = await rendered('/own-widget')
    expect(html).toContain('action="/theirs"')
    expect(html).toContain('<div data-operable=""></div>')
  })

  test('what is not in sight is marked, at its outermost element', async () => {
    const html = await rendered('/unseen')
    const { looseFields, buttons, headings } = parsePage(html, { url: home('/unseen') })
    const seen = [...looseFields, ...buttons].map(({ selector, hiddenBy }) => [selector, hiddenBy])
    expect(Object.fromEntries(seen)).toEqual({
      '#native': 'unseen',
      '#inside': 'unseen',
      '#told': 'closed-details',
      '#shown': undefined,
      '#far': undefined,
      '#boxless': undefined,
      'body > details > summary': undefined,
    })
    expect(headings.map(({ hiddenBy }) => hiddenBy)).toEqual([undefined, 'unseen'])
    expect(html.match(/operable-unseen/g)).toHaveLength(3)
  })

  test('a form that a style sheet shows under the pointer is marked as such', async () => {
    const { forms } = parsePage(await rendered('/menus'), { url: home('/menus') })
    expect(forms.map(({ id, hiddenBy, underPointer }) => [id, hiddenBy, underPointer])).toEqual([
      ['over', 'unseen', true],
      ['none', 'unseen', undefined],
    ])
  })

  test('open shadow trees are written as markup that has them', async () => {
    const html = await rendered('/shadow')
    expect(html).toContain('<x-card><template shadowrootmode="open"><h1>Shown <slot name="name"></slot></h1>')
    expect(html).toContain('</template><b slot="name">Ann &amp; Co</b>and the rest</x-card>')
    const page = parsePage(html, { url: home('/shadow') })
    expect(page.text).toMatch(/Shown +Ann & Co +and the rest +fallback/)
    expect(page.looseFields).toMatchObject([{ name: 'a<b' }])
  })
})

test('frames that the page reaches are read when they are done', async () => {
  const result = await browser(home('/own-frames'))
  const [src, shown] = [home('/static'), false]
  expect(result.ok && result.frames).toEqual([
    {
      src: home('/slow-frame'),
      shown: true,
      url: home('/slow-frame#top'),
      baseUrl: home('/slow-frame#top'),
      html: expect.stringContaining('id="late"'),
    },
    {
      src: 'about:srcdoc',
      shown: true,
      url: 'about:srcdoc',
      baseUrl: home('/own-frames'),
      html: expect.stringContaining('<p>a&amp;b</p>'),
    },
    { src, shown },
    { src, shown },
    { src, shown: true },
    { src: 'http://localhost:1/', shown: true },
    {
      src: '',
      shown: true,
      url: 'about:blank',
      baseUrl: home('/own-frames'),
      html: expect.stringContaining('id="written"'),
    },
  ])
})

test('status, headers, body and address are those of the main answer', async () => {
  expect(await browser(home('/denied'))).toMatchObject({
    ok: true,
    url: home('/denied'),
    finalUrl: home('/denied'),
    status: 403,
    headers: { 'content-type': 'text/html', 'x-two': 'a, b' },
    truncated: false,
    redirects: [],
  })
})

test.each([
  ['a redirect by script', '/script-moves', '/static', ['/script-moves']],
  ['a redirect by meta', '/meta-moves', '/static', ['/meta-moves']],
  ['an address that the page only wrote', '/push-state', '/push-state', []],
])('%s', async (_label, path, finalPath, redirects) => {
  expect(await browser(home(path))).toMatchObject({
    ok: true,
    finalUrl: home(finalPath),
    redirects: redirects.map(home),
    rendered: expect.stringContaining(words),
  })
})

test.each([
  ['no content', '/nothing', { status: 204, truncated: false }],
  ['an error without a body', '/broken', { status: 500, truncated: false }],
  ['a file', '/file', { status: 200, headers: { 'content-type': 'application/zip' }, truncated: true }],
  ['text', '/text', { status: 200, truncated: false }],
])('what is no page is an answer without a document: %s', async (_label, path, expected) => {
  const result = await browser(home(path))
  expect(result).toMatchObject({ ok: true, ...expected })
  expect(result).not.toHaveProperty('rendered')
})

test('the body decodes to the text of the page, whatever its encoding', async () => {
  const result = await browser(home('/latin'))
  expect(result.ok && decodeText(result.body, result.headers['content-type'] ?? '')).toContain('café')
  expect(result.ok && result.rendered).toContain('café')
})

test.each(['post', 'get', 'click', 'into-frame', 'later-get'])('no form is sent: %s', async (name) => {
  site.requests.length = 0
  const html = await rendered(`/sends-form/${name}`)
  expect(html).toContain('action="/order"')
  expect(html).not.toContain('Ordered')
  expect(site.requests.filter((request) => request.includes('/order'))).toEqual([])
})

test('pages share nothing', async () => {
  expect(await rendered('/remembers')).toContain(`<p>null${words}`)
  expect(await rendered('/remembers')).toContain(`<p>null${words}`)
})

test('a page has no permissions', async () => {
  expect(await rendered('/permissions')).toContain('<p>denied,denied,denied')
})

test('images are left out, and the user agent is honest', async () => {
  site.requests.length = 0
  await rendered('/static')
  expect(site.requests).toEqual(['GET /static'])
})
