import { afterAll, beforeAll, expect, test } from 'vitest'
import { testBrowser } from '../../../test/browser.ts'
import { type LoopbackSite, loopbackSite } from '../../../test/loopback-site.ts'
import { createAddressPolicy } from '../address/address-guard.ts'
import { createProofPages, type ProofPages } from './proof-pages.ts'
import type { HeldRequest } from './proxy/browser-seal.ts'

const words = 'This page has enough words to be read as a page, and it is done as soon as it is quiet.'
const form = `<!doctype html><title>Shop</title><p>${words}</p><p hidden>secret</p>
  <form method=post action=/order id=order style="color:red"><input name=email><button>Order</button></form>`

let site: LoopbackSite
let pages: ProofPages
const home = (path = '/'): string => `http://127.0.0.1:${site.port}${path}`

beforeAll(async () => {
  site = await loopbackSite({ '/': form, '/no': (_incoming, outgoing) => void outgoing.writeHead(204).end() })
  pages = await createProofPages({
    policy: createAddressPolicy({ allowPrivate: [`127.0.0.1:${site.port}`] }),
    userAgent: 'OperableBot/test',
    executablePath: await testBrowser(),
  })
})
afterAll(async () => {
  await pages?.close()
  await site?.close()
})

test('a form that is sent after the seal is seen whole and goes nowhere', async () => {
  const { page, proxy, url, status, html, discard } = await pages.open(`${home()}#top`)
  expect({ url, status }).toEqual({ url: home(), status: 200 })
  expect(await html()).toContain('<p hidden="" operable-unseen="">secret</p>')
  const held: HeldRequest[] = []
  const before = site.requests.length
  proxy.sealWith({
    mode: 'sealed',
    onHeld(request) {
      held.push(request)
      return { is: 'answered', status: 200, headers: { 'content-type': 'text/html' }, body: '<h1>Thanks</h1>' }
    },
  })
  await page.fill('input', 'ann@example.com')
  await page.click('button')
  await page.waitForSelector('h1')
  expect(await page.textContent('h1')).toBe('Thanks')
  const [sent] = held
  expect(sent).toMatchObject({ method: 'POST', kind: 'form', to: 'own', dest: 'document', bodyBytes: 23 })
  expect(sent?.url.href).toBe(home('/order'))
  expect(Buffer.from(sent?.body ?? []).toString()).toBe('email=ann%40example.com')
  expect(sent?.headers).toContainEqual(['Content-Type', 'application/x-www-form-urlencoded'])
  expect(proxy.sentSinceSeal()).toBe(0)
  expect(site.requests).toHaveLength(before)
  await discard()
})

test('the page itself keeps no mark of being read or pictured', async () => {
  const { page, html, picture, discard } = await pages.open(home())
  const asIs = () => page.content()
  const before = await asIs()
  await html()
  expect(await picture('#order')).toMatchObject({ width: expect.any(Number), height: expect.any(Number) })
  expect(await picture('#none')).toBeUndefined()
  expect(await asIs()).toBe(before)
  await discard()
})

test.each([
  ['an address that is not allowed', 'http://127.0.0.1:1/', 'refused'],
  ['no address', 'shop', 'invalid_url'],
  ['an answer that is no page', '/no', 'protocol'],
])('fails as a fetch does: %s', async (_label, url, failure) => {
  await expect(pages.open(url.startsWith('/') ? home(url) : url)).rejects.toMatchObject({ name: 'FetchError', failure })
})

test('waits for its turn', async () => {
  const [first, second] = await Promise.all([pages.open(home()), pages.open(home())])
  let isOpen = false
  const third = pages.open(home()).then((opened) => {
    isOpen = true
    return opened
  })
  await second.html()
  expect(isOpen).toBe(false)
  await first.discard()
  await (await third).discard()
  await second.discard()
})
