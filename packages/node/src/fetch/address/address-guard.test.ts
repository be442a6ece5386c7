import { isIP } from 'node:net'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { FetchError } from '../failure/fetch-error.ts'
import { createAddressPolicy } from './address-guard.ts'
import { classifyAddress } from './address-policy.ts'

const publicOnly = createAddressPolicy()
const resolver = async (host: string) =>
  host.startsWith('inside') || host === 'localhost' ? ['10.0.0.5'] : ['9.9.9.9']

describe('the classes of addresses', () => {
  test.each([
    ['8.8.8.8', 'public'],
    ['2606:4700:4700::1111', 'public'],
    ['127.0.0.1', 'private'],
    ['10.1.2.3', 'private'],
    ['100.64.0.1', 'private'],
    ['0.0.0.0', 'private'],
    ['::1', 'private'],
    ['fd12:3456::1', 'private'],
    ['169.254.169.254', 'never'],
    ['168.63.129.16', 'never'],
    ['100.100.100.200', 'never'],
    ['192.0.0.192', 'never'],
    ['fd00:ec2::254', 'never'],
    ['fe80::1', 'never'],
    ['fe80::1%eth0', 'never'],
    ['::ffff:8.8.8.8', 'never'],
    ['::ffff:127.0.0.1', 'never'],
    ['::808:808', 'never'],
    ['64:ff9b::808:808', 'never'],
    ['2001:0:4136:e378:8000:63bf:3fff:fdd2', 'never'],
    ['2002:808:808::1', 'never'],
    ['2001:1::1', 'never'],
    ['3fff::1', 'never'],
    ['224.0.0.1', 'never'],
    ['255.255.255.255', 'never'],
    ['4000::1', 'never'],
    ['0x7f.1', 'never'],
    ['example.com', 'never'],
    ['', 'never'],
  ])('%s is %s', (ip, expected) => {
    expect(classifyAddress(ip)).toBe(expected)
  })
})

describe('allowPrivate: true', () => {
  const policy = createAddressPolicy({ allowPrivate: true, resolver })
  test.each([
    ['http://127.0.0.1:3000/', undefined],
    ['http://localhost:8080/', undefined],
    ['http://[::1]:5173/', undefined],
    ['http://intranet/', undefined],
    ['http://printer.local/', undefined],
    ['https://example.com/', undefined],
    ['http://169.254.169.254/', 'address'],
    ['http://[::ffff:169.254.169.254]/', 'address'],
    ['http://[64:ff9b::a9fe:a9fe]/', 'address'],
    ['http://user@localhost/', 'syntax'],
    ['file:///etc/passwd', 'syntax'],
  ])('%s: refused at %s', (url, stage) => {
    expect(policy.checkUrl(url)?.stage).toBe(stage)
  })

  test('names that lead inside are resolved', async () => {
    expect(await policy.resolve('inside.example.com')).toEqual(['10.0.0.5'])
  })
})

describe('allowPrivate: a list opens only what it names', () => {
  const entries = ['localhost:3000', '192.168.1.0/24', '10.9.9.9', '[::1]:80', '127.0.0.1:4000', 'inside.example.com']
  const policy = createAddressPolicy({ allowPrivate: entries, resolver })
  test.each([
    ['http://localhost:3000/', undefined],
    ['http://localhost.:3000/', undefined],
    ['http://localhost:3001/', 'policy'],
    ['http://192.168.1.77:9000/', undefined],
    ['http://192.168.2.1/', 'address'],
    ['http://10.9.9.9:1234/', undefined],
    ['http://168364297/', undefined], // 10.9.9.9 as a number
    ['http://10.9.9.8/', 'address'],
    ['http://[::1]/', undefined],
    ['http://[::1]:81/', 'address'],
    ['http://127.0.0.1:4000/', undefined],
    ['http://127.0.0.1:4001/', 'address'],
    ['http://inside.example.com:8443/', undefined],
    ['http://other.example.com:8443/', 'policy'],
    ['https://example.com/', undefined],
  ])('%s: refused at %s', (url, stage) => {
    expect(policy.checkUrl(url)?.stage).toBe(stage)
  })

  test('a named host may lead to a private address, any other may not', async () => {
    expect(await policy.resolve('inside.example.com', 8443)).toEqual(['10.0.0.5'])
    expect(await policy.resolve('localhost', 3000)).toEqual(['10.0.0.5'])
    await expect(policy.resolve('localhost', 3001)).rejects.toMatchObject({ failure: 'refused' })
    await expect(policy.resolve('inside.other.example')).rejects.toMatchObject({ failure: 'refused' })
  })

  test('a named host may not lead to a metadata address', async () => {
    const listed = createAddressPolicy({ allowPrivate: ['a.example'], resolver: async () => ['169.254.169.254'] })
    await expect(listed.resolve('a.example')).rejects.toMatchObject({ failure: 'refused' })
  })

  test.each(['', 'http://localhost', 'a:b', '10.0.0.0/99', 'x/y', 'local host', 'a:99999'])(
    'the entry "%s" is a mistake that is told',
    (entry) => {
      expect(() => createAddressPolicy({ allowPrivate: [entry] })).toThrow(TypeError)
    },
  )
})

