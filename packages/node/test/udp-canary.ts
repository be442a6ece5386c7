import { createSocket } from 'node:dgram'
import { once } from 'node:events'

/** Counts the datagrams that reach a port of loopback: WebRTC and QUIC use no TCP. */
export interface UdpCanary {
  messages(): number
  close(): Promise<void>
}

export async function udpCanary(port: number): Promise<UdpCanary> {
  let messages = 0
  const socket = createSocket('udp4', () => {
    messages += 1
  })
  socket.bind(port, '127.0.0.1')
  await once(socket, 'listening')
  return { messages: () => messages, close: async () => void socket.close() }
}
