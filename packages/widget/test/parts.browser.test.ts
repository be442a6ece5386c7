import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { SitePage } from '../../node/test/loopback-site.ts'
import type { Outcome, RunOptions, Widget } from '../src/types.ts'
import { bundleSplit } from './bundle-page.ts'
import { policyViolations } from './policy-violations.ts'
import { namesOn, receiptsOn, run, tag, toolNamed, type WidgetSite, whenReady, widgetSite } from './widget-site.ts'

// What acts on the page, the panel and the inspector are files of their own. The script loads them when they are wanted,
// and only as it was built with them.

const EXECUTOR = 'operable-executor.js'
/** What is loaded where nobody can tell which language in Latin letters it is. */
const LATIN = ['dutch', 'german', 'iberian', 'latin', 'nordic', 'romance', 'slavic']
const TAMPERED = '\nwindow.tampered = true'

const form = `<form id="contact"><label>Email <input name="email"></label><button>Send message</button></form><script nonce="n">
  addEventListener('submit', (event) => {
    event.preventDefault()
    fetch('/taken', { method: 'POST' })
    event.target.replaceWith('Thank you!')
  })</script>`
const page = (head: string, body = form): string =>
  `<!doctype html><html lang="en"><head><title>Shop</title>${head}</head><body>${body}</body></html>`

/** A form amid German sentences. */
const german = (button: string): string =>
  `<p>Wir sind für Sie da, und das ist nicht zu viel. Die Karte liegt auf dem Tisch, und der Wein ist von hier.</p>${form.replace('Send message', button)}`

const trusted = "require-trusted-types-for 'script'; trusted-types 'none'"
/** A policy, with SERVICE for the origin of the service, and the tag that it lets in. */
const policies: Record<string, [policy: string, head: string]> = {
  nonce: [
    `default-src 'none'; script-src 'nonce-n'; connect-src SERVICE; ${trusted}`,
    tag('SERVICE', 'nonce="n" data-panel'),
  ],
  origin: [
    `default-src 'none'; script-src SERVICE 'nonce-n'; connect-src SERVICE; ${trusted}`,
    tag('SERVICE', 'data-panel'),
  ],
  sandbox: ['sandbox allow-scripts allow-forms', tag('SERVICE', 'data-panel')],
  'strict-dynamic': [
    `default-src 'none'; script-src 'nonce-n' 'strict-dynamic'; connect-src SERVICE`,
    `<script nonce="n">const script = document.createElement('script')
      Object.assign(script, { src: 'SERVICE/operable.js', async: true })
      script.dataset.website = 'w1'
      script.dataset.panel = ''
      document.head.append(script)</script>`,
  ],
}

/** What was asked of the bundler's files, and whether that with the executor is missing. */
const chunks = { requests: [] as string[], isMissing: false }

