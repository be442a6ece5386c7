import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Stands before the service, as a proxy does: notes what it answers, and answers other things where a row wants that. */
export interface ServiceFront {
  url: string
  /** Port of the service. */
  target: number
  /** `200 /operable.js` */
  answers: string[]
  /** File name to what is answered instead of it. */
  instead: Map<string, string>
  close(): Promise<void>
}

export async function serviceFront(): Promise<ServiceFront> {
  const server = createServer((incoming, outgoing) => {
    const { url = '', method, headers } = incoming
    const name = new URL(url, 'http://service.example').pathname.split('/').at(-1) ?? ''
    const other = front.instead.get(name)
    if (other !== undefined) {
      outgoing.writeHead(200, { 'content-type': 'text/javascript', 'access-control-allow-origin': '*' }).end(other)
      return
    }
    const at = { host: '127.0.0.1', port: front.target, path: url, method, headers, agent: false }
    const asked = request(at, (answer) => {
      front.answers.push(`${answer.statusCode} ${url}`)
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(outgoing)
    })
    asked.on('error', () => outgoing.destroy())
    incoming.pipe(asked)
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  const front: ServiceFront = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    target: 0,
    answers: [],
    instead: new Map(),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
  return front
}
