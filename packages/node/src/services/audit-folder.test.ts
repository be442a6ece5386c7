import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { OperableError } from '@operable/core'
import { reportSchema } from '@operable/core/schema'
import { afterEach, expect, test } from 'vitest'
import { pageOf } from '../../test/test-site.ts'
import { auditFolder, observeFolder } from './audit-folder.ts'

const folders: string[] = []
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
})

function folderOf(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'operable-'))
  folders.push(folder)
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
  return folder
}

const files = {
  'index.html': pageOf('home', ['about', '/docs/', 'https://shop.example/contact']),
  'about.html': pageOf('about'),
  'docs/index.html': pageOf('docs'),
  'contact.html': pageOf('contact'),
  'robots.txt': 'User-agent: *\nCrawl-delay: 60\nAllow: /',
  'sitemap.xml': '<urlset><url><loc>https://shop.example/docs/</loc></url></urlset>',
}

test('the pages as a static host would serve them, without a wait', async () => {
  const evidence = await observeFolder(folderOf(files), { timeoutMs: 5000 })
  expect(evidence.pages.map(({ url, outcome }) => [url, outcome])).toEqual([
    ['https://folder.invalid/', 'read'],
    ['https://folder.invalid/about', 'read'],
    ['https://folder.invalid/docs/', 'read'],
  ])
  expect(evidence.crawl).toMatchObject({ source: 'folder', stop: 'complete', render: 'auto' })
  expect(evidence.robots).toMatchObject({ outcome: 'answered', status: 200 })
})

test('with the address where it will stand, absolute links count', async () => {
  const evidence = await observeFolder(folderOf(files), { url: 'https://shop.example/' })
  expect(evidence.pages.map(({ url }) => url)).toContain('https://shop.example/contact')
  expect(evidence.sitemaps).toMatchObject([{ outcome: 'read', entries: 1 }])
})

test('a report that its schema accepts', async () => {
  const report = await auditFolder(folderOf(files), { now: () => new Date(0) })
  expect(reportSchema.parse(report)).toEqual(report)
})

test.each([
  ['no folder', () => '/nowhere/at/all', /no folder/],
  ['a file', () => join(folderOf({ 'a.html': 'x' }), 'a.html'), /no folder/],
  ['no page', () => folderOf({ 'notes.txt': 'x' }), /index\.html/],
])('%s is invalid_url', async (_label, path, message) => {
  const error = await auditFolder(path()).catch((reason: unknown) => reason)
  expect(error).toBeInstanceOf(OperableError)
  expect(error).toMatchObject({ code: 'invalid_url', message: expect.stringMatching(message) })
})

test.each([
  ['its own robots.txt', { 'robots.txt': 'User-agent: *\nDisallow: /' }, {}, 'site_closed', /robots\.txt asks/],
  ['the time', {}, { timeoutMs: 0 }, 'site_unreachable', /timeout/],
])('%s keeps every page from being read', async (_label, more, options, code, message) => {
  const error: unknown = await auditFolder(folderOf({ ...files, ...more }), options).catch((reason: unknown) => reason)
  expect(error).toMatchObject({ code, message: expect.stringMatching(message) })
  expect(error).toMatchObject({ message: expect.stringMatching(/^No page of this folder could be read\. /) })
})

test('aborted', async () => {
  await expect(auditFolder(folderOf(files), { signal: AbortSignal.abort() })).rejects.toMatchObject({ code: 'aborted' })
})
