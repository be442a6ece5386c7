import { applyToolPatch } from '@operable/core/tools'
import type { CDPSession, Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Outcome, Widget } from '../src/types.ts'
import { receiptsOn, tag, toolNamed, type WidgetSite, whenReady, widgetSite } from './widget-site.ts'

interface RegisteredTool {
  name: string
  title: string
  description: string
  inputSchema?: object
  annotations?: { readOnlyHint: boolean; consequentialHint: boolean }
}
interface ModelContext {
  getTools(): Promise<RegisteredTool[]>
  executeTool(tool: RegisteredTool, input: object, options?: { signal?: AbortSignal }): Promise<string | null>
}
declare global {
  interface Document {
    modelContext?: ModelContext
  }
}

// The form is made when the dialog opens: nothing of it is on the page before.
const shop = `<button id="open" type="button">Contact us</button><main></main><script>
  document.querySelector('#open').onclick = () => setTimeout(() => {
    document.querySelector('main').innerHTML = '<dialog open><form id="contact"><label>Email <input name="email"></label><button>Send</button></form></dialog>'
    document.querySelector('form').onsubmit = (event) => { event.preventDefault(); fetch('/taken', { method: 'POST' }); document.querySelector('main').innerHTML = '<p role="status">Thank you!</p>' }
  }, 30)</script>`
const leaving =
  '<form id="leave" method="post" action="/submit"><label>Email <input name="email"></label><button>Send</button></form>'
const page = (body: string, head = tag('SERVICE', 'data-poll="200"')): string =>
  `<!doctype html><html lang="en"><head><title>Shop</title>${head}</head><body>${body}</body></html>`

const polyfill = `<script>
  const registered = new Map()
  Object.defineProperty(document, 'modelContext', { configurable: true, value: {
    registerTool: async (tool, { signal }) => { registered.set(tool.name, tool); signal.addEventListener('abort', () => registered.delete(tool.name)) },
    getTools: async () => [...registered.values()],
    executeTool: async (tool, input) => JSON.stringify(await tool.execute(input)),
  } })
  window.mine = document.modelContext</script>`

// A form whose request is answered with nothing that the page shows.
const silent = `<form id="quiet"><label>Email <input name="email"></label><button>Send</button></form><script>
  document.forms[0].onsubmit = (event) => { event.preventDefault(); window.sent = (window.sent ?? 0) + 1 }</script>`

// A form that draws its second step in the place of the first.
const steps = `<form id="steps"><label>Email <input name="email" required></label><button>Continue</button></form><script>
  document.forms[0].onsubmit = (event) => { event.preventDefault()
    if (event.target.size) fetch('/taken', { method: 'POST' }).then(() => { document.body.innerHTML = '<p role="status">Thank you!</p>' })
    else event.target.innerHTML = '<label>Size <select name="size" required><option value="">Choose<option>Small</select></label><button>Send</button>' }</script>`

/** What Prototype 1.6 puts on all arrays and on texts. */
const prototype = `<script>
  Object.toJSON = (object) => Array.isArray(object) ? object.toJSON() : object && typeof object === 'object'
    ? '{' + Object.keys(object).map((key) => JSON.stringify(key) + ': ' + Object.toJSON(object[key])).join(', ') + '}'
    : String(JSON.stringify(object))
  Array.prototype.toJSON = function () { return '[' + this.map(Object.toJSON).join(', ') + ']' }
  String.prototype.toJSON = function () { return JSON.stringify(String(this)) }
  Date.prototype.toJSON = function () { return '"' + this.toISOString() + '"' }</script>`

const late = `<script>window.come = () => {
  const registered = new Map()
  document.modelContext = {
    registerTool(tool, { signal }) { registered.set(tool.name, tool); signal.addEventListener('abort', () => registered.delete(tool.name)) },
    getTools: async () => [...registered.values()],
  }
}</script>`

