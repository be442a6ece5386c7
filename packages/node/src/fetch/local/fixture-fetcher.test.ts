import { expect, test } from 'vitest'
import { kitSite, testFetcher } from '../conformance.ts'
import { createFixtureFetcher } from './fixture-fetcher.ts'

const origin = 'https://kit.example'

testFetcher('the fixture fetcher', async () => ({
  fetcher: createFixtureFetcher(Object.fromEntries(Object.entries(kitSite).map(([path, it]) => [origin + path, it]))),
  origin,
  capabilities: { anyAnswer: true, redirects: true, byteLimits: true, head: true },
}))

test('a string is an HTML page, a failure is passed on, header names become lower case', async () => {
  const fetch = createFixtureFetcher({
    'https://kit.example': '<p>Hello',
    'https://kit.example/down': { failure: 'dns' },
    'https://kit.example/text': { headers: { 'Content-Type': 'text/plain' }, body: 'x' },
  })
  expect(await fetch('https://kit.example/#top')).toMatchObject({ finalUrl: 'https://kit.example/', status: 200 })
  expect(await fetch('https://kit.example/down')).toMatchObject({ ok: false, failure: 'dns' })
  expect(await fetch('https://kit.example/text')).toMatchObject({ headers: { 'content-type': 'text/plain' } })
})

test('a relative key is a mistake of the caller', () => {
  expect(() => createFixtureFetcher({ '/': 'x' })).toThrow(TypeError)
})

test('a redirect is not followed where it must not lead', async () => {
  const moved = { status: 302, headers: { location: 'https://other.example/' } }
  const fetch = createFixtureFetcher({ 'https://kit.example/away': moved, 'https://other.example/': '<p>Other' })
  const stays = (url: string) => url.startsWith('https://kit.example/')
  expect(await fetch('https://kit.example/away')).toMatchObject({ ok: true, finalUrl: 'https://other.example/' })
  expect(await fetch('https://kit.example/away', { mayLead: stays })).toMatchObject({ ok: false, failure: 'refused' })
})