let site: WidgetSite
let whole: WidgetSite['files']
beforeAll(async () => {
  const strict = Object.entries(policies).map(([name, [policy, head]]): [string, SitePage] => [
    `/${name}`,
    (_, outgoing) =>
      void outgoing
        .writeHead(200, { 'content-type': 'text/html', 'content-security-policy': at(policy) })
        .end(at(page(head))),
  ])
  const files = (await bundleSplit()).map(({ name, text }): [string, SitePage] => [
    `/bundle/${name}`,
    (incoming, outgoing) => {
      chunks.requests.push(incoming.url ?? '')
      const isMissing = chunks.isMissing && name.startsWith('executor')
      outgoing.writeHead(isMissing ? 404 : 200, { 'content-type': 'text/javascript' }).end(text)
    },
  ])
  site = await widgetSite({
    pages: {
      ...Object.fromEntries(files),
      '/bundle': page(`<script type="module">
        import { createWidget } from '/bundle/index.js'
        window.operable = createWidget({ websiteId: 'w1', server: 'SERVICE/' })
        await window.operable.ready
      </script>`),
      '/': page(tag('SERVICE', 'data-poll="100"')),
      '/hostile': page(
        `<script>Object.prototype.executor = 'sha384-none'; Object.prototype.try = 7; Object.prototype.nonce = 'x'</script>${tag('SERVICE')}`,
        `<img name="head"><img name="createElement"><img name="documentElement">${form}`,
      ),
      '/preload': page(tag('SERVICE', 'data-poll="100" data-preload')),
      '/panel': page(tag('SERVICE', 'data-panel')),
      '/inspector': page(tag('SERVICE', 'data-inspect')),
      '/other': page(tag('SERVICE'), ''),
      '/german': page(tag('SERVICE'), german('Absenden')).replace('lang="en"', 'lang="de"'),
      '/buys': page(tag('SERVICE'), german('Jetzt kaufen')),
      '/finds': page(tag('SERVICE'), german('Suchen').replace('<form', '<form method="get" action="/thanks"')),
      '/leaves': page(
        tag('SERVICE'),
        '<form id="contact" action="/thanks"><input name="email"><button>Send</button></form>',
      ),
      '/thanks': page(tag('SERVICE'), '<h1>Thank you</h1>'),
      '/behind': page(
        tag('SERVICE'),
        `<button id="contactUs">Contact us</button><dialog>${form}</dialog>
        <script>contactUs.onclick = () => document.querySelector('dialog').showModal()</script>`,
      ),
      '/sends': page(tag('SERVICE'), form.replace('Send message', 'Send')),
      '/chosen': page(
        tag('SERVICE'),
        form.replace('<button', '<label>Plan <select name="plan"><option>Basic<option>Team</select></label><button'),
      ),
      '/dated': page(tag('SERVICE'), form.replace('name="email"', 'name="email" placeholder="DD/MM/YYYY"')),
      '/stepped': page(
        tag('SERVICE'),
        `<form id="contact"><p><label>Email <input name="email"></label><button type="button" id="next">Next</button></p>
        <p hidden id="second"><label>Name <input name="name"></label><button>Send</button></p></form><script>
        next.onclick = () => { next.parentElement.hidden = true; second.hidden = false }</script>`,
      ),
      ...Object.fromEntries(strict),
    },
  })
  whole = { ...site.files }
})
afterAll(() => site?.close())
beforeEach(() => {
  site.tools = [toolAt('/')]
  site.files = { ...whole }
  site.heldParts = undefined
  site.requests.length = 0
  chunks.requests.length = 0
  chunks.isMissing = false
})

const at = (text: string): string => text.replaceAll('SERVICE', site.service)
const toolAt = (pageUrl: string) => toolNamed('contactSales', { pageUrl, selector: '#contact' })
const input = { email: 'ada@shop.example' }
const unavailable = { status: 'failed', error: { code: 'executor_unavailable' }, trace: [] }
const asked = (name = EXECUTOR): string[] => site.requests.filter((request) => request.includes(`/${name}`))
const isTampered = (opened: Page) => opened.evaluate(() => 'tampered' in window)

// Each page has a browser profile of its own: no list or file from before.
const contexts: BrowserContext[] = []
afterEach(() => Promise.all(contexts.splice(0).map((context) => context.close())))

async function blank(): Promise<Page> {
  const context = await site.browser.newContext()
  contexts.push(context)
  return context.newPage()
}

async function ready(path = '/'): Promise<Page> {
  const opened = await blank()
  await opened.goto(site.origin + path)
  await whenReady(opened)
  return opened
}

/** What the page reports, but for what the browser itself says of a file that is missing or was refused. */
function errorsOf(opened: Page): string[] {
  const errors: string[] = []
  opened.on('pageerror', ({ message }) => errors.push(message))
  return errors
}

/** Until the page has been idle, and the list was asked for again. */
async function settled(opened: Page): Promise<void> {
  const before = site.asked
  await expect.poll(() => site.asked, { timeout: 30_000 }).toBeGreaterThan(before + 2)
  await opened.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
}

