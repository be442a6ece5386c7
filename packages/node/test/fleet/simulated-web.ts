import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

/** How the machine behind an address behaves. Linux answers on all of 127.0.0.0/8: the second number is the kind. */
export const kinds = { plain: 10, slow: 11, dead: 12, hostile: 13, delayed: 14, shared: 15, moved: 16 } as const

/** Kind of a machine. */
export type Kind = keyof typeof kinds

/** `Crawl-delay` of the machines of the kind `delayed`, in ms. */
export const DELAY = 500

/** One request, as the access log of the target has it. */
export interface Visit {
  /** Of the machine: hosts that share it are told apart by their ports. */
  address: string
  host: string
  path: string
  /** ms since the web began. */
  at: number
  /** Requests that the machine was answering at that moment, this one included. */
  active: number
  /** Connections that it had open then. */
  open: number
}

/** A web of as many machines as are asked for, with the log of all requests. */
export interface SimulatedWeb {
  /** Homepage of a machine. @param n which one of its kind, from 0 @param port which of the hosts that share it, 0 to 2 */
  url(kind: Kind, n: number, port?: number): string
  log: Visit[]
  /** The clock of the log. */
  now(): number
  /** The answer to a homepage waits from now on until it is let go. */
  hold(url: string): { asked: () => number; letGo(): void }
  close(): Promise<void>
}

/** @param silenceMs how long hosts that never answer hold a connection; without it, for good */
export async function startWeb({ silenceMs }: { silenceMs?: number | undefined } = {}): Promise<SimulatedWeb> {
  const log: Visit[] = []
  const active = new Map<string, number>()
  const held = new Map<string, { asked: number; open: Promise<void> }>()
  const sockets = new Set<Socket>()
  const open = new Map<string, number>()
  const begun = performance.now()

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const address = request.socket.localAddress ?? ''
    const { host = '' } = request.headers
    const path = request.url ?? ''
    const count = (active.get(address) ?? 0) + 1
    active.set(address, count)
    response.once('close', () => active.set(address, (active.get(address) ?? 1) - 1))
    log.push({ address, host, path, at: performance.now() - begun, active: count, open: open.get(address) ?? 0 })
    const hold = path === '/' ? held.get(host) : undefined
    if (hold) {
      hold.asked++
      await hold.open
    }
    await behave({ response, address, path, version: hold?.asked ?? 0, silenceMs })
  }

  const servers = await Promise.all([0, 1, 2].map(() => listen(answer, sockets, open)))
  const ports = servers.map((server) => (server.address() as AddressInfo).port)
  const hostOf = (kind: Kind, n: number, port = 0) => `127.${kinds[kind]}.${n >> 8}.${n & 255 || 255}:${ports[port]}`
  return {
    log,
    now: () => performance.now() - begun,
    url: (kind, n, port) => `http://${hostOf(kind, n, port)}/`,
    hold(url) {
      const { host } = new URL(url)
      let letGo = () => {}
      const open = new Promise<void>((resolve) => {
        letGo = resolve
      })
      const hold = { asked: 0, open }
      held.set(host, hold)
      return { asked: () => hold.asked, letGo }
    },
    async close() {
      for (const socket of sockets) socket.destroy()
      await Promise.all(servers.map((server) => new Promise((done) => server.close(done))))
    },
  }
}

async function listen(
  answer: (request: IncomingMessage, response: ServerResponse) => Promise<void>,
  sockets: Set<Socket>,
  open: Map<string, number>,
): Promise<Server> {
  const server = createServer((request, response) => void answer(request, response).catch(() => response.destroy()))
  server.on('connection', (socket) => {
    const { localAddress = '' } = socket
    const count = (by: number) => open.set(localAddress, (open.get(localAddress) ?? 0) + by)
    sockets.add(socket)
    count(1)
    socket.on('error', () => {})
    socket.on('close', () => {
      sockets.delete(socket)
      count(-1)
    })
  })
  server.listen(0, '0.0.0.0')
  await once(server, 'listening')
  return server
}

