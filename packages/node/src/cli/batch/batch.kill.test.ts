import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type ManySites, manySites } from '../../../test/many-sites.ts'
import { roundsOf } from '../../../test/rounds.ts'
import { pageOf } from '../../../test/test-site.ts'
import { serve } from '../../http/listen/node-server.ts'
import { createOperable } from '../../services/create-operable.ts'
import { memoryStorage } from '../../storage/memory.ts'
import { finish, startOperable } from '../testing/run-operable.ts'

const SITES = roundsOf(60, 24)
/** Of them, one of ten turns everybody away. */
const isBlocked = (site: number) => site % 10 === 7

const folder = mkdtempSync(join(tmpdir(), 'operable-batch-'))
let sites: ManySites

beforeAll(async () => {
  sites = await manySites(SITES, (site, { url }, outgoing) => {
    setTimeout(() => {
      if (isBlocked(site)) outgoing.writeHead(403).end()
      else if (url !== '/') outgoing.writeHead(404).end()
      else outgoing.writeHead(200, { 'content-type': 'text/html' }).end(pageOf(`shop ${site}`))
    }, Math.random() * 40)
  })
})

afterAll(async () => {
  await sites.close()
  rmSync(folder, { recursive: true })
})

// Each round starts a process; only a fault takes that long.
vi.setConfig({ testTimeout: 600_000 })

const sizeOf = (file: string) => statSync(file, { throwIfNoEntry: false })?.size ?? 0

interface Batch {
  addresses: readonly string[]
  words: readonly string[]
  /** Most bytes that a round may write before it is killed. */
  longest: number
}

/** Runs a batch again and again, and kills it at some moment each time, until a run gets through. */
async function killedUntilDone({ addresses, words, longest }: Batch) {
  const list = join(folder, 'sites.txt')
  const output = join(folder, 'results.jsonl')
  const [first = ''] = addresses
  rmSync(output, { force: true })
  writeFileSync(list, `# Shops\n\n${addresses.join('\n')}\n${first.toUpperCase()}#again\nno address\n`)
  let code: number | null = null
  let kills = 0
  while (code !== 0) {
    const before = sizeOf(output)
    const child = startOperable(['audit', '--list', list, '--output', output, ...words])
    const ended = finish(child)
    let isOver = false
    void ended.then(() => {
      isOver = true
    })
    // From the first line on, or a few later.
    const grown = before + Math.random() * longest
    while (!isOver && sizeOf(output) <= grown) await delay(2)
    await delay(Math.random() * 30)
    if (!isOver) {
      child.kill('SIGKILL')
      kills += 1
    }
    code = (await ended).code
    if (!isOver) expect(code).toBeNull()
  }
  const rows = readFileSync(output, 'utf8')
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line))
  return { kills, rows }
}

function expectEachOnce(rows: readonly { address: string; code?: string }[], addresses: readonly string[]): void {
  expect(rows.map(({ address }) => address).toSorted()).toEqual([...addresses, 'no address'].toSorted())
  const codeOf = (address: string) => rows.find((row) => row.address === address)?.code
  expect(codeOf('no address')).toBe('invalid_url')
  expect(addresses.map(codeOf)).toEqual(addresses.map((_, site) => (isBlocked(site) ? 'site_blocked' : undefined)))
}

test('kill -9 at any moment, again and again until all is done: every address has exactly one line', async () => {
  const { addresses } = sites
  const words = ['--allow-private', '--render', 'never']
  const { kills, rows } = await killedUntilDone({ addresses, words, longest: 80_000 })
  expect(kills).toBeGreaterThan(roundsOf(3, 1))
  expectEachOnce(rows, addresses)
})

test('the same with a service, which goes on with what it was asked for', async () => {
  const operable = createOperable({ storage: memoryStorage(), allowPrivate: true, render: 'never' })
  const scanLimit = { limit: 10_000, window: 60 }
  const server = await serve({ operable, port: 0, publicScans: true, scanLimit, log: () => {} })
  const addresses = sites.addresses.slice(0, roundsOf(24, 16))
  const words = ['--server', server.url, '--concurrency', '8']
  const { kills, rows } = await killedUntilDone({ addresses, words, longest: 40_000 })
  expect(kills).toBeGreaterThan(0)
  expectEachOnce(rows, addresses)
  await server.close()
})
