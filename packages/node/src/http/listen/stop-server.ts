import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import { setTimeout as delay } from 'node:timers/promises'

/** ms */
const LOOK = 50
/** Answers are held until nothing came for so long, in ms, and no longer than a few times that. */
const QUIET = 50
const LONGEST_HOLD = 500

interface StopOptions {
  connections: Connections
  /** How long the port stays open, and connections may bring one more request each, in ms. */
  drainMs: number
  /** What is still there after so long is cut, in ms. */
  graceMs: number
}

/**
 * Stops a server so that no request is lost which came before its connection was closed. A client cannot know that a
 * connection is about to be closed but from an answer that says so (RFC 9112 section 9.6). So for a while requests and
 * new connections go on being answered, each for the last time; only then what says nothing is closed, and the port.
 */
export async function stopServer(server: Server, { connections, drainMs, graceMs }: StopOptions): Promise<void> {
  const force = setTimeout(() => server.closeAllConnections(), graceMs)
  const drain = Math.min(drainMs, graceMs / 2)
  server.prependListener('request', (_, outgoing) => isLast(outgoing))
  for (const socket of connections.open) isLast(connections.lastAnswer(socket))
  // Also when nobody is connected: a balancer that asks every now and then is to hear of it.
  await delay(drain)

  const closed = await closePort(server)
  // What was accepted last, and never says anything.
  const silent = setTimeout(() => closeSilent(connections), drain)
  const idle = setInterval(() => server.closeIdleConnections(), LOOK)
  await closed.promise
  for (const timer of [idle, silent, force]) clearTimeout(timer)
}

function isLast(outgoing: ServerResponse | undefined): void {
  if (outgoing && !outgoing.headersSent) outgoing.shouldKeepAlive = false
}

/**
 * Connections that the system has taken and nobody has accepted yet are reset when the port closes. While all answers
 * wait, clients that ask as soon as they were answered have nothing there.
 *
 * @returns when all connections are closed, in a box
 */
async function closePort(server: Server): Promise<{ promise: Promise<void> }> {
  const requests = holdRequests(server)
  let arrived = 0
  const onArrival = () => void arrived++
  server.on('connection', onArrival).on('request', onArrival)
  const end = performance.now() + LONGEST_HOLD
  for (let seen = -1; seen !== arrived && performance.now() < end; await delay(QUIET)) seen = arrived
  // Node takes one connection each time it asks the system: the last time there was none.
  for (let seen = -1; seen !== arrived; await new Promise((done) => setImmediate(done))) seen = arrived
  const promise = new Promise<void>((done) => server.close(() => done()))
  server.off('connection', onArrival)
  requests.letGo()
  return { promise }
}

/** What comes waits until it is let go to those who answer. */
function holdRequests(server: Server): { letGo(): void } {
  const answering = server.listeners('request')
  const held: [IncomingMessage, ServerResponse][] = []
  server.removeAllListeners('request').on('request', (...request) => void held.push(request))
  return {
    letGo() {
      server.removeAllListeners('request')
      for (const answer of answering) server.on('request', answer as (...request: (typeof held)[number]) => void)
      for (const request of held) server.emit('request', ...request)
    },
  }
}

/** Node counts a connection without a byte as one with a request under way. */
function closeSilent({ open, lastAnswer }: Connections): void {
  for (const socket of open) if (lastAnswer(socket) === undefined) socket.destroy()
}

/** The connections of a server. */
export interface Connections {
  /** Those that are there. */
  open: ReadonlySet<Duplex>
  /** The answer to the newest request of a connection; undefined: none has arrived on it. */
  lastAnswer(socket: Duplex): ServerResponse | undefined
}

/** Follows the connections of a server that does not listen yet. */
export function trackConnections(server: Server): Connections {
  const open = new Set<Duplex>()
  const last = new WeakMap<Duplex, ServerResponse>()
  server.on('connection', (socket) => {
    open.add(socket)
    socket.once('close', () => open.delete(socket))
  })
  server.on('request', ({ socket }, outgoing) => void last.set(socket, outgoing))
  return { open, lastAnswer: (socket) => last.get(socket) }
}
