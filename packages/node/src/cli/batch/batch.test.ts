import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { type ManySites, manySites } from '../../../test/many-sites.ts'
import { pageOf } from '../../../test/test-site.ts'
import type { ScanUrgency } from '../../contracts/scan-queue.ts'
import { type RunningServer, serve } from '../../http/listen/node-server.ts'
import { inProcessQueue } from '../../queue/in-process.ts'
import { createOperable } from '../../services/create-operable.ts'
import { memoryStorage } from '../../storage/memory.ts'
import { runHere } from '../testing/run-here.ts'
import { finish, startOperable, waitForText } from '../testing/run-operable.ts'

const folder = mkdtempSync(join(tmpdir(), 'operable-list-'))
const list = join(folder, 'sites.txt')
const output = join(folder, 'results.jsonl')
const data = join(folder, 'operable.db')
let sites: ManySites
let isSilent = false

beforeAll(async () => {
  sites = await manySites(12, (site, { url }, outgoing) => {
    if (isSilent) return
    if (site === 3) outgoing.writeHead(403).end()
    else if (url !== '/') outgoing.writeHead(404).end()
    else outgoing.writeHead(200, { 'content-type': 'text/html' }).end(pageOf(`shop ${site}`))
  })
})
beforeEach(() => {
  rmSync(output, { force: true })
  sites.visits.clear()
})
afterEach(() => {
  isSilent = false
})
afterAll(async () => {
  await sites.close()
  rmSync(folder, { recursive: true })
})

const HERE = ['audit', '--list', list, '--output', output, '--allow-private', '--render', 'never']
const rows = () =>
  readFileSync(output, 'utf8')
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line))

function give(...lines: string[]): void {
  writeFileSync(list, `${lines.join('\n')}\n`)
}

test('a line for every address, in full, and nothing on standard output', async () => {
  const [a = '', b = '', , blocked = ''] = sites.addresses
  give('# some', '', a, `  ${b} `, a.slice(0, -1), blocked, 'https://user:pass@x.example/')
  const ran = await runHere(HERE)
  expect(ran).toMatchObject({ code: 0, stdout: '' })
  expect(ran.stderr).toContain('4 addresses: 1 duplicate left out\n')
  expect(ran.stderr).toContain('Done: 4 sites, 2 measured, 2 not (')
  const byAddress = Object.fromEntries(rows().map((row) => [row.address, row]))
  expect(byAddress[a]).toMatchObject({ url: a, score: expect.any(Number), scoreBreakdown: expect.any(Array) })
  expect(byAddress[blocked]).toEqual({
    address: blocked,
    code: 'site_blocked',
    detail: expect.stringContaining('403'),
    scannedAt: expect.stringMatching(/^\d{4}-/),
  })
  expect(byAddress['https://user:pass@x.example/']).toMatchObject({ code: 'invalid_url' })

  const visits = new Map(sites.visits)
  const again = await runHere(HERE)
  expect(again.stderr).toContain('4 addresses: 4 done before, 1 duplicate left out\n')
  expect(rows()).toHaveLength(4)
  expect(sites.visits).toEqual(visits)
})

test.each(['utf-16le', 'utf-16be'] as const)('a list in %s, as editors on Windows save it', async (encoding) => {
  const bytes = Buffer.from(`\uFEFF${sites.addresses[0]}\r\n${sites.addresses[1]}\r\n`, 'utf16le')
  writeFileSync(list, encoding === 'utf-16le' ? bytes : bytes.swap16())
  expect(await runHere(HERE)).toMatchObject({ code: 0 })
  expect(rows().map(({ address }) => address)).toEqual(expect.arrayContaining(sites.addresses.slice(0, 2)))
})

test('a line that holds more than an address is not scanned at another one', async () => {
  const [a = ''] = sites.addresses
  give(a, `${a} # the best`, `${a}contact,A Shop`)
  await runHere(HERE)
  const faults = rows().filter(({ code }) => code === 'invalid_url')
  expect(faults.map(({ address }) => address)).toEqual([`${a} # the best`, `${a}contact,A Shop`])
  expect(faults[0].detail).toBe('A line holds one address and nothing else, and no address has a space in it.')
  expect(rows()).toHaveLength(3)
})

test('--fields keeps what it names, and failures say all they know', async () => {
  const [a = '', , , blocked = ''] = sites.addresses
  give(a, blocked)
  await runHere([...HERE, '--fields', 'score, grade,language,coverage.pagesRead,coverage.stop,checks'])
  const [one] = rows().filter(({ address }) => address === a)
  expect(one).toEqual({
    address: a,
    score: expect.any(Number),
    grade: expect.stringMatching(/^[A-F]$/),
    language: 'en',
    coverage: { pagesRead: 1, stop: 'complete' },
    checks: expect.objectContaining({ 'robots-txt': 0, 'ai-crawler-access': 1, 'potential-action': null }),
  })
  expect(rows().find(({ address }) => address === blocked)).toMatchObject({ code: 'site_blocked' })
})

test('--save keeps the reports too', async () => {
  const [a = '', , , blocked = ''] = sites.addresses
  give(a, blocked)
  await runHere([...HERE, '--save', '--data', data])
  const saved = await runHere(['report', a, '--json', '--data', data])
  const { address: _, ...report } = rows().find(({ address }) => address === a)
  expect(JSON.parse(saved.stdout)).toEqual(report)
  expect((await runHere(['report', blocked, '--data', data])).stderr).toContain('site_blocked')
})

