import { expect, test } from 'vitest'
import { opensWithAllowPrivate } from './opens-with-allow-private.ts'

test.each([
  ['http://localhost:3000/', true],
  ['http://127.0.0.1/', true],
  ['http://10.1.2.3:8080/', true],
  ['http://shop.test/', true],
  ['http://intranet/', true],
  ['https://shop.example:8443/', true],
  ['https://shop.example/', false],
  ['http://169.254.169.254/', false],
  ['http://metadata.google.internal/', false],
  ['https://nonexistent.invalid/', false],
  ['http://abcdef.onion/', false],
])('%s opens with an allowance: %s', (url, opens) => expect(opensWithAllowPrivate(url)).toBe(opens))
