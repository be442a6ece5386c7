import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { testBrowser } from '../../test/browser.ts'
import { type LoopbackSite, loopbackSite } from '../../test/loopback-site.ts'
import { runHere } from './testing/run-here.ts'

// The real command and the real browser, on a page that changes.

const page = (id: string): string =>
  `<!doctype html><html lang="en"><title>News</title><h1>News</h1><p>We repair bicycles, sell used ones, and answer every question within a working day.</p>
  <form id="${id}" method="post" action="/subscribe" aria-label="Newsletter"><label>Email <input type="email" name="email" required></label><button>Subscribe</button></form></html>`

const now = { status: 200, id: 'news' }
let folder: string
let site: LoopbackSite
let browser: string

beforeAll(async () => {
  browser = await testBrowser()
  site = await loopbackSite({
    '/': (_, outgoing) => void outgoing.writeHead(now.status, { 'content-type': 'text/html' }).end(page(now.id)),
  })
}, 120_000)
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'operable-verify-'))
  Object.assign(now, { status: 200, id: 'news' })
})
afterEach(() => rmSync(folder, { recursive: true }))
afterAll(() => site.close())

async function operable(...words: string[]) {
  // On a slow machine Node warns of a timer that the driver has set too late.
  const env = { CHROMIUM_PATH: browser, NODE_NO_WARNINGS: '1' }
  const ran = await runHere([...words, '--data', join(folder, 'operable.db')], env)
  return { ...ran, json: words.includes('--json') ? JSON.parse(ran.stdout) : undefined }
}

test('from in place to moved, followed, broken and not measured, each with its exit code', {
  timeout: 300_000,
}, async () => {
  const address = `http://127.0.0.1:${site.port}/`
  const { id } = (await operable('websites', 'add', address, '--json')).json
  await operable('tools', 'add', id, address, '--allow-private')
  const verify = async (...words: string[]) => {
    const { code, json, stderr } = await operable('tools', 'verify', id, '--allow-private', '--json', ...words)
    return [code, json.tools?.[0]?.state, json.tools?.[0]?.reason, stderr]
  }
  expect(await verify('--last')).toEqual([0, undefined, undefined, ''])
  expect(await verify()).toEqual([0, 'ok', 'in_place', ''])
  now.id = 'letter'
  expect(await verify()).toEqual([1, 'moved', 'element_moved', ''])
  const shown = await operable('tools', 'verify', id, '--last')
  expect(shown.stdout).toMatch(/moved {2}subscribe.*selector: #letter.*% similar: #letter/s)
  expect(await verify()).toEqual([1, 'moved', 'element_moved', ''])
  expect(await verify('--write')).toEqual([0, 'ok', 'in_place', ''])
  expect(await verify()).toEqual([0, 'ok', 'in_place', ''])
  now.status = 503
  expect(await verify()).toEqual([3, 'not_measured', 'http_error', ''])
  now.status = 410
  expect(await verify()).toEqual([1, 'broken', 'page_gone', ''])
  const { stdout } = await operable('tools', 'verify', id, '--last')
  expect(stdout.match(/Z?\s+(?:ok|moved|broken|not measured) {2}/g)).toHaveLength(5)
  expect(site.requests.filter((request) => !request.startsWith('GET '))).toEqual([])
})
