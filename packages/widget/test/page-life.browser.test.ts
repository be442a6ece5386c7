import type { Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Widget } from '../src/types.ts'
import { bundleModule } from './bundle-page.ts'
import { namesOn, receiptsOn, run, tag, toolNamed, type WidgetSite, whenReady, widgetSite } from './widget-site.ts'

// What becomes of a page while the widget is on it: routes, history, tabs, scripts that come late.

const markup = '<form id="contact"><label>Email <input name="email"></label><button>Send</button></form>'
const sends = `<script>addEventListener('submit', (event) => {
    event.preventDefault()
    fetch('/taken', { method: 'POST' })
    ;(window.sent ??= []).push(new FormData(event.target).get('email'))
    event.target.insertAdjacentHTML('afterend', '<p role="status">Thank you!</p>')
  })</script>`
const form = markup + sends
// A single-page app: its routes are drawn by script, and the server answers all of them alike.
const app = `<main></main><script>
  const draw = () => { document.querySelector('main').innerHTML = location.pathname === '/app/contact' ? '${markup}' : '<h1>Home</h1>' }
  window.go = (path) => { history.pushState({}, '', path); setTimeout(draw, 50) }
  draw()
</script>${sends}`
// The same with routes in the fragment.
const hashed = `<main></main><script>
  const draw = () => { document.querySelector('main').innerHTML = location.hash === '#/contact' ? '${markup}' : '<h1>Home</h1>' }
  addEventListener('hashchange', () => setTimeout(draw, 50))
  draw()
</script>${sends}`
const page = (body: string, head = tag('SERVICE', 'data-poll="0"')): string =>
  `<!doctype html><html lang="en"><head><title>Shop</title>${head}</head><body>${body}</body></html>`
const module = `<script type="module">
  import { createWidget } from '/widget.js'
  window.widgets = [1, 2].map(() => createWidget({ websiteId: 'w1', server: 'SERVICE' }))
</script>`

let site: WidgetSite
beforeAll(async () => {
  site = await widgetSite({
    whole: true,
    pages: {
      '/': page(form),
      '/other': page('<h1>Another page</h1>'),
      '/late': page(form, ''),
      '/app': page(app),
      '/app/contact': page(app),
      '/hashed': page(hashed),
      '/leads': page('<a id="open" href="/leads/there?from=here#form">Write to us</a>'),
      '/leads/script': page(
        `<a id="open" href="/leads/there">Write to us</a><main></main><script>document.querySelector('#open').onclick = (event) => {
          event.preventDefault(); document.querySelector('main').innerHTML = '<form id="contact" method="post" action="/submit"><input name="email" aria-label="Email"><button>Send</button></form>' }</script>`,
      ),
      '/leads/by-script': page('<button id="open" onclick="location.href = \'/leads/there\'">Write to us</button>'),
      // Its own trigger is on every page, and the form is drawn late.
      '/leads/late': page(
        `<button id="open" onclick="location.href = '/leads/late'">Write to us</button><main></main><script>
          const draw = () => { document.querySelector('main').innerHTML = '${markup}' }
          if (performance.getEntriesByType('navigation')[0].type === 'navigate' && document.referrer.endsWith('/leads/late')) setTimeout(draw, 700)
        </script>${sends}`,
      ),
      '/leads/out': page('<button id="open" onclick="location.href = \'SERVICE/operable.js\'">Write to us</button>'),
      '/leads/away': page('<a id="open" href="SERVICE/elsewhere">Write to us</a>'),
      '/leads/there': page(form),
      '/module': page(form, module),
      '/widget.js': (_, outgoing) =>
        void bundleModule().then((text) => outgoing.writeHead(200, { 'content-type': 'text/javascript' }).end(text)),
      '/thanks': page('<h1>Thank you</h1>'),
      '/sends': page(
        '<form id="contact" method="post" action="/submit"><input name="email" aria-label="Email"><button>Send</button></form>',
      ),
    },
    without: ['--disable-back-forward-cache'],
  })
})
afterAll(() => site?.close())
beforeEach(() => {
  site.tools = [toolAt('/')]
  site.submitted.length = 0
})

