import { readFileSync } from 'node:fs'
import { isIP, type Socket } from 'node:net'
import { buildConnector } from 'undici'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { corpusPath, missingCorpus } from '../../../../core/test/corpus.ts'
import { type LoopbackServer, serveHttp } from '../../../test/loopback-server.ts'
import { createAddressPolicy } from '../address/address-guard.ts'
import { createSafeFetch } from './safe-fetch.ts'

interface SsrfCase {
  id: string
  url: string
  why: string
  expect: 'refuse' | 'allow'
  stage: 'syntax' | 'address' | 'policy' | 'dns' | 'redirect' | 'ok'
  /** Answers of one look-up after the other. */
  dns?: (readonly string[] | 'timeout')[]
  /** The chain of Location headers. */
  redirects?: string[]
}

const path = ['..', 'reference', 'ssrf-cases.json'] as const
const isMissing = missingCorpus(...path)
const cases: SsrfCase[] = isMissing ? [] : JSON.parse(readFileSync(corpusPath(...path) ?? '', 'utf8'))

/** A place that is dialled is recorded, and a local server stands in for it. */
interface Harness {
  dialled: string[]
  run(given: SsrfCase): ReturnType<ReturnType<typeof createSafeFetch>>
}

function harness(standIn: LoopbackServer): Harness {
  const dialled: string[] = []
  return {
    dialled,
    async run({ url, dns = [['93.184.215.14']] }) {
      const answers = [...dns]
      const fetch = createSafeFetch({
        policy: createAddressPolicy({
          ownHosts: ['self.example.com'],
          dnsTimeoutMs: 50,
          resolver: async () => {
            const answer = answers.length > 1 ? answers.shift() : answers[0]
            return answer === 'timeout' || answer === undefined ? new Promise(() => {}) : answer
          },
        }),
        userAgent: 'OperableTest/1 (+https://operable.example/bot)',
        connector: { build: (options) => recorder(standIn, dialled, options) },
      })
      let result = await fetch(url)
      // A rebinding name answers well at first: every further connection has to be refused when its answer is bad.
      for (let i = 1; i < dns.length && result.ok; i += 1) result = await fetch(url)
      await fetch.close()
      return result
    },
  }
}

type BuildOptions = Parameters<typeof buildConnector>[0]

/** In place of undici's connector: asks the pinned look-up like net.connect does, notes the address, dials the stand-in. */
function recorder(standIn: LoopbackServer, dialled: string[], options: BuildOptions): buildConnector.connector {
  const dial = buildConnector({ timeout: 1_000 })
  const lookup = options && 'lookup' in options ? options.lookup : undefined
  return (target, callback) => {
    const connectTo = (address: string) => {
      dialled.push(address)
      const local = {
        ...target,
        protocol: 'http:',
        hostname: '127.0.0.1',
        host: '127.0.0.1',
        port: String(standIn.port),
      }
      dial(local, (error, socket) => {
        if (error) callback(error, null)
        else callback(null, arrivedAt(socket, address))
      })
    }
    if (isIP(target.hostname) !== 0) return connectTo(target.hostname)
    lookup?.(target.hostname, { all: true }, (error, found) => {
      const [first] = typeof found === 'string' ? [{ address: found }] : (found ?? [])
      if (error || !first) callback(error ?? new Error('no address'), null)
      else connectTo(first.address)
    })
  }
}

function arrivedAt(socket: Socket, address: string): Socket {
  return Object.defineProperty(socket, 'remoteAddress', { value: address })
}

const stages: Readonly<Record<SsrfCase['stage'], readonly string[]>> = {
  syntax: ['invalid_url'],
  address: ['refused'],
  policy: ['refused'],
  dns: ['refused', 'dns'],
  redirect: ['refused', 'redirect'],
  ok: [],
}

describe.skipIf(isMissing)('the SSRF reference cases', () => {
  let server: LoopbackServer
  let locations: string[] = []
  beforeAll(async () => {
    server = await serveHttp((_request, response) => {
      const location = locations.shift()
      // Without keep-alive, so that every request is a new connection and asks DNS again.
      response.setHeader('connection', 'close')
      if (location === undefined) response.end('ok')
      else response.writeHead(302, { location }).end()
    })
  })
  afterAll(() => server.close())

  test('the file is the one that we expect', () => {
    expect(cases).toHaveLength(192)
  })

  test.each(cases.map((given) => [`${given.id} ${given.stage}: ${given.url.slice(0, 80)}`, given] as const))(
    '%s',
    async (_label, given) => {
      locations = [...(given.redirects ?? [])]
      const { run, dialled } = harness(server)
      const result = await run(given)

      const policy = createAddressPolicy({ ownHosts: ['self.example.com'] })
      const refusal = policy.checkUrl(given.url)
      const isBeforeDns = ['syntax', 'address', 'policy'].includes(given.stage)
      expect(refusal?.stage).toBe(isBeforeDns ? given.stage : undefined)

      expect(result.ok).toBe(given.expect === 'allow')
      if (!result.ok) expect(stages[given.stage]).toContain(result.failure)
      if (!result.ok) expect(result.detail).not.toMatch(/\d+\.\d+\.\d+\.\d+|[0-9a-f]*::[0-9a-f]/)
      if (isBeforeDns) expect(dialled).toEqual([])
      for (const address of dialled) expect(policy.checkAddress(address)).toBeUndefined()
      if (given.stage === 'dns') expect(dialled).toHaveLength((given.dns?.length ?? 1) - 1)
      if (given.redirects && given.expect === 'refuse') expect(dialled.length).toBeLessThanOrEqual(11)
    },
  )
})
