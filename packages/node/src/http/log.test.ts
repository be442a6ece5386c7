import { afterEach, expect, test, vi } from 'vitest'
import { logToStderr } from './log.ts'

afterEach(() => vi.restoreAllMocks())

test('one JSON line, whatever the request says', () => {
  const lines: string[] = []
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => lines.push(String(text)) > 0)
  const error = new Error('outer', { cause: new Error('inner') })
  logToStderr({
    level: 'error',
    event: 'internal_error',
    method: 'GET',
    path: `/a\n\u001b[31m${'x'.repeat(1000)}`,
    error,
  })
  expect(lines).toHaveLength(1)
  expect(lines[0]?.match(/\n/g)).toHaveLength(1)
  expect(lines[0]).not.toContain('\u001b')
  const entry = JSON.parse(lines[0] ?? '')
  expect(entry).toMatchObject({ level: 'error', event: 'internal_error', method: 'GET' })
  expect(entry.path).toHaveLength(200)
  expect(entry.error).toContain('outer')
  expect(entry.error).toContain('caused by Error: inner')
})
