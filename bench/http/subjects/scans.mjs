// The service with scans that may read loopback, and a deadline of 6 s. Its admin key is `bench-key-of-the-operator`.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createOperable, serve, sqliteStorage } from '@operable/node'

export async function start() {
  const folder = mkdtempSync(join(tmpdir(), 'operable-bench-'))
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
  const operable = createOperable({
    storage: sqliteStorage(join(folder, 'operable.db')),
    adminKey: 'bench-key-of-the-operator',
    allowPrivate: true,
    render: 'never',
    scanTimeoutMs: 6_000,
  })
  const limit = { limit: 1e9, window: 60 }
  const { port } = await serve({ operable, port: 0, reportLimit: limit, log: () => {} })
  return { port, requests: [] }
}