describe('what acts on the page', () => {
  test('is not fetched for a visit without an agent', async () => {
    const opened = await ready()
    await settled(opened)
    expect(asked()).toEqual([])
  })

  test.each<[when: string, path: string, act: (opened: Page) => unknown]>([
    ['the list is read', '/', namesOn],
    ['a tool is run', '/', (opened) => run(opened, 'contactSales', input)],
    ['the page is idle, where the tag wants it', '/preload', () => {}],
  ])('is fetched once, when %s, and a run finds it there', async (_, path, act) => {
    site.tools = [toolAt(path), toolNamed('other', { pageUrl: path })]
    const opened = await ready(path)
    await act(opened)
    await expect.poll(() => asked(), { timeout: 30_000 }).toHaveLength(1)
    expect(await run(opened, 'other', {})).toBeDefined()
    await namesOn(opened)
    await settled(opened)
    expect(asked()).toHaveLength(1)
    expect(asked()[0]).toMatch(/\?v=[\w-]{12}$/)
    expect(await opened.locator('link').count()).toBe(0)
  })

  test('is not asked for on a page without tools, whoever reads the list, but once there is one', async () => {
    site.tools = []
    const opened = await ready()
    expect(await namesOn(opened)).toEqual([])
    await settled(opened)
    expect(await run(opened, 'contactSales', input)).toMatchObject({ error: { code: 'unknown_tool' } })
    expect(asked()).toEqual([])
    site.tools = [toolAt('/')]
    await expect.poll(() => asked(), { timeout: 30_000 }).toHaveLength(1)
  })

  test.each([
    ['was tampered with', () => `${whole[EXECUTOR]}${TAMPERED}`],
    ['is that of another version', () => `${whole[EXECUTOR]}\n`],
    ['is a page', () => '<!doctype html><title>Log in</title>'],
    ['is not there', () => undefined],
  ])('that %s: is not run, nothing is touched, and the next run has it when it is right', async (_, text) => {
    site.files[EXECUTOR] = text()
    const opened = await blank()
    const errors = errorsOf(opened)
    await opened.goto(`${site.origin}/`)
    await whenReady(opened)
    const outcome = await run(opened, 'contactSales', input)
    expect(outcome).toMatchObject(unavailable)
    expect(outcome.error?.message).toMatch(/^executor unavailable: .*nothing was done/)
    expect(await opened.inputValue('[name=email]')).toBe('')
    expect(await isTampered(opened)).toBe(false)
    expect(await run(opened, 'contactSales', input)).toMatchObject(unavailable)
    // An address that failed is not asked for again: a browser or a cache may remember what it answered.
    expect(new Set(asked()).size).toBe(asked().length)
    site.files = { ...whole }
    expect(await run(opened, 'contactSales', input)).toMatchObject({ status: 'confirmed' })
    expect([await isTampered(opened), errors]).toEqual([false, []])
  })

  test.each([
    ['in sight', {}, ''],
    ['behind its trigger', { triggerSelector: '#show', inModal: true }, '<script>contact.hidden = true</script>'],
  ])('is there for a run of a form %s when the service is gone since', async (_, metadata, script) => {
    const show = '<button id="show" type="button" onclick="contact.hidden = false">Contact</button>'
    const own = await widgetSite({ pages: { '/': page(tag('SERVICE', 'data-preload'), `${show}${form}${script}`) } })
    own.tools = [{ ...toolAt('/'), metadata: { ...toolAt('/').metadata, ...metadata } }]
    const opened = await own.open('/')
    await whenReady(opened)
    const isThere = () =>
      opened.evaluate(
        () =>
          performance.getEntriesByType('resource').some(({ name }) => name.includes('operable-elsewhere')) &&
          !document.querySelector('link'),
      )
    await expect.poll(isThere, { timeout: 30_000 }).toBe(true)
    await own.stopService()
    expect(await run(opened, 'contactSales', input)).toMatchObject({ status: 'confirmed' })
    await own.close()
  })

  test('is loaded on a page that clobbers the document and pollutes prototypes', async () => {
    site.tools = [toolAt('/hostile')]
    const opened = await ready('/hostile')
    expect(await run(opened, 'contactSales', input)).toMatchObject({ status: 'confirmed' })
    expect(asked()).toHaveLength(1)
  })
})