const pages = {
  '/': page(shop + leaving),
  '/taken': page(
    shop,
    `<script>window.own = new AbortController()
      document.modelContext?.registerTool({ name: 'contactSales', description: 'Of the page.', execute: async () => ({}) }, { signal: own.signal })</script>${tag('SERVICE', 'data-poll="200"')}`,
  ),
  '/late': page(shop, late + tag('SERVICE', 'data-poll="100"')),
  '/late-still': page(shop, late + tag('SERVICE', 'data-poll="0"')),
  '/polyfill': page(shop, polyfill + tag('SERVICE')),
  '/thanks': page('<h1>Thank you</h1>', tag('SERVICE').replace('async ', '')),
  '/silent': page(silent),
  '/steps': page(steps),
  '/silent-polyfill': page(silent, polyfill + tag('SERVICE')),
  '/prototype': page(shop, prototype + tag('SERVICE')),
  '/prototype-polyfill': page(shop, prototype + polyfill + tag('SERVICE')),
  '/prototype-leave': page(leaving, prototype + tag('SERVICE')),
}

const schema = { type: 'object', properties: { email: { type: 'string' } }, required: ['email'] }
const fields = [
  { key: 'email', selector: '[name="email"]', type: 'text', purpose: 'email', label: 'Email', required: true },
]
const contact = toolNamed('contactSales', {
  selector: '#contact',
  metadata: { triggerSelector: '#open', inModal: true, inputSchema: schema, fields },
})
const leave = toolNamed('subscribe', {
  selector: '#leave',
  metadata: { inputSchema: schema, fields, safety: { needsPerson: false, reasons: [], consequential: true } },
})
const quiet = toolNamed('quiet', { selector: '#quiet', metadata: { inputSchema: schema, fields } })
const signup = toolNamed('signUp', { selector: '#none' })
/** Named like one that only shows something. */
const posted = toolNamed('viewPricing', {
  selector: '#none',
  metadata: { safety: { needsPerson: false, reasons: [], consequential: true, readOnly: false } },
})
const titled = toolNamed('bookAppointment', {
  selector: '#none',
  description: 'Books a date: sends “Service”.',
  metadata: {
    title: 'Book an appointment',
    inputSchema: {
      $schema: 'https://json-schema.org/draft/2020-12/schema',
      type: 'object',
      properties: {
        service: { title: 'Service *', type: 'string', enum: Array.from({ length: 30 }, (_, at) => `s${at}`) },
      },
      required: ['service'],
      additionalProperties: false,
    },
    fields: [
      {
        key: 'service',
        selector: '#service',
        type: 'select-one',
        purpose: 'unknown',
        label: 'Service *',
        required: true,
      },
    ],
    aliases: ['booking'],
  },
})
const cancel = toolNamed('cancelOrder', { selector: '#none', metadata: { kind: 'button' } })
const reads = { needsPerson: false, reasons: [], consequential: false, readOnly: true }
const pricing = toolNamed('viewPricing', { selector: '#none', metadata: { kind: 'button', safety: reads } })
const input = { email: 'ada@shop.example' }
const again = { ...input, again: true }
const sentBeforeAbort = {
  status: 'submitted_unverified',
  error: { code: 'aborted', message: 'aborted after it was sent' },
}

const sites: WidgetSite[] = []
async function siteWith(args: string[]): Promise<WidgetSite> {
  const site = await widgetSite({ whole: true, pages, args, remembers: true })
  sites.push(site)
  return site
}
afterAll(() => Promise.all(sites.map((site) => site.close())))

async function ready(site: WidgetSite, path = '/'): Promise<Page> {
  const opened = await site.open(path)
  await whenReady(opened)
  return opened
}

const execute = (opened: Page, name: string, given: object) =>
  opened.evaluate(
    async ([name, given]) => {
      const context = document.modelContext as ModelContext
      const tool = (await context.getTools()).find((each) => each.name === name) as RegisteredTool
      return JSON.parse((await context.executeTool(tool, given)) ?? 'null') as unknown
    },
    [name, given] as const,
  )

const registeredOn = (opened: Page) =>
  opened.evaluate(async () => (await document.modelContext?.getTools())?.map(({ name }) => name))

