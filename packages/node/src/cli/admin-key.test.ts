import { afterEach, expect, test, vi } from 'vitest'
import { adminKeyFromEnvironment } from './run-serve.ts'

const short = 'x'.repeat(23)
const long = 'x'.repeat(24)

afterEach(() => vi.unstubAllEnvs())

test.each([
  ['127.0.0.1', undefined, true],
  ['127.8.9.1', undefined, true],
  ['::1', undefined, true],
  ['localhost', undefined, true],
  ['127.0.0.1', 'http://localhost:8787', true],
  ['127.0.0.1', 'http://audit.localhost', true],
  ['127.0.0.1', 'http://[::1]:8787/audit', true],
  ['127.0.0.1', 'https://audit.example', false],
  ['127.0.0.1', 'http://localhost.example', false],
  ['0.0.0.0', undefined, false],
  ['::', undefined, false],
  ['', undefined, false],
  ['0.0.0.0', 'http://localhost:8787', false],
  ['10.0.0.4', 'http://127.0.0.1', false],
  ['audit.example', undefined, false],
])('a service at %s, reached at %s, takes a short key: %j', (host, baseUrl, isTaken) => {
  const given = { host, ...(baseUrl === undefined ? {} : { baseUrl }) }
  vi.stubEnv('OPERABLE_ADMIN_KEY', short)
  if (isTaken) expect(adminKeyFromEnvironment(given)).toBe(short)
  else expect(() => adminKeyFromEnvironment(given)).toThrow(expect.objectContaining({ code: 'invalid_request' }))
  vi.stubEnv('OPERABLE_ADMIN_KEY', long)
  expect(adminKeyFromEnvironment(given)).toBe(long)
  for (const none of ['', undefined]) {
    vi.stubEnv('OPERABLE_ADMIN_KEY', none)
    expect(adminKeyFromEnvironment(given)).toBeUndefined()
  }
})