describe('the words of other languages than English', () => {
  const WORDS = 'operable-words-'
  const loaded = (): string[] => asked(WORDS).map((request) => /words-(\w+)/.exec(request)![1]!)

  test('are not fetched for an English page', async () => {
    const opened = await ready()
    expect(await run(opened, 'contactSales', input)).toMatchObject({ status: 'confirmed' })
    expect(loaded()).toEqual([])
  })

  test('are fetched for the language that a page says and shows, once', async () => {
    site.tools = [toolAt('/german')]
    const opened = await ready('/german')
    expect(await run(opened, 'contactSales', input)).toMatchObject({ status: 'confirmed' })
    expect(loaded()).toEqual(['german'])
    expect(asked('operable-languages')).toHaveLength(1)
    expect(asked(WORDS)[0]).toMatch(/\?v=[\w-]{12}$/)
  })

  test('are fetched for those that a page shows and does not say', async () => {
    site.tools = [toolAt('/buys')]
    const opened = await ready('/buys')
    const running = run(opened, 'contactSales', input)
    await opened.locator('[data-operable]').waitFor({ state: 'attached' })
    expect(loaded().sort()).toEqual(LATIN)
    await opened.keyboard.press('Escape')
    expect(await running).toMatchObject({ error: { code: 'approval_denied' } })
  })

  test.each([
    ['are not there', () => undefined],
    ['were tampered with', () => `${whole['operable-words-german.js']}${TAMPERED}`],
  ])('that %s: a person is asked whatever the button says, but not where it only searches', async (_, text) => {
    for (const pack of LATIN) site.files[`${WORDS}${pack}.js`] = text()
    site.tools = [toolAt('/german')]
    const opened = await ready('/german')
    const running = run(opened, 'contactSales', input)
    await opened.locator('[data-operable]').waitFor({ state: 'attached' })
    await opened.keyboard.press('Escape')
    expect(await running).toMatchObject({ error: { code: 'approval_denied' } })
    expect(await isTampered(opened)).toBe(false)
    site.tools = [toolAt('/finds')]
    const finds = await ready('/finds')
    expect(await run(finds, 'contactSales', input).catch(() => 'left')).not.toMatchObject({ status: 'needs_person' })
  })
})

describe('what only some runs need', () => {
  const metadata = { kind: 'form' } as const
  /** The form was called by another name. */
  const fingerprint = {
    selector: '#contact',
    role: 'form',
    name: 'Ask',
    fields: ['text:email'],
    neighbours: {},
  } as const
  const needed = (): string[] =>
    asked('operable-').flatMap((request) => /operable-(?!executor|words)([\w-]+)\.js/.exec(request)?.[1] ?? [])
  const rows: [parts: string, path: string, tool: Parameters<typeof toolNamed>[1], input: object, end: object][] = [
    [
      'deeds elsewhere',
      '/behind',
      { metadata: { ...metadata, triggerSelector: '#contactUs' } },
      input,
      { status: 'confirmed' },
    ],
    ['written', '/dated', {}, { email: '2026-12-24' }, { status: 'confirmed' }],
    ['deeds', '/sends', {}, input, { status: 'confirmed' }],
    ['involved', '/chosen', {}, { ...input, plan: 'Team' }, { status: 'confirmed' }],
    ['elsewhere', '/', { metadata: { ...metadata, fingerprint } }, input, { status: 'confirmed' }],
    [
      'deeds involved steps',
      '/stepped',
      {},
      input,
      { status: 'next_step', next: { fields: [{ key: 'name' }], button: 'Send' } },
    ],
    [
      'steps',
      '/',
      { metadata: { ...metadata, inputSchema: { required: ['email'] } } },
      {},
      { error: { code: 'invalid_input' }, errors: [{ path: '/email', reason: 'is required' }] },
    ],
  ]
  const tools = (path: string, tool: Parameters<typeof toolNamed>[1]) => [
    toolNamed('contactSales', { pageUrl: path, selector: '#contact', ...tool }),
  ]

  test('is not fetched for a form in sight', async () => {
    const opened = await ready()
    expect(await run(opened, 'contactSales', input)).toMatchObject({ status: 'confirmed' })
    expect(needed()).toEqual([])
  })

  test.each(rows)('%s: fetched once for such a run, on %s', async (parts, path, tool, given, end) => {
    site.tools = tools(path, tool)
    const opened = await ready(path)
    expect(await run(opened, 'contactSales', given)).toMatchObject(end)
    expect(needed()).toEqual(parts.split(' '))
    for (const part of needed()) expect(asked(`operable-${part}`)[0]).toMatch(/\?v=[\w-]{12}$/)
  })

  test.each([
    ['is not there', () => undefined],
    ['was tampered with', (text: string) => `${text}${TAMPERED}`],
  ])('that %s: nothing is sent, and the next run has it when it is right', async (_, changed) => {
    for (const [parts, path, tool, given, end] of rows) {
      const part = parts.split(' ').at(-1)!
      const name = `operable-${part}.js`
      site.files = { ...whole, [name]: changed(whole[name]!) }
      site.tools = tools(path, tool)
      const opened = await ready(path)
      const code = 'error' in end ? 'invalid_input' : 'executor_unavailable'
      const outcome = await run(opened, 'contactSales', given)
      expect([part, outcome]).toMatchObject([part, { status: 'failed', sent: 'no', error: { code } }])
      expect([await opened.inputValue('[name=email]'), await isTampered(opened)]).toEqual(['', false])
      site.files = { ...whole }
      expect([part, await run(opened, 'contactSales', given)]).toMatchObject([part, end])
    }
  })

  test('that was not there when the list was read: the run asks for it', async () => {
    site.files['operable-deeds.js'] = undefined
    site.tools = tools('/sends', {})
    const opened = await ready('/sends')
    await opened.evaluate(() => (window as unknown as { operable: Widget }).operable.tools())
    await expect.poll(() => asked('operable-deeds').length).toBe(1)
    await opened.waitForLoadState('networkidle')
    site.files = { ...whole }
    expect(await run(opened, 'contactSales', input)).toMatchObject({ status: 'confirmed' })
  })

  test('landing: fetched on the page that a form led to', async () => {
    site.tools = [toolAt('/leaves')]
    const opened = await ready('/leaves')
    await run(opened, 'contactSales', input).catch(() => undefined)
    await opened.waitForURL('**/thanks?*')
    await whenReady(opened)
    await expect
      .poll(() => receiptsOn(opened), { timeout: 30_000 })
      .toMatchObject([{ status: 'confirmed', final: true }])
    expect(needed()).toEqual(['landing'])
  })

  test('elsewhere: fetched for a run that begins on another page, which loads no more', async () => {
    const opened = await ready('/other')
    await run(opened, 'contactSales', input).catch(() => undefined)
    await opened.waitForURL(`${site.origin}/`)
    await whenReady(opened)
    await expect.poll(() => receiptsOn(opened), { timeout: 30_000 }).toMatchObject([{ status: 'confirmed' }])
    expect(needed()).toEqual(['elsewhere'])
  })
})