const describedOn = (opened: Page) =>
  opened.evaluate(() => (window as unknown as { operable: Widget }).operable.describe())

describe('a browser with WebMCP', () => {
  let site: WidgetSite
  beforeAll(async () => {
    site = await siteWith(['--enable-features=WebMCP'])
  })
  beforeEach(() => {
    site.tools = [contact, leave, pricing]
  })

  test('knows every tool before its form exists', async () => {
    const opened = await ready(site)
    await expect.poll(() => registeredOn(opened)).toEqual(['contactSales', 'subscribe', 'viewPricing'])
    const [first, second, third] = await opened.evaluate(async () =>
      ((await document.modelContext?.getTools()) ?? []).map(({ title, description, inputSchema, annotations }) => ({
        title,
        description,
        inputSchema,
        annotations,
      })),
    )
    expect(first).toMatchObject({ title: 'Contact sales', description: 'Does contactSales.', inputSchema: schema })
    expect(second?.annotations).toMatchObject({ readOnlyHint: false, consequentialHint: true })
    expect([second?.title, third?.title]).toEqual(['Subscribe', 'View pricing'])
    expect(third?.annotations).toMatchObject({ readOnlyHint: true, consequentialHint: false })
    await opened.close()
  })

  test('is told of each tool for which a person is asked', async () => {
    site.tools = [signup, cancel, pricing]
    const opened = await ready(site)
    await expect.poll(() => registeredOn(opened)).toEqual(['cancelOrder', 'signUp', 'viewPricing'])
    const hints = await opened.evaluate(async () =>
      ((await document.modelContext?.getTools()) ?? []).map(({ annotations }) => annotations?.consequentialHint),
    )
    expect(hints).toEqual([true, true, false])
    await opened.close()
  })

  test('has tools whose names are the same to it by names of their own', async () => {
    const long = 'x'.repeat(130)
    const names = ['with space', 'with?space', 'with_space', long, `${long}y`]
    site.tools = names.map((name) => toolNamed(name, { metadata: { inputSchema: schema } }))
    const opened = await ready(site)
    const known = ['with_space', 'with_space_2', 'with_space_3', long.slice(0, 128), `${long.slice(0, 124)}_2`]
    const sorted = async () => (await registeredOn(opened))?.toSorted()
    await expect.poll(sorted, { timeout: 30_000 }).toEqual(known.toSorted())
    for (const [index, name] of known.entries())
      expect(await execute(opened, name, {})).toMatchObject({ tool: names[index], error: { code: 'invalid_input' } })
    await opened.close()
  })

  test('has a tool whose name the page had taken, once it is free', async () => {
    site.tools = [contact, pricing].map((tool) => ({ ...tool, pageUrl: '/taken' }))
    const opened = await ready(site, '/taken')
    await expect.poll(() => registeredOn(opened), { timeout: 30_000 }).toEqual(['contactSales', 'viewPricing'])
    expect(await execute(opened, 'contactSales', input)).toEqual({})
    await opened.evaluate(() => (window as unknown as { own: AbortController }).own.abort())
    await expect.poll(() => registeredOn(opened), { timeout: 30_000 }).toEqual(['contactSales', 'viewPricing'])
    expect(await execute(opened, 'contactSales', input)).toMatchObject({ status: 'confirmed' })
    await opened.close()
  })

  test('is told by what a tool does, not by its name, whether it only reads', async () => {
    site.tools = [posted]
    const opened = await ready(site)
    await expect.poll(() => registeredOn(opened)).toEqual(['viewPricing'])
    const hints = await opened.evaluate(async () => (await document.modelContext?.getTools())?.[0]?.annotations)
    expect(hints).toMatchObject({ readOnlyHint: false, consequentialHint: true })
    await opened.close()
  })

  test('is told the same as whoever asks window.operable', async () => {
    site.tools = [titled]
    const opened = await ready(site)
    expect(await registeredOn(opened)).toEqual(['bookAppointment'])
    const registered = await opened.evaluate(async () => {
      const [tool] = (await document.modelContext?.getTools()) ?? []
      const { name, title, description, inputSchema } = tool as RegisteredTool
      return { name, title, description, inputSchema: inputSchema as { properties: { again?: object } } }
    })
    expect(registered).toMatchObject({ name: 'bookAppointment', title: 'Book an appointment' })
    const { again, ...properties } = registered.inputSchema.properties
    expect(again).toBeDefined()
    expect(await describedOn(opened)).toEqual([
      {
        ...registered,
        inputSchema: { ...registered.inputSchema, properties },
        annotations: { consequentialHint: true },
      },
    ])
    await opened.close()
  })

  test('runs a tool in a closed dialog in one call', async () => {
    const opened = await ready(site)
    expect(await execute(opened, 'contactSales', input)).toMatchObject({ status: 'confirmed' })
    await opened.close()
  })

  test('is told what the next step of a form takes, and goes on with it', async () => {
    const metadata = { inputSchema: { ...schema, additionalProperties: false }, fields }
    site.tools = [toolNamed('steps', { pageUrl: '/steps', selector: '#steps', metadata })]
    const opened = await ready(site, '/steps')
    await expect.poll(() => registeredOn(opened), { timeout: 30_000 }).toEqual(['steps'])
    expect(await execute(opened, 'steps', input)).toMatchObject({
      status: 'next_step',
      next: {
        fields: [{ key: 'size', label: 'Size', type: 'select-one', required: true, options: ['Choose', 'Small'] }],
        button: 'Send',
      },
    })
    expect(await execute(opened, 'steps', { size: 'Small' })).toMatchObject({ status: 'confirmed' })
    await opened.close()
  })

  test('gets an object also when something is wrong', async () => {
    const opened = await ready(site)
    expect(await execute(opened, 'contactSales', { email: 1 })).toMatchObject({
      status: 'failed',
      error: { code: 'invalid_input' },
      errors: [{ path: '/email', schemaPath: '/properties/email/type' }],
    })
    await opened.close()
  })

  test('is told that the same can be sent again, but not where that means nothing', async () => {
    site.tools = [
      contact,
      pricing,
      toolNamed('addToCart', { selector: '#none', metadata: { repeatable: true } }),
      toolNamed('vote', {
        selector: '#none',
        metadata: { inputSchema: { properties: { again: { type: 'string' } } } },
      }),
    ]
    const opened = await ready(site)
    await expect.poll(() => registeredOn(opened)).toHaveLength(4)
    const kinds = await opened.evaluate(async () =>
      Object.fromEntries(
        ((await document.modelContext?.getTools()) ?? []).map(({ name, inputSchema }) => [
          name,
          (inputSchema as { properties: { again?: { type: string } } }).properties.again?.type,
        ]),
      ),
    )
    expect(kinds).toEqual({ contactSales: 'boolean', viewPricing: undefined, addToCart: undefined, vote: 'string' })
    await opened.close()
  })

  test('gets what was sent already by its receipt, and sends it again when it is told to', async () => {
    site.tools = [{ ...quiet, pageUrl: '/silent' }]
    const opened = await ready(site, '/silent')
    await expect.poll(() => registeredOn(opened)).toEqual(['quiet'])
    const first = await execute(opened, 'quiet', input)
    const { receiptId } = first as { receiptId: string }
    expect(await execute(opened, 'quiet', input)).toMatchObject({ error: { code: 'already_sent' }, receiptId })
    expect(await opened.evaluate('window.sent')).toBe(1)
    expect(await execute(opened, 'quiet', { ...input, again: true })).not.toHaveProperty('error')
    expect(await opened.evaluate('window.sent')).toBe(2)
    await opened.close()
  })

  test('is told nothing of a tool that was moved but how to call it', async () => {
    site.tools = [
      applyToolPatch(contact, { pageUrl: `${site.origin}/silent`, selector: '#quiet', clickSelector: null }),
      toolNamed('viewPricing', {
        selector: '#none',
        metadata: { kind: 'button', unchecked: true, inputSchema: schema },
      }),
    ]
    const opened = await ready(site, '/silent')
    await expect.poll(() => registeredOn(opened)).toHaveLength(2)
    const tools = await opened.evaluate(async () =>
      ((await document.modelContext?.getTools()) ?? []).map(({ inputSchema, annotations }) => ({
        inputSchema,
        annotations,
      })),
    )
    for (const { inputSchema, annotations } of tools) {
      expect(inputSchema).toMatchObject({ type: 'object' })
      for (const member of ['required', 'additionalProperties']) expect(inputSchema).not.toHaveProperty(member)
      expect((inputSchema as typeof schema).properties).not.toHaveProperty('email')
      expect(annotations).toMatchObject({ readOnlyHint: false, consequentialHint: true })
    }
    await opened.close()
  })

  test('gets lists as lists on a page with an old library that makes texts of them', async () => {
    site.tools = [{ ...contact, pageUrl: '/prototype' }]
    const opened = await ready(site, '/prototype')
    await expect.poll(() => registeredOn(opened)).toEqual(['contactSales'])
    const [known] = await opened.evaluate(async () =>
      ((await document.modelContext?.getTools()) ?? []).map(({ inputSchema }) => inputSchema),
    )
    expect(known).toMatchObject({ required: ['email'] })
    const outcome = await execute(opened, 'contactSales', input)
    expect(outcome).toMatchObject({ status: 'confirmed', evidence: expect.any(Array) })
    await opened.close()
  })

  test('gets the receipt of the page that follows there too', async () => {
    site.tools = [{ ...leave, pageUrl: '/prototype-leave' }]
    const opened = await ready(site, '/prototype-leave')
    const answered = await responder(await site.context.newCDPSession(opened))
    const { output } = await answered.invoke('subscribe', input)
    expect(output).toMatchObject([{ '@type': 'Action', name: 'subscribe', result: expect.any(Array), final: false }])
    await expect.poll(() => receiptsOn(opened)).toMatchObject([{ tool: 'subscribe', status: 'confirmed', final: true }])
    await opened.close()
  })

  test('that ends its call after it was sent gets the receipt when it calls again: the browser hands over no answer', async () => {
    site.tools = [{ ...quiet, pageUrl: '/silent' }]
    const opened = await ready(site, '/silent')
    await expect.poll(() => registeredOn(opened)).toEqual(['quiet'])
    const { answer, outcome } = await opened.evaluate(async (given) => {
      const context = document.modelContext as ModelContext
      const [tool] = (await context.getTools()) as [RegisteredTool]
      const aborting = new AbortController()
      addEventListener('submit', () => setTimeout(() => aborting.abort()), true)
      const ended = new Promise<Outcome>((resolve) => {
        ;(window as unknown as { operable: Widget }).operable.on('outcome', resolve)
      })
      const answer = await context.executeTool(tool, given, { signal: aborting.signal }).catch(String)
      return { answer, outcome: await ended }
    }, again)
    expect(answer).toContain('AbortError')
    expect(outcome).toMatchObject(sentBeforeAbort)
    const { receiptId } = outcome
    expect(await execute(opened, 'quiet', input)).toMatchObject({ error: { code: 'already_sent' }, receiptId })
    expect(await opened.evaluate('window.sent')).toBe(1)
    await opened.close()
  })

  test('loses a tool that is switched off, and gets it back', async () => {
    const opened = await ready(site)
    site.tools = [contact]
    await expect.poll(() => registeredOn(opened), { timeout: 30_000 }).toEqual(['contactSales'])
    site.tools = [contact, pricing]
    await expect.poll(() => registeredOn(opened), { timeout: 30_000 }).toEqual(['contactSales', 'viewPricing'])
    await opened.close()
  })

  test('through the protocol of its developer tools: an agent gets the receipt of the page that follows', async () => {
    const opened = await ready(site)
    const session = await site.context.newCDPSession(opened)
    const answered = await responder(session)
    expect((await answered.invoke('contactSales', input)).output).toMatchObject({ status: 'confirmed' })
    const { output } = await answered.invoke('subscribe', input)
    expect(output).toMatchObject([{ '@type': 'Action', name: 'subscribe' }])
    await opened.close()
  })
})

