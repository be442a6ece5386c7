import { OperableError } from '@operable/core'
import { afterEach, expect, test } from 'vitest'
import { httpShop } from '../../../test/http-shop.ts'
import type { Operable } from '../../contracts/operable.ts'
import { type RunningServer, serve } from '../listen/node-server.ts'

// Whoever is sent away for now is told for how long, also where a service found that there is no room.

let server: RunningServer | undefined

afterEach(() => server?.close())

/** The service of a shop in which everything that takes room, or the store, refuses. */
async function refusing(code: 'rate_limited' | 'storage_unavailable') {
  const shop = await httpShop()
  const refuse = () => Promise.reject(new OperableError(code, 'Not now.'))
  const { operable } = shop
  const refused: Operable = {
    ...operable,
    websites: { ...operable.websites, get: refuse },
    tools: { ...operable.tools, addFromUrls: refuse, discover: refuse, list: refuse, widget: refuse },
    reports: { ...operable.reports, find: refuse, byId: refuse },
    scans: { ...operable.scans, start: refuse, get: refuse },
  }
  server = await serve({ operable: refused, port: 0, publicScans: true, log: () => {} })
  return { ...shop, url: server.url }
}

test.each([
  ['rate_limited', 429, '10'],
  ['storage_unavailable', 503, '5'],
] as const)('%s of a service: %i with Retry-After', async (code, status, seconds) => {
  const { url, id, key } = await refusing(code)
  const json = { authorization: `Bearer ${key}`, 'content-type': 'application/json' }
  const form = { 'content-type': 'application/x-www-form-urlencoded' }
  const report = encodeURIComponent('https://shop.example/')
  const asked: [string, string, RequestInit?][] = [
    ['POST', '/api/v1/scans', { headers: json, body: '{"url":"https://shop.example/"}' }],
    ['GET', '/api/v1/scans/x'],
    ['GET', '/scans/x'],
    ['POST', '/scans', { headers: form, body: `url=${report}` }],
    ['POST', `/tools/${id}/manual`, { headers: json, body: '{"urls":["https://shop.example/"]}' }],
    ['POST', `/tools/${id}/discover`, { headers: json }],
    ['GET', `/tools/${id}`, { headers: json }],
    ['GET', `/widget/${id}/tools.json`],
    ['GET', `/api/v1/report?url=${report}`],
    ['GET', '/r/00000000000000000000000000'],
    ['GET', '/r/00000000000000000000000000.json'],
    ['GET', '/r/00000000000000000000000000/card.png'],
    ['GET', '/badge/00000000000000000000000000.svg'],
    ['GET', '/health'],
  ]
  for (const [method, target, init] of asked) {
    const answer = await fetch(url + target, { method, ...init })
    expect([target, answer.status, answer.headers.get('retry-after')]).toEqual([target, status, seconds])
  }
})