test('a question that cannot be loaded leaves the run to a person', async () => {
  site.files['operable-dialog.js'] = undefined
  site.tools = [toolAt('/buys')]
  const opened = await ready('/buys')
  const outcome = await run(opened, 'contactSales', input)
  expect(outcome).toMatchObject({ status: 'needs_person', error: { code: 'approval_required' } })
  expect(outcome.error?.message).toContain('did not load')
})

describe('a bundle of the module', () => {
  beforeEach(() => {
    site.tools = [toolAt('/bundle')]
  })
  const bundled = async (): Promise<Page> => {
    const opened = await blank()
    await opened.goto(`${site.origin}/bundle`)
    await opened.waitForFunction(() => 'operable' in window)
    return opened
  }

  test('has it in a file of its own, which the bundler loads', async () => {
    const opened = await bundled()
    expect(await run(opened, 'contactSales', input)).toMatchObject({ status: 'confirmed' })
    expect(chunks.requests.filter((path) => path.startsWith('/bundle/executor-'))).toHaveLength(1)
  })

  test('says so when that file is not there, and has it when it is', async () => {
    chunks.isMissing = true
    const opened = await bundled()
    expect(await run(opened, 'contactSales', input)).toMatchObject(unavailable)
    chunks.isMissing = false
    expect(await run(opened, 'contactSales', input)).toMatchObject({ status: 'confirmed' })
  })
})

describe('a run that waits for it', () => {
  let release = (): void => {}
  beforeEach(() => {
    site.heldParts = new Promise<void>((resolve) => {
      release = resolve
    })
  })

  async function waiting(options: RunOptions = {}): Promise<[Page, Promise<Outcome>]> {
    const opened = await ready()
    const running = opened.evaluate(
      ([given, options]) => {
        const own = window as unknown as { operable: Widget; abort(): void; started: boolean }
        const aborting = new AbortController()
        own.abort = () => aborting.abort()
        own.operable.on('start', () => {
          own.started = true
        })
        return own.operable.run('contactSales', given, { ...options, signal: aborting.signal })
      },
      [input, options] as const,
    )
    await opened.waitForFunction(() => 'started' in window)
    return [opened, running]
  }

  test('goes on when it comes', async () => {
    const [, running] = await waiting()
    release()
    expect(await running).toMatchObject({ status: 'confirmed' })
    expect(asked()).toHaveLength(1)
  })

  test.each<[string, string, RunOptions, (opened: Page) => unknown]>([
    ['is aborted', 'aborted', {}, (opened) => opened.evaluate(() => (window as unknown as { abort(): void }).abort())],
    [
      'whose tool is switched off stops',
      'aborted',
      {},
      () => {
        site.tools = [toolNamed('other')]
      },
    ],
    ['has no time left', 'timeout', { deadlineMs: 300 }, () => {}],
  ])('%s', async (_, code, options, end) => {
    const [opened, running] = await waiting(options)
    await end(opened)
    expect(await running).toMatchObject({ status: 'failed', error: { code }, trace: [] })
    expect(await opened.inputValue('[name=email]')).toBe('')
    release()
  })

  test('is not given up for good: the next one has it', async () => {
    const [opened, running] = await waiting({ deadlineMs: 300 })
    expect(await running).toMatchObject({ error: { code: 'timeout' } })
    release()
    expect(await run(opened, 'contactSales', input)).toMatchObject({ status: 'confirmed' })
    expect(asked()).toHaveLength(1)
  })
})

