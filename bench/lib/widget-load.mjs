import { tag, toolNamed, whenReady, widgetSite } from '../../packages/widget/test/widget-site.ts'

const TOOLS = 30
const paragraphs = Array.from(
  { length: 200 },
  (_, index) => `<h2>Part ${index}</h2><p>${'words '.repeat(40)}</p>`,
).join('')
const body = `<form><input name="email"><button>Send</button></form>${paragraphs}`
/** @param {string} head */
const page = (head) =>
  `<!doctype html><html lang="en"><head><title>Shop</title>${head}</head><body>${body}</body></html>`

/**
 * Loads a page with and without the widget on a slowed processor, and takes its longest tasks from the browser's trace.
 * They are counted in CPU time of the page's thread: what the machine does besides makes no task longer.
 * @param {{ turns: number, slowdown: number }} options
 * @returns {Promise<{ plain: number[], ours: number[], script: number[] }>} ms; `script`: the most that
 *   scripts take of one task in which some code of the widget runs
 */
export async function longTasks({ turns, slowdown }) {
  const site = await widgetSite({ pages: { '/plain': page(''), '/': page(tag('SERVICE', 'data-preload')) } })
  site.tools = Array.from({ length: TOOLS }, (_, index) => toolNamed(`tool${index}`))
  /** @type {{ plain: number[], ours: number[], script: number[] }} */
  const raw = { plain: [], ours: [], script: [] }
  try {
    for (let turn = 0; turn < turns; turn++) {
      for (const path of turn % 2 ? ['/', '/plain'] : ['/plain', '/']) {
        const { task, script } = longest(await traceOf(site, path, slowdown), site.origin + path)
        if (path === '/') raw.script.push(script)
        raw[path === '/' ? 'ours' : 'plain'].push(task)
      }
    }
  } finally {
    await site.close()
  }
  return raw
}

/** @typedef {{ name: string, pid: number, tid: number, ts: number, dur?: number, tdur?: number, args?: object }} TraceEvent */

/** What the browser's trace calls the running of scripts. */
const SCRIPT = /^(EvaluateScript|FunctionCall|RunMicrotasks|v8\.evaluateModule)$/

/**
 * @param {import('../../packages/widget/test/widget-site.ts').WidgetSite} site
 * @param {string} path
 * @param {number} slowdown
 * @returns {Promise<TraceEvent[]>}
 */
async function traceOf(site, path, slowdown) {
  const context = await site.browser.newContext() // nothing is cached
  const tracing = /** @type {any} */ (await site.browser.newBrowserCDPSession())
  try {
    const opened = await context.newPage()
    const session = await context.newCDPSession(opened)
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    /** @type {TraceEvent[]} */
    const events = []
    tracing.on('Tracing.dataCollected', (/** @type {{ value: TraceEvent[] }} */ { value }) => events.push(...value))
    const includedCategories = ['devtools.timeline', 'disabled-by-default-devtools.timeline']
    await tracing.send('Tracing.start', { traceConfig: { includedCategories }, transferMode: 'ReportEvents' })
    await opened.goto(site.origin + path, { waitUntil: 'load' })
    if (path === '/') {
      await whenReady(opened)
      const loaded = () => performance.getEntriesByType('resource').some(({ name }) => name.includes('-executor.js'))
      await opened.waitForFunction(loaded)
    }
    await opened.waitForTimeout(500) // what comes right after the load counts too
    const complete = new Promise((resolve) => tracing.once('Tracing.tracingComplete', resolve))
    await tracing.send('Tracing.end')
    await complete
    return events
  } finally {
    await tracing.detach()
    await context.close()
  }
}

/**
 * @param {TraceEvent[]} events
 * @param {string} url of the page
 * @returns {{ task: number, script: number }} ms of CPU time
 */
function longest(events, url) {
  const says = (/** @type {TraceEvent} */ { args }, /** @type {string} */ text) =>
    JSON.stringify(args ?? {}).includes(text)
  const parsing = events.find((event) => event.name === 'ParseHTML' && says(event, url))
  const own = events.filter(({ pid, tid }) => pid === parsing?.pid && tid === parsing?.tid)
  const tasks = own.filter(({ name }) => name === 'RunTask')
  const scripts = own.filter(({ name }) => SCRIPT.test(name))
  const outermost = scripts.filter((event) => !scripts.some((other) => other !== event && holds(other, event)))
  // All script of a task that runs some of ours counts: microtasks do not say whose they are.
  const code = tasks
    .map((task) => scripts.filter((event) => holds(task, event)))
    .filter((within) => within.some((event) => says(event, '/operable')))
    .map((within) => within.filter((event) => outermost.includes(event)))
    .map((within) => within.reduce((sum, { tdur = 0 }) => sum + tdur / 1000, 0))
  return { task: Math.max(0, ...tasks.map(({ tdur = 0 }) => tdur / 1000)), script: Math.max(0, ...code) }
}

/** Whether one event lies within another. */
function holds(/** @type {TraceEvent} */ outer, /** @type {TraceEvent} */ inner) {
  return outer.ts <= inner.ts && inner.ts + (inner.dur ?? 0) <= outer.ts + (outer.dur ?? 0)
}

/**
 * How long a page with WebMCP needs until the browser lists all tools.
 * @param {{ turns: number, tools: number }} options
 * @returns {Promise<number[]>} ms
 */
export async function registrations({ turns, tools }) {
  const { bundleModule } = await import('../../packages/widget/test/bundle-page.ts')
  const text = await bundleModule()
  const site = await widgetSite({
    pages: {
      '/': page(''),
      '/widget.js': (_, outgoing) => void outgoing.writeHead(200, { 'content-type': 'text/javascript' }).end(text),
    },
    args: ['--enable-features=WebMCP'],
  })
  const list = Array.from({ length: tools }, (_, index) =>
    toolNamed(`tool${index}`, {
      metadata: {
        inputSchema: { type: 'object', properties: { email: { type: 'string' }, name: { type: 'string' } } },
      },
    }),
  )
  /** @type {number[]} */
  const raw = []
  try {
    for (let turn = 0; turn < turns; turn++) {
      const opened = await site.open('/')
      raw.push(
        await opened.evaluate(async (list) => {
          const { modelContext } = /** @type {any} */ (document)
          const address = '/widget.js'
          const { createWidget } = await import(address)
          const start = performance.now()
          createWidget({ tools: list })
          while ((await modelContext.getTools()).length < list.length) await new Promise(requestAnimationFrame)
          return performance.now() - start
        }, list),
      )
      await opened.close()
    }
  } finally {
    await site.close()
  }
  return raw
}