const input = { email: 'ada@shop.example' }
const toolAt = (pageUrl: string, more: object = {}) =>
  toolNamed('contactSales', {
    pageUrl,
    selector: '#contact',
    metadata: { inputSchema: { type: 'object', properties: { email: { type: 'string' } } } },
    ...more,
  })

async function ready(path: string): Promise<Page> {
  const opened = await site.open(path)
  await whenReady(opened)
  await opened.evaluate(() => Object.assign(window, { isSameDocument: true }))
  return opened
}

/** A run whose outcome the page keeps, for when it comes back. */
const startRun = (opened: Page) =>
  opened.evaluate((given) => {
    const { operable } = window as unknown as { operable: Widget }
    void operable.run('contactSales', given).then((outcome) => Object.assign(window, { outcome }))
  }, input)
const outcomeOn = (opened: Page) => opened.evaluate(() => (window as unknown as { outcome: unknown }).outcome)
const sentOn = (opened: Page) => opened.evaluate(() => (window as unknown as { sent?: string[] }).sent ?? [])
const isSameDocument = (opened: Page) => opened.evaluate(() => 'isSameDocument' in window)

describe('a page whose routes are drawn by script', () => {
  beforeEach(() => {
    site.tools = [toolAt('/app/contact')]
  })

  test('a tool of the route that it is on by now runs in place', async () => {
    const opened = await ready('/app')
    await opened.evaluate(() => (window as unknown as { go(path: string): void }).go('/app/contact'))
    expect(await run(opened, 'contactSales', input)).toMatchObject({ status: 'confirmed' })
    expect(await sentOn(opened)).toEqual([input.email])
    expect(await isSameDocument(opened)).toBe(true)
    await opened.close()
  })

  test('a tool of another route runs after a load of it', async () => {
    const opened = await ready('/app')
    void run(opened, 'contactSales', input).catch(() => undefined)
    await opened.waitForURL('**/app/contact')
    await whenReady(opened)
    await expect.poll(() => receiptsOn(opened), { timeout: 30_000 }).toMatchObject([{ status: 'confirmed' }])
    expect(await sentOn(opened)).toEqual([input.email])
    await opened.close()
  })
})

describe('a page whose routes are in its fragment', () => {
  beforeEach(() => {
    site.tools = [toolAt('/hashed#/contact')]
  })

  test.each(['/hashed', '/hashed#/', '/hashed#/contact'])('at %s the run goes to its route, in place', async (path) => {
    const opened = await ready(path)
    expect(await run(opened, 'contactSales', input)).toMatchObject({ status: 'confirmed' })
    expect(await sentOn(opened)).toEqual([input.email])
    expect(await isSameDocument(opened)).toBe(true)
    expect(await opened.evaluate('location.hash')).toBe('#/contact')
    await opened.close()
  })

  test('of another document, after a load of it', async () => {
    const opened = await ready('/other')
    void run(opened, 'contactSales', input).catch(() => undefined)
    await opened.waitForURL('**/hashed#/contact')
    await whenReady(opened)
    await expect.poll(() => receiptsOn(opened), { timeout: 30_000 }).toMatchObject([{ status: 'confirmed' }])
    await opened.close()
  })
})

