import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import { testBrowser } from '../../packages/node/test/browser.ts'
import { root } from './paths.mjs'

/** The widget that pages pinned before outcomes were read by evidence, and the one that is built now. */
const builds = {
  old: join(root, 'packages/widget/test/fixtures/widget-0'),
  ours: join(root, 'packages/widget/dist'),
}
const names = ['name', 'email', 'phone', 'company', 'city', 'message']
const input = Object.fromEntries(names.map((name) => [name, `a value for ${name}`]))

const row = '<li><article><h3>Bicycle</h3><p>Repaired and <b>ready</b>.</p></article></li>'
const page = `<!doctype html><html lang="en"><title>Shop</title><script async src="/operable.js" data-website="w1"></script>
<main><ul>${row.repeat(2000)}</ul><form id="f" action="/sent" method="post">
${names.map((name) => `<p><label>${name} <input name="${name}"></label></p>`).join('')}<button>Send message</button></form>
<ul>${row.repeat(400)}</ul></main>
<script>f.onsubmit = async (event) => {
  event.preventDefault()
  await fetch('/sent', { method: 'POST', body: new FormData(f) })
  f.replaceWith(Object.assign(document.createElement('p'), { textContent: 'Thank you. Your message was sent.' }))
}</script>`

/**
 * What one run costs a page of 12,000 elements: the time that its main thread works from the call to the outcome.
 * @param {{ turns: number }} options
 * @returns {Promise<Record<'old' | 'ours', number[]>>} CPU ms by build, in the order of the turns
 */
export async function largePage({ turns }) {
  let build = builds.old
  const server = createServer(async ({ url = '/' }, answer) => {
    const { pathname, origin } = new URL(url, `http://127.0.0.1:${port()}`)
    if (pathname === '/') answer.setHeader('content-type', 'text/html').end(page)
    else if (pathname.endsWith('tools.json')) answer.setHeader('content-type', 'application/json').end(list(origin))
    else if (pathname === '/sent') answer.setHeader('content-type', 'application/json').end('{"ok":true}')
    else if (pathname.endsWith('.js'))
      answer.setHeader('content-type', 'text/javascript').end(await readFile(join(build, pathname)))
    else answer.writeHead(404).end()
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)))
  const port = () => /** @type {import('node:net').AddressInfo} */ (server.address()).port
  const browser = await chromium.launch({ executablePath: await testBrowser(), args: ['--no-sandbox'] })
  /** @type {Record<'old' | 'ours', number[]>} */
  const took = { old: [], ours: [] }
  try {
    for (let turn = 0; turn < turns; turn++) {
      for (const name of /** @type {const} */ (['old', 'ours'])) {
        build = builds[name]
        took[name].push(await costOfRun(browser, `http://127.0.0.1:${port()}/`))
      }
    }
  } finally {
    await browser.close()
    server.close()
  }
  return took
}

/** @param {string} origin */
function list(origin) {
  const fields = names.map((name) => ({
    key: name,
    selector: `[name=${name}]`,
    type: 'text',
    purpose: 'unknown',
    label: name,
    required: false,
  }))
  const properties = Object.fromEntries(names.map((name) => [name, { type: 'string' }]))
  const metadata = { kind: 'form', fields, inputSchema: { type: 'object', properties } }
  const at = '2026-11-21T10:00:00.000Z'
  const tool = { id: 't1', name: 'contactSales', description: '', pageUrl: `${origin}/`, active: true, selector: '#f' }
  const tools = [{ ...tool, source: 'manual', metadata, createdAt: at, updatedAt: at }]
  return JSON.stringify({ version: 1, websiteId: 'w1', url: `${origin}/`, tools })
}

/**
 * @param {import('playwright-core').Browser} browser
 * @param {string} url
 */
async function costOfRun(browser, url) {
  const opened = await browser.newPage()
  await opened.goto(url)
  await opened.waitForFunction('globalThis.operable?.tools().length')
  await opened.waitForTimeout(500) // the executor is there
  const session = await opened.context().newCDPSession(opened)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  const busy = async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN)
  }
  const before = await busy()
  const outcome = await opened.evaluate(`operable.run('contactSales', ${JSON.stringify(input)})`)
  const cost = (await busy()) - before
  const { status } = /** @type {{ status: string }} */ (outcome)
  if (status !== 'confirmed') throw new Error(`The run ended as ${JSON.stringify(outcome)}.`)
  await opened.close()
  return cost
}
