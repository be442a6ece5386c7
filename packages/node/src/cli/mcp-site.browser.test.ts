import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from '@modelcontextprotocol/client'
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { evenSample } from '../../../../scripts/lib/even-sample.mjs'
import { testBrowser } from '../../test/browser.ts'
import { type FormSite, formSite } from '../../test/form-site.ts'
import { runInspector } from '../../test/run-inspector.ts'
import { mcpSuite } from '../../test/run-mcp-suite.ts'
import { bridgeStdio } from '../../test/stdio-bridge.ts'
import { waitingPages, waitingRows } from '../../test/waiting-forms.ts'
import { commandLine } from './testing/run-operable.ts'

// The real command, as a client starts it, on a site whose server keeps what arrives.

const home = mkdtempSync(join(tmpdir(), 'operable-mcp-site-'))
let site: FormSite
let browser: string

beforeAll(async () => {
  browser = await testBrowser()
  site = await formSite(waitingPages)
})
afterAll(async () => {
  await site.close()
  rmSync(home, { recursive: true })
})
beforeEach(() => {
  site.arrived.length = 0
})

const words = (path: string, ...more: string[]) =>
  commandLine(['mcp', site.url(path), '--allow-private', '--max-pages', '1', ...more])

async function withClient(
  [command, ...args]: readonly [string, ...string[]],
  mode: 'legacy' | { pin: string },
  use: (client: Client) => Promise<void>,
  executable = browser,
) {
  const client = new Client(
    { name: 'test', version: '1.0.0' },
    { versionNegotiation: { mode }, capabilities: { elicitation: { form: {} } } },
  )
  client.setRequestHandler('elicitation/create', async () => ({ action: 'accept', content: { allow: true } }) as never)
  const env = { ...process.env, CHROMIUM_PATH: executable } as Record<string, string>
  await client.connect(new StdioClientTransport({ command, args, env, cwd: home, stderr: 'pipe' }))
  try {
    await use(client)
  } finally {
    await client.close()
  }
}

const textOf = ({ content }: { content?: unknown }) => (content as { text: string }[])[0]!.text
const subscribe = { name: 'subscribe', arguments: { email: 'ann@example.com' } }
const order = { name: 'checkout', arguments: { name: 'Ann', street: '12 Mill Street' } }

describe.each([
  ['2026-07-28', { pin: '2026-07-28' }],
  ['2025-11-25', 'legacy'],
] as const)('a site over standard input and output, protocol %s', (_, mode) => {
  test('its tools are there before the first call, and calls send nothing', { timeout: 120_000 }, async () => {
    await withClient(words('/'), mode, async (client) => {
      expect((await client.listTools()).tools.map(({ name }) => name)).toEqual(['subscribe'])
      expect(client.getServerVersion()?.title).toBe(`Tools of ${new URL(site.url('/')).host}`)
      for (let calls = 0; calls < 3; calls++)
        expect(textOf(await client.callTool(subscribe))).toMatch(
          /^sealed: a trial, nothing was sent\nWould send: POST /,
        )
    })
    expect(site.arrived).toEqual([])
  })

  test('with --send they act, and a person is asked first about what costs', { timeout: 120_000 }, async () => {
    await withClient(words('/shop', '--send'), mode, async (client) => {
      expect(textOf(await client.callTool(order))).toMatch(/^confirmed/)
    })
    expect(site.arrived).toEqual(['/order name=Ann&street=12+Mill+Street'])
  })

  test('a site without tools says so', { timeout: 120_000 }, async () => {
    await withClient(words('/thanks'), mode, async (client) => {
      expect((await client.listTools()).tools).toMatchObject([{ name: 'why_no_tools' }])
      expect(textOf(await client.callTool({ name: 'why_no_tools', arguments: {} }))).toContain('no form or button')
    })
  })
})

// All of them are tried by page-session.browser.test.ts, without a process of its own for each.
test.each(evenSample(waitingRows, 2, 0))(
  '%s: the next call goes on there',
  { timeout: 120_000 },
  async (_, path, calls, arrived) => {
    await withClient(words(path, '--send'), { pin: '2026-07-28' }, async (client) => {
      const [tool] = (await client.listTools()).tools
      for (const [input, status] of calls) {
        const text = textOf(await client.callTool({ name: tool!.name, arguments: input as Record<string, unknown> }))
        expect(text).toMatch(new RegExp(`^${status}`))
      }
    })
    expect(site.arrived).toEqual(arrived)
  },
)

test.each(['legacy', 'modern'])(
  "the inspector's command line finds nothing wrong, %s era",
  { timeout: 120_000 },
  async (era) => {
    vi.stubEnv('CHROMIUM_PATH', browser)
    const args = [...words('/'), '--method', 'tools/list', '--strict', '--protocol-era', era]
    const { code, result, stderr } = await runInspector(home, args)
    vi.unstubAllEnvs()
    expect({ code, stderr, result }).toMatchObject({ code: 0, result: { tools: [{ name: 'subscribe' }] } })
  },
)

test('the official conformance suite passes over standard input and output', { timeout: 120_000 }, async () => {
  const bridge = await bridgeStdio(words('/'), { ...process.env, CHROMIUM_PATH: browser } as Record<string, string>)
  const suite = mcpSuite()
  try {
    for (const scenario of ['server-initialize', 'ping', 'tools-list']) {
      const checks = await suite.runScenario(bridge.url, scenario, '2025-11-25')
      expect(checks.filter(({ status }) => status !== 'SUCCESS' && status !== 'INFO')).toEqual([])
      expect(checks.filter(({ status }) => status === 'SUCCESS').length).toBeGreaterThan(1)
    }
  } finally {
    await suite.close()
    await bridge.close()
  }
})

test('without a browser, the one tool says what is missing', async () => {
  await withClient(
    words('/'),
    'legacy',
    async (client) => {
      const [tool, ...others] = (await client.listTools()).tools
      expect(others).toEqual([])
      expect(tool).toMatchObject({ name: 'why_no_tools', description: expect.stringContaining('missing_dependency') })
    },
    join(home, 'no-browser'),
  )
})
