import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type LoopbackSite, loopbackSite } from '../../test/loopback-site.ts'
import { forms, page, toolShop } from '../../test/tool-shop.ts'
import { type RunningServer, serve } from '../http/listen/node-server.ts'
import { runHere } from './testing/run-here.ts'
import { type Ran, runOperable } from './testing/run-operable.ts'

// Both ways to manage websites: on a data file, and through a service that runs.

const folder = mkdtempSync(join(tmpdir(), 'operable-manage-'))
const data = join(folder, 'operable.db')
let site: LoopbackSite
let server: RunningServer
let siteUrl: string
let fromEnvironment: Record<string, string>

beforeAll(async () => {
  site = await loopbackSite({ '/': page('<a href="/login">Log in</a>', forms.subscribe), '/login': page(forms.login) })
  siteUrl = `127.0.0.1:${site.port}`
  const operable = await toolShop({ adminKey: 'the-admin-key' })
  server = await serve({ operable, port: 0, log: () => {} })
  fromEnvironment = { OPERABLE_SERVER: server.url, OPERABLE_KEY: 'the-admin-key' }
})

afterAll(async () => {
  await server?.close()
  await site?.close()
  rmSync(folder, { recursive: true })
})

const jsonOf = ({ stdout }: Ran) => JSON.parse(stdout)

