import type { Socket } from 'node:net'

/** The bytes that were written to sockets, as the sockets themselves count them, whoever wrote. */
export interface ByteCount {
  /** Before anything is written to it. */
  add(socket: Socket): void
  /** Counts from zero again. */
  reset(): void
  count(): number
}

export function createByteCount(): ByteCount {
  /** What each had written when the count began. */
  const before = new Map<Socket, number>()
  let ofClosed = 0

  const since = (socket: Socket): number => Math.max(0, socket.bytesWritten - (before.get(socket) ?? 0))

  return {
    add(socket) {
      before.set(socket, 0)
      socket.once('close', () => {
        ofClosed += since(socket)
        before.delete(socket)
      })
    },
    reset() {
      ofClosed = 0
      for (const socket of before.keys()) before.set(socket, socket.bytesWritten)
    },
    count() {
      return [...before.keys()].reduce((sum, socket) => sum + since(socket), ofClosed)
    },
  }
}
