import { expect, test } from 'vitest'
import { serve } from '../src/http/listen/node-server.ts'
import { audit } from '../src/services/audit-site.ts'
import { createOperable } from '../src/services/create-operable.ts'
import { memoryStorage } from '../src/storage/memory.ts'

// What we ask of others we do ourselves. The base address is https, as behind every proxy: the headers follow it.

test.each([
  ['everybody may scan', true],
  ['a scan needs a key', false],
])('our own pages score 100, A, where %s', async (_who, publicScans) => {
  const operable = createOperable({ storage: memoryStorage(), render: 'never' })
  const server = await serve({ operable, port: 0, baseUrl: 'https://audit.example', publicScans })
  const port = server.port
  const report = await audit(`http://127.0.0.1:${port}/`, { allowPrivate: true, render: 'never' })
  await server.close()

  expect([report.score, report.grade]).toEqual([100, 'A'])
  // Nothing is left open: every page that we link to can be read, every file answers here.
  expect(report.scoreRange).toEqual({ lowest: 100, highest: 100 })
  expect(report.coverage).toMatchObject({ pagesDiscovered: 5, pagesRead: 5, stop: 'complete' })
  expect(report.coverage.notMeasured.map(({ reason }) => reason)).toEqual(['a file that is not a page'])
  expect(report.operability.score).toBe(100)
  expect(
    report.pages
      .filter(({ outcome }) => outcome === 'read')
      .map(({ url }) => new URL(url).pathname)
      .sort(),
  ).toEqual(['/', '/compare', '/console', '/help', '/methodology'])
  const lost = report.scoreBreakdown.filter(
    ({ bucket, points, maxPoints }) => bucket === 'essential' && points < maxPoints,
  )
  expect(lost).toEqual([])
})