interface Answer {
  status: string
  output?: unknown
}

/** Chromium's `WebMCP` domain, which is not in the types yet. */
async function responder(session: CDPSession) {
  const cdp = session as unknown as {
    send(method: string, params?: object): Promise<{ invocationId: string; frameTree: { frame: { id: string } } }>
    on(event: string, listener: (event: Answer & { invocationId: string; tools: { name: string }[] }) => void): void
  }
  const answers = new Map<string, Answer>()
  const known = new Set<string>()
  cdp.on('WebMCP.toolsAdded', ({ tools }) => {
    for (const { name } of tools) known.add(name)
  })
  cdp.on('WebMCP.toolResponded', (event) => void answers.set(event.invocationId, event))
  await cdp.send('WebMCP.enable')
  const { frameTree } = await cdp.send('Page.getFrameTree')
  return {
    async invoke(toolName: string, given: object): Promise<Answer> {
      await expect.poll(() => known.has(toolName), { timeout: 30_000 }).toBe(true)
      const { invocationId } = await cdp.send('WebMCP.invokeTool', {
        frameId: frameTree.frame.id,
        toolName,
        input: given,
      })
      await expect.poll(() => answers.has(invocationId), { timeout: 30_000 }).toBe(true)
      return answers.get(invocationId) as Answer
    },
  }
}

