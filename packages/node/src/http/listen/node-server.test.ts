import { setTimeout as delay } from 'node:timers/promises'
import { describe, expect, onTestFinished, test } from 'vitest'
import { httpShop } from '../../../test/http-shop.ts'
import { rawClient } from '../../../test/raw-client.ts'
import { shopServers } from '../../../test/shop-servers.ts'
import type { Operable } from '../../contracts/operable.ts'
import { type ServeOptions, serve } from './node-server.ts'

const start = shopServers()

/** The service with one part of it replaced. */
function withTools(operable: Operable, tools: Partial<Operable['tools']>): Operable {
  return { ...operable, tools: { ...operable.tools, ...tools } }
}

const get = (path: string, ...headers: string[]) =>
  `${[`GET ${path} HTTP/1.1`, 'Host: 127.0.0.1', ...headers].join('\r\n')}\r\n\r\n`

test('answers on the port it chose, and names itself by it', async () => {
  const { server, id } = await start()
  expect(server.url).toBe(`http://127.0.0.1:${server.port}`)
  const response = await fetch(`${server.url}/widget/${id}/tools.json`)
  expect([response.status, response.headers.get('access-control-allow-origin')]).toEqual([200, '*'])
  const missing = await fetch(`${server.url}/nope`)
  expect(await missing.json()).toMatchObject({ type: `${server.url}/problems/not_found` })
})

test('a base address that is given wins', async () => {
  const { server } = await start({ baseUrl: 'https://audit.example/' })
  expect(server.url).toBe('https://audit.example')
  const response = await fetch(`http://127.0.0.1:${server.port}/nope`)
  expect(response.headers.get('strict-transport-security')).toBe('max-age=31536000')
})

