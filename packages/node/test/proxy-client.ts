import { createServer, request, type Server } from 'node:http'
import { createServer as createSecureServer } from 'node:https'
import { type AddressInfo, connect } from 'node:net'
import { connect as tlsConnect } from 'node:tls'
import { onTestFinished } from 'vitest'
import type { ScanBudget } from '../src/contracts/scan-budget.ts'
import { createAddressPolicy } from '../src/fetch/address/address-guard.ts'
import { browserCertificate } from '../src/fetch/browser/process/browser-certificate.ts'
import type { GateOptions } from '../src/fetch/browser/proxy/browser-gate.ts'
import { type BrowserProxy, createBrowserProxy } from '../src/fetch/browser/proxy/browser-proxy.ts'
import { type LoopbackServer, listen } from './loopback-server.ts'
import { pem } from './tls-fixture.ts'

// A client of the browser's proxy that asks as a browser does, and sites behind it. All of it ends with the test.

const { secureContext } = browserCertificate()

/** A site over http, and the requests that arrived there as `METHOD /path`. */
export async function origin(
  handler: Parameters<typeof createServer>[1],
): Promise<{ port: number; hits: string[]; server: Server }> {
  const hits: string[] = []
  const server: Server = createServer((incoming, outgoing) => {
    hits.push(`${incoming.method} ${incoming.url}`)
    handler?.(incoming, outgoing as never)
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  onTestFinished(async () => {
    server.closeAllConnections()
    server.close()
  })
  return { port: (server.address() as AddressInfo).port, hits, server }
}

/** Answers a request with its body. */
export async function secureSite(certificate: string): Promise<LoopbackServer & { names: (string | false)[] }> {
  const names: (string | false)[] = []
  const server = createSecureServer({ key: pem('key'), cert: pem(certificate) }, (incoming, outgoing) => {
    incoming.pipe(outgoing)
  })
  server.on('secureConnection', (socket) => names.push(socket.servername ?? false))
  const site = await listen(server, 'https')
  onTestFinished(() => site.close())
  return { ...site, names }
}

interface StartOptions extends Partial<GateOptions> {
  allow?: string[]
  answers?: string[]
  /** What is visited; `null`: nothing yet. */
  url?: string | null
  budget?: ScanBudget
  allowAll?: boolean
}

/** A proxy that lets out what an audit of `url` may ask, as far as `allow` goes. */
export async function startProxy(options: StartOptions = {}): Promise<BrowserProxy> {
  const {
    allow = [],
    allowAll = false,
    answers = ['127.0.0.1'],
    url = 'http://site.example/',
    budget,
    ...rest
  } = options
  const policy = createAddressPolicy({ allowPrivate: allowAll || allow, resolver: async () => answers })
  const proxy = await createBrowserProxy({ policy, secureContext, ...rest })
  if (url !== null) proxy.begin({ mode: 'audit', url, ...(budget ? { budget } : {}) })
  onTestFinished(() => proxy.close())
  return proxy
}

interface Answer {
  status: number
  headers: Record<string, unknown>
  body: string
}

/** One request in absolute form. */
export function ask(
  proxy: BrowserProxy,
  path: string,
  options: { method?: string; body?: string; headers?: object } = {},
) {
  return new Promise<Answer>((resolve, reject) => {
    const { method = 'GET', body, headers } = options
    const outgoing = request(
      { port: proxy.port, path, method, agent: false, headers: { host: 'site.example', ...headers } },
      (answer) => {
        const chunks: Buffer[] = []
        answer.on('data', (chunk: Buffer) => chunks.push(chunk))
        answer.on('error', reject)
        answer.on('end', () =>
          resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(chunks).toString() }),
        )
      },
    )
    outgoing.on('error', reject)
    outgoing.end(body)
  })
}

/** What a tunnel answers, until it says `end`; without one, as soon as it is there. */
export function askTunnel(proxy: BrowserProxy, target: string, head: string, end = ''): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(proxy.port, '127.0.0.1')
    let text = ''
    socket.on('data', (chunk) => {
      const isOpen = text === ''
      text += chunk
      if (isOpen && head) socket.write(head)
      if (/ 101 /.test(String(chunk))) socket.write(end)
      if (text.endsWith(end || '\r\n\r\n')) socket.end()
    })
    socket.on('close', () => resolve(text))
    socket.on('error', () => resolve(text))
    socket.write(`CONNECT ${target} HTTP/1.1\r\nHost: ${target}\r\n\r\n`)
  })
}

/** The whole answer to one request over TLS within a tunnel. */
export function askSecurely(
  proxy: BrowserProxy,
  target: string,
  line: string,
  body = '',
  host = target,
): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(proxy.port, '127.0.0.1')
    socket.on('error', reject)
    socket.once('data', () => {
      const secured = tlsConnect({ socket, servername: target.replace(/:.*/, ''), rejectUnauthorized: false })
      let text = ''
      secured.on('data', (chunk) => {
        text += chunk
      })
      secured.on('close', () => resolve(text))
      secured.on('error', reject)
      secured.write(
        `${line} HTTP/1.1\r\nHost: ${host}\r\nContent-Length: ${body.length}\r\nConnection: close\r\n\r\n${body}`,
      )
    })
    socket.write(`CONNECT ${target} HTTP/1.1\r\nHost: ${target}\r\n\r\n`)
  })
}
