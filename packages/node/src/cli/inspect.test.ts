import { expect, test } from 'vitest'
import { runHere } from './testing/run-here.ts'

const scriptOf = (bookmark: string) => decodeURI(bookmark.trim().replace(/^javascript:/, ''))

test.each([
  [[], '"http://127.0.0.1:8787/operable-inspector.js"', '{"server":"http://127.0.0.1:8787"}'],
  [
    ['--server', 'https://audit.example.com/', '--website', 'w1'],
    '"https://audit.example.com/operable-inspector.js"',
    '{"server":"https://audit.example.com","websiteId":"w1"}',
  ],
  [
    ['--server', 'https://example.com/audit'],
    '"https://example.com/audit/operable-inspector.js"',
    '"https://example.com/audit"',
  ],
])('%j prints one line to save, and how', async (args, file, options) => {
  const { code, stdout, stderr } = await runHere(['inspect', ...args])
  expect([code, stdout.split('\n').length]).toEqual([0, 2])
  expect(stdout).toMatch(/^javascript:[^\s"<>]+\n$/)
  expect(scriptOf(stdout)).toContain(`import(${file})`)
  expect(scriptOf(stdout)).toContain(options)
  expect(stderr).toContain('bookmark')
})

test('what is in it stays text', async () => {
  const { stdout } = await runHere(['inspect', '--website', `x"}),alert(1),({"`])
  const script = scriptOf(stdout)
  const [, options = ''] = /mountInspector\((.*)\)\)\.catch/.exec(script) ?? []
  expect(JSON.parse(options)).toMatchObject({ websiteId: `x"}),alert(1),({"` })
})

test('an address that is none is refused', async () => {
  expect(await runHere(['inspect', '--server', 'ftp://x'])).toMatchObject({ code: 2, stdout: '' })
})