test('a website from its addition to its end, on a data file', async () => {
  const run = async (...args: string[]) => {
    const ran = await runHere(args, { OPERABLE_DATA: data })
    expect(ran).toMatchObject({ code: 0, stderr: '' })
    return ran
  }
  const { id, key, url } = jsonOf(await run('websites', 'add', siteUrl, '--json'))
  expect(url).toBe(`http://${siteUrl}/`)
  expect((await run('websites', 'list')).stdout).toMatch(new RegExp(`^ID .*\\n${id}  .* UTC  ${url}\\n$`))

  const added = await run('tools', 'add', id, `${siteUrl}/login`, 'nonsense:', '--allow-private')
  expect(added.stdout).toMatch(/^Created 1 tool\.\n\nNAME .*\nlogin .*\n\nSkipped:\n.*\nthe page +.* nonsense:\n$/)
  const discovered = jsonOf(await run('tools', 'discover', id, '--allow-private', '--json'))
  expect(discovered).toMatchObject({ message: 'Created 1 tool.', created: ['subscribe'], toolLimit: 'unlimited' })
  const again = await run('tools', 'discover', id, '--allow-private')
  // The tool that was added by its address has no title yet.
  expect(again.stdout).toBe(
    'Everything found is already a tool.\n\nAlready known: login, subscribe.\n\n' +
      '1 existing tool could be updated. To see how: operable tools propose\n',
  )

  const changed = await run('tools', 'set', id, 'login', '--name', 'signIn', '--inactive', '--click-selector', '#open')
  expect(changed.stdout).toMatch(/^Changed\.\n\n.*\nsignIn .* off .*after a click on #open\), unchecked/)
  const back = jsonOf(await run('tools', 'set', id, 'signIn', '--active', '--no-click-selector', '--json'))
  expect(back.tools[0]).toMatchObject({ name: 'signIn', active: true, metadata: { kind: 'form' } })
  expect(back.tools[0].metadata).not.toHaveProperty('triggerSelector')
  expect((await run('tools', 'set', id, 'signIn', '--active')).stdout).toMatch(/^Nothing changed\./)
  await run('tools', 'remove', id, 'signIn')
  expect(jsonOf(await run('tools', 'list', id, '--json')).tools).toMatchObject([{ name: 'subscribe' }])

  const made = jsonOf(await run('keys', 'create', '--website', id, '--json'))
  expect(made.key).not.toBe(key)
  await run('keys', 'revoke', made.id)
  const listed = await run('keys', 'list', '--website', id)
  expect(listed.stdout).toMatch(/active .*\n.* revoked /)
  expect(listed.stdout).not.toContain(made.key)

  expect((await run('websites', 'set', id, '--record-runs')).stdout).toBe('Agent runs are now recorded.\n')
  expect(jsonOf(await run('websites', 'list', '--json')).websites).toContainEqual(
    expect.objectContaining({ id, recordRuns: true }),
  )
  expect((await run('websites', 'set', id, '--mcp', 'trial')).stdout).toBe(
    'Its tools can be called over MCP, as trials that send nothing.\n',
  )
  expect((await run('websites', 'set', id, '--mcp', 'off')).stdout).toBe('Its tools cannot be called over MCP.\n')
  expect((await run('websites', 'runs', id)).stdout).toMatch(/^No runs\./)

  await run('websites', 'remove', id)
  expect((await run('websites', 'list')).stdout).toMatch(/^There are no websites yet\./)
})

test('the same through a service that runs', async () => {
  const run = async (...args: string[]) => {
    const ran = await runHere([...args, '--json'], fromEnvironment)
    expect(ran).toMatchObject({ code: 0, stderr: '' })
    return jsonOf(ran)
  }
  const { id, key } = await run('websites', 'add', 'shop.example')
  expect((await run('websites', 'list')).websites).toContainEqual(expect.objectContaining({ id }))
  expect(await run('tools', 'add', id, 'shop.example/login')).toMatchObject({ created: ['login'], skipped: [] })
  expect(await run('tools', 'discover', id)).toMatchObject({ created: ['contactSales', 'subscribe'] })
  await run('tools', 'set', id, 'subscribe', '--name', 'newsletter')
  expect(await run('tools', 'discover', id)).toMatchObject({ message: 'Created 0 tools.', created: [] })
  expect((await run('tools', 'set', id, 'login', '--inactive')).tools).toContainEqual(
    expect.objectContaining({ name: 'login', active: false }),
  )
  expect((await run('tools', 'remove', id, 'login')).tools).toHaveLength(2)
  expect((await run('tools', 'list', id)).tools).toHaveLength(2)

  expect(await run('websites', 'set', id, '--record-runs')).toMatchObject({ id, recordRuns: true })
  const { tools } = await run('tools', 'list', id)
  const told = { tool: tools[0].id, receiptId: 'abc1', status: 'failed', code: 'timeout', ms: 1500, final: true }
  const headers = { origin: 'https://shop.example', 'content-type': 'text/plain' }
  const post = { method: 'POST', headers, body: JSON.stringify(told) }
  expect((await fetch(`${server.url}/widget/${id}/runs`, post)).status).toBe(204)
  const { tool: _, ...kept } = told
  expect(await run('websites', 'runs', id)).toMatchObject({ tools: [{ tool: told.tool, runs: [kept] }] })
  expect((await runHere(['websites', 'runs', id], fromEnvironment)).stdout).toMatch(/UTC +failed +timeout +1\.5 s\n$/)
  expect(await run('websites', 'set', id, '--no-record-runs')).not.toHaveProperty('recordRuns')

  const made = await run('keys', 'create', '--website', id)
  expect(await run('keys', 'revoke', made.id)).toMatchObject({ id: made.id, revokedAt: expect.any(String) })
  expect((await run('keys', 'list', '--website', id)).keys).toHaveLength(2)
  const own = await runHere(['tools', 'list', id], { OPERABLE_SERVER: server.url, OPERABLE_KEY: key })
  expect(own).toMatchObject({ code: 0, stderr: '' })
  expect(await run('websites', 'remove', id)).toEqual({ removed: id })
})

describe('what goes wrong is one sentence and an exit code', () => {
  const missing = join(folder, 'missing.db')

  test.each<[string, string[], number, RegExp]>([
    ['a data file that is not there', ['websites', 'list', '--data', missing], 2, /There is no data file/],
    ['no data file', ['websites', 'list', '--data', folder], 69, /cannot be used/],
    ['no command', ['keys'], 2, /Usage: operable keys/],
    ['a key for nothing', ['keys', 'create'], 2, /--website <id> or --admin/],
    ['no change', ['tools', 'set', 'x', 'y'], 2, /Nothing to change/],
    ['no change of a website', ['websites', 'set', 'x'], 2, /Nothing to change/],
    ['no service', ['websites', 'list', '--server', 'http://127.0.0.1:1'], 69, /No service responds/],
    ['no address of one', ['websites', 'list', '--server', 'nonsense'], 2, /--server: /],
  ])('%s', async (_, args, code, message) => {
    const ran = await runHere(args)
    expect(ran.stderr).toMatch(message)
    expect(ran.stderr).not.toMatch(/\n\s+at |node:internal/)
    expect(ran).toMatchObject({ code, stdout: '' })
    expect(existsSync(missing)).toBe(false)
  })

  test.each<[string, string[], number, RegExp]>([
    ['an unknown website', ['tools', 'list', 'nobody'], 4, /^operable: .*website.*\.\n$/],
    ['a wrong key', ['websites', 'list', '--key', 'wrong'], 4, /^operable: This key is .*\.\n$/],
    ['an admin key from afar', ['keys', 'create', '--admin'], 2, /without --server/],
    ['all keys from afar', ['keys', 'list'], 2, /without --server/],
  ])('%s', async (_, args, code, message) => {
    const ran = await runHere(args, fromEnvironment)
    expect(ran.stderr).toMatch(message)
    expect(ran).toMatchObject({ code, stdout: '' })
  })

  test('a server that is no such service', async () => {
    const ran = await runHere(['websites', 'list', '--server', `http://${siteUrl}/`])
    expect(ran.stderr).toMatch(/responds, but it is not an Operable service\.\n$/)
    expect(ran.code).toBe(2)
  })
})

test('the real command', async () => {
  const env = { OPERABLE_DATA: join(folder, 'real.db') }
  const added = await runOperable(['websites', 'add', 'shop.example', '--json'], env)
  expect(added).toMatchObject({ code: 0, stderr: '' })
  const listed = await runOperable(['tools', 'list', jsonOf(added).id], env)
  expect(listed).toMatchObject({
    code: 0,
    stderr: '',
    stdout: expect.stringMatching(/^The website has no tools yet\./),
  })
  const failed = await runOperable(['keys', 'revoke', 'nobody_1'], env)
  expect(failed).toEqual({ code: 4, stdout: '', stderr: 'operable: There is no key with this ID.\n' })
})

test('a site on this machine: the option that opens it is named where it would help', async () => {
  const env = { OPERABLE_DATA: data }
  const { id } = jsonOf(await runHere(['websites', 'add', siteUrl, '--json'], env))
  for (const words of [
    ['tools', 'discover', id],
    ['tools', 'add', id, siteUrl],
  ]) {
    const ran = await runHere(words, env)
    expect([ran.code, ran.stderr]).toEqual([
      expect.any(Number),
      expect.stringMatching(/To read it anyway, add --allow-private\.\n$/),
    ])
    expect(ran.stdout).toBe('')
  }
  const elsewhere = await runHere(['tools', 'add', id, 'https://shop.example/'], env)
  expect(elsewhere.stderr).not.toContain('--allow-private')
})

test('a data file that is typed wins over a service that is exported', async () => {
  const exported = { OPERABLE_SERVER: 'http://127.0.0.1:1' }
  for (const words of [
    ['websites', 'list'],
    ['tools', 'list', 'x'],
    ['history', 'shop.example'],
  ]) {
    expect((await runHere(words, exported)).stderr).toMatch(/No service responds at http:\/\/127\.0\.0\.1:1/)
    expect((await runHere([...words, '--data', 'none.db'], exported)).stderr).toMatch(
      /no data file|data file none\.db does not exist/,
    )
  }
})

test.each(['null', '', ' '])('"%s" is no trigger: for nothing there is an option', async (text) => {
  const ran = await runHere(['tools', 'set', 'x', 'login', '--click-selector', text, '--data', 'none.db'])
  expect([ran.code, ran.stdout, ran.stderr]).toEqual([2, '', expect.stringContaining('--no-click-selector')])
})

describe('an export', () => {
  const linesOf = (text: string) =>
    text
      .split('\n')
      .slice(0, -1)
      .map((line) => JSON.parse(line).kind)

  test('of a data file, to standard output or a file', async () => {
    const run = (...args: string[]) => runHere(['websites', ...args, '--data', data])
    const { id } = jsonOf(await run('add', 'export.example', '--json'))
    const printed = await run('export', id)
    expect([printed.code, linesOf(printed.stdout)]).toEqual([0, ['export', 'websites', 'tools', 'keys', 'end']])
    const file = join(folder, 'export.jsonl')
    expect(await run('export', id, '--output', file)).toMatchObject({ code: 0, stdout: `Exported ${id} to ${file}.\n` })
    expect(linesOf(readFileSync(file, 'utf8'))).toEqual(linesOf(printed.stdout))
    expect(await run('export', 'nobody')).toMatchObject({ code: 4, stdout: '' })
  })

  test('of a service', async () => {
    const { websites } = jsonOf(await runHere(['websites', 'list', '--json'], fromEnvironment))
    const ran = await runHere(['websites', 'export', websites[0].id], fromEnvironment)
    expect([ran.code, linesOf(ran.stdout).slice(0, 2)]).toEqual([0, ['export', 'websites']])
    const wrong = await runHere(['websites', 'export', websites[0].id], { ...fromEnvironment, OPERABLE_KEY: 'wrong' })
    expect(wrong).toMatchObject({ code: 4, stdout: '' })
  })

  test('that a service cannot end is no export, and leaves the file as it was', async () => {
    const line = '{"kind":"export","id":"some","value":{}}\n'
    const half = await loopbackSite({
      '/api/v1/websites/some/export': (_, outgoing) =>
        void outgoing.writeHead(200, { 'content-type': 'application/jsonl' }).end(line),
    })
    const file = join(folder, 'half.jsonl')
    const ran = await runHere([
      'websites',
      'export',
      'some',
      '--output',
      file,
      '--server',
      `http://127.0.0.1:${half.port}`,
    ])
    expect(ran).toMatchObject({ code: 69, stderr: expect.stringContaining('not complete') })
    expect(existsSync(file)).toBe(false)
    await half.close()
  })
})
