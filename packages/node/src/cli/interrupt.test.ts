import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { MOST, runInTerminal } from './testing/run-in-terminal.ts'
import { finish, startOperable } from './testing/run-operable.ts'

// Each test starts a process: on a machine that is busy with others that alone takes a while.
const slow = { timeout: 300_000, concurrent: true }

const folder = mkdtempSync(join(tmpdir(), 'operable-interrupt-'))
let server: Server
let url: string
/** Hears of what is asked below a path. */
const asked = new Map<string, () => void>()

/** Below `/silent` nothing is ever answered. */
beforeAll(async () => {
  server = createServer(({ url: path = '', headers }, answer) => {
    const from = `${headers.host}${path}`
    for (const [name, tell] of asked) if (from.includes(name)) tell()
    if (path.includes('silent')) return
    if (path === '/') answer.setHeader('content-type', 'text/html').end('<h1>Shop</h1>')
    else answer.writeHead(404).end()
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})

afterAll(() => {
  server.closeAllConnections()
  server.close()
  rmSync(folder, { recursive: true })
})

let count = 0
/** An address that never answers, and when it was asked. */
function silent(): { address: string; begun: Promise<void> } {
  const name = `silent-${count++}`
  const begun = new Promise<void>((done) => asked.set(`${name}/`, done))
  return { address: `${url}/${name}/`, begun }
}

const auditOf = (address: string) => ['audit', address, '--allow-private', '--render', 'never']

describe('on a terminal', slow, () => {
  test.each([
    [0, 'SIGINT', 130],
    [0, 'SIGTERM', 143],
    [49, 'SIGINT', 130],
    [80, 'SIGTERM', 143],
  ] as const)('of %i columns, %s ends an audit with %i', async (columns, signal, code) => {
    const { address, begun } = silent()
    const terminal = await runInTerminal(auditOf(address), columns)
    await begun
    terminal.kill(signal)
    const { shown, ...ran } = await terminal.ended
    expect(ran).toEqual({ code })
    expect(shown).toContain('operable: The scan was stopped')
    expect(shown.length).toBeLessThan(MOST)
    expect(shown.includes('Connecting to')).toBe(columns === 80)
  })

  test('of 0 columns a scan prints its report and ends', async () => {
    const terminal = await runInTerminal(auditOf(`${url}/`), 0)
    const { code, shown } = await terminal.ended
    expect(code).toBe(0)
    expect(shown).toContain('Next steps')
    expect(shown.length).toBeLessThan(MOST)
  })

  test('of 0 columns the demo ends as well', async () => {
    const terminal = await runInTerminal(['demo', '--once', '--no-prove', '--port', '41787'], 0)
    const { code, shown } = await terminal.ended
    expect(shown).toContain('Scanned')
    expect(shown.length).toBeLessThan(MOST)
    expect(code).toBe(0)
  })
})

describe('a signal ends whatever a command does', slow, () => {
  test.each([
    ['a scan', 'SIGTERM', 143, (at: string) => auditOf(at)],
    ['a question to a service', 'SIGINT', 130, (at: string) => ['websites', 'list', '--server', at]],
    ['a search for tools', 'SIGINT', 130, (at: string) => ['tools', 'discover', 'x', '--server', at]],
  ] as const)('%s: %s, exit %i', async (_, signal, code, wordsFor) => {
    const { address, begun } = silent()
    const child = startOperable(wordsFor(address))
    const ran = finish(child)
    await begun
    child.kill(signal)
    expect(await ran).toMatchObject({ code, stdout: '', stderr: expect.stringMatching(/^operable: .*stopped/i) })
  })

  test('an output that was there stays whole', async () => {
    const { address, begun } = silent()
    const output = join(folder, 'report.json')
    writeFileSync(output, 'the one before')
    const child = startOperable([...auditOf(address), '--json', '--output', output])
    const ran = finish(child)
    await begun
    child.kill('SIGINT')
    expect(await ran).toMatchObject({ code: 130 })
    expect(readFileSync(output, 'utf8')).toBe('the one before')
  })
})

test('an output is replaced in one step, and a device is written to', slow, async () => {
  const output = join(folder, 'replaced.json')
  writeFileSync(output, 'x'.repeat(1_000_000), { mode: 0o600 })
  for (const file of [output, '/dev/null']) {
    expect(await finish(startOperable([...auditOf(`${url}/`), '--json', '--output', file]))).toMatchObject({ code: 0 })
  }
  expect(JSON.parse(readFileSync(output, 'utf8'))).toMatchObject({ finalUrl: `${url}/` })
  expect(readdirSync(folder).filter((name) => name.endsWith('.part'))).toEqual([])
  expect(existsSync('/dev/null')).toBe(true)
})
