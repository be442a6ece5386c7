import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
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
  ['no address', ['audit'], /missing required argument/],
  ['two formats', ['audit', '.', '--json', '--markdown'], /cannot be used with/],
  ['a bad number of pages', ['audit', '.', '--max-pages', '0'], /whole number from 1 to 10000/],
  ['a bad score', ['audit', '.', '--min-score', '101'], /whole number from 0 to 100/],
  ['a bad time', ['audit', '.', '--timeout', 'soon'], /number of seconds/],
  ['a bad mode', ['audit', '.', '--render', 'maybe'], /Allowed choices are auto, never, always/],
  ['a browser for a folder', ['audit', folder, '--render', 'always'], /A folder is read without a browser/],
  ['an address of a folder for a site', ['audit', 'a.example', '--site-url', 'https://b.example'], /--site-url/],
  ['a missing folder', ['audit', './no-such-folder'], /There is no folder at \.\/no-such-folder\./],
  ['an address that is none', ['audit', 'http://'], /names no host\.$/],
  ['another scheme', ['audit', 'ftp://shop.example'], /http:\/\/ or https:\/\//],
  ['an output in no folder', ['audit', folder, '--output', join(folder, 'no', 'x')], /Nothing can be written/],
])('%s is bad usage, and said in one line', async (_, args, message) => {
  const error = await createProgram()
    .parseAsync(args, { from: 'user' })
    .catch((reason: unknown) => reason)
  const failure = describeFailure(error, false)
  expect(failure.exitCode).toBe(2)
  expect(said + (failure.message ?? '')).toMatch(message)
  expect(said.trim().split('\n').length).toBeLessThanOrEqual(2)
})