test('HEAD has no body, and the connection is kept', async () => {
  const { server } = await start()
  const client = await rawClient(server.port)
  client.write(get('/health').replace('GET', 'HEAD'))
  const head = await client.until(/\r\n\r\n/)
  expect(head).toMatch(/^HTTP\/1\.1 200 OK\r\n/)
  expect(head.split('\r\n\r\n')[1]).toBe('')
  client.write(get('/health', 'Connection: close'))
  await client.closed
  expect(client.text().match(/^HTTP\/1\.1 200 OK/gm)).toHaveLength(2)
  expect(client.text()).toMatch(/\{"status":"ok"/)
})

test('a change shows in the widget at once', async () => {
  const { server, tools, id, key } = await start()
  const { tools: made } = await tools.addFromUrls(id, ['https://shop.example/login'])
  const list = () => fetch(`${server.url}/widget/${id}/tools.json`)
  expect(await (await list()).json()).toMatchObject({ tools: [{ name: 'login' }] })
  const changed = await fetch(`${server.url}/tools/${id}/${made[0]!.id}`, {
    method: 'PATCH',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: '{"name":"signIn"}',
  })
  expect(changed.status).toBe(200)
  expect(await (await list()).json()).toMatchObject({ tools: [{ name: 'signIn' }] })
})

describe('what a client may not do', () => {
  test('headers over 16 KiB: 431', async () => {
    const { server } = await start()
    const client = await rawClient(server.port)
    client.write(get('/health', `User-Agent: ${'x'.repeat(17 * 1024)}`))
    expect(await client.until(/\r\n\r\n/)).toMatch(/^HTTP\/1\.1 431 /)
  })

  test('headers that do not end: the connection is closed', async () => {
    const { server } = await start({ headersTimeoutMs: 200 })
    const client = await rawClient(server.port)
    client.write('GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\n')
    await client.closed
    expect(client.text()).toMatch(/^HTTP\/1\.1 408 /)
  })

  test('a body that does not end: the connection is closed', async () => {
    const { server, key, id } = await start({ requestTimeoutMs: 300 })
    const client = await rawClient(server.port)
    const headers = [`Authorization: Bearer ${key}`, 'Content-Type: application/json', 'Content-Length: 50']
    client.write(`${get(`/tools/${id}/t`, ...headers).replace('GET', 'PATCH')}{"name"`)
    await client.closed
    expect(client.text()).toMatch(/^HTTP\/1\.1 408 /)
  })

  test('a body over the limit is refused while it is sent', async () => {
    const { server, key, id } = await start()
    const client = await rawClient(server.port)
    const headers = [`Authorization: Bearer ${key}`, 'Content-Type: application/json', 'Transfer-Encoding: chunked']
    client.write(get(`/tools/${id}/t`, ...headers).replace('GET', 'PATCH'))
    const chunk = `4000\r\n${'x'.repeat(0x4000)}\r\n`
    for (let i = 0; i < 5; i++) client.write(chunk)
    expect(await client.until(/payload_too_large/)).toMatch(/^HTTP\/1\.1 413 /)
    client.socket.destroy()
  })

  test('a stated length over the limit is refused before it is sent', async () => {
    const { server, key, id } = await start()
    const client = await rawClient(server.port)
    const headers = [`Authorization: Bearer ${key}`, 'Content-Type: application/json', 'Content-Length: 1000000']
    client.write(get(`/tools/${id}/t`, ...headers).replace('GET', 'PATCH'))
    expect(await client.until(/payload_too_large/)).toMatch(/^HTTP\/1\.1 413 /)
    client.socket.destroy()
  })

  test.each(['a b', 'a/b', '[', 'user@host'])('Host "%s": 400', async (host) => {
    const { server } = await start()
    const client = await rawClient(server.port)
    client.write(`GET /health HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`)
    await client.closed
    expect(client.text()).toMatch(/^HTTP\/1\.1 400 /)
    expect(client.text()).toMatch(/"code":"invalid_request"/)
    expect(client.text()).toMatch(/x-content-type-options: nosniff/i)
  })

  test('more connections than allowed are dropped', async () => {
    const { server } = await start({ maxConnections: 2 })
    const kept = [await rawClient(server.port), await rawClient(server.port)]
    for (const client of kept) {
      client.write(get('/health'))
      await client.until(/"ok"/)
    }
    const dropped = await rawClient(server.port)
    dropped.write(get('/health'))
    await dropped.closed
    expect(dropped.text()).toBe('')
  })
})

test('the limits are on receiving: an answer may take longer', async () => {
  const { server } = await start({
    requestTimeoutMs: 200,
    headersTimeoutMs: 200,
    authorize: () => delay(1500),
  })
  expect((await fetch(`${server.url}/websites`)).status).toBe(200)
})

test('limits count for each address of a client', async () => {
  const { server } = await start({ reportLimit: { limit: 1, window: 3600 } })
  const statusFrom = async (address: string) => {
    const client = await rawClient(server.port, address)
    client.write(get('/api/v1/report?url=https://shop.example/', 'Connection: close'))
    await client.closed
    return client.text().split(' ')[1]
  }
  expect(await statusFrom('127.0.0.1')).toBe('404')
  expect(await statusFrom('127.0.0.1')).toBe('429')
  expect(await statusFrom('127.0.0.2')).toBe('404')
})

test('who hangs up stops the work that runs for them', async () => {
  const shop = await httpShop()
  let stopped: (() => void) | undefined
  const wasStopped = new Promise<void>((done) => {
    stopped = done
  })
  let begun: (() => void) | undefined
  const hasBegun = new Promise<void>((done) => {
    begun = done
  })
  const operable = withTools(shop.operable, {
    discover: (_, { signal } = {}) =>
      new Promise((_, fail) => {
        signal?.addEventListener('abort', () => {
          stopped?.()
          fail(new Error('stopped'))
        })
        begun?.()
      }),
  })
  const { server } = await start({ operable })
  const client = await rawClient(server.port)
  const line = get(`/tools/${shop.id}/discover`, `Authorization: Bearer ${shop.key}`, 'Content-Length: 0')
  client.write(line.replace('GET', 'POST'))
  await hasBegun
  client.socket.destroy()
  await wasStopped
})

describe('stopping', () => {
  async function withSlowRequest(limits: Pick<ServeOptions, 'drainMs' | 'graceMs'>) {
    let letGo: (() => void) | undefined
    const held = new Promise<void>((done) => {
      letGo = done
    })
    let arrived: (() => void) | undefined
    const hasArrived = new Promise<void>((done) => {
      arrived = done
    })
    const authorize = async () => {
      arrived?.()
      await held
    }
    const { server, operable } = await start({ authorize, ...limits })
    const client = await rawClient(server.port)
    client.write(get('/websites'))
    await hasArrived
    return { server, operable, client, letGo: () => letGo?.() }
  }

  test('lets requests end, answers what still comes for the last time, then closes what is idle, and the port', async () => {
    const { server, client, letGo } = await withSlowRequest({ drainMs: 2000, graceMs: 60_000 })
    const idle = await rawClient(server.port)
    idle.write(get('/health'))
    await idle.until(/"ok"/)
    const closing = server.close()
    const late = await rawClient(server.port)
    late.write(get('/health'))
    await late.closed
    expect(late.text()).toMatch(/^HTTP\/1\.1 200 .*\r\nConnection: close\r\n/s)
    await idle.closed
    const refused = await rawClient(server.port)
    await refused.closed
    expect(refused.text()).toBe('')
    letGo()
    await Promise.all([closing, client.closed])
    expect(client.text()).toMatch(/^HTTP\/1\.1 200 .*\r\nConnection: close\r\n/s)
  })

  test('cuts what does not end', async () => {
    const { server, client, letGo } = await withSlowRequest({ graceMs: 100 })
    await server.close()
    await client.closed
    expect(client.text()).toBe('')
    letGo()
  })

  test('closes the operable once, and again is no error', async () => {
    const shop = await httpShop()
    let closed = 0
    const operable: Operable = {
      ...shop.operable,
      close: async () => {
        closed += 1
      },
    }
    const { server } = await start({ operable })
    await Promise.all([server.close(), server.close()])
    await server.close()
    expect(closed).toBe(1)
  })
})

describe('a port that cannot be opened', () => {
  test('in use', async () => {
    const { server, operable } = await start()
    await expect(serve({ operable, port: server.port })).rejects.toMatchObject({
      code: 'invalid_request',
      message: `Port ${server.port} on 127.0.0.1 is already in use. Choose another port.`,
    })
  })

  test('of another machine', async () => {
    const { operable } = await httpShop()
    await expect(serve({ operable, port: 0, host: '192.0.2.1' })).rejects.toMatchObject({
      code: 'invalid_request',
      message: '192.0.2.1 is not an address of this machine.',
    })
  })

  test.each<object>([{ publicScan: true }, { baseUrl: 'audit.example' }, { trustedProxies: ['proxy.local'] }])(
    'a mistake of the caller, %j, leaves no listener behind',
    async (options) => {
      const { server, operable } = await start()
      await server.close()
      await expect(serve({ operable, port: server.port, ...options })).rejects.toThrow(TypeError)
      const next = await serve({ operable, port: server.port })
      onTestFinished(() => next.close())
      expect(next.port).toBe(server.port)
    },
  )
})
