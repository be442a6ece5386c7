import { beforeAll, describe, expect, test } from 'vitest'
import { httpReports, SHOP } from '../../../test/http-reports.ts'
import { evidenceOf } from '../../../test/sample-evidence.ts'

let service: Awaited<ReturnType<typeof httpReports>>
let id: string

beforeAll(async () => {
  service = await httpReports()
  id = service.stored.report.id
  for (const at of [1, 2]) await service.reports.save(await evidenceOf(SHOP, { at, body: `<h1>Visit ${at}</h1>` }))
})

const minute = (at: number) => `2026-11-21T10:0${at}:00.000Z`

test('the history, newest first', async () => {
  const answer = await service.send(`GET /r/${id}/history.json`)
  expect(await answer.json()).toEqual(await service.reports.history(id))
  expect(answer.headers.get('content-type')).toBe('application/json')
})

test.each([
  ['the one before', '', 1],
  ['one by its time', `?with=${minute(0)}`, 0],
  ['one by its time, encoded', `?with=${encodeURIComponent(minute(1))}`, 1],
])('the latest against %s', async (_, query, before) => {
  const answer = await service.send(`GET /r/${id}/comparison.json${query}`)
  const comparison = (await answer.json()) as { before: { scannedAt: string } }
  expect(comparison).toEqual(await service.reports.compare(id, minute(before)))
  expect(comparison.before.scannedAt).toBe(minute(before))
})

describe.each(['history.json', 'comparison.json', `comparison.json?with=${minute(0)}`])('%s', (name) => {
  const send = (method: string, headers = {}) => service.send(`${method} /r/${id}/${name}`, { headers })

  test('any script may read it, and nobody gets it twice', async () => {
    const answer = await send('GET')
    expect(answer.headers.get('access-control-allow-origin')).toBe('*')
    expect(answer.headers.get('cache-control')).toBe('public, max-age=60')
    const again = await send('GET', { 'if-none-match': answer.headers.get('etag') })
    expect([again.status, await again.text()]).toEqual([304, ''])
    expect((await send('OPTIONS')).headers.get('access-control-allow-headers')).toContain('If-None-Match')
    expect([(await send('HEAD')).status, (await send('POST')).status]).toEqual([200, 405])
  })

  test('what it is made of has a tag of its own', async () => {
    const other = name === 'comparison.json' ? 'history.json' : 'comparison.json'
    const tags = [name, other].map(async (file) => (await service.send(`GET /r/${id}/${file}`)).headers.get('etag'))
    expect(new Set(await Promise.all(tags)).size).toBe(2)
  })
})

test.each([
  ['x', 'history.json'],
  ['x', 'comparison.json'],
  ['00000000000000000000000000', 'history.json'],
  [undefined, 'comparison.json?with=2020'],
  [undefined, `comparison.json?with=${minute(2)}`],
])('%s/%s is a problem, for the scripts of any site too', async (given, name) => {
  const answer = await service.send(`GET /r/${given ?? id}/${name}`)
  expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([404, '*'])
  expect(await answer.json()).toMatchObject({ code: 'no_report' })
})

test('the first result has nothing before it', async () => {
  const { send, stored } = await httpReports()
  expect(await (await send(`GET /r/${stored.report.id}/history.json`)).json()).toHaveLength(1)
  expect((await send(`GET /r/${stored.report.id}/comparison.json`)).status).toBe(404)
})

test('a comparison is of the latest report, also when the site was scanned again', async () => {
  const { send, stored, reports } = await httpReports()
  await reports.save(await evidenceOf(SHOP, { at: 1 }))
  const ask = async (query = '') => (await send(`GET /r/${stored.report.id}/comparison.json${query}`)).json()
  expect(await ask()).toEqual(await ask())
  expect(await ask(`?with=${minute(0)}`)).toEqual(await ask())
  await reports.save(await evidenceOf(SHOP, { at: 2 }))
  expect(await ask()).not.toEqual(await ask(`?with=${minute(0)}`))
})

test('comparing counts as reading does', async () => {
  const { send, stored, reports } = await httpReports({ reportLimit: { limit: 2, window: 86_400 } })
  await reports.save(await evidenceOf(SHOP, { at: 1 }))
  const ask = async (name: string) => (await send(`GET /r/${stored.report.id}/${name}`)).status
  expect([await ask('comparison.json'), await ask('comparison.json')]).toEqual([200, 200])
  expect([await ask('comparison.json'), await ask('history.json')]).toEqual([429, 200])
})

test('a private address has neither where it may not be asked for', async () => {
  const { send, reports } = await httpReports()
  const { report } = await reports.save(await evidenceOf('http://192.168.7.7/'))
  for (const name of ['history.json', 'comparison.json']) {
    expect((await send(`GET /r/${report.id}/${name}`)).status).toBe(404)
  }
})
