import type { ChildProcess } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { reportSchema } from '@operable/core/schema'
import type { Command } from 'commander'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { createProgram } from './program.ts'
import { finish, type Ran, runOperable, startOperable, waitForText } from './testing/run-operable.ts'

// The first thing that a newcomer runs: what it prints is tried out, line by line.

/** Each starts processes that scan sites: only what would hang meets it, ms. */
const slow = { timeout: 240_000 }

const started: ChildProcess[] = []

/** Starts the real command; resolves when it has said everything. */
async function startDemo(...args: string[]) {
  const child = startOperable(['demo', '--no-prove', ...args])
  started.push(child)
  let said = ''
  child.stdout?.on('data', (chunk: Buffer) => {
    said += chunk
  })
  const ended: Promise<Ran> = finish(child)
  await waitForText(child, 'stderr', 'Press Ctrl-C')
  // Whatever port was free.
  const service = /(http:\S+)\/console\n/.exec(said)?.[1] ?? ''
  return { child, ended, said, service }
}

function endAll(): void {
  for (const child of started.splice(0)) if (child.exitCode === null) child.kill('SIGKILL')
}

describe('each line that it prints', slow, () => {
  let demo: Awaited<ReturnType<typeof startDemo>>
  let commands: string[]

  beforeAll(async () => {
    demo = await startDemo('--port', '47310')
    const places = demo.said.slice(demo.said.indexOf('\nIn a browser'))
    commands = [...places.matchAll(/^ {2}(\S.*)$/gm)].map(([, command = '']) => command)
  }, slow.timeout)
  afterAll(endAll)

  const only = (start: string, end = '') => {
    const found = commands.filter((command) => command.startsWith(start) && command.endsWith(end))
    expect(found, start).toHaveLength(1)
    return found[0] ?? ''
  }

  test('pages open', async () => {
    const pages = commands.filter((command) => /^http\S+$/.test(command))
    expect(pages).toHaveLength(4)
    for (const url of pages) {
      const response = await fetch(url)
      expect([url, response.status]).toEqual([url, 200])
      expect(response.headers.get('content-type'), url).toContain('text/html')
    }
  })

  test('the key signs in to the console', async () => {
    const key = /sign in with the key (\S+)/.exec(demo.said)?.[1] ?? ''
    const response = await fetch(`${demo.service}/console/sign-in`, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({ key }),
    })
    expect([response.status, response.headers.get('location')]).toEqual([303, '/console'])
  })

  test('curl gets the report in both forms', async () => {
    const json = await curl(only("curl '"))
    const { score, grade } = reportSchema.parse(await json.json())
    expect(demo.said).toContain(`  ${score} ${grade}  the example site as delivered`)
    const markdown = await curl(only("curl -H 'Accept"))
    expect(markdown.headers.get('content-type')).toContain('text/markdown')
    expect(await markdown.text()).toContain(`**${score} of 100, grade ${grade}**`)
  })

  test('curl scans a site, here the other one', async () => {
    const after = /(http:\S+) +100 A/.exec(demo.said)?.[1] ?? ''
    const answer = await curl(only('curl -X POST').replace('https://your-site.example/', after))
    expect(answer.status).toBe(202)
    const follow = answer.headers.get('location') ?? ''
    expect(demo.said).toContain(follow.replace(/[^/]+$/, '{id}'))
    const scan = async () => (await (await fetch(follow)).json()).state
    await expect.poll(scan, { ...slow, interval: 500 }).toBe('completed')
  })

  test('an MCP client connects, by the command and by the configuration', async () => {
    const { mcpServers } = JSON.parse(only('{'))
    const { url } = mcpServers.operable
    expect(only('claude mcp add')).toBe(`claude mcp add --transport http operable ${url}`)
    const client = new Client({ name: 'test', version: '1.0.0' })
    await client.connect(new StreamableHTTPClientTransport(new URL(url)))
    const site = /report of (\S+) say/.exec(demo.said)?.[1]
    const result = await client.callTool({ name: 'site.get_audit_report', arguments: { url: site } })
    const score = / {2}(\d+) [A-F] {2}the example site/.exec(demo.said)?.[1]
    expect(JSON.stringify(result.content)).toContain(`${score} of 100`)
    await client.close()
  })

  test('the tools are listed to the public and to their owner', async () => {
    const { tools } = await (await curl(only('curl http', '/tools.json'))).json()
    const names = tools.map(({ name }: { name: string }) => name)
    expect(demo.said).toContain(`: ${names.join(', ')}\n`)
    expect(names).toContain(/operable\.run\('(\w+)'/.exec(only('await operable.run'))?.[1])
    const [, , ...args] = only('npx @operable/node tools list').split(' ')
    const ran = await runOperable(args)
    expect(ran).toMatchObject({ code: 0, stderr: '' })
    for (const name of names) expect(ran.stdout).toContain(name)
  })

  test('other commands are commands', async () => {
    for (const line of commands.filter((text) => text.startsWith('npx @operable/node '))) {
      const [, , ...words] = line.split(' ')
      const command = words.reduce<Command>(
        (at, word) => at.commands.find((each) => each.name() === word) ?? at,
        await createProgram(words),
      )
      expect(command.name(), line).not.toBe('operable')
      for (const [option] of line.matchAll(/(?<=\s)--[a-z-]+/g)) {
        expect(
          command.options.map(({ long }) => long),
          line,
        ).toContain(option)
      }
    }
  })

  test('a second one beside it takes free ports and says so', async () => {
    const { port } = new URL(demo.service)
    const second = await startDemo('--port', port)
    second.child.kill('SIGINT')
    const { code, stderr } = await second.ended
    expect(code).toBe(0)
    expect(stderr).toContain(`Port ${port} is in use, using a free one instead.\n`)
    const addresses = ({ said }: typeof demo) => said.match(/http:\/\/127\.0\.0\.1:\d+/g) ?? []
    for (const address of addresses(second)) expect(addresses(demo)).not.toContain(address)
  })

  test('Ctrl-C ends it in good order', async () => {
    demo.child.kill('SIGINT')
    const { code, stderr } = await demo.ended
    expect([code, stderr.trim().split('\n').at(-1)]).toEqual([0, 'Stopped.'])
  })
})

