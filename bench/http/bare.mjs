import { createServer } from 'node:http'

/**
 * What any server on Node pays: the request is parsed, its body read, and ready bytes are sent.
 * @param {{ status: number, headers: Record<string, string>, body: Buffer }} answer
 * @param {(body: string) => void} [work] done before each answer
 * @returns {Promise<number>} the port
 */
export function serveBare({ status, headers, body }, work) {
  const all = status === 304 ? headers : { ...headers, 'content-length': String(body.length) }
  const server = createServer((request, response) => {
    if (request.method === 'GET') return send()
    let text = ''
    request.setEncoding('utf8').on('data', (chunk) => {
      text += chunk
    })
    request.on('end', () => {
      work?.(text)
      send()
    })

    function send() {
      response.writeHead(status, all)
      response.end(status === 304 ? undefined : body)
    }
  })
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      resolve(typeof address === 'object' && address ? address.port : 0)
    })
  })
}