describe('a trigger that leads to another page', () => {
  const leading = (path: string) => toolAt(path, { metadata: { triggerSelector: '#open' } })

  test.each([
    ['a link', '/leads', '**/leads/there?*'],
    ['a script', '/leads/by-script', '**/leads/there'],
  ])('%s: the run goes on there, once', async (_, path, there) => {
    site.tools = [leading(path)]
    const opened = await ready(path)
    void run(opened, 'contactSales', input).catch(() => undefined)
    await opened.waitForURL(there)
    await whenReady(opened)
    await expect.poll(() => receiptsOn(opened), { timeout: 30_000 }).toMatchObject([{ status: 'confirmed' }])
    expect(await sentOn(opened)).toEqual([input.email])
    await opened.reload()
    await whenReady(opened)
    expect(await receiptsOn(opened)).toEqual([])
    await opened.close()
  })

  test('where it is again: it is not clicked a second time', async () => {
    site.tools = [leading('/leads/late')]
    const opened = await ready('/leads/late')
    void run(opened, 'contactSales', input).catch(() => undefined)
    await expect
      .poll(() => opened.evaluate(() => 'isSameDocument' in window).catch(() => true), { timeout: 30_000 })
      .toBe(false)
    await whenReady(opened)
    await expect.poll(() => receiptsOn(opened), { timeout: 30_000 }).toMatchObject([{ status: 'confirmed' }])
    expect(await sentOn(opened)).toEqual([input.email])
    await opened.close()
  })

  test('a script, to another site: nothing runs when the person comes back', async () => {
    site.tools = [leading('/leads/out')]
    const opened = await ready('/leads/out')
    void run(opened, 'contactSales', input).catch(() => undefined)
    await opened.waitForURL('**/operable.js')
    // Nobody comes back as quickly as a redirect does.
    await opened.waitForTimeout(500)
    site.tools = [toolAt('/leads/there')]
    await opened.goto(`${site.origin}/leads/there`)
    await whenReady(opened)
    expect(await run(opened, 'contactSales', input)).toMatchObject({ status: 'confirmed' })
    expect(await receiptsOn(opened)).toEqual([])
    expect(await sentOn(opened)).toEqual([input.email])
    await opened.close()
  })

  test('and is left: the run that comes back with the page says that it went on', async () => {
    site.tools = [leading('/leads/by-script')]
    const opened = await ready('/leads/by-script')
    await startRun(opened)
    await opened.waitForURL('**/leads/there')
    await whenReady(opened)
    await expect.poll(() => receiptsOn(opened), { timeout: 30_000 }).toMatchObject([{ status: 'confirmed' }])
    await opened.evaluate(() => void setTimeout(() => history.back()))
    await opened.waitForFunction(() => 'outcome' in window, undefined, { polling: 100 })
    expect(await isSameDocument(opened)).toBe(true)
    expect(await outcomeOn(opened)).toMatchObject({
      status: 'submitted_unverified',
      evidence: [{ kind: 'navigation' }],
    })
    await opened.close()
  })

  test('a link that a script handles: the run stays, and nothing of it is left for the next page', async () => {
    site.tools = [leading('/leads/script')]
    const opened = await ready('/leads/script')
    void run(opened, 'contactSales', input).catch(() => undefined)
    await opened.waitForURL('**/thanks')
    expect(site.submitted).toEqual(['email=ada%40shop.example'])
    expect(await opened.evaluate(() => sessionStorage.getItem('operable:run'))).toBeNull()
    await opened.close()
  })

  test('a link to another site: is not followed, and the run says so', async () => {
    site.tools = [leading('/leads/away')]
    const opened = await ready('/leads/away')
    expect(await run(opened, 'contactSales', input)).toMatchObject({
      status: 'failed',
      error: { code: 'navigation_refused', message: expect.stringContaining(`${site.service}/elsewhere`) },
    })
    expect(new URL(opened.url()).pathname).toBe('/leads/away')
    await opened.close()
  })
})

