import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { readTarget } from './target.ts'

const folder = mkdtempSync(join(tmpdir(), 'operable-target-'))
mkdirSync(join(folder, 'shop.example'))
writeFileSync(join(folder, 'index.html'), '<h1>Hi</h1>')
afterAll(() => rmSync(folder, { recursive: true }))

describe('an address', () => {
  test.each([
    ['a bare domain means https', 'shop.example', 'https://shop.example/'],
    ['with a path', 'shop.example/a?b#c', 'https://shop.example/a?b'],
    ['with a port', 'shop.example:8080', 'https://shop.example:8080/'],
    ['http stays', 'http://shop.example', 'http://shop.example/'],
    ['a development server', 'localhost:3000', 'http://localhost:3000/'],
    ['a loopback address', '127.0.0.1:3000/x', 'http://127.0.0.1:3000/x'],
    ['a name that only begins like localhost', 'localhost.example', 'https://localhost.example/'],
  ])('%s', (_, text, url) => {
    expect(readTarget(text)).toEqual({ kind: 'url', url })
  })
})

test('a folder that exists is one, whatever its name looks like', () => {
  const path = join(folder, 'shop.example')
  expect(readTarget(path)).toEqual({ kind: 'folder', path })
})

describe('refused', () => {
  test.each([
    ['a file', join(folder, 'index.html'), 'is a file'],
    ['a missing folder', './no-such-folder', 'There is no folder'],
    ['a missing absolute folder', join(folder, 'none'), 'There is no folder'],
    ['a missing Windows folder', 'C:\\none', 'There is no folder'],
    ['another scheme', 'ftp://shop.example', 'http:// or https://'],
    ['a script', 'javascript:alert(1)', 'http:// or https://'],
    ['nothing', '', 'empty'],
    ['a password', 'https://a:b@shop.example', 'password'],
  ])('%s', (_, text, message) => {
    expect(() => readTarget(text)).toThrowError(expect.objectContaining({ code: 'invalid_url' }))
    expect(() => readTarget(text)).toThrowError(message)
  })
})