interface Asked {
  response: ServerResponse
  address: string
  path: string
  version: number
  silenceMs: number | undefined
}

async function behave(asked: Asked): Promise<void> {
  const { response, address, path } = asked
  const [, kind, high = 0, low = 0] = address.split('.').map(Number)
  const n = high * 256 + low
  if (kind === kinds.dead) return void response.destroy()
  if (kind === kinds.hostile && path !== '/robots.txt') return attack(asked, n)
  await pause(kind === kinds.slow ? 100 + ((n * 37) % 200) : kind === kinds.shared ? 40 : 1)
  if (path === '/robots.txt' && kind === kinds.delayed) {
    return void response.end(`User-agent: *\nCrawl-delay: ${DELAY / 1000}\n`)
  }
  // A farm of names that all lead to few machines.
  if (kind === kinds.moved && path !== '/robots.txt') {
    const location = `http://127.${kinds.shared}.0.${(n % 2) + 250}:${response.socket?.localPort}${path}`
    return void response.writeHead(302, { location }).end()
  }
  if (path !== '/' && !/^\/page[12]$/.test(path)) return void response.writeHead(404).end()
  response.setHeader('content-type', 'text/html; charset=utf-8')
  response.end(page(n, asked.version))
}

/** One to three pages, and a form. */
function page(n: number, version: number): string {
  const links = Array.from({ length: n % 3 }, (_, page) => `<a href="/page${page + 1}">Page ${page + 1}</a>`).join(' ')
  return `<!doctype html><html lang="en"><title>Site ${n}, version ${version}</title><h1>Site ${n}</h1><p>What it sells.</p>${links}
<form action="/send" method="post"><label>Email <input type="email" name="email" required></label><button>Subscribe</button></form></html>`
}

/** Ways in which a machine is hostile, one after the other. */
const ATTACKS = 5
/** Hostile machines of this number, and each fifth one after it, never answer. */
export const SILENT = 3

/** What a site may do to whoever reads it. */
function attack({ response, path, silenceMs }: Asked, n: number): void {
  switch (n % ATTACKS) {
    case 0:
      // For ever somewhere else.
      return void response.writeHead(302, { location: `${path}x` }).end()
    case 1:
      return void response.socket?.end('HTTP/1.1 200 OK\r\ncontent-length: 10\r\ncontent-length: 20\r\n\r\nwhich one')
    case 2:
      response.setHeader('content-type', 'text/html')
      return void response.end(`<html><body>${'<div><form><input>'.repeat(5_000)}`)
    case SILENT:
      if (silenceMs !== undefined) setTimeout(() => response.destroy(), silenceMs)
      return
    default: {
      // Without an end.
      response.setHeader('content-type', 'text/html')
      const more = () => {
        while (response.writable && response.write('<p>'.repeat(10_000)));
        if (response.writable) response.once('drain', more)
      }
      more()
    }
  }
}

/** What is against the rules that a visitor has to keep: at most 2 requests at a time, and its delay between them. */
export function rudeness(log: readonly Visit[]): string[] {
  const rude = log
    .filter(({ active }) => active > 2)
    .map(({ address, active, at }) => `${active} requests at a time to ${address} at ${Math.round(at)} ms`)
  const last = new Map<string, number>()
  for (const { address, path, at } of log) {
    if (!address.startsWith(`127.${kinds.delayed}.`)) continue
    // The rules are not known before they are read: each scan asks for them without a delay.
    const before = path === '/robots.txt' ? undefined : last.get(address)
    // What was sent in time may arrive a little sooner or later.
    if (before !== undefined && at - before < DELAY * 0.8) {
      rude.push(
        `${path} of ${address} ${Math.round(at - before)} ms after the request before it, at ${Math.round(at)} ms`,
      )
    }
    last.set(address, at)
  }
  return rude
}
