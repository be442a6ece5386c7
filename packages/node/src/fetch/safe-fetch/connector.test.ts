import type { Socket } from 'node:net'
import { buildConnector } from 'undici'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type LoopbackServer, serveHttp } from '../../../test/loopback-server.ts'
import { createAddressPolicy } from '../address/address-guard.ts'
import { createConnector } from './connector.ts'
import { createSafeFetch } from './safe-fetch.ts'

let server: LoopbackServer
let target: buildConnector.Options
beforeAll(async () => {
  server = await serveHttp((_request, response) => response.end('inside'))
  target = { hostname: 'a.example', protocol: 'http:', port: String(server.port) }
})
afterAll(() => server.close())

function connect(connector: buildConnector.connector, options: buildConnector.Options): Promise<Socket> {
  return new Promise((resolve, reject) => {
    connector(options, (error, socket) => (socket ? resolve(socket) : reject(error)))
  })
}

test.each([
  ['a literal address, also without the check of the URL before it', '127.0.0.1', ['9.9.9.9']],
  ['a literal IPv6 address in brackets', '[::1]', ['9.9.9.9']],
  ['a literal in another notation, which getaddrinfo would read', '0x7f.1', ['127.0.0.1']],
  ['a name that leads inside', 'a.example', ['127.0.0.1']],
  ['a name of which one address is inside', 'a.example', ['9.9.9.9', '127.0.0.1']],
])('%s is refused, and no socket is opened', async (_label, hostname, answers) => {
  const connector = createConnector(createAddressPolicy({ resolver: async () => answers }))
  await expect(connect(connector, { ...target, hostname })).rejects.toMatchObject({ failure: 'refused' })
  expect(server.connections()).toBe(0)
})

test('the whole fetch refuses a listening port of this machine without touching it', async () => {
  const policy = createAddressPolicy({ ports: [server.port], resolver: async () => ['127.0.0.1'] })
  const fetch = createSafeFetch({ policy, userAgent: 'OperableTest/1' })
  for (const host of ['127.0.0.1', 'inside.example.com']) {
    expect(await fetch(`http://${host}:${server.port}/`)).toMatchObject({
      ok: false,
      failure: 'refused',
      redirects: [],
    })
  }
  await fetch.close()
  expect(server.connections()).toBe(0)
})

test('a socket that arrived elsewhere is destroyed', async () => {
  let opened: Socket | undefined
  const astray: typeof buildConnector = () => (options, callback) => {
    buildConnector({})({ ...options, hostname: '127.0.0.1' }, (error, socket) => {
      opened = socket ?? undefined
      if (error) callback(error, null)
      else callback(null, socket)
    })
  }
  const policy = createAddressPolicy({ resolver: async () => ['9.9.9.9'] })
  await expect(connect(createConnector(policy, { build: astray }), target)).rejects.toMatchObject({
    failure: 'refused',
  })
  expect(opened?.destroyed).toBe(true)
})

test('an open address is connected to by its name, with one look-up', async () => {
  const asked: string[] = []
  const resolver = async (name: string) => {
    asked.push(name)
    return ['127.0.0.1']
  }
  const socket = await connect(createConnector(createAddressPolicy({ allowPrivate: true, resolver })), target)
  expect(socket.remotePort).toBe(server.port)
  expect(asked).toEqual(['a.example'])
  socket.destroy()
})
