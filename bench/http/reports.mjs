import { createApp } from '@operable/node'
import { seededUrl } from '../lib/seeded-reports.mjs'
import { request } from './requests.mjs'

/** Path and query of the report of a seeded site. @param {string} n its number, or a placeholder of the load program */
export function pathOf(n) {
  const [before = '', after = ''] = seededUrl(0).split('0')
  return `/api/v1/report?url=${encodeURIComponent(before)}${n}${encodeURIComponent(after)}`
}

/**
 * @param {string} n
 * @param {string} [etag]
 */
export function reportRequest(n, etag) {
  return request(`GET ${pathOf(n)}`, etag === undefined ? {} : { 'If-None-Match': etag })
}

/**
 * What the service answers for the first report, as a bare server repeats it.
 * @param {import('@operable/node').Operable} operable
 * @param {string} [etag]
 */
export async function answerOf(operable, etag) {
  const { fetch } = createApp(operable, { baseUrl: 'http://127.0.0.1:8787' })
  const headers = etag === undefined ? {} : { 'if-none-match': etag }
  const response = await fetch(new Request(`http://127.0.0.1${pathOf('0')}`, { headers }))
  const body = Buffer.from(await response.arrayBuffer())
  return { status: response.status, headers: Object.fromEntries(response.headers), body }
}
