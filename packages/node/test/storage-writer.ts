// Run as a process of its own: opens the database of the first argument, waits for a line on stdin, then writes documents
// until it is killed or fails, and names each write on stdout once it was acknowledged.
import { once } from 'node:events'
import { writeSync } from 'node:fs'
import { sqliteStorage } from '../src/storage/sqlite.ts'

const [path = '', round = '0', user] = process.argv.slice(2)
const filler = 'x'.repeat(12_000)
await once(process.stdin, 'data')
if (user !== undefined) process.seteuid?.(Number(user))
// SQLite lets the writers of one file in by chance: on a slow machine one of them can stand outside for seconds.
const storage = sqliteStorage(path, { waitMs: 60_000 })
try {
  for (let n = 1; ; n++) {
    // A key of its own per write, and one that every round writes over.
    await storage.write(`round/${round}/${n}`, { n, filler, end: n })
    await storage.write('latest', { round: Number(round), n, filler, end: n })
    writeSync(1, `${n}\n`)
  }
} catch (error) {
  writeSync(1, `${error instanceof Error && 'code' in error ? error.code : error}\n`)
  process.exit(3)
}
