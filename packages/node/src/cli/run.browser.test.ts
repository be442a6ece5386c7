import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { testBrowser } from '../../test/browser.ts'
import { type FormSite, formSite } from '../../test/form-site.ts'
import { runHere } from './testing/run-here.ts'
import { runInTerminal } from './testing/run-in-terminal.ts'

// The real command and the real browser, on a site whose server keeps what arrives.

const temporary = mkdtempSync(join(tmpdir(), 'operable-run-'))
let site: FormSite
let env: Record<string, string>

beforeAll(async () => {
  site = await formSite()
  env = { CHROMIUM_PATH: await testBrowser() }
})
afterAll(async () => {
  await site.close()
  rmSync(temporary, { recursive: true })
})
beforeEach(() => {
  site.arrived.length = 0
})
afterEach(() => vi.unstubAllEnvs())

const email = JSON.stringify({ email: 'ann@example.com' })
const words = (path: string, ...more: string[]): string[] => [
  'run',
  site.url(path),
  ...more,
  '--allow-private',
  '--max-pages',
  '1',
]
const run = (path: string, ...more: string[]) => runHere(words(path, ...more), env)

test('without a tool, they are listed with their inputs', { timeout: 120_000 }, async () => {
  const { code, stdout } = await run('/')
  expect(code).toBe(0)
  expect(stdout).toMatch(/^subscribe .*\n(?:.*\n)*? {4}email: string$/m)
  expect(site.arrived).toEqual([])
})

describe('the outcome and its exit code', () => {
  test.each<[string, string, string[], number, object, string[]]>([
    [
      'sealed: the request is shown, and nothing arrives',
      '/',
      ['subscribe', '--input', email],
      0,
      {
        status: 'submitted_unverified',
        sealed: true,
        sent: 'no',
        request: { method: 'POST', fields: [{ value: 'ann@example.com' }] },
      },
      [],
    ],
    [
      'sent, and confirmed',
      '/',
      ['subscribe', '--input', email, '--send'],
      0,
      { status: 'confirmed' },
      ['/subscribe email=ann%40example.com'],
    ],
    [
      'sent, and rejected',
      '/refuses',
      ['subscribe', '--input', email, '--send'],
      1,
      { status: 'rejected' },
      ['/refuse email=ann%40example.com'],
    ],
    [
      'a connection that breaks once it has arrived',
      '/breaks',
      ['subscribe', '--input', email, '--send'],
      5,
      { status: 'submitted_unverified', evidence: [{ kind: 'navigation' }] },
      ['/break email=ann%40example.com'],
    ],
    [
      'sent to a host that was not named',
      '/',
      ['subscribe', '--input', email, '--send', 'other.example'],
      5,
      { sent: 'no', held: [expect.stringMatching(/^POST .*\/subscribe$/)] },
      [],
    ],
    ['an unknown tool', '/', ['buyBread'], 4, { error: { code: 'unknown_tool' } }, []],
    [
      'an input that is missing',
      '/',
      ['subscribe'],
      8,
      { status: 'failed', sealed: true, errors: [{ path: '/email' }] },
      [],
    ],
    [
      'a page that says thanks and sends nothing',
      '/liar',
      ['subscribe', '--input', email],
      5,
      {
        sealed: true,
        sent: 'no',
        said: [{ text: 'Thank you for subscribing!' }],
        untrusted: expect.arrayContaining(['said']),
      },
      [],
    ],
    [
      'an order, with nobody at a terminal',
      '/shop',
      ['checkout', '--input', '{"name":"Ann","street":"12 Mill Street"}', '--send'],
      7,
      { status: 'needs_person' },
      [],
    ],
  ])('%s', { timeout: 120_000 }, async (_, path, given, code, outcome, arrived) => {
    const ran = await run(path, ...given, '--json')
    expect(JSON.parse(ran.stdout)).toMatchObject(outcome)
    expect([ran.code, site.arrived]).toEqual([code, arrived])
  })
})

test('what cannot be is said before a browser starts', async () => {
  expect(await run('/', 'subscribe', '--input', '[1]')).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('--input needs a JSON object'),
  })
  expect(await runHere(['run', site.url()], env)).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('--allow-private'),
  })
})

test('for people, the words of the page stand apart', { timeout: 120_000 }, async () => {
  const { stdout } = await run('/liar', 'subscribe', '--input', email)
  expect(stdout).toMatch(
    /nothing was sent[\s\S]*The page says, in its own words, which nobody has checked:\n {2}“Thank you for subscribing!”/,
  )
})

test('tools that the data file has of this site are used', { timeout: 120_000 }, async () => {
  const data = ['--data', join(temporary, 'operable.db')]
  const added = await runHere(['websites', 'add', site.url(), '--json', ...data])
  const { id } = JSON.parse(added.stdout)
  await runHere(['tools', 'add', id, site.url(), '--allow-private', ...data])
  await runHere(['tools', 'set', id, 'subscribe', '--name', 'joinUs', ...data])
  const { code, stdout, stderr } = await run('/', 'joinUs', '--input', email, '--json', ...data)
  expect(stderr).toContain('Using the tools in')
  expect([code, JSON.parse(stdout).request.method]).toEqual([0, 'POST'])
  expect((await run('/', 'joinUs', '--input', email, '--discover', ...data)).code).toBe(4)
})

test('a trace is written', { timeout: 120_000 }, async () => {
  const file = join(temporary, 'trace.zip')
  expect(await run('/', 'subscribe', '--input', email, '--trace', file)).toMatchObject({ code: 0 })
  expect(statSync(file).size).toBeGreaterThan(1_000)
})

test.each<[string, string, number, string[]]>([
  ['yes', 'confirmed', 0, ['/order name=Ann&street=12+Mill+Street']],
  ['sure', 'approval denied', 8, []],
])(
  'at a terminal a person is asked, and only yes is yes: %s',
  { timeout: 120_000 },
  async (text, ends, code, arrived) => {
    const order = ['checkout', '--input', '{"name":"Ann","street":"12 Mill Street"}', '--send']
    const typed = { after: 'Type yes to allow', text }
    const { ended, kill } = await runInTerminal(words('/shop', ...order), 100, typed, env)
    const limit = setTimeout(() => kill('SIGKILL'), 60_000)
    const ran = await ended
    clearTimeout(limit)
    expect([ran.code, site.arrived]).toEqual([code, arrived])
    expect(ran.shown).toContain('Allow “Place order and pay”?')
    expect(ran.shown).toContain('It places an order or makes a payment.')
    expect(ran.shown).toContain(ends)
  },
)
