import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createClientKey } from './client-key.ts'

describe('without proxies, the connection counts', () => {
  test.each([
    ['203.0.113.7', null, '203.0.113.7'],
    ['203.0.113.7', '198.51.100.1', '203.0.113.7'],
    ['::ffff:203.0.113.7', null, '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', null, '2001:db8:1:2::/64'],
    ['2001:db8:1:2::', '198.51.100.1', '2001:db8:1:2::/64'],
    ['fe80::1%eth0', null, 'fe80:0:0:0::/64'],
    [undefined, '198.51.100.1', 'unknown'],
    ['', null, 'unknown'],
    ['/run/operable.sock', null, 'unknown'],
  ])('%s with %s', (peer, forwarded, key) => {
    expect(createClientKey([])(peer, forwarded)).toBe(key)
  })
})

describe('behind proxies, what the last of them wrote counts', () => {
  const keyOf = createClientKey(['10.0.0.0/8', '127.0.0.1', '2001:db8:ffff::/48'])
  test.each([
    ['a stranger is believed nothing', '203.0.113.7', '198.51.100.1', '203.0.113.7'],
    ['one proxy', '10.0.0.1', '198.51.100.1', '198.51.100.1'],
    ['what the client sent before it is not read', '10.0.0.1', '1.1.1.1, 2.2.2.2, 198.51.100.1', '198.51.100.1'],
    ['two proxies', '10.0.0.1', '1.1.1.1,198.51.100.1 ,10.9.9.9', '198.51.100.1'],
    ['proxies all the way', '10.0.0.1', '10.0.0.3, 10.0.0.2', '10.0.0.3'],
    ['no header', '127.0.0.1', null, '127.0.0.1'],
    ['an empty one', '10.0.0.1', '', '10.0.0.1'],
    ['rubbish ends the walk', '10.0.0.1', '198.51.100.1, unknown, 10.0.0.2', '10.0.0.2'],
    ['no other spelling of an address', '10.0.0.1', '0x7f.1', '10.0.0.1'],
    ['with a port', '10.0.0.1', '198.51.100.1:4711', '198.51.100.1'],
    ['IPv6 by its network', '::ffff:10.0.0.1', '2001:db8:1:2:3::4', '2001:db8:1:2::/64'],
    ['IPv6 with a port', '10.0.0.1', '[2001:db8:1:2:3::4]:4711', '2001:db8:1:2::/64'],
    ['an IPv6 proxy', '2001:db8:ffff::9', '198.51.100.1', '198.51.100.1'],
  ])('%s', (_, peer, forwarded, key) => {
    expect(keyOf(peer, forwarded)).toBe(key)
  })
})

test.each(['10.0.0.0/33', '::/129', '10.0.0.0/', '10.0.0.0/8/8', 'proxy.example', '10.1', ''])(
  'the range %s is refused',
  (range) => {
    expect(() => createClientKey([range])).toThrow(TypeError)
  },
)

test('ten thousand addresses of one network are one client', () => {
  const keyOf = createClientKey([])
  const keys = new Set(Array.from({ length: 10_000 }, (_, n) => keyOf(`2001:db8::${(n + 1).toString(16)}`, null)))
  expect([...keys]).toEqual(['2001:db8:0:0::/64'])
})

test('whatever the header holds, a key', () => {
  const keyOf = createClientKey(['10.0.0.0/8'])
  fc.assert(fc.property(fc.string(), (forwarded) => keyOf('10.0.0.1', forwarded) !== ''))
})