describe('a page that comes back from the back/forward cache', () => {
  const back = async (opened: Page): Promise<void> => {
    await opened.evaluate(() => void setTimeout(() => history.back()))
    await opened.waitForFunction(() => 'isSameDocument' in window, undefined, { polling: 100 })
  }

  test('has the list of now, though it never asks by itself', async () => {
    const opened = await ready('/')
    await opened.goto(`${site.origin}/other`)
    site.tools = [toolAt('/'), toolNamed('subscribe')]
    await back(opened)
    await expect.poll(() => namesOn(opened), { timeout: 30_000 }).toEqual(['contactSales', 'subscribe'])
    await opened.close()
  })

  test('knows that its run went on elsewhere, and does not run it again', async () => {
    site.tools = [toolAt('/sends')]
    const opened = await ready('/other')
    await startRun(opened)
    await opened.waitForURL('**/thanks')
    await whenReady(opened)
    await opened.evaluate(() => void setTimeout(() => history.go(-2)))
    await opened.waitForFunction(() => 'outcome' in window, undefined, { polling: 100 })
    expect(await isSameDocument(opened)).toBe(true)
    expect(await outcomeOn(opened)).toMatchObject({
      status: 'submitted_unverified',
      evidence: [{ kind: 'navigation', detail: `${site.origin}/sends` }],
    })
    expect(await receiptsOn(opened)).toEqual([])
    expect(site.submitted).toEqual(['email=ada%40shop.example'])
    await opened.close()
  })
})

test('a script that is added long after the load', async () => {
  const opened = await site.open('/late')
  await opened.evaluate((service) => {
    const script = document.createElement('script')
    script.src = `${service}/operable.js`
    script.dataset['website'] = 'w1'
    document.body.append(script)
  }, site.service)
  await whenReady(opened)
  site.tools = [toolAt('/late')]
  await opened.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect.poll(() => namesOn(opened), { timeout: 30_000 }).toEqual(['contactSales'])
  expect(await run(opened, 'contactSales', input)).toMatchObject({ status: 'confirmed' })
  await opened.close()
})

test('a list that changes under a run does not disturb it', async () => {
  const opened = await ready('/')
  await opened.evaluate(() => {
    const { operable } = window as unknown as { operable: Widget }
    const button = document.querySelector('button')!
    button.disabled = true
    operable.on('tools', () => {
      button.disabled = false
    })
    operable.on('start', () => document.body.append(document.createElement('h1')))
  })
  const running = run(opened, 'contactSales', input, { stepMs: 60_000, deadlineMs: 60_000 })
  await opened.waitForSelector('h1', { state: 'attached' })
  site.tools = [toolAt('/', { name: 'writeToUs', selector: '#elsewhere' }), toolNamed('subscribe')]
  await opened.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  expect(await running).toMatchObject({ status: 'confirmed', tool: 'contactSales' })
  expect(await namesOn(opened)).toEqual(['writeToUs', 'subscribe'])
  await opened.close()
})

test('a hidden tab, which has no animation frames', async () => {
  const opened = await site.context.newPage()
  await opened.addInitScript(() => {
    window.requestAnimationFrame = () => 0
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' })
    Object.defineProperty(document, 'hidden', { value: true })
  })
  await opened.goto(`${site.origin}/`)
  await whenReady(opened)
  expect(await run(opened, 'contactSales', input)).toMatchObject({ status: 'confirmed' })
  await opened.close()
})

test('two widgets of one module run one after the other', async () => {
  site.tools = [toolAt('/module')]
  const opened = await site.open('/module')
  await opened.waitForFunction(() => 'widgets' in window)
  const outcomes = await opened.evaluate(async () => {
    const { widgets } = window as unknown as { widgets: Widget[] }
    await Promise.all(widgets.map(({ ready }) => ready))
    return Promise.all(widgets.map(({ run }, index) => run('contactSales', { email: `${index}@shop.example` })))
  })
  expect(outcomes.map(({ trace }) => trace.filter(({ step }) => step === 'click').length)).toEqual([1, 1])
  expect((await sentOn(opened)).sort()).toEqual(['0@shop.example', '1@shop.example'])
  expect(await opened.evaluate(() => 'operable' in window)).toBe(false)
  await opened.close()
})
