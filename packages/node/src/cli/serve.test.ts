import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { finish, type Ran, runOperable, startOperable, waitForText } from './testing/run-operable.ts'

let folder = ''
const started: { kill(): void }[] = []

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'operable-serve-'))
})
afterEach(() => {
  for (const child of started.splice(0)) child.kill()
})
afterAll(() => rm(folder, { recursive: true }))

/** Runs the real command, asks it something, and stops it as an operator would. */
async function during(args: string[], env: Record<string, string>, ask: (url: string, said: string) => Promise<void>) {
  const child = startOperable(['serve', '--port', '0', ...args], env)
  started.push({ kill: () => child.exitCode ?? child.kill('SIGKILL') })
  let said = ''
  child.stdout?.on('data', (chunk: Buffer) => {
    said += chunk
  })
  const ended: Promise<Ran> = finish(child)
  await waitForText(child, 'stdout', 'Press Ctrl-C to stop.')
  await ask(/http:\/\/127\.0\.0\.1:\d+/.exec(said)?.[0] ?? '', said)
  child.kill('SIGTERM')
  return ended
}

test('a first start shows the admin key, a second one does not, and the data stays', async () => {
  const data = join(folder, 'first.db')
  let key = ''
  let website = ''
  const first = await during(['--data', data, '--tool-limit', '5', '--render', 'never'], {}, async (url, said) => {
    key = /opk_admin_\w+/.exec(said)?.[0] ?? ''
    const added = await fetch(`${url}/websites`, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: '{"url":"https://shop.example/"}',
    })
    expect(added.status).toBe(201)
    website = (await added.json()).id
    const tools = await fetch(`${url}/tools/${website}`, { headers: { authorization: `Bearer ${key}` } })
    expect(await tools.json()).toEqual({ tools: [], toolLimit: '5' })
    for (const place of said.matchAll(/http:\/\/\S+/g)) expect(place[0]).toContain(url)
  })
  expect(first).toMatchObject({ code: 0, stderr: expect.stringContaining('Finishing running requests') })
  expect(first.stderr).not.toContain('opk_')

  const second = await during(['--data', data], {}, async (url) => {
    const list = await fetch(`${url}/websites`, { headers: { authorization: `Bearer ${key}` } })
    expect(await list.json()).toMatchObject({ websites: [{ id: website }] })
  })
  expect(second.stdout).not.toContain('opk_')
  expect(second.stdout).toContain('keys create --admin')
})

test('the admin key can come from the environment, and is not shown', async () => {
  const key = `operators-own-key-${'7'.repeat(32)}`
  const data = join(folder, 'environment.db')
  const ran = await during(['--data', data], { OPERABLE_ADMIN_KEY: key }, async (url) => {
    expect((await fetch(`${url}/websites`, { headers: { authorization: `Bearer ${key}` } })).status).toBe(200)
    expect((await fetch(`${url}/websites`)).status).toBe(401)
  })
  expect(ran.stdout).toContain('OPERABLE_ADMIN_KEY')
  expect(ran.stdout + ran.stderr).not.toMatch(/operators-own-key|opk_/)
})

test('a base address is what every printed address begins with', async () => {
  const child = startOperable([
    'serve',
    '--port',
    '0',
    '--data',
    join(folder, 'base.db'),
    '--base-url',
    'https://audit.example/',
  ])
  started.push({ kill: () => child.exitCode ?? child.kill('SIGKILL') })
  const ended = finish(child)
  await waitForText(child, 'stdout', 'Press Ctrl-C to stop.')
  child.kill('SIGINT')
  const { stdout, code } = await ended
  expect(code).toBe(0)
  expect(stdout).toContain('https://audit.example/openapi.json')
  expect(stdout).not.toContain('127.0.0.1')
})

test('a port in use is one sentence, and the admin key is not used up', async () => {
  const taken = createServer()
  await new Promise<void>((done) => taken.listen(0, '127.0.0.1', done))
  const { port } = taken.address() as AddressInfo
  const data = join(folder, 'taken.db')
  const ran = await runOperable(['serve', '--port', String(port), '--data', data])
  taken.close()
  expect(ran).toEqual({
    code: 2,
    stdout: '',
    stderr: `operable: Port ${port} on 127.0.0.1 is already in use. Choose another port.\n`,
  })
  const next = await during(['--data', data], {}, async () => {})
  expect(next.stdout).toContain('opk_admin_')
})

test.each([
  ['a port that is none', ['--port', '65536'], {}, /whole number from 0 to 65535/],
  ['a base address that is none', ['--base-url', 'audit.example'], {}, /full http or https address/],
  ['a way to render that is none', ['--render', 'sometimes'], {}, /Allowed choices are auto, never, always/],
  ['a proxy that is none', ['--trusted-proxy', 'proxy.local'], {}, /an address or a range/],
  [
    'private networks in production',
    ['--allow-private'],
    { NODE_ENV: 'production' },
    /--allow-private is for development/,
  ],
  [
    'a short admin key where others reach the service',
    ['--port', '0', '--host', '0.0.0.0'],
    { OPERABLE_ADMIN_KEY: 'short-and-known' },
    /^operable: OPERABLE_ADMIN_KEY has 15 characters, but .* at least 24\. .*\n$/,
  ],
])('%s is bad usage', async (_, args, env, message) => {
  const ran = await runOperable(['serve', '--data', join(folder, 'never.db'), ...args], env as Record<string, string>)
  expect([ran.code, ran.stdout]).toEqual([2, ''])
  expect(ran.stderr).toMatch(message)
})

test('a data file that is none is said once, and nothing is served', async () => {
  const ran = await runOperable(['serve', '--port', '0', '--data', folder])
  expect(ran.code).toBe(69)
  expect(ran.stderr).toMatch(/^operable: [^\n]+\n$/)
})