describe('a run that leads to another page', () => {
  test('says so there, when nothing there can run it', async () => {
    const opened = await ready('/other')
    await namesOn(opened)
    await expect.poll(() => asked(), { timeout: 30_000 }).toHaveLength(1)
    // It is there on this page: only the one that follows is without it.
    await expect.poll(() => opened.locator('link').count(), { timeout: 30_000 }).toBe(0)
    const going = run(opened, 'contactSales', input).catch(() => undefined)
    site.files[EXECUTOR] = undefined
    await opened.waitForURL(`${site.origin}/`)
    await going
    await whenReady(opened)
    await expect.poll(() => receiptsOn(opened), { timeout: 30_000 }).toMatchObject([unavailable])
  })

  test('keeps its receipt, when nothing there can judge it', async () => {
    site.tools = [toolAt('/leaves')]
    const opened = await ready('/leaves')
    await namesOn(opened)
    await expect.poll(() => asked(), { timeout: 30_000 }).toHaveLength(1)
    await expect.poll(() => opened.locator('link').count(), { timeout: 30_000 }).toBe(0)
    site.files[EXECUTOR] = undefined
    await run(opened, 'contactSales', input).catch(() => undefined)
    await opened.waitForURL('**/thanks?*')
    await whenReady(opened)
    expect(await receiptsOn(opened)).toMatchObject([
      { status: 'submitted_unverified', evidence: [{ kind: 'navigation', httpStatus: 200 }] },
    ])
  })
})

describe.each([
  ['panel', (opened: Page) => opened.getByRole('button', { name: 'Site tools' })],
  ['inspector', (opened: Page) => opened.getByRole('region', { name: 'Operable inspector' })],
])('the %s', (part, shown) => {
  const name = `operable-${part}.js`

  test('is shown', async () => {
    const opened = await ready(`/${part}`)
    await shown(opened).waitFor()
    expect(asked(name)).toHaveLength(1)
  })

  test('that was tampered with is not run, and does the page no harm', async () => {
    site.files[name] = `${whole[name]}${TAMPERED}`
    site.tools = [toolAt(`/${part}`)]
    const opened = await blank()
    const errors = errorsOf(opened)
    const warned = opened.waitForEvent('console', (message) => message.type() === 'warning')
    await opened.goto(`${site.origin}/${part}`)
    expect((await warned).text()).toContain(name)
    expect(await isTampered(opened)).toBe(false)
    expect(await shown(opened).count()).toBe(0)
    expect(await run(opened, 'contactSales', input)).toMatchObject({ status: 'confirmed' })
    expect(errors).toEqual([])
  })
})

test.each(Object.keys(policies))('a page whose policy lets the script in lets its parts in: %s', async (name) => {
  site.tools = [toolAt(`/${name}`)]
  const opened = await blank()
  const reports = await policyViolations(opened)
  await opened.goto(`${site.origin}/${name}`)
  await whenReady(opened)
  await expect
    .poll(() => opened.evaluate(() => (window as unknown as { operable: Widget }).operable.tools()))
    .toHaveLength(1)
  expect((await run(opened, 'contactSales', input)).error).toBeUndefined()
  await opened.getByText('Thank you!').waitFor()
  await opened.getByRole('button', { name: 'Site tools' }).waitFor()
  // The page's own request is for the policy to decide.
  expect(reports.filter((directive) => directive !== 'connect-src')).toEqual([])
})