// With one it is in prove.browser.test.ts.
test('--once without a browser says so, shows the report and both scores, and ends', slow, async () => {
  const ran = await runOperable(['demo', '--once'], { CHROMIUM_PATH: '/no/browser' })
  expect(ran.code).toBe(0)
  expect(ran.stderr).toMatch(/^The forms were not tried\. No Chromium.*: npm install playwright-core, then .*\n$/)
  expect(ran.stdout).toMatch(/\d+ of 100 {3}grade [BC]\n/)
  expect(ran.stdout).toMatch(/ {2}\d+ [BC] {2}the example site as delivered\n.* {2}100 A {2}the same site/)
  expect(ran.stdout).not.toContain('demo_')
})

describe('with a data file', slow, () => {
  afterEach(endAll)

  test('the website keeps its id from one start to the next', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'operable-demo-'))
    const ids: (string | undefined)[] = []
    for (let start = 1; start <= 2; start += 1) {
      const { child, ended, said } = await startDemo('--port', '47320', '--data', join(folder, 'demo.db'))
      ids.push(/\/widget\/(\w+)\//.exec(said)?.[1])
      child.kill('SIGTERM')
      expect(await ended).toMatchObject({ code: 0 })
    }
    expect(ids[0]).toMatch(/^\w+$/)
    expect(ids[1]).toBe(ids[0])
    await rm(folder, { recursive: true })
  })
})

/** What curl would send. */
function curl(line: string): Promise<Response> {
  const [program, ...words] = [...line.matchAll(/'([^']*)'|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain ?? '')
  expect(program).toBe('curl')
  const init: { method?: string; body?: string; headers: [string, string][] } = { headers: [] }
  let url = ''
  while (words.length > 0) {
    const word = words.shift() ?? ''
    const value = word.startsWith('-') ? (words.shift() ?? '') : ''
    if (word === '-X') init.method = value
    else if (word === '-d') init.body = value
    else if (word === '-H') init.headers.push(value.split(': ', 2) as [string, string])
    else if (value === '') url = word
    else throw new Error(`curl ${word} is not known here.`)
  }
  return fetch(url, init)
}
