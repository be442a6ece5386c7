import type { Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { SitePage } from '../../node/test/loopback-site.ts'
import type { Outcome, RunOptions, Widget } from '../src/types.ts'
import { receiptsOn, run, tag, toolNamed, type WidgetSite, whenReady, widgetSite } from './widget-site.ts'

// Nothing is sent twice unasked. The server counts what it gets.

const page = (body: string): string =>
  `<!doctype html><html lang="en"><head><title>Shop</title>${tag('SERVICE')}</head><body><h1>Shop</h1>${body}</body></html>`
const field = '<label>Email <input name="email"></label>'
const posted = (then: string): string =>
  `<form id="f">${field}<button>Send</button></form><script>document.forms[0].onsubmit = async (event) => { event.preventDefault(); await fetch('/take', { method: 'POST', body: new FormData(event.target).get('email') }); ${then} }</script>`
const thanks = `document.forms[0].insertAdjacentHTML('afterend', '<p role="status">Thank you!</p>')`
const refused = `document.forms[0].insertAdjacentHTML('afterend', '<p role="alert">This address is invalid.</p>')`

let site: WidgetSite
const taken: string[] = []
const answering =
  (status: number): SitePage =>
  (incoming, outgoing) => {
    let body = ''
    incoming.on('data', (chunk: Buffer) => {
      body += chunk.toString()
    })
    incoming.on('end', () => {
      taken.push(body)
      outgoing.writeHead(status).end()
    })
  }
beforeAll(async () => {
  site = await widgetSite({
    remembers: true,
    args: ['--host-resolver-rules=MAP shop.test 127.0.0.1'],
    pages: {
      '/take': answering(204),
      '/refuse': answering(422),
      '/thanks': page('<p role="status">Thank you, it was sent.</p>'),
      '/next': page('<p>Opening hours: nine to five.</p>'),
      '/plain': '<!doctype html><title>Plain</title><p>Nothing here.</p>',
      '/quiet': page(posted('')),
      '/two': page(posted('').replace('</label>', '</label><label>Town <input name="town"></label>')),
      '/waiting': page(posted('').replace('<button>', '<button disabled>')),
      '/thanking': page(posted(thanks)),
      '/refusing': page(posted(refused).replace('/take', '/refuse')),
      '/native': page(`<form id="f" method="post" action="/go?to=/next">${field}<button>Send</button></form>`),
      '/native-plain': page(`<form id="f" method="post" action="/go?to=/plain">${field}<button>Send</button></form>`),
      '/native-thanks': page(`<form id="f" method="post" action="/go?to=/thanks">${field}<button>Send</button></form>`),
      '/search': page('<form id="f" action="/next"><input name="q" aria-label="Search"><button>Search</button></form>'),
      '/searching': page(
        `<search><form id="f"><input name="q" aria-label="Search"><button>Search</button></form></search><script>document.forms[0].onsubmit = (event) => { event.preventDefault(); fetch('/take', { method: 'POST', body: 'q' }) }</script>`,
      ),
      '/news-by-get': page(
        `<form id="f" action="/take" target="sink"><input type="email" name="email" aria-label="Email"><button>Join</button></form><iframe name="sink"></iframe>`,
      ),
      '/button': page(
        `<button id="f" type="button" onclick="fetch('/take', { method: 'POST', body: 'x' })">Ring the bell</button>`,
      ),
      '/blocked': page(posted('')).replace(
        '<head>',
        '<head><script>Object.defineProperty(window, "localStorage", { get() { throw new Error("no") } })</script>',
      ),
      '/go': (incoming, outgoing) => {
        let body = ''
        incoming.on('data', (chunk: Buffer) => {
          body += chunk.toString()
        })
        incoming.on('end', () => {
          taken.push(body)
          const to = new URL(incoming.url ?? '', 'http://x.example').searchParams.get('to') ?? ''
          outgoing.writeHead(303, { location: to }).end()
        })
      },
    },
  })
})
afterAll(() => site?.close())
beforeEach(() => {
  taken.length = 0
})

const input = { email: 'ada@shop.example' }
const short: RunOptions = { outcomeMs: 300 }

async function open(path: string, metadata: object = {}): Promise<Page> {
  site.tools = [toolNamed('send', { selector: '#f', pageUrl: path, metadata })]
  return again(path)
}

async function again(path: string): Promise<Page> {
  const opened = await site.open(path)
  await whenReady(opened)
  return opened
}

/** The site as nobody has been on it yet. */
async function fresh(): Promise<void> {
  const opened = await site.open('/plain')
  await opened.evaluate(() => {
    localStorage.clear()
    sessionStorage.clear()
  })
  await opened.close()
}
beforeEach(fresh)

/** Runs the tool until its page is left, and the outcome of that on the page which follows. */
async function through(opened: Page, given: object, options: RunOptions = {}): Promise<Outcome | undefined> {
  const before = opened.url()
  void run(opened, 'send', given, options).catch(() => undefined)
  await opened.waitForURL((url) => url.href !== before)
  await whenReady(opened)
  await expect.poll(async () => (await receiptsOn(opened))[0]?.final, { timeout: 30_000 }).toBe(true)
  return (await receiptsOn(opened))[0]
}

describe('two calls of the same at the same time are one run', () => {
  const together = (opened: Page, calls: [object, string?][]): Promise<Outcome[]> =>
    opened.evaluate((calls) => {
      const { operable } = window as unknown as { operable: Widget }
      return Promise.all(
        calls.map(([given, abortAt]) => {
          const aborting = new AbortController()
          operable.on('step', ({ step }) => step.step === abortAt && aborting.abort())
          return operable.run('send', given, { signal: aborting.signal })
        }),
      )
    }, calls)

  test('and each gets its outcome', async () => {
    const opened = await open('/thanking')
    const all = await together(opened, [[input], [input], [input]])
    expect(all.map(({ status }) => status)).toEqual(Array(3).fill('confirmed'))
    expect(new Set(all.map(({ receiptId }) => receiptId)).size).toBe(1)
    expect(taken).toEqual([input.email])
    await opened.close()
  })

  test('whatever the order of its members; of other values it is another one', async () => {
    const opened = await open('/two')
    const ada = { email: 'ada', town: 'Bath' }
    const all = await together(opened, [[ada], [{ ...ada, town: 'York' }], [{ town: 'Bath', email: 'ada' }]])
    expect(all.map(({ receiptId }) => receiptId === all[0]?.receiptId)).toEqual([true, false, true])
    expect(taken).toHaveLength(2)
    await opened.close()
  })

  test('if one aborts, it goes on for the other', async () => {
    const opened = await open('/thanking')
    const all = await together(opened, [[input, 'find'], [input]])
    expect(all.map(({ status }) => status)).toEqual(['confirmed', 'confirmed'])
    expect(taken).toEqual([input.email])
    await opened.close()
  })

  test('if both abort, nothing is sent', async () => {
    const opened = await open('/thanking')
    const all = await together(opened, [
      [input, 'find'],
      [input, 'find'],
    ])
    expect(all.map(({ error }) => error?.code)).toEqual(['aborted', 'aborted'])
    expect(taken).toEqual([])
    await opened.close()
  })

  test('but not of one that may be repeated', async () => {
    const opened = await open('/quiet', { repeatable: true })
    await together(opened, [[input], [input]])
    expect(taken).toEqual([input.email, input.email])
    await opened.close()
  })
})

describe('what was sent with an unknown end is not sent again within ten minutes', () => {
  const isRefused = (outcome: Outcome | undefined, first: Outcome | undefined): void => {
    expect(outcome).toMatchObject({
      status: 'submitted_unverified',
      error: { code: 'already_sent', message: expect.stringContaining('again: true') },
      receiptId: first?.receiptId,
    })
    expect(first?.receiptId).toEqual(expect.any(String))
  }

  test('on the same page, in another tab, after a reload; the field stays as it is', async () => {
    const opened = await open('/quiet')
    const first = await run(opened, 'send', input, short)
    expect([first.status, first.error]).toEqual(['submitted_unverified', undefined])
    await opened.evaluate('document.forms[0].reset()')
    isRefused(await run(opened, 'send', input, short), first)
    isRefused(await run(opened, 'send', JSON.stringify(input), short), first)
    expect(await opened.inputValue('[name=email]')).toBe('')
    const tab = await again('/quiet')
    isRefused(await run(tab, 'send', input, short), first)
    await opened.reload()
    await whenReady(opened)
    isRefused(await run(opened, 'send', input, short), first)
    expect(taken).toEqual([input.email])
    await Promise.all([opened.close(), tab.close()])
  })

  test.each<[string, object, RunOptions]>([
    ['as an option', input, { again: true }],
    ['in the input', { ...input, again: true }, {}],
  ])('unless it is to be: %s', async (_, given, options) => {
    const schema = { type: 'object', properties: { email: { type: 'string' } }, additionalProperties: false }
    const opened = await open('/quiet', { inputSchema: schema })
    await run(opened, 'send', input, short)
    const second = await run(opened, 'send', given, { ...short, ...options })
    expect([second.status, second.error]).toEqual(['submitted_unverified', undefined])
    // What is unknown now is how that one ended.
    isRefused(await run(opened, 'send', { ...input, again: false }, short), second)
    expect(taken).toEqual([input.email, input.email])
    await opened.close()
  })

  test('nor is it on the page that it led to, which says nothing of it', async () => {
    const opened = await open('/native')
    const first = await through(opened, input)
    expect(first).toMatchObject({ status: 'submitted_unverified', final: true })
    await opened.goto(`${site.origin}/native`)
    await whenReady(opened)
    isRefused(await run(opened, 'send', input), first)
    // A page without the widget tells nothing either.
    site.tools = [toolNamed('send', { selector: '#f', pageUrl: '/native-plain' })]
    await opened.goto(`${site.origin}/native-plain`)
    await whenReady(opened)
    void run(opened, 'send', { email: 'bob@shop.example' }).catch(() => undefined)
    await opened.waitForURL('**/plain')
    await opened.goto(`${site.origin}/native-plain`)
    await whenReady(opened)
    expect(await run(opened, 'send', { email: 'bob@shop.example' })).toMatchObject({ error: { code: 'already_sent' } })
    expect(taken).toHaveLength(2)
    await opened.close()
  })

  test('in two tabs at one time the second one sends nothing', async () => {
    const tabs = [await open('/waiting'), await again('/waiting')] as const
    const outcomes = tabs.map((tab) => run(tab, 'send', input, { ...short, stepMs: 30_000 }))
    for (const tab of tabs)
      await expect.poll(() => tab.inputValue('[name=email]'), { timeout: 30_000 }).toBe(input.email)
    const enable = (tab: Page) => tab.evaluate('document.querySelector("button").disabled = false')
    await enable(tabs[0])
    const first = await outcomes[0]
    await enable(tabs[1])
    isRefused(await outcomes[1], first)
    // What it has filled in is put back.
    expect(await tabs[1].inputValue('[name=email]')).toBe('')
    expect(taken).toEqual([input.email])
    await Promise.all(tabs.map((tab) => tab.close()))
  })

  test('nor by a button', async () => {
    const opened = await open('/button', { kind: 'button' })
    const first = await run(opened, 'send', {}, short)
    isRefused(await run(opened, 'send', {}, short), first)
    expect(taken).toEqual(['x'])
    await opened.close()
  })

  test('nor by a form that is sent by GET and asks about a person', async () => {
    const opened = await open('/news-by-get')
    await run(opened, 'send', input, short)
    expect(await run(opened, 'send', input, short)).toMatchObject({ error: { code: 'already_sent' } })
    await opened.close()
  })

  test('where storage is blocked, on the same page', async () => {
    const opened = await open('/blocked')
    const first = await run(opened, 'send', input, short)
    isRefused(await run(opened, 'send', input, short), first)
    expect(taken).toHaveLength(1)
    await opened.close()
  })

  test('on a page that is not secure', async () => {
    const origin = site.origin.replace('127.0.0.1', 'shop.test')
    site.tools = [toolNamed('send', { selector: '#f', pageUrl: `${origin}/quiet` })]
    for (const code of [undefined, 'already_sent']) {
      const opened = await site.context.newPage()
      await opened.goto(`${origin}/quiet`)
      await whenReady(opened)
      expect(await opened.evaluate(() => isSecureContext)).toBe(false)
      const { error } = await run(opened, 'send', input, short)
      expect(error?.code).toBe(code)
      expect(await opened.evaluate(() => localStorage.getItem('operable:sent'))).not.toContain('ada')
      await opened.close()
    }
    expect(taken).toHaveLength(1)
  })

  test('and no value is kept, and not for ever', async () => {
    const opened = await open('/quiet')
    for (const name of ['ada', 'bob']) await run(opened, 'send', { email: `${name}@shop.example` }, short)
    const kept = await opened.evaluate(() => localStorage.getItem('operable:sent') ?? '')
    expect(kept).not.toMatch(/ada|bob|shop/)
    const { runs } = JSON.parse(kept) as { runs: { at: number; hash: string }[] }
    expect(runs).toHaveLength(2)
    await opened.evaluate((text) => {
      const sent = JSON.parse(text) as { runs: { at: number }[] }
      const many = Array.from({ length: 500 }, (_, index) => ({ ...sent.runs[1], receiptId: `r${index}` }))
      const old = { ...sent.runs[0]!, at: sent.runs[0]!.at - 600_001 }
      localStorage.setItem('operable:sent', JSON.stringify({ ...sent, runs: [...many, old] }))
    }, kept)
    const { error } = await run(opened, 'send', { email: 'ada@shop.example' }, short)
    expect(error).toBeUndefined()
    const after = await opened.evaluate(() => localStorage.getItem('operable:sent') ?? '')
    expect((JSON.parse(after) as { runs: object[] }).runs).toHaveLength(100)
    await opened.close()
  })

  test.each(['nonsense', 'null', '[]', '{"salt":1,"runs":[null]}', '{"runs":"x"}'])(
    'whatever a page has written in its place: %s',
    async (text) => {
      const opened = await open('/quiet')
      await opened.evaluate((text) => localStorage.setItem('operable:sent', text), text)
      const first = await run(opened, 'send', input, short)
      expect([first.status, first.error]).toEqual(['submitted_unverified', undefined])
      isRefused(await run(opened, 'send', input, short), first)
      await opened.close()
    },
  )
})

describe('what may be sent again is', () => {
  test('what the page has taken', async () => {
    const opened = await open('/thanking')
    for (let count = 1; count < 3; count++) {
      expect(await run(opened, 'send', input)).toMatchObject({ status: 'confirmed' })
      expect(taken).toHaveLength(count)
      await opened.reload()
      await whenReady(opened)
    }
    await opened.close()
  })

  test('what it has refused', async () => {
    const opened = await open('/refusing')
    for (let count = 1; count < 3; count++) {
      expect(await run(opened, 'send', input)).toMatchObject({ status: 'rejected' })
      expect(taken).toHaveLength(count)
      await opened.reload()
      await whenReady(opened)
    }
    await opened.close()
  })

  test('what the page that it led to has thanked for', async () => {
    const opened = await open('/native-thanks')
    for (let count = 1; count < 3; count++) {
      expect(await through(opened, input)).toMatchObject({ status: 'confirmed', final: true })
      await opened.goto(`${site.origin}/native-thanks`)
      await whenReady(opened)
    }
    expect(taken).toHaveLength(2)
    await opened.close()
  })

  test('what only asks: a search by GET', async () => {
    const opened = await open('/search')
    for (let count = 1; count < 3; count++) {
      const receipt = await through(opened, { q: 'bike' })
      expect([receipt?.status, receipt?.error]).toEqual(['submitted_unverified', undefined])
      await opened.goto(`${site.origin}/search`)
      await whenReady(opened)
    }
    await opened.close()
  })

  test('what only asks: a search by a script', async () => {
    const opened = await open('/searching')
    for (let count = 1; count < 3; count++) {
      expect((await run(opened, 'send', { q: 'bike' }, short)).error).toBeUndefined()
      expect(taken).toHaveLength(count)
    }
    await opened.close()
  })

  test('what may be repeated', async () => {
    const opened = await open('/quiet', { repeatable: true })
    for (let count = 1; count < 3; count++) {
      expect((await run(opened, 'send', input, short)).error).toBeUndefined()
      expect(taken).toHaveLength(count)
    }
    await opened.close()
  })

  test('what was not sent', async () => {
    const opened = await open('/quiet')
    expect(await run(opened, 'send', { town: 'Bath' }, { stepMs: 100 })).toMatchObject({
      error: { code: 'field_not_found' },
    })
    expect((await run(opened, 'send', input, short)).error).toBeUndefined()
    expect(taken).toHaveLength(1)
    await opened.close()
  })
})
