import { connect, type Socket } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'

/** A connection whose bytes the test chooses. */
export interface RawClient {
  socket: Socket
  /** What the server sent so far. */
  text(): string
  write(text: string): void
  /** Resolves when the server has sent this, or closed the connection. */
  until(pattern: RegExp): Promise<string>
  /** Resolves when the connection is closed. */
  closed: Promise<void>
}

/** Long: it is only there for what would hang. */
const PATIENCE = 30_000

export async function rawClient(port: number, localAddress = '127.0.0.1'): Promise<RawClient> {
  const socket = connect({ port, host: '127.0.0.1', localAddress })
  let text = ''
  let isClosed = false
  socket.setEncoding('latin1').on('data', (chunk: string) => {
    text += chunk
  })
  // A reset is one of the ways in which a server closes.
  socket.on('error', () => {})
  const closed = new Promise<void>((done) => socket.once('close', () => done()))
  closed.then(() => {
    isClosed = true
  })
  await new Promise<void>((done) => {
    socket.once('connect', done)
    socket.once('close', () => done())
  })
  return {
    socket,
    text: () => text,
    write: (data) => void socket.write(data),
    async until(pattern) {
      for (const start = Date.now(); !pattern.test(text) && !isClosed; await delay(5)) {
        if (Date.now() - start > PATIENCE) throw new Error(`The server did not answer: ${JSON.stringify(text)}`)
      }
      return text
    },
    closed,
  }
}
