// Argument: a file of SQLite or nothing. A bare server with the service's answer to a change; with a file it also writes
// the list of tools there, as durably as the service does, and nothing else.
import { DatabaseSync } from 'node:sqlite'
import { serveBare } from '../bare.mjs'
import { patchRequest } from '../requests.mjs'
import { answerOf, createShop } from '../shop.mjs'

/** @param {string} [file] */
export async function start(file) {
  const shop = await createShop()
  const { operable, id, toolId, key } = shop
  const answer = await answerOf(operable, `/tools/${id}/${toolId}`, {
    method: 'PATCH',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: '{"description":"Change 00000000"}',
  })
  const port = await serveBare(answer, file === undefined ? undefined : writer(file, answer.body.toString()))
  return { port, requests: [patchRequest(shop)] }
}

/**
 * @param {string} file
 * @param {string} text
 */
function writer(file, text) {
  const database = new DatabaseSync(file)
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL')
  database.exec('CREATE TABLE documents (key TEXT PRIMARY KEY, value TEXT NOT NULL)')
  const write = database.prepare('INSERT OR REPLACE INTO documents VALUES (?, ?)')
  return (/** @type {string} */ body) => void write.run('tools', text + JSON.parse(body).description)
}
