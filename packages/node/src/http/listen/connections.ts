import type { Server, ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'

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
