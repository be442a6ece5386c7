import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { reportSchema } from '@operable/core/schema'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { demoFolders, demoSites } from './demo/demo-sites.ts'
import { type ServedSite, serveSite } from './demo/serve-site.ts'
import { finish, runOperable, startOperable } from './testing/run-operable.ts'

const [before, after] = demoSites
if (!before || !after) throw new Error('There are two example sites.')
const [folder = ''] = demoFolders(before)
const temporary = mkdtempSync(join(tmpdir(), 'operable-cli-'))
const out = join(temporary, 'report.json')

// Each test starts a process.
const slow = { timeout: 30_000, concurrent: true }

let site: ServedSite
let silent: Server
let silentUrl: string

beforeAll(async () => {
  site = await serveSite([folder])
  // Takes connections and says nothing.
  silent = createServer(() => undefined)
  await new Promise<void>((done) => silent.listen(0, '127.0.0.1', done))
  silentUrl = `http://127.0.0.1:${(silent.address() as AddressInfo).port}/`
})

afterAll(async () => {
  await site.close()
  silent.closeAllConnections()
  silent.close()
  rmSync(temporary, { recursive: true })
})

describe('bad usage is one sentence and no trace', slow, () => {
  test.each([
    ['no command', [], 2, /Usage: operable/],
    ['an unknown command', ['audti'], 2, /unknown command 'audti'\n\(Did you mean audit\?\)/],
    ['a folder without pages', ['audit', temporary], 2, /has no index\.html/],
    [
      'this machine, not allowed',
      ['audit', '127.0.0.1:1'],
      2,
      /^operable: .* To scan it anyway, add --allow-private\.\n$/,
    ],
    [
      'an address that nothing opens',
      ['audit', 'http://169.254.169.254/', '--allow-private'],
      2,
      /^operable: (?!.*--allow-private)/,
    ],
    ['a contact that is none', ['serve', '--contact', 'foo'], 2, /https or mailto address/],
    ['an output that is a folder', ['audit', folder, '--output', temporary], 2, /needs a file/],
    ['a site that does not answer', ['audit', 'http://127.0.0.1:1/', '--allow-private'], 3, /^operable: No page of/],
  ])('%s', async (_, args, code, message) => {
    const ran = await runOperable(args)
    expect(ran.stderr).toMatch(message)
    expect(ran.stderr).not.toMatch(/\n\s+at |node:internal/)
    expect(ran.stdout).toBe('')
    expect(ran.code).toBe(code)
  })
})

describe('what it says about itself', slow, () => {
  test.each([
    ['version', ['--version'], /^\d+\.\d+\.\d+\n$/],
    ['help', ['--help'], /Usage: operable.*Examples:/s],
    ['help, in short', ['-h'], /Usage: operable.*Examples:/s],
    ['help, as a word', ['help'], /Usage: operable.*Examples:/s],
    ['help of a command, as a word', ['help', 'audit'], /--max-pages.*Exit codes:/s],
    ['help of a command', ['audit', '--help'], /--max-pages.*Exit codes:.*Examples:/s],
    ['methodology', ['methodology'], /^# .*Strict-Transport-Security.*callable/is],
  ])('%s', async (_, args, expected) => {
    const ran = await runOperable(args)
    expect(ran).toMatchObject({ code: 0, stderr: '' })
    expect(ran.stdout).toMatch(expected)
  })
})

describe('a folder', slow, () => {
  test('as JSON: the published schema holds', async () => {
    const ran = await runOperable(['audit', folder, '--json'])
    expect(ran).toMatchObject({ code: 0, stderr: '' })
    const report = reportSchema.parse(JSON.parse(ran.stdout))
    expect(report.coverage.pagesRead).toBe(11)
    expect(report.scoreBreakdown.find(({ check }) => check === 'strict-transport-security')?.measured).toBe(false)
  })

  test('as Markdown', async () => {
    const ran = await runOperable(['audit', folder, '--markdown'])
    expect(ran).toMatchObject({ code: 0, stderr: '' })
    expect(ran.stdout).toMatch(/^# /)
  })

  test('fewer pages', async () => {
    const { stdout } = await runOperable(['audit', folder, '--json', '--max-pages', '2'])
    expect(JSON.parse(stdout)).toMatchObject({ coverage: { pagesRead: 2, stop: 'page_limit' } })
  })

  test('into a file', async () => {
    const ran = await runOperable(['audit', folder, '--json', '--output', out])
    expect(ran).toEqual({ code: 0, stdout: '', stderr: '' })
    expect(() => reportSchema.parse(JSON.parse(readFileSync(out, 'utf8')))).not.toThrow()
  })

  test('whose pages try to write to the terminal', async () => {
    const hostile = mkdtempSync(join(temporary, 'hostile-'))
    const text = '\u001b]0;owned\u0007\u001b[31m\u202ered\u009b2J'
    writeFileSync(
      join(hostile, 'index.html'),
      `<title>${text}</title><h1>${text}</h1><form action="/x" aria-label="${text}"><input name="${text}" required><button>${text}</button></form>`,
    )
    const { code, stdout } = await runOperable(['audit', hostile])
    expect(code).toBe(0)
    expect(stdout).not.toMatch(/(?!\n)\p{Cc}|\u202e/u)
  })
})

describe('a served site', slow, () => {
  const parts = ['What an agent can do here', 'What to change first', 'Essential', 'Recommended', 'Bonus', 'Next steps']

  test.each([
    ['as a person reads it', [], parts],
    ['everything', ['--all'], [...parts, 'Forms', 'Coverage']],
  ])('%s: no escape codes without a terminal', async (_, options, sections) => {
    const words = ['audit', site.url, '--allow-private', '--render', 'never', ...options]
    const ran = await runOperable(words, { FORCE_COLOR: '1' })
    expect(ran).toMatchObject({ code: 0, stderr: '' })
    for (const part of sections) expect(ran.stdout).toContain(`\n${part}`)
    expect(ran.stdout).not.toMatch(/(?!\n)\p{Cc}/u)
  })

  test.each([
    ['low enough', '0', 0, ''],
    ['too high', '100', 1, /^operable: The score \d+ is below 100\.\n$/],
  ])('a least score that is %s', async (_, least, code, message) => {
    const ran = await runOperable([
      ...[
        'audit',
        site.url,
        '--allow-private',
        '--render',
        'never',
        '--json',
        '--max-pages',
        '2',
        '--min-score',
        least,
      ],
    ])
    expect(ran.code).toBe(code)
    expect(ran.stderr).toMatch(message)
    expect(() => reportSchema.parse(JSON.parse(ran.stdout))).not.toThrow()
  })
})

describe('ends in good order', slow, () => {
  test('on Ctrl-C during a scan', async () => {
    const asked = new Promise((done) => silent.once('request', done))
    const child = startOperable(['audit', silentUrl, '--allow-private', '--render', 'never'])
    const ran = finish(child)
    await asked
    child.kill('SIGINT')
    expect(await ran).toMatchObject({ code: 130, stdout: '', stderr: expect.stringMatching(/^operable: .*stopped/i) })
  })

  test('when the reader closes early', async () => {
    const child = startOperable(['methodology'])
    child.stdout?.destroy()
    expect(await finish(child)).toMatchObject({ code: 0, stderr: '' })
  })
})
