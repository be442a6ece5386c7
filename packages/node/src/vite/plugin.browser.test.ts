import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { build, createLogger, createServer, type ViteDevServer } from 'vite'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { sharedBrowser, testBrowser } from '../../test/browser.ts'
import { type OperableViteOptions, operable } from './plugin.ts'

const page = (field: string): string => `<!doctype html><html lang="en"><head><title>Mill Bakery</title></head><body>
<h1>Mill Bakery</h1><p>Fresh rolls.</p><div id="app"></div>
<script type="module">
  document.querySelector('#app').innerHTML =
    '<form id="news" method="post" action="/subscribe">${field}<button>Subscribe</button></form>'
</script></body></html>`
const unlabeled = '<input name="q7" required>'
const labeled = '<label>Email <input name="email" type="email" required></label>'

let browser: Browser
let folder: string
let said: string[]
const logger = createLogger('info')
for (const level of ['info', 'warn', 'error'] as const) logger[level] = (text) => void said.push(text)

beforeAll(async () => {
  browser = await sharedBrowser(await testBrowser())
})
beforeEach(async () => {
  said = []
  folder = await mkdtemp(join(tmpdir(), 'operable-vite-'))
  await writeFile(join(folder, 'index.html'), page(unlabeled))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const config = (options: OperableViteOptions) => ({
  root: folder,
  configFile: false as const,
  customLogger: logger,
  plugins: [operable(options)],
})

async function opened(options: OperableViteOptions, look: (page: Page, server: ViteDevServer) => Promise<void>) {
  const server = await createServer({ ...config(options), server: { host: '127.0.0.1', port: 0 } })
  const context = await browser.newContext()
  try {
    await server.listen()
    const page = await context.newPage()
    const { port } = server.httpServer!.address() as { port: number }
    await page.goto(`http://127.0.0.1:${port}/`)
    await look(page, server)
  } finally {
    await context.close()
    await server.close()
  }
}

test('what the open page has wrong is shown on it and printed, once, until it is mended', async () => {
  await opened({}, async (page) => {
    const overlay = page.locator('operable-findings')
    await overlay.getByText('Operable: 1 finding').click()
    await overlay.getByText('Nothing says what the required field “q7” asks for.').waitFor()
    expect(said.filter((text) => text.includes('q7'))).toHaveLength(1)
    expect(await page.evaluate(() => document.body.querySelector('operable-findings'))).toBe(null)
    await writeFile(
      join(folder, 'index.html'),
      (await readFile(join(folder, 'index.html'), 'utf8')).replace(unlabeled, labeled),
    )
    await page.reload()
    await page.locator('#news label').waitFor()
    await overlay.waitFor({ state: 'detached' })
  })
})

test.each<[string, OperableViteOptions, boolean, boolean]>([
  ['the terminal alone', { show: 'terminal' }, false, true],
  ['a rule that is off', { rules: { fillable: 'off' } }, false, false],
])('%s', async (_, options, isDrawn, isPrinted) => {
  await opened(options, async (page, server) => {
    const heard = new Promise((resolve) => server.ws.on('operable:page', resolve))
    await heard
    if (isDrawn || isPrinted)
      await expect.poll(() => said.some((text) => text.includes('q7')), { timeout: 30_000 }).toBe(true)
    expect(await page.locator('operable-findings').count()).toBe(isDrawn ? 1 : 0)
    expect(said.some((text) => text.includes('q7'))).toBe(isPrinted)
  })
})

test('the tag of the widget is in the page, while it is developed and when it is built', async () => {
  const options: OperableViteOptions = { widget: { website: 'w1', server: 'https://operable.example' }, build: 'off' }
  const tag = '<script async src="https://operable.example/operable.js" data-website="w1"></script>'
  const server = await createServer({ ...config(options), server: { middlewareMode: true } })
  expect(await server.transformIndexHtml('/', page(labeled))).toContain(tag)
  await server.close()
  await build(config(options))
  const built = await readFile(join(folder, 'dist/index.html'), 'utf8')
  expect(built).toContain(tag)
  expect(built).not.toContain('operable-findings')
})

test('a build prints what is new, and fails if it is asked to', async () => {
  const still = page('').replace(/<script.*<\/script>/s, `<form>${unlabeled}<button>Send</button></form>`)
  await writeFile(join(folder, 'index.html'), still)
  await build(config({}))
  expect(said.join('\n')).toMatch(/index\.html:\d+:\d+\n.*q7/)
  await expect(build(config({ build: 'fail' }))).rejects.toThrow('something new')
})
