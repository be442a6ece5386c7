import fc from 'fast-check'
import { expect, test } from 'vitest'
import { chooseCoding } from './negotiate.ts'

test.each<[string | null, string]>([
  [null, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['GZip', 'gzip'],
  ['x-gzip', 'gzip'],
  ['deflate, zstd', 'identity'],
  ['*', 'br'],
  ['br;q=0, *', 'gzip'],
  ['gzip;q=0', 'identity'],
  ['gzip;q=0, br;q=0.0', 'identity'],
  ['gzip;q=0.000, *;q=0.5', 'br'],
  ['gzip, *;q=0', 'gzip'],
  ['*;q=0.5, gzip', 'gzip'],
  ['br;q=0.5, gzip;q=0.8', 'gzip'],
  ['br ; q=0.5 , gzip ; Q=0.5', 'br'],
  ['gzip;q=0.001', 'gzip'],
  ['identity', 'identity'],
  ['identity, gzip', 'gzip'],
  ['identity, gzip;q=0.5', 'identity'],
  ['identity;q=0.5, gzip;q=0.4, *;q=0.1', 'identity'],
  ['identity;q=0, gzip;q=0.1', 'gzip'],
  ['identity;q=0, *', 'br'],
  // Refused all the same: the plain form helps more than an error.
  ['identity;q=0', 'identity'],
  ['*;q=0', 'identity'],
  ['identity;q=0, deflate', 'identity'],
  // Malformed items count as not sent.
  ['gzip;q=2', 'identity'],
  ['gzip;q=-1, br;q=high', 'identity'],
  ['gzip;q=0.1234, br;q=', 'identity'],
  ['gzipped, "br"', 'identity'],
  [',;, gzip,', 'gzip'],
])('%j: %s', (header, expected) => {
  expect(chooseCoding(header)).toBe(expected)
})

test('whatever is sent, one of the three, and none that is refused by its name', () => {
  const part = fc.constantFrom('br', 'gzip', 'identity', '*', ';q=', '0', '0.5', '1', '"', ',', ' ')
  fc.assert(
    fc.property(fc.array(part), (parts) => {
      const header = parts.join('')
      expect(['br', 'gzip', 'identity']).toContain(chooseCoding(header))
      expect(chooseCoding(`br;q=0,gzip;q=0,${header.replaceAll(/br|gzip/g, 'zstd')}`)).toBe('identity')
    }),
  )
})
