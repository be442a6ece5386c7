import { type AddressInfo, createServer as createTcpServer } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { ask, askTunnel, origin, startProxy } from '../../../../test/proxy-client.ts'

test('passes a request on to the checked address, and its answer back', async () => {
  const site = await origin((incoming, outgoing) => {
    outgoing.writeHead(
      201,
      [
        ['x-one', '1'],
        ['x-one', '2'],
        ['connection', 'x-hop'],
        ['x-hop', '1'],
      ].flat(),
    )
    outgoing.end(`${incoming.headers.host} ${incoming.headers['x-mine']} ${incoming.headers['proxy-authorization']}`)
  })
  const proxy = await startProxy({ allow: [`site.example:${site.port}`] })
  const answer = await ask(proxy, `http://site.example:${site.port}/a?b=1`, {
    headers: { 'x-mine': 'yes', 'proxy-authorization': 'Basic x' },
  })
  expect(answer).toMatchObject({ status: 201, body: 'site.example yes undefined' })
  expect(answer.headers['x-one']).toBe('1, 2')
  expect(answer.headers).not.toHaveProperty('x-hop')
  expect(site.hits).toEqual(['GET /a?b=1'])
  expect(proxy.failures()).toEqual([])
})

test('passes a request body on', async () => {
  const site = await origin((incoming, outgoing) => void incoming.pipe(outgoing))
  const proxy = await startProxy({ allow: [`site.example:${site.port}`] })
  const answer = await ask(proxy, `http://site.example:${site.port}/`, { method: 'POST', body: 'hello' })
  expect(answer).toMatchObject({ status: 200, body: 'hello' })
})

test.each([
  ['metadata address', 'http://169.254.169.254/latest/meta-data/'],
  ['loopback', 'http://127.0.0.1/'],
  ['IPv6 loopback', 'http://[::1]/'],
  ['localhost', 'http://localhost/'],
  ['a name below localhost', 'http://x.localhost/'],
  ['a public name with a loopback answer', 'http://site.example/'],
  ['a port that is not for websites', 'http://site.example:6379/'],
])('refuses %s', async (_label, url) => {
  const proxy = await startProxy()
  expect(await ask(proxy, url)).toMatchObject({ status: 502, body: '' })
  expect(proxy.failureOf(url)).toMatchObject({ failure: 'refused' })
  expect(proxy.failureOf(url)?.detail).not.toMatch(/127|169|::1/)
})

test.each([
  ['metadata address', '169.254.169.254:443'],
  ['loopback', '127.0.0.1:443'],
  ['IPv6 loopback', '[::1]:80'],
  ['localhost', 'localhost:80'],
  ['a mail server', 'mail.example:25'],
])('refuses a tunnel to %s', async (_label, target) => {
  const proxy = await startProxy()
  expect(await askTunnel(proxy, target, '')).toMatch(/^HTTP\/1\.1 502/)
  expect(proxy.failures()).toMatchObject([{ failure: 'refused' }])
})

test.each([
  ['a path alone', '/'],
  ['another scheme', 'ftp://site.example/'],
  ['https without a tunnel', 'https://site.example/'],
])('answers 400 to %s', async (_label, path) => {
  expect(await ask(await startProxy(), path)).toMatchObject({ status: 400 })
})

test('does not reach itself, even where loopback is allowed', async () => {
  const proxy = await startProxy({ allowAll: true })
  const url = `http://127.0.0.1:${proxy.port}/`
  expect(await ask(proxy, url)).toMatchObject({ status: 502 })
  expect(proxy.failureOf(url)).toMatchObject({ failure: 'refused' })
})

test('stops at the byte limit and says so once', async () => {
  const site = await origin((_incoming, outgoing) => void outgoing.end('x'.repeat(200_000)))
  const limits: string[] = []
  const proxy = await startProxy({
    allow: [`site.example:${site.port}`],
    maxBytes: 50_000,
    onLimit: (detail) => limits.push(detail),
  })
  await expect(ask(proxy, `http://site.example:${site.port}/`)).rejects.toThrow()
  await expect(ask(proxy, `http://site.example:${site.port}/`)).resolves.toMatchObject({ status: 502 })
  expect(limits).toEqual(['The page and its files are too large.'])
})

test('stops at the request limit', async () => {
  const site = await origin((_incoming, outgoing) => void outgoing.end('ok'))
  const proxy = await startProxy({ allow: [`site.example:${site.port}`], maxRequests: 1 })
  const url = `http://site.example:${site.port}/`
  expect(await ask(proxy, url)).toMatchObject({ status: 200 })
  await expect(ask(proxy, url)).rejects.toThrow()
  await expect(ask(proxy, url)).resolves.toMatchObject({ status: 502 })
  expect(site.hits).toHaveLength(1)
})

test.each([
  ['a name that does not exist', 'dns', async (): Promise<number> => 80, []],
  ['a port where nobody listens', 'connect', closedPort, ['127.0.0.1']],
  ['something that is not HTTP', 'protocol', sshPort, ['127.0.0.1']],
] as const)('tells %s', async (_label, failure, port, answers) => {
  const target: number = await port()
  const proxy = await startProxy({ allow: [`site.example:${target}`], answers: [...answers] })
  const url = `http://site.example:${target}/`
  expect(await ask(proxy, url)).toMatchObject({ status: 502 })
  expect(proxy.failureOf(url)).toMatchObject({ failure })
})

test('forgets a failure when the origin answers', async () => {
  let broken = true
  const site = await origin((incoming, outgoing) => {
    if (broken) incoming.socket.destroy()
    else outgoing.end('ok')
  })
  const proxy = await startProxy({ allow: [`site.example:${site.port}`] })
  const url = `http://site.example:${site.port}/`
  expect(await ask(proxy, url)).toMatchObject({ status: 502 })
  expect(proxy.failureOf(url)).toMatchObject({ failure: 'connect' })
  broken = false
  expect(await ask(proxy, url)).toMatchObject({ status: 200 })
  expect(proxy.failureOf(url)).toBeUndefined()
})

async function closedPort(): Promise<number> {
  const server = createTcpServer()
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}

async function sshPort(): Promise<number> {
  const server = createTcpServer((socket) => void socket.end('SSH-2.0-OpenSSH_9.2\r\n'))
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  return (server.address() as AddressInfo).port
}
