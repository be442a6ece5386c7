import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { kitSite, testFetcher } from '../conformance.ts'
import { createFolderFetcher } from './folder-fetcher.ts'

const origin = 'http://folder.example'
let base: string
let folder: string

beforeAll(async () => {
  base = await mkdtemp(join(tmpdir(), 'operable-folder-'))
  folder = join(base, 'site')
  const files = {
    'index.html': '<h1>Home</h1>',
    'about.html': '<h1>About</h1>',
    'shop/index.html': '<h1>Shop</h1>',
    'shop/a b.html': '<h1>Space</h1>',
    'robots.txt': 'User-agent: *',
    'sitemap.xml': '<urlset/>',
    'data.bin': 'x',
    '.well-known/ai.json': '{}',
    '.env': 'SECRET=1',
    'empty/readme.txt': 'x',
  }
  for (const [path, body] of Object.entries(files)) await put(path, body)
  await writeFile(join(base, 'secret.html'), 'secret')
  await symlink(join(base, 'secret.html'), join(folder, 'leak.html'))
  await symlink(base, join(folder, 'up'))
  await symlink(join(folder, 'about.html'), join(folder, 'alias.html'))
})
afterAll(() => rm(base, { recursive: true }))

async function put(path: string, body: string) {
  const file = join(folder, path)
  await mkdir(join(file, '..'), { recursive: true })
  await writeFile(file, body)
}

testFetcher('the folder fetcher', async () => {
  const root = await mkdtemp(join(tmpdir(), 'operable-kit-'))
  const files = Object.entries(kitSite).filter(([, { status }]) => status === undefined)
  for (const [path, { body }] of files) await writeFile(join(root, path), body)
  return {
    fetcher: createFolderFetcher(root),
    origin,
    capabilities: { anyAnswer: false, redirects: false, byteLimits: true, head: true },
    stop: () => rm(root, { recursive: true }),
  }
})

describe('serves like a static host', () => {
  test.each([
    ['/', '<h1>Home</h1>', 'text/html'],
    ['/about', '<h1>About</h1>', 'text/html'],
    ['/about.html?x=1', '<h1>About</h1>', 'text/html'],
    ['/shop/', '<h1>Shop</h1>', 'text/html'],
    ['/shop/a%20b', '<h1>Space</h1>', 'text/html'],
    ['/robots.txt', 'User-agent: *', 'text/plain'],
    ['/sitemap.xml', '<urlset/>', 'application/xml'],
    ['/data.bin', 'x', 'application/octet-stream'],
    ['/.well-known/ai.json', '{}', 'application/json'],
    ['/alias', '<h1>About</h1>', 'text/html'],
  ])('%s', async (path, body, type) => {
    const result = await createFolderFetcher(folder)(origin + path)
    expect(result).toMatchObject({ ok: true, status: 200, headers: { 'content-type': type } })
    expect(result.ok && Buffer.from(result.body).toString()).toBe(body)
  })

  test('a folder without its slash redirects to the address with it', async () => {
    const result = await createFolderFetcher(folder)(`${origin}/shop?x=1`)
    expect(result).toMatchObject({ finalUrl: `${origin}/shop/?x=1`, redirects: [`${origin}/shop?x=1`] })
  })
})

test.each([
  '/missing',
  '/empty/',
  '/empty',
  '/about.html/',
  '/../secret.html',
  '/..%2fsecret.html',
  '/%2e%2e/secret.html',
  '/..%5csecret.html',
  '/shop/..%2f..%2fsecret',
  '/index.html%00',
  '/%zz',
  '/leak.html',
  '/leak',
  '/up/secret.html',
  '/.env',
  '/%2eenv',
])('%s is 404 and gives nothing away', async (path) => {
  const result = await createFolderFetcher(folder)(origin + path)
  expect(result).toMatchObject({ ok: true, status: 404 })
  expect(result.ok && result.body.length).toBe(0)
})

test('the own 404 page is served with status 404', async () => {
  const root = await mkdtemp(join(tmpdir(), 'operable-404-'))
  await writeFile(join(root, '404.html'), 'Nothing here')
  const result = await createFolderFetcher(root)(`${origin}/missing`)
  expect(result).toMatchObject({ status: 404 })
  expect(result.ok && Buffer.from(result.body).toString()).toBe('Nothing here')
  await rm(root, { recursive: true })
})

test('a folder that does not exist is a failure', async () => {
  const result = await createFolderFetcher(join(base, 'nowhere'))(`${origin}/`)
  expect(result).toMatchObject({ ok: false, failure: 'connect' })
})

test('with an origin, other sites are refused', async () => {
  const fetch = createFolderFetcher(folder, { origin })
  expect(await fetch(`${origin}/about`)).toMatchObject({ ok: true, status: 200 })
  expect(await fetch('http://other.example/about')).toMatchObject({ ok: false, failure: 'refused' })
})