describe('resolve and lookup', () => {
  test.each([
    ['one private answer refuses all', ['9.9.9.9', '10.0.0.1'], 'refused'],
    ['no answer', [], 'dns'],
    ['an answer that is no address', ['nonsense'], 'refused'],
  ])('%s', async (_label, answers, failure) => {
    const policy = createAddressPolicy({ resolver: async () => answers })
    await expect(policy.resolve('example.com')).rejects.toMatchObject({ failure })
  })

  test('a resolver that fails or never answers is of class dns', async () => {
    const failing = createAddressPolicy({
      resolver: () => Promise.reject(Object.assign(new Error(), { code: 'ENOTFOUND' })),
    })
    await expect(failing.resolve('example.com')).rejects.toMatchObject({ failure: 'dns', message: /does not exist/ })
    const silent = createAddressPolicy({ resolver: () => new Promise(() => {}), dnsTimeoutMs: 20 })
    await expect(silent.resolve('example.com')).rejects.toMatchObject({ failure: 'dns', message: /in time/ })
  })

  test('at most eight addresses are used, but all of them are checked', async () => {
    const many = Array.from({ length: 20 }, (_, i) => `9.9.9.${i}`)
    expect(await createAddressPolicy({ resolver: async () => many }).resolve('example.com')).toEqual(many.slice(0, 8))
    const badLast = createAddressPolicy({ resolver: async () => [...many, '127.0.0.1'] })
    await expect(badLast.resolve('example.com')).rejects.toBeInstanceOf(FetchError)
  })

  test('a literal address is not asked for, but checked', async () => {
    const policy = createAddressPolicy({ resolver: () => Promise.reject(new Error('asked')) })
    expect(await policy.resolve('9.9.9.9')).toEqual(['9.9.9.9'])
    expect(await policy.resolve('[2606:4700:4700::1111]')).toEqual(['2606:4700:4700::1111'])
    await expect(policy.resolve('127.0.0.1')).rejects.toMatchObject({ failure: 'refused' })
  })

  const both = createAddressPolicy({ resolver: async () => ['2606:4700::1', '9.9.9.9'] })
  test.each([
    [{}, ['2606:4700::1', 6]],
    [{ family: 4 }, ['9.9.9.9', 4]],
    [{ family: 'IPv4' as const }, ['9.9.9.9', 4]],
    [
      { all: true },
      [
        [
          { address: '2606:4700::1', family: 6 },
          { address: '9.9.9.9', family: 4 },
        ],
        undefined,
      ],
    ],
  ])('lookup with %j', async (options, expected) => {
    const answer = await new Promise((done) =>
      both.lookup('example.com', options, (_error, ...rest) => done([rest[0], rest[1]])),
    )
    expect(answer).toEqual(expected)
  })
})

test('this service itself is not asked', () => {
  const policy = createAddressPolicy({ ownHosts: ['Audit.Example.com'] })
  expect(policy.checkUrl('https://audit.example.com/api')?.stage).toBe('policy')
  expect(policy.checkUrl('https://audit.example.com./api')?.stage).toBe('policy')
})

test.each([
  ['an underscore', 'http://my_shop.example.com/', undefined],
  ['an international name', 'http://xn--fa-hia.de/', undefined],
  ['an international name that does not decode', 'http://xn--a.example.com/', 'syntax'],
  ['an empty label', 'http://a..example.com/', 'syntax'],
  ['a space in the path', 'http://example.com/a b', undefined],
])('%s', (_label, url, stage) => {
  expect(publicOnly.checkUrl(url)?.stage).toBe(stage)
})

describe('properties', () => {
  const number = fc.nat(255)
  const hosts = fc.oneof(
    fc.domain(),
    fc.ipV4(),
    fc.ipV4Extended(),
    fc.ipV6().map((ip) => `[${ip}]`),
    fc.tuple(number, number, number, number).map((parts) => parts.map((n) => `0${n.toString(8)}`).join('.')),
    fc.nat(0xffffffff).map(String),
    fc.string({ unit: 'grapheme' }),
  )
  const urls = fc
    .tuple(
      fc.constantFrom('http://', 'https://', 'HTTP:', 'http:/', '//'),
      hosts,
      fc.constantFrom('', '/', '/a?b', ':80/', '#x'),
    )
    .map((parts) => parts.join(''))

  test('whatever is allowed parses to a public address or a public name', () => {
    fc.assert(
      fc.property(fc.oneof(urls, fc.string()), (text) => {
        if (publicOnly.checkUrl(text) !== undefined) return
        const url = new URL(text)
        const host = url.hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '')
        expect(['http:', 'https:']).toContain(url.protocol)
        expect(url.username + url.password).toBe('')
        if (isIP(host) === 0) expect(host).toMatch(/^[a-z0-9_-]+(\.[a-z0-9_-]+)+$/)
        else expect(classifyAddress(host)).toBe('public')
      }),
      { numRuns: 500 },
    )
  })

  test('no IPv4 address passes inside an IPv6 one', () => {
    const embeddings = [
      (a: string, b: string) => `::ffff:${a}:${b}`,
      (a: string, b: string) => `::${a}:${b}`,
      (a: string, b: string) => `::ffff:0:${a}:${b}`,
      (a: string, b: string) => `64:ff9b::${a}:${b}`,
      (a: string, b: string) => `64:ff9b:1::${a}:${b}`,
      (a: string, b: string) => `2002:${a}:${b}::1`,
    ]
    const hex = fc.nat(0xffff).map((n) => n.toString(16))
    fc.assert(
      fc.property(fc.constantFrom(...embeddings), hex, hex, (embed, a, b) => {
        expect(classifyAddress(embed(a, b))).not.toBe('public')
      }),
    )
  })
})
