import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type LoopbackSite, loopbackSite } from '../../test/loopback-site.ts'
import { observeFolder } from './audit-folder.ts'

// A single-page app as a build leaves it: one empty page, a script, and addresses that have no file.

const TEXT = 'We repair bicycles in the old town, every day from nine to five, and you can book a time here. '
const app = (outside: number) => `
  const routes = {
    '/': '<h1>Bicycle repair</h1><a href="/prices">Prices</a><a href="/logo.svg">Logo</a>',
    '/prices': '<h1>Prices</h1><form><label>Your e-mail <input name="email" type="email"></label><button>Book a time</button></form>',
  }
  const shown = routes[location.pathname] ?? '<h1>Nothing here</h1>'
  document.getElementById('root').innerHTML = shown + '<p>${TEXT.repeat(3)}</p>'.repeat(4)
  fetch('http://127.0.0.1:${outside}/data').catch(() => {})`

let outside: LoopbackSite
let folder: string
beforeAll(async () => {
  outside = await loopbackSite({ '/data': 'data' })
  folder = mkdtempSync(join(tmpdir(), 'operable-app-'))
  const files = {
    'index.html':
      '<!doctype html><html lang="en"><title>App</title><div id="root"></div><script src="/assets/app.js"></script>',
    'assets/app.js': app(outside.port),
  }
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
})
afterAll(async () => {
  rmSync(folder, { recursive: true })
  await outside.close()
})

test.each(['auto', 'always'] as const)(
  'a single-page app in a folder is rendered, route by route (%s)',
  async (render) => {
    const evidence = await observeFolder(folder, { render, url: 'https://bikes.example/' })
    const pages = evidence.pages.filter(({ outcome }) => outcome === 'read')
    expect(pages.map(({ url, rendering }) => [url, rendering.mode])).toEqual([
      ['https://bikes.example/', 'browser'],
      ['https://bikes.example/prices', 'browser'],
    ])
    expect(pages[1]?.page?.forms).toHaveLength(1)
    expect(pages[1]?.page?.headings.map(({ text }) => text)).toEqual(['Prices'])
  },
)

test('files that are not there stay missing, and nothing is asked outside of the folder', async () => {
  const evidence = await observeFolder(folder)
  expect(evidence.robots).toMatchObject({ status: 404 })
  for (const file of Object.values(evidence.files))
    expect(file).not.toMatchObject({ status: 200, headers: { 'content-type': 'application/json' } })
  expect(outside.requests).toEqual([])
  expect(outside.connections()).toBe(0)
})

test('without rendering it is one empty page, as before', async () => {
  const evidence = await observeFolder(folder, { render: 'never' })
  expect(evidence.pages.map(({ rendering }) => rendering.mode)).toEqual(['not_rendered'])
})
