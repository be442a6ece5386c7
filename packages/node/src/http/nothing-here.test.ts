import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { httpReports } from '../../test/http-reports.ts'
import { type RunningServer, serve } from './listen/node-server.ts'

// What is not there is a page for people, and a problem for programs.

let server: RunningServer

beforeAll(async () => {
  const { operable } = await httpReports()
  server = await serve({ operable, port: 0, baseUrl: 'https://audit.example/base', log: () => {} })
})

afterAll(() => server.close())

const FIREFOX = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8'
const CHROME =
  'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,image/apng,*/*;q=0.8,application/signed-exchange;v=b3;q=0.7'
const AXIOS = 'application/json, text/plain, */*'

function ask(path: string, accept: string, method = 'GET') {
  return fetch(`http://127.0.0.1:${server.port}${path}`, { method, headers: { accept } })
}

describe('a page', () => {
  test.each([
    ['/nope', FIREFOX, 'Not found'],
    ['/nope', CHROME, 'Not found'],
    ['/api/v1/nope', CHROME, 'Not found'],
    ['/r/', CHROME, 'Not found'],
    ['/r/00000000000000000000000000/x', CHROME, 'Not found'],
    ['/%3Cscript%3Ealert(1)%3C%2Fscript%3E', CHROME, 'Not found'],
    ['/r/00000000000000000000000000', CHROME, 'No completed report'],
    ['/r/x', '*/*', 'No completed report'],
    ['/scans/x', CHROME, 'Scan not found'],
  ])('%s for %s', async (path, accept, title) => {
    const answer = await ask(path, accept)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8'])
    expect(Object.fromEntries(answer.headers)).toMatchObject({ vary: 'Accept', 'cache-control': 'no-store' })
    const policy = answer.headers.get('content-security-policy') ?? ''
    expect(policy).toMatch(/^default-src 'none'; style-src 'sha256-/)
    expect(policy).not.toMatch(/unsafe|\*/)
    const page = await answer.text()
    expect(page).toContain(`<h1>${title}</h1>`)
    expect(page).toContain('<a class="button" href="/base/">')
    expect(page).not.toContain('<script>alert')
  })

  test('without a body where none is asked for', async () => {
    const answer = await ask('/nope', CHROME, 'HEAD')
    expect([answer.status, answer.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8'])
    expect(await answer.text()).toBe('')
  })
})

describe('a problem', () => {
  test.each([
    ['/nope', '*/*', 'not_found'],
    ['/nope', 'application/json', 'not_found'],
    ['/nope', AXIOS, 'not_found'],
    ['/nope', 'application/json, text/html', 'not_found'],
    ['/nope', 'text/markdown', 'not_found'],
    ['/nope.png', 'image/avif,image/webp,*/*;q=0.8', 'not_found'],
    ['/r/x', 'application/json', 'no_report'],
    ['/r/x', AXIOS, 'no_report'],
    ['/r/x.json', '*/*', 'no_report'],
    ['/scans/x', 'application/json', 'scan_not_found'],
    // An operation of the API answers as it is described, whoever asks.
    ['/api/v1/scans/x', CHROME, 'scan_not_found'],
  ])('%s for %s', async (path, accept, code) => {
    const answer = await ask(path, accept)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([404, 'application/problem+json'])
    expect(await answer.json()).toMatchObject({ code, status: 404 })
  })
})
