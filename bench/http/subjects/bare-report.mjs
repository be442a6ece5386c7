// Arguments: `304` or anything else, and a file of SQLite with seeded reports. A bare server with the service's answer.
import { createOperable, sqliteStorage } from '@operable/node'
import { serveBare } from '../bare.mjs'
import { answerOf, reportRequest } from '../reports.mjs'

/**
 * @param {'memory' | '304'} kind
 * @param {string} file
 */
export async function start(kind, file) {
  const operable = createOperable({ storage: sqliteStorage(file) })
  const etag = (await answerOf(operable)).headers['etag'] ?? ''
  const tag = kind === '304' ? etag : undefined
  const answer = await answerOf(operable, tag)
  await operable.storage.close?.()
  return { port: await serveBare(answer), requests: [reportRequest('0', tag)] }
}
