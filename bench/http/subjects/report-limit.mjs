// Arguments: `one` client that asks too much, or a `flood` of client addresses, and a file of SQLite with seeded reports.
import { createOperable, serve, sqliteStorage } from '@operable/node'
import { pathOf, reportRequest } from '../reports.mjs'
import { request } from '../requests.mjs'

/** Three moduli without a common factor: 15 million addresses before one comes again. */
const ANOTHER_CLIENT = '198.{{n:250}}.{{n:251}}.{{n:249}}'

/**
 * @param {'one' | 'flood'} clients
 * @param {string} file
 */
export async function start(clients, file) {
  const operable = createOperable({ storage: sqliteStorage(file) })
  const { port } = await serve({ operable, port: 0, trustedProxies: ['127.0.0.1'] })
  const flood = request(`GET ${pathOf('0')}`, { 'X-Forwarded-For': ANOTHER_CLIENT })
  return { port, requests: [clients === 'flood' ? flood : reportRequest('0')] }
}
