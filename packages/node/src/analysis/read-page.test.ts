import { describe, expect, test } from 'vitest'
import { pageOf } from '../../test/test-site.ts'
import type { FetchFailed, FetchResponse } from '../contracts/page-fetcher.ts'
import { viewSource } from './page-view.ts'
import { readPage } from './read-page.ts'

const URL_OF_PAGE = 'https://shop.example/'
const answer = (parts: Omit<Partial<FetchResponse>, 'body'> & { body?: string; type?: string }): FetchResponse => {
  const { body = pageOf('home'), type = 'text/html', headers = {}, ...rest } = parts
  return {
    ok: true,
    url: URL_OF_PAGE,
    finalUrl: URL_OF_PAGE,
    status: 200,
    truncated: false,
    redirects: [],
    ...rest,
    headers: { ...(type ? { 'content-type': type } : {}), ...headers },
    body: new TextEncoder().encode(body),
  }
}

const wall =
  '<title>Just a moment...</title><script>window._cf_chl_opt={}</script><noscript>Enable JavaScript and cookies to continue</noscript>'
const longText = '<p>This page explains what a wall in front of a website is and how it is built.</p>'.repeat(200)

test.each([
  ['a page', {}, 'read'],
  ['XHTML', { type: 'application/xhtml+xml; charset=utf-8' }, 'read'],
  ['capital letters in the type', { type: 'Text/HTML' }, 'read'],
  ['no type, but HTML', { type: '' }, 'read'],
  ['no type, no HTML', { type: '', body: '%PDF-1.7' }, 'not_html'],
  ['plain text that looks like HTML', { type: 'text/plain' }, 'not_html'],
  ['a PDF', { type: 'application/pdf', body: '%PDF' }, 'not_html'],
  ['nothing', { status: 204, type: '', body: '' }, 'not_html'],
  ['a part', { status: 206 }, 'read'],
  ['missing', { status: 404 }, 'http_error'],
  ['broken', { status: 500, type: 'application/json', body: '{}' }, 'http_error'],
  ['a wall with 403', { status: 403, body: wall }, 'challenge'],
  ['a wall with 200', { body: wall }, 'challenge'],
  [
    'a wall told by a header, with a long text',
    { body: longText, headers: { 'cf-mitigated': 'challenge' } },
    'challenge',
  ],
  ['an article about walls', { body: wall.replace('Just a moment...', 'Walls') + longText }, 'read'],
])('%s', (_label, parts, outcome) => {
  const reading = readPage(answer(parts))
  expect(reading.outcome).toBe(outcome)
  expect(reading.view === undefined).toBe(outcome !== 'read')
  if (outcome !== 'read') expect(reading.detail).toMatch(/^[A-Z].*\.$/)
})

test.each([
  ['application/xhtml+xml', 2],
  ['Application/XHTML+XML; charset=utf-8', 2],
  ['text/html', 1],
])('empty tags of %s', (type, paragraphs) => {
  const body = '<!DOCTYPE html><html><head><title>x</title></head><body><p>a</p><textarea/><p>b</p></body></html>'
  expect(readPage(answer({ body, type })).view?.summary.paragraphCount).toBe(paragraphs)
})

describe('what a browser shows', () => {
  test('counts instead of the bytes', () => {
    const reading = readPage(answer({ body: '<div id=root>', type: '', rendered: pageOf('shown') }))
    expect(reading.view?.summary.title).toBe('shown')
  })
})

test('a failure keeps its class and sentence', () => {
  const failed: FetchFailed = { ok: false, url: URL_OF_PAGE, failure: 'dns', detail: 'No such host.', redirects: [] }
  expect(readPage(failed)).toEqual({
    outcome: 'failed',
    finalUrl: URL_OF_PAGE,
    failure: 'dns',
    detail: 'No such host.',
  })
})

// Each address is a text of 60 KB.
test.each(['<a href=a%>l</a>', '<iframe src=a%></iframe>', '<form action=a%><input name=a></form>'])(
  'what leaves the thread is bounded: %s',
  (part) => {
    const many = Array.from({ length: 1_000 }, (_, n) => part.replace('%', String(n))).join('')
    const html = `<!doctype html><base href="/${'x'.repeat(60_000)}/">${many}`
    const view = viewSource({ source: { html, options: { url: 'https://shop.example/' } } })
    expect(JSON.stringify(view).length).toBeLessThan(2_000_000)
  },
)
