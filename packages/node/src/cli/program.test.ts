import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Help } from 'commander'
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import { commands } from './commands.ts'
import { describeFailure } from './failure.ts'
import { createProgram } from './program.ts'

const folder = mkdtempSync(join(tmpdir(), 'operable-usage-'))
let said = ''

beforeEach(() => {
  said = ''
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => {
    said += text
    return true
  })
})

afterEach(() => vi.restoreAllMocks())
afterAll(() => rmSync(folder, { recursive: true }))

test.each([
  ['an unknown option', ['audit', '.', '--jsn'], /unknown option '--jsn'/],
  ['no address', ['audit'], /Name a site address or a folder/],
  ['two formats', ['audit', '.', '--json', '--markdown'], /cannot be used with/],
  ['a bad number of pages', ['audit', '.', '--max-pages', '0'], /whole number from 1 to 10000/],
  ['a bad score', ['audit', '.', '--min-score', '101'], /whole number from 0 to 100/],
  ['a bad time', ['audit', '.', '--timeout', 'soon'], /number of seconds/],
  ['a bad mode', ['audit', '.', '--render', 'maybe'], /Allowed choices are auto, never, always/],
  ['a password in the address', ['audit', 'https://me:s3cret@a.example'], /Use --auth instead/],
  ['credentials for a folder', ['audit', folder, '--auth', 'me:secret'], /work for site addresses, not for folders/],
  ['credentials and a report to keep', ['audit', 'a.example', '--auth', 'me:secret', '--save'], /is private/],
  ['a header without a name', ['audit', 'a.example', '--header', ': s3cret'], /--header takes "Name: value"/],
  ['a cookie without a value', ['audit', 'a.example', '--cookie', 's3cret'], /--cookie takes name=value/],
  ['a user without a password', ['audit', 'a.example', '--auth', 's3cret'], /--auth takes user:password/],
  ['an address of a folder for a site', ['audit', 'a.example', '--site-url', 'https://b.example'], /--site-url/],
  ['a missing folder', ['audit', './no-such-folder'], /There is no folder \.\/no-such-folder\./],
  ['an address that is none', ['audit', 'http://'], /has no host\.$/],
  ['another scheme', ['audit', 'ftp://shop.example'], /http:\/\/ or https:\/\//],
  ['an output in no folder', ['audit', folder, '--output', join(folder, 'no', 'x')], /Cannot write to/],
  ['two formats of proofs', ['prove', '.', '--json', '--markdown'], /cannot be used with/],
  ['a bad number of forms', ['prove', 'a.example', '--max-forms', '0'], /whole number from 1 to 10000/],
  ['a bad time to prove', ['prove', 'a.example', '--timeout', 'soon'], /number of seconds/],
  ['sending from a folder', ['prove', folder, '--send'], /--send works for site addresses, not for folders/],
  ['credentials for forms of a folder', ['prove', folder, '--auth', 'me:secret'], /not for folders/],
  ['a private address to prove', ['prove', 'localhost:3000'], /add --allow-private/],
  ['credentials for saved reports', ['mcp', '--auth', 'me:s3cret'], /--auth needs the address of a site/],
  ['pages of saved reports', ['mcp', '--max-pages', '3'], /--max-pages needs the address of a site/],
  ['proofs to keep', ['audit', 'a.example', '--prove', '--save'], /Proofs are not saved/],
])('%s is bad usage, and said in one line', async (_, args, message) => {
  const program = await createProgram(args)
  const error = await program.parseAsync(args, { from: 'user' }).catch((reason: unknown) => reason)
  const failure = await describeFailure(error, false)
  expect(failure.exitCode).toBe(2)
  expect(said + (failure.message ?? '')).toMatch(message)
  expect(said + (failure.message ?? '')).not.toContain('s3cret')
  expect(said.trim().split('\n').length).toBeLessThanOrEqual(2)
})

test('the list of commands says what the commands say', async () => {
  for (const { name, takes, load } of commands) {
    const command = await load()
    expect(command.name()).toBe(name)
    expect(new Help().subcommandTerm(command)).toBe(`${name} ${takes}`.trim())
    expect(command.summary()).toBe('')
    expect(command.description()).not.toBe('')
  }
})

test('the help is the same whichever command is loaded, and an outline of one never runs', async () => {
  const help = (await createProgram([])).helpInformation()
  for (const { name } of commands) {
    const program = await createProgram(['--help', name])
    expect(program.helpInformation()).toBe(help)
    expect(program.commands.filter((command) => command.description() !== '').map((each) => each.name())).toEqual([
      name,
    ])
  }
})