describe('a browser without WebMCP', () => {
  let site: WidgetSite
  beforeAll(async () => {
    site = await siteWith([])
  })
  beforeEach(() => {
    site.tools = [contact, leave]
  })

  test('has the same tools at window.operable', async () => {
    const opened = await ready(site)
    expect(await opened.evaluate(() => document.modelContext === undefined)).toBe(true)
    const outcome = await opened.evaluate(
      (given) => (window as unknown as { operable: Widget }).operable.run('contactSales', JSON.stringify(given)),
      input,
    )
    expect(outcome).toMatchObject({ status: 'confirmed' })
    await opened.close()
  })

  test('tells them in few words: no selectors, a list cut short', async () => {
    site.tools = [contact, titled]
    const opened = await ready(site)
    expect(site.requests.filter((each) => each.includes('operable-agents'))).toEqual([])
    const told = await describedOn(opened)
    expect(told.map(({ name, title }) => [name, title])).toEqual([
      ['contactSales', 'Contact sales'],
      ['bookAppointment', 'Book an appointment'],
    ])
    expect(JSON.stringify(told)).not.toMatch(/#none|selector|fingerprint/)
    const description = expect.stringMatching(/^One of 30, as s0; (?:s\d+; ){18}s19\.$/)
    expect(told[1]?.inputSchema['properties']).toEqual({ service: { title: 'Service', description, type: 'string' } })
    expect(await opened.evaluate(() => (window as unknown as { operable: Widget }).operable.tools())).toMatchObject([
      { selector: '#contact' },
      { metadata: { fields: [{ selector: '#service' }] } },
    ])
    await opened.close()
  })

  test.each(['contactSales', ' contactsales ', 'booking', 'BOOKAPPOINTMENT'])('runs a tool called %j', async (name) => {
    site.tools = [contact, titled]
    const opened = await ready(site)
    const { tool } = await opened.evaluate(
      (called) => (window as unknown as { operable: Widget }).operable.run(called, { wrong: 1 }),
      name,
    )
    expect(tool).toBe(/contact/i.test(name) ? 'contactSales' : 'bookAppointment')
    await opened.close()
  })

  test('and with a polyfill: the tools are there, and it stays what it was', async () => {
    site.tools = site.tools.map((tool) => ({ ...tool, pageUrl: '/polyfill' }))
    const opened = await ready(site, '/polyfill')
    expect(await registeredOn(opened)).toEqual(['contactSales', 'subscribe'])
    expect(await execute(opened, 'contactSales', input)).toMatchObject({ status: 'confirmed' })
    expect(await opened.evaluate(() => document.modelContext === (window as unknown as { mine: unknown }).mine)).toBe(
      true,
    )
    await opened.close()
  })

  test('and with a polyfill that comes later: the tools are there with the next look at the list', async () => {
    site.tools = [toolNamed('contactSales', { pageUrl: '/late' })]
    const opened = await ready(site, '/late')
    await opened.evaluate(() => (window as unknown as { come(): void }).come())
    await expect.poll(() => registeredOn(opened), { timeout: 30_000 }).toEqual(['contactSales'])
    await opened.close()
  })

  test.each([
    [
      'once the page is visible again',
      (opened: Page) => opened.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))),
    ],
    [
      'with a run',
      (opened: Page) => opened.evaluate(() => (window as unknown as { operable: Widget }).operable.run('nothing')),
    ],
  ])('or, where the list is not looked at again, %s', async (_, act) => {
    site.tools = [toolNamed('contactSales', { pageUrl: '/late-still' })]
    const opened = await ready(site, '/late-still')
    await opened.waitForLoadState('load')
    await opened.evaluate(() => (window as unknown as { come(): void }).come())
    expect(await registeredOn(opened)).toEqual([])
    await act(opened)
    await expect.poll(() => registeredOn(opened), { timeout: 30_000 }).toEqual(['contactSales'])
    await opened.close()
  })

  test.each<[string, string]>([
    ['a signal of its own', '{ signal: { aborted: false, addEventListener() {} } }'],
    ['a signal that is none', '{ signal: {} }'],
    ['a signal that throws', "{ get signal() { throw new Error('mine') } }"],
    ['null', 'null'],
    ['a client', '{ requestUserInteraction() {} }'],
  ])('a polyfill that hands over %s gets an outcome', async (_, options) => {
    site.tools = [toolNamed('contactSales', { pageUrl: '/polyfill', selector: '#none' })]
    const opened = await ready(site, '/polyfill')
    const outcome = await opened.evaluate(async (options) => {
      const [tool] = (await (document.modelContext as ModelContext).getTools()) as unknown as {
        execute(...given: unknown[]): unknown
      }[]
      return tool?.execute(Symbol('x'), new Function(`return ${options}`)())
    }, options)
    expect(outcome).toMatchObject({ status: 'failed', error: { code: expect.any(String) } })
    await opened.close()
  })

  test('a polyfill that ends its own signal after it was sent is told that', async () => {
    site.tools = [{ ...quiet, pageUrl: '/silent-polyfill' }]
    const opened = await ready(site, '/silent-polyfill')
    const outcome = await opened.evaluate(async (given) => {
      const [tool] = (await (document.modelContext as ModelContext).getTools()) as unknown as {
        execute(...given: unknown[]): unknown
      }[]
      const aborting = new AbortController()
      addEventListener('submit', () => setTimeout(() => aborting.abort()), true)
      return tool?.execute(given, { signal: aborting.signal })
    }, again)
    expect(outcome).toMatchObject(sentBeforeAbort)
    await opened.close()
  })

  test('a polyfill on a page with an old library gets lists as lists', async () => {
    site.tools = [{ ...contact, pageUrl: '/prototype-polyfill' }]
    const opened = await ready(site, '/prototype-polyfill')
    expect(await execute(opened, 'contactSales', input)).toMatchObject({ evidence: expect.any(Array) })
    await opened.close()
  })

  test('a polyfill that ends its own signal ends the run', async () => {
    site.tools = [toolNamed('contactSales', { pageUrl: '/polyfill', selector: '#none' })]
    const opened = await ready(site, '/polyfill')
    const outcome = await opened.evaluate(async () => {
      const [tool] = (await (document.modelContext as ModelContext).getTools()) as unknown as {
        execute(...given: unknown[]): unknown
      }[]
      const signal = Object.assign(new EventTarget(), { aborted: false })
      const { operable } = window as unknown as { operable: Widget }
      operable.on('start', () => signal.dispatchEvent(new Event('abort')))
      return tool?.execute({}, { signal })
    })
    expect(outcome).toMatchObject({ status: 'failed', error: { code: 'aborted' } })
    await opened.close()
  })
})
