// Run as a process of its own: stores the evidence of the second argument again and again in the database of the first,
// as if each were a scan a minute later, until it is killed; it names each one on stdout once it was stored.
import { once } from 'node:events'
import { readFileSync, writeSync } from 'node:fs'
import type { SiteEvidence } from '@operable/core'
import { createReports } from '../src/services/reports/create-reports.ts'
import { sqliteStorage } from '../src/storage/sqlite.ts'

const [path = '', evidenceFile = '', first = '0'] = process.argv.slice(2)
const evidence = JSON.parse(readFileSync(evidenceFile, 'utf8')) as SiteEvidence
await once(process.stdin, 'data')
const reports = createReports({ storage: sqliteStorage(path), historyLimit: 5 })
for (let n = Number(first); ; n++) {
  await reports.save({ ...evidence, scannedAt: new Date(Date.parse('2026-01-01') + n * 60_000).toISOString() })
  writeSync(1, `${n}\n`)
}
