import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testBrowser } from '../../../test/browser.ts'
import { type LoopbackSite, loopbackSite, type SitePage } from '../../../test/loopback-site.ts'
import { createAddressPolicy } from '../../fetch/address/address-guard.ts'
import { type BrowserFetcher, createBrowserFetcher } from '../../fetch/browser/browser-fetcher.ts'
import { serve } from '../../http/listen/node-server.ts'
import { memoryStorage } from '../../storage/memory.ts'
import { createOperable } from '../create-operable.ts'

// A picture of a form, from the owner's key to the page that everybody sees.

const noisy = `<script>
  const canvas = document.createElement('canvas'); canvas.width = 1000; canvas.height = 700
  const pen = canvas.getContext('2d'), data = pen.createImageData(1000, 700)
  for (let at = 0, seed = 1; at < data.data.length; at++) { seed = seed * 1103515245 + 12345 & 0x7fffffff; data.data[at] = seed >> 8 }
  pen.putImageData(data, 0, 0); form.prepend(canvas)
</script>`
const form = (more = '') =>
  `<form id="form" action="/send" method="post"><label>Name<input name="name" required></label><input name="x7" required><button>Book a table</button>${more}</form>`
const page = (body: string) =>
  `<!doctype html><html lang="en"><title>Osteria</title><h1>Osteria</h1>${'<p>Dinner from six, every day but Monday.</p>'.repeat(30)}${body}</html>`

const pages: Record<string, SitePage> = {
  '/': page(`${form()}<p><a href="/quiet/">About</a></p>`),
  '/quiet/': page(''),
  '/noisy/': page(form() + noisy),
  '/hidden/': page(`<div style="display:none">${form()}</div>`),
  '/shadow/': page(
    `<x-form></x-form><script>customElements.define('x-form', class extends HTMLElement { connectedCallback() { this.attachShadow({ mode: 'open' }).innerHTML = ${JSON.stringify(form())} } })</script>`,
  ),
  '/wide/': page(`<div style="width:3000px">${form()}</div>`),
}

let site: LoopbackSite
let browser: BrowserFetcher

beforeAll(async () => {
  site = await loopbackSite(pages)
  browser = await createBrowserFetcher({
    policy: createAddressPolicy({ allowPrivate: true }),
    userAgent: 'Test',
    executablePath: await testBrowser(),
  })
})

afterAll(async () => {
  await browser?.close()
  await site?.close()
})

describe('a browser that is asked for a picture', () => {
  const take = async (path: string) => {
    const result = await browser(`http://127.0.0.1:${site.port}${path}`, { picture: '#form' })
    return result.ok ? result.picture : result.failure
  }

  test.each(['/', '/shadow/', '/wide/', '/noisy/'])('%s: WebP of at most 60 KiB', async (path) => {
    const picture = await take(path)
    if (typeof picture !== 'object') throw new Error(`No picture: ${picture}`)
    expect(Buffer.from(picture.bytes.subarray(0, 4)).toString()).toBe('RIFF')
    expect(Buffer.from(picture.bytes.subarray(8, 12)).toString()).toBe('WEBP')
    expect(picture.bytes.byteLength).toBeLessThanOrEqual(60 * 1024)
    expect(picture.width).toBeLessThanOrEqual(1000)
    expect(picture.height).toBeLessThanOrEqual(900)
  })

  test.each(['/quiet/', '/hidden/'])('%s: none, and the page all the same', async (path) => {
    expect(await take(path)).toBeUndefined()
  })
})

test('an owner’s scan shows a form on the report; the next scan without the key, or the end of the website, takes it away', async () => {
  const storage = memoryStorage()
  const operable = createOperable({ storage, allowPrivate: true, renderer: browser })
  const server = await serve({ operable, port: 0, publicScans: true, allowPrivate: true })
  const url = `http://127.0.0.1:${site.port}/`
  const own = await operable.websites.add(url)
  const other = await operable.websites.add('https://other.example/')

  const scan = async (key?: string): Promise<string> => {
    const started = await fetch(`${server.url}/api/v1/scans`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(key ? { authorization: `Bearer ${key}` } : {}) },
      body: JSON.stringify({ url }),
    })
    const { id } = (await started.json()) as { id: string }
    for await (const state of operable.scans.watch(id)) if (state.state === 'completed') return state.reportId
    throw new Error('The scan failed.')
  }
  const shown = async (id: string) => {
    const [report, picture] = await Promise.all([
      fetch(`${server.url}/r/${id}`),
      fetch(`${server.url}/r/${id}/form.webp`),
    ])
    return { html: (await report.text()).includes('class="form-picture"'), status: picture.status, picture }
  }

  const id = await scan(own.key)
  const { html, status, picture } = await shown(id)
  expect([html, status, picture.headers.get('content-type')]).toEqual([true, 200, 'image/webp'])
  expect((await picture.arrayBuffer()).byteLength).toBeLessThanOrEqual(60 * 1024)
  const text = await (await fetch(`${server.url}/r/${id}`)).text()
  expect(text).toMatch(
    /<img class="form-picture" src="\/r\/\w+\/form\.webp" width="\d+" height="\d+" loading="lazy" alt="The form “[^"]+” on its page, outlined">/,
  )
  expect(JSON.stringify(await operable.reports.byId(id))).not.toContain('webp')

  for (const key of [undefined, other.key]) {
    await scan(own.key)
    expect(await shown(await scan(key))).toMatchObject({ html: false, status: 404 })
    expect(await storage.keys('report-pictures/')).toEqual([])
  }

  await scan(own.key)
  expect(await shown(id)).toMatchObject({ html: true, status: 200 })
  await operable.websites.remove(own.website.id)
  expect(await shown(id)).toMatchObject({ html: false, status: 404 })
  await server.close()
  await operable.close()
})
