import { describe, expect, test } from 'vitest'
import { httpReports } from '../../../test/http-reports.ts'
import { createApp } from '../app.ts'

// The same address, handed on with the path of the base address and without it.

const { operable, id, url } = await (async () => {
  const given = await httpReports()
  const { report } = await given.operable.reports.find('https://shop.example/')
  return { ...given, id: report.id, url: `?url=${encodeURIComponent('https://shop.example/')}` }
})()

function mountedAt(base: string) {
  const app = createApp(operable, { baseUrl: `https://audit.example${base}`, log: () => {} })
  return async (path: string) => (await app.fetch(new Request(`http://127.0.0.1${path}`))).status
}

// A base path of its own, one with two parts, and paths that routes of ours begin with.
const bases = [
  '/operable',
  '/tools/audit',
  '/api',
  '/r',
  '/tools',
  '/widget',
  '/websites',
  '/problems',
  '/mcp',
  '/opera',
]

describe.each(bases)('below %s', (base) => {
  const status = mountedAt(base)
  test.each([
    ['/', 200],
    ['/health', 200],
    ['/operable.js', 200],
    [`/api/v1/report${url}`, 200],
    [`/r/${id}`, 200],
    [`/r/${id}.json`, 200],
    [`/r/${id}/history.json`, 200],
    ['/problems/not_found', 200],
    ['/websites', 401],
    ['/tools/x', 401],
    ['/tools/x/y', 401],
    ['/widget/x/tools.json', 404],
    ['/mcp', 405],
    ['/console', 200],
    ['/console/websites/x', 303],
    ['/nope/x/y/z', 404],
  ])('%s is %i, whether the path is taken away or not', async (path, expected) => {
    expect([await status(path), await status(`${base}${path}`)]).toEqual([expected, expected])
  })
})

test('the base path itself is the homepage, unless it is a page of ours', async () => {
  expect(await mountedAt('/operable')('/operable')).toBe(200)
  expect(await mountedAt('/operable')('/operable?lang=en')).toBe(200)
  expect(await mountedAt('/mcp')('/mcp')).toBe(405)
})

test('what only begins like the base path is another one', async () => {
  const status = mountedAt('/operable')
  expect([await status('/operable/nope'), await status('/operable/%6e%6f')]).toEqual([404, 404])
  expect([await status('/operablehealth'), await status('/operable.js'), await status('/operables/health')]).toEqual([
    404, 200, 404,
  ])
})

test('the console has its pages where its own name is the base path', async () => {
  const status = mountedAt('/console')
  expect([await status('/console'), await status('/console/websites/x')]).toEqual([200, 303])
})
