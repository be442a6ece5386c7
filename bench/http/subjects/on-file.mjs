// Argument: a file of SQLite. The service on what is there already.
import { createOperable, serve, sqliteStorage } from '@operable/node'

/** @param {string} file */
export async function start(file) {
  const { port } = await serve({ operable: createOperable({ storage: sqliteStorage(file) }), port: 0 })
  return { port, requests: [] }
}
