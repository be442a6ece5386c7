import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Browser, Page } from 'playwright-core'
import { build, createBuilder, createLogger, createServer, type Plugin, type ViteDevServer } from 'vite'
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

/** What a finding says, and the random name of a folder never does. */
const finding = 'the required field “q7”'

const still = page('').replace(/<script.*<\/script>/s, `<form>${unlabeled}<button>Send</button></form>`)
const widget = { website: 'w1', server: 'https://operable.example' }
/** A framework that makes pages by itself: what it does when it has built. */
const framework = (name: string, rest: Partial<Plugin>): Plugin => ({ name, ...rest })
const writePage = async (into: string) => {
  await mkdir(join(folder, into), { recursive: true })
  await writeFile(join(folder, into, 'index.html'), still)
}

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
    expect(said.filter((text) => text.includes(finding))).toHaveLength(1)
    expect(await page.evaluate(() => document.body.querySelector('operable-findings'))).toBe(null)
    await writeFile(
      join(folder, 'index.html'),
      (await readFile(join(folder, 'index.html'), 'utf8')).replace(unlabeled, labeled),
    )
    // Vite loads the page anew by itself.
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
      await expect.poll(() => said.some((text) => text.includes(finding)), { timeout: 30_000 }).toBe(true)
    expect(await page.locator('operable-findings').count()).toBe(isDrawn ? 1 : 0)
    expect(said.some((text) => text.includes(finding))).toBe(isPrinted)
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
  await writeFile(join(folder, 'index.html'), still)
  await build(config({}))
  expect(said.join('\n')).toMatch(/index\.html:\d+:\d+\n.*“q7”/)
  await expect(build(config({ build: 'fail' }))).rejects.toThrow('something new')
})

test('a page that a server makes adds the tag once it has loaded, with its nonce', async () => {
  const html = `<!doctype html><html lang="en"><head><title>Mill</title><meta property="csp-nonce" nonce="n1">
    <script type="module" nonce="n1" src="/@vite/client"></script></head><body><h1>Mill</h1></body></html>`
  const server: Plugin = framework('server', {
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => (request.url === '/' ? response.end(html) : next()))
    },
  })
  const vite = await createServer({
    ...config({ widget, show: 'off' }),
    plugins: [server, operable({ widget, show: 'off' })],
    server: { host: '127.0.0.1', port: 0 },
  })
  const context = await browser.newContext()
  try {
    await vite.listen()
    const page = await context.newPage()
    await page.route('https://operable.example/**', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: '' }),
    )
    await page.goto(`http://127.0.0.1:${(vite.httpServer!.address() as { port: number }).port}/`)
    const tag = page.locator('head > script[data-website="w1"][src="https://operable.example/operable.js"]')
    await tag.waitFor({ state: 'attached' })
    expect(await tag.count()).toBe(1)
    expect(await tag.evaluate((element: HTMLScriptElement) => element.nonce)).toBe('n1')
  } finally {
    await context.close()
    await vite.close()
  }
})

test.each<[string, object, number]>([
  ['entries that start pages share one module', { rollupOptions: { input: ['a.js', 'b.js'] } }, 1],
  ['a library', { lib: { entry: 'a.js', formats: ['es'], fileName: 'a' } }, 0],
  ['a script beside HTML files', { rollupOptions: { input: ['a.js', 'index.html'] } }, 0],
  ['a server', { ssr: 'a.js' }, 0],
])('what is built adds the tag: %s', async (_, build_, times) => {
  await writeFile(join(folder, 'a.js'), 'document.title = "a"')
  await writeFile(join(folder, 'b.js'), 'document.title = "b"')
  await writeFile(join(folder, 'index.html'), page(labeled))
  const outDir = await mkdtemp(join(folder, 'out-'))
  await build({ ...config({ widget, build: 'off' }), build: { ...build_, outDir } })
  const files = (await readdir(outDir, { recursive: true })).filter((name) => name.endsWith('js'))
  const codes = await Promise.all(files.map((name) => readFile(join(outDir, name), 'utf8')))
  expect(codes.join('').split('operable.example/operable.js').length - 1).toBe(times)
})

test.each<[string, Partial<OperableViteOptions>, (plugin: ReturnType<typeof operable>) => Promise<unknown>]>([
  [
    'after the build of a server, within which the client was built',
    { folder: 'nested' },
    (plugin) => {
      const kit = framework('kit', {
        async writeBundle() {
          await build({
            ...config({}),
            plugins: [plugin],
            build: { rollupOptions: { input: 'a.js' }, outDir: 'client' },
          })
        },
        closeBundle: { sequential: true, handler: () => writePage('nested') },
      })
      return build({ ...config({}), plugins: [kit, plugin], build: { ssr: 'a.js', outDir: 'server' } })
    },
  ],
  [
    'after all environments, where a framework leads the build',
    {},
    async (plugin) => {
      const builder = await createBuilder({
        ...config({}),
        plugins: [plugin],
        build: { rollupOptions: { input: 'a.js' }, outDir: 'led' },
        builder: {
          async buildApp(builder) {
            await builder.build(builder.environments['client']!)
            await writePage('led')
          },
        },
      })
      await builder.buildApp()
    },
  ],
  [
    'when Astro has written its pages',
    {},
    async (plugin) => {
      const added: object[] = []
      const injected: string[] = []
      plugin.hooks['astro:config:setup']({
        updateConfig: ({ vite }) => added.push(vite),
        injectScript: (_, content) => injected.push(content),
      })
      expect(added).toEqual([{ plugins: [plugin] }])
      expect(injected).toEqual(["import 'virtual:operable-widget'"])
      await build({ ...config({}), plugins: [plugin], build: { rollupOptions: { input: 'a.js' }, outDir: 'early' } })
      expect(said.join('\n')).not.toContain(finding)
      expect(said.join('\n')).not.toContain('not measured')
      await writePage('astro')
      await plugin.hooks['astro:build:done']({ dir: pathToFileURL(`${join(folder, 'astro')}/`) })
    },
  ],
])('the audit comes %s', async (_, options, run) => {
  await writeFile(join(folder, 'a.js'), 'export default 1')
  await run(operable({ widget, ...options }))
  expect(said.filter((text) => text.includes(finding))).toHaveLength(1)
  expect(said.join('\n')).not.toContain('not measured')
})

test('a build without pages is not measured, and says so', async () => {
  await writeFile(join(folder, 'a.js'), 'document.title = "a"')
  await build({ ...config({ build: 'fail' }), build: { rollupOptions: { input: 'a.js' }, outDir: 'bare' } })
  expect(
    said.filter((text) => text.includes('Operable: not measured, because the build has written no HTML to bare.')),
  ).toHaveLength(1)
})
