import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type ManySites, manySites } from '../../../test/many-sites.ts'
import { pageOf } from '../../../test/test-site.ts'
import { finish, startOperable } from '../testing/run-operable.ts'

const SITES = 60
/** Of them, one of ten turns everybody away. */
const isBlocked = (site: number) => site % 10 === 7

const folder = mkdtempSync(join(tmpdir(), 'operable-batch-'))
const list = join(folder, 'sites.txt')
const output = join(folder, 'results.jsonl')
let sites: ManySites

beforeAll(async () => {
  sites = await manySites(SITES, (site, { url }, outgoing) => {
    setTimeout(() => {
      if (isBlocked(site)) outgoing.writeHead(403).end()
      else if (url !== '/') outgoing.writeHead(404).end()
      else outgoing.writeHead(200, { 'content-type': 'text/html' }).end(pageOf(`shop ${site}`))
    }, Math.random() * 40)
  })
  const [first = ''] = sites.addresses
  writeFileSync(list, `# Shops\n\n${sites.addresses.join('\n')}\n${first.toUpperCase()}#again\nno address\n`)
})

afterAll(async () => {
  await sites.close()
  rmSync(folder, { recursive: true })
})

// Each round starts a process; only a fault takes that long.
vi.setConfig({ testTimeout: 600_000 })

const sizeOf = (file: string) => statSync(file, { throwIfNoEntry: false })?.size ?? 0

test('kill -9 at any moment, again and again until all is done: every address has exactly one line', async () => {
  let code: number | null = null
  let kills = 0
  while (code !== 0) {
    const before = sizeOf(output)
    const child = startOperable(['audit', '--list', list, '--output', output, '--allow-private', '--render', 'never'])
    const ended = finish(child)
    let isOver = false
    void ended.then(() => {
      isOver = true
    })
    // From the first line on, or a few later.
    const grown = before + Math.random() * 80_000
    while (!isOver && sizeOf(output) <= grown) await delay(2)
    await delay(Math.random() * 30)
    if (!isOver) {
      child.kill('SIGKILL')
      kills += 1
    }
    code = (await ended).code
    if (!isOver) expect(code).toBeNull()
  }
  expect(kills).toBeGreaterThan(3)

  const rows = readFileSync(output, 'utf8')
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line))
  expect(rows.map(({ address }) => address).toSorted()).toEqual([...sites.addresses, 'no address'].toSorted())
  const codeOf = (address: string) => rows.find((row) => row.address === address)?.code
  expect(codeOf('no address')).toBe('invalid_url')
  expect(sites.addresses.map(codeOf)).toEqual(
    sites.addresses.map((_, site) => (isBlocked(site) ? 'site_blocked' : undefined)),
  )
})
