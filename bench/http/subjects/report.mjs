// Arguments: what is asked for, and a file of SQLite with seeded reports and their number. The service, asked for reports:
// `memory` always the same one, `304` the same with its entity tag, `cold` all of them in turn, more than memory keeps.
import { createOperable, serve, sqliteStorage } from '@operable/node'
import { answerOf, reportRequest } from '../reports.mjs'

/**
 * @param {'memory' | '304' | 'cold'} kind
 * @param {string} file
 * @param {string} count
 */
export async function start(kind, file, count) {
  const operable = createOperable({ storage: sqliteStorage(file) })
  // Nobody is refused, and everybody is counted.
  const { port } = await serve({ operable, port: 0, reportLimit: { limit: 1e9, window: 60 } })
  const etag = (await answerOf(operable)).headers['etag'] ?? ''
  return {
    port,
    requests: [reportRequest(kind === 'cold' ? `{{n:${count}}}` : '0', kind === '304' ? etag : undefined)],
  }
}
