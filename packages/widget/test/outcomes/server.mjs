// @ts-nocheck: the rows are plain data and pages; the types of what is run are in kit.mjs
import { createServer } from 'node:http'

/** @typedef {import('./kit.mjs').OutcomeRow | import('./kit.mjs').AskingRow} Row */

const BODY_LIMIT = 256 * 1024
const DELAY_LIMIT = 5_000
const COUNT_LIMIT = 200

/** Reads a body up to the limit; a longer one is cut. */
async function readBody(incoming) {
  const chunks = []
  let size = 0
  for await (const chunk of incoming) {
    size += chunk.length
    if (size <= BODY_LIMIT) chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

/** The value of one entry, whatever the encoding: urlencoded, multipart or JSON. */
function reader(body, type) {
  if (type.includes('json')) {
    let value
    try {
      value = JSON.parse(body)
    } catch {
      value = undefined
    }
    return { json: value, field: (name) => value?.[name] ?? value?.variables?.[name] }
  }
  if (type.includes('multipart/form-data')) {
    return {
      json: undefined,
      field: (name) => body.match(new RegExp(`name="${name}"\\r\\n\\r\\n([\\s\\S]*?)\\r\\n--`))?.[1],
    }
  }
  const entries = new URLSearchParams(body)
  return { json: undefined, field: (name) => entries.get(name) ?? undefined }
}

const listen = (server) =>
  new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => resolve(server.address().port))
  })

/**
 * Serves one row on 127.0.0.1 with a free port; a row with `otherPages` gets a second listener, its second origin.
 * @param {Row} row
 */
export async function serveRow(row) {
  /** @type {import('./kit.mjs').State} */
  const state = { received: [], session: {}, origin: '', otherOrigin: '' }

  const handler = (pages, other) => async (incoming, outgoing) => {
    try {
      const url = new URL(incoming.url ?? '/', 'http://127.0.0.1')
      const body = await readBody(incoming)
      const type = incoming.headers['content-type'] ?? ''
      const page = pages[url.pathname]
      const request = {
        method: incoming.method ?? 'GET',
        path: url.pathname,
        query: url.searchParams,
        headers: incoming.headers,
        body,
        other,
        ...reader(body, type),
      }
      let answer
      if (other && request.method === 'OPTIONS') answer = { status: 204, body: '' }
      else if (page && state.received.length < COUNT_LIMIT) answer = page(request, state)
      else if (url.pathname === '/favicon.ico') answer = { status: 204, body: '' }
      else
        answer = {
          status: 404,
          headers: { 'content-type': 'text/html; charset=utf-8' },
          body: '<!doctype html><title>404</title><h1>404</h1>',
        }
      if (answer.delay) await new Promise((resolve) => setTimeout(resolve, Math.min(answer.delay, DELAY_LIMIT)))
      if (answer.drop) {
        outgoing.destroy()
        return
      }
      const cors = other
        ? {
            'access-control-allow-origin': state.origin,
            'access-control-allow-headers': 'content-type, accept',
            'access-control-allow-methods': 'GET, POST, PUT, DELETE',
          }
        : {}
      outgoing.writeHead(answer.status ?? 200, {
        'cache-control': 'no-store',
        connection: 'close',
        ...cors,
        ...answer.headers,
      })
      outgoing.end(request.method === 'HEAD' ? undefined : (answer.body ?? ''))
    } catch (error) {
      outgoing.writeHead(500, { 'content-type': 'text/plain' })
      outgoing.end(String(error?.stack ?? error))
    }
  }

  const servers = [createServer(handler(row.pages, false))]
  state.origin = `http://127.0.0.1:${await listen(servers[0])}`
  if (row.otherPages) {
    servers.push(createServer(handler(row.otherPages, true)))
    state.otherOrigin = `http://127.0.0.1:${await listen(servers[1])}`
  }

  return {
    origin: state.origin,
    otherOrigin: state.otherOrigin,
    url: state.origin + row.start,
    received: state.received,
    async close() {
      for (const server of servers) server.closeAllConnections()
      await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))))
    },
  }
}
