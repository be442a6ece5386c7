import { beforeAll, describe, expect, test } from 'vitest'
import { payloads, reportWithText } from '../../../test/hostile-report.ts'
import { httpReports, SHOP } from '../../../test/http-reports.ts'
import { evidenceOf } from '../../../test/sample-evidence.ts'
import { sampleReport } from '../../cli/testing/sample-report.ts'

let service: Awaited<ReturnType<typeof httpReports>>

beforeAll(async () => {
  service = await httpReports()
})

// Written out: the stream that Node makes of a form throws into the void when nobody reads it to its end.
const upload = (files: Record<string, string>, headers: Record<string, string> = {}) => {
  const boundary = 'the-end-of-a-part'
  const parts = Object.entries(files).map(
    ([name, text]) =>
      `--${boundary}\r\nContent-Disposition: form-data; name="${name}"; filename="${name}.json"\r\nContent-Type: application/json\r\n\r\n${text}\r\n`,
  )
  const type = `multipart/form-data; boundary=${boundary}`
  return service.send('POST /compare', {
    body: `${parts.join('')}--${boundary}--\r\n`,
    headers: { 'content-type': type, ...headers },
  })
}
const before = sampleReport()
const after = sampleReport({ score: 71, grade: 'B', scannedAt: '2026-11-22T08:05:09.000Z' })

describe('two files', () => {
  test('are asked for, and then compared; nothing is kept', async () => {
    const form = await service.send('GET /compare')
    expect([form.status, await form.text()]).toEqual([200, expect.stringContaining('type="file"')])
    const answer = await upload({ before: JSON.stringify(before), after: JSON.stringify(after) })
    expect(answer.status).toBe(200)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    const page = await answer.text()
    expect(page).toContain('What changed on <bdi>shop.example</bdi>')
    expect(page).toContain('The score rose from 67 (C) to 71 (B)')
  })

  test.each([
    ['none', {}, 'The earlier report is not JSON.'],
    ['no JSON', { before: '<script>', after: '{' }, 'The earlier report is not JSON.'],
    [
      'no report',
      { before: JSON.stringify(before), after: '{"score":1}' },
      'The later report is not an Operable report',
    ],
    [
      'different sites',
      { before: JSON.stringify(before), after: JSON.stringify({ ...after, id: 'z'.repeat(26) }) },
      'different sites',
    ],
  ])('%s: the form again, with what is wrong', async (_what, files, sentence) => {
    const answer = await upload(files as Record<string, string>)
    expect(answer.status).toBe(400)
    const page = await answer.text()
    expect(page).toContain(sentence)
    // Ours: what lets only a person send files.
    expect(page.match(/<script>/g)).toHaveLength(1)
  })

  test('of another kind, from another site, or too large are refused', async () => {
    expect((await service.send('POST /compare', { body: 'a=b' })).status).toBe(415)
    expect((await upload({}, { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
    expect((await upload({ before: 'x'.repeat(9_000_000) })).status).toBe(413)
  })

  test.each(payloads)('hold %j as text', async (payload) => {
    const report = { ...reportWithText(payload), id: before.id, url: before.url }
    const hostile = { ...report, scoreBreakdown: report.scoreBreakdown.map((entry) => ({ ...entry, points: 1 })) }
    const page = await (
      await upload({ before: JSON.stringify({ ...before, scoreBreakdown: [] }), after: JSON.stringify(hostile) })
    ).text()
    const tags = page.match(/<[^>]*>/g)?.map((tag) => tag.replace(/="[^"]*"/g, '=""')) ?? []
    expect(tags.filter((tag) => /^<(?:script|img|iframe|object|svg onload)/.test(tag))).toEqual([])
  })
})

describe('the history of a report', () => {
  test('is compared on a page; the newest earlier result is the default', async () => {
    const { send, stored, reports } = await httpReports()
    const { id, scannedAt } = stored.report
    expect((await send(`GET /r/${id}/compare`)).status).toBe(404)
    await reports.save(await evidenceOf(SHOP, { at: 5, body: '<h1>Fewer words</h1>' }))
    for (const query of ['', `?from=${encodeURIComponent(scannedAt)}`]) {
      const answer = await send(`GET /r/${id}/compare${query}`)
      const page = await answer.text()
      expect(answer.status).toBe(200)
      expect(page).toContain('<h2>What the site changed</h2>')
      expect(page).not.toContain('new rules of ours')
      const times = [...page.matchAll(/<time [^>]*datetime="([^"]*)"/g)].map(([, time]) => time)
      expect(times.slice(0, 2)).toEqual([scannedAt, '2026-11-21T10:05:00.000Z'])
    }
    expect((await send(`GET /r/${id}/compare?from=2001-01-01T00:00:00.000Z`)).status).toBe(404)
  })
})