describe('exit codes', () => {
  test.each<[string, string[], string[], number, RegExp]>([
    ['no address at all', ['# none'], [], 2, /has no address/],
    ['an unknown field', ['x.example'], ['--fields', 'score,scor'], 2, /no report has "scor"/],
    ['a field of a list', ['x.example'], ['--fields', 'pages.url'], 2, /no report has "pages.url"/],
    ['a site and a list', ['x.example'], ['x.example'], 2, /not both/],
    ['what is for one site', ['x.example'], ['--min-score', '3'], 2, /--min-score works for one site/],
    [
      'what the service decides',
      ['x.example'],
      ['--server', 'http://127.0.0.1:1'],
      2,
      /--render does not work with --server/,
    ],
  ])('%s', async (_, lines, words, code, said) => {
    give(...lines)
    const ran = await runHere([...HERE, ...words])
    expect(ran.code).toBe(code)
    expect(ran.stderr).toMatch(said)
  })

  test.each<[string, string[], RegExp]>([
    ['neither a site nor a list', ['audit'], /Name a site address/],
    ['what is for lists', ['audit', 'x.example', '--concurrency', '3'], /--concurrency works with --list only/],
    ['no output', ['audit', '--list', list], /--list needs --output/],
    ['no list', ['audit', '--list', join(folder, 'none'), '--output', output], /Cannot read the list/],
  ])('2 for %s', async (_, words, said) => {
    const ran = await runHere(words)
    expect(ran.code).toBe(2)
    expect(ran.stderr).toMatch(said)
  })

  test('3 if no site was measured', async () => {
    give('nothing', sites.addresses[3] ?? '')
    expect((await runHere(HERE)).code).toBe(3)
  })

  test('130 after Ctrl-C, without a line for what was under way', async () => {
    isSilent = true
    give(...sites.addresses.slice(0, 3))
    const child = startOperable(HERE)
    const ended = finish(child)
    await waitForText(child, 'stderr', '3 addresses')
    while (sites.connections() === 0) await new Promise((done) => setTimeout(done, 5))
    child.kill('SIGINT')
    expect(await ended).toMatchObject({ code: 130, stderr: expect.stringContaining('run the same command again') })
    expect(rows()).toEqual([])
  })

  test('2 for an output that cannot be read again', async () => {
    give('x.example')
    const ran = await runHere(['audit', '--list', list, '--output', '/dev/null'])
    expect(ran).toMatchObject({ code: 2, stderr: expect.stringContaining('is not a file') })
  })
})

describe('with a service', () => {
  let server: RunningServer
  const urgencies: ScanUrgency[] = []

  beforeAll(async () => {
    const queue = inProcessQueue()
    const operable = createOperable({
      queue: {
        ...queue,
        enqueue(job) {
          urgencies.push(job.urgency)
          return queue.enqueue(job)
        },
      },
      storage: memoryStorage(),
      adminKey: 'the-admin-key',
      allowPrivate: true,
      render: 'never',
    })
    server = await serve({ operable, port: 0, log: () => {} })
  })
  afterAll(() => server.close())

  const there = (...words: string[]) => ['audit', '--list', list, '--output', output, ...words]

  test('it scans, more than a stranger may start in a minute, and the lines are the same', async () => {
    give(...sites.addresses, 'nothing')
    const ran = await runHere(there('--server', server.url, '--key', 'the-admin-key', '--concurrency', '12'))
    expect(ran).toMatchObject({ code: 0 })
    expect(ran.stderr).toContain(`13 addresses: scanned by ${server.url}/`)
    const codes = rows().map(({ address, code }) => [address, code])
    expect(codes.toSorted()).toEqual(
      [
        ...sites.addresses.map((address, site) => [address, site === 3 ? 'site_blocked' : undefined]),
        ['nothing', 'invalid_url'],
      ].toSorted(),
    )
    const [a = ''] = sites.addresses
    const one = rows().find(({ address }) => address === a)
    const { stdout } = await runHere(['report', a, '--json', '--server', server.url])
    expect({ address: a, ...JSON.parse(stdout) }).toEqual(one)
    // People and owners go first.
    expect(new Set(urgencies)).toEqual(new Set(['batch']))
  })

  test('a service that is away for a while, and comes back without its scans, is asked again', async () => {
    const open = (port: number) =>
      serve({
        operable: createOperable({ storage: memoryStorage(), allowPrivate: true, render: 'never' }),
        publicScans: true,
        port,
        drainMs: 0,
        log: () => {},
      })
    give(...sites.addresses.slice(0, 2))
    const first = await open(0)
    isSilent = true
    const before = sites.connections()
    const child = startOperable(there('--server', first.url))
    const ran = finish(child)
    const said = waitForText(child, 'stderr', 'Trying again for 10 minutes.')
    await vi.waitFor(() => expect(sites.connections()).toBeGreaterThan(before + 1), { timeout: 60_000 })
    await first.close()
    await said
    isSilent = false
    const second = await open(first.port)
    const { code, stderr } = await ran
    expect(code).toBe(0)
    expect(stderr.match(/Trying again/g)).toHaveLength(1)
    const scores = Object.fromEntries(rows().map(({ address, score }) => [address, score > 0]))
    expect(scores).toEqual(Object.fromEntries(sites.addresses.slice(0, 2).map((address) => [address, true])))
    expect(rows()).toHaveLength(2)
    await second.close()
  })

  test('a key that is not valid ends the batch, and nothing is written', async () => {
    give(...sites.addresses)
    const ran = await runHere(there('--server', server.url, '--key', 'wrong'))
    expect(ran.code).toBe(4)
    expect(rows()).toEqual([])
  })
})
