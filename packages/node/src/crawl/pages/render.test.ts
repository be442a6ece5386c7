import { parsePage } from '@operable/core'
import { describe, expect, test } from 'vitest'
import { pageOf, type TestAnswer, testSite } from '../../../test/test-site.ts'
import type { PageView } from '../../analysis/page-view.ts'
import { createDocumentReader } from '../../analysis/read-in-thread.ts'
import { readAnswer } from '../../analysis/read-page.ts'
import { createRunJob } from '../../analysis/run-job.ts'
import { type RenderContext, type RenderMode, renderPage } from './render.ts'

const URL_OF_PAGE = 'https://shop.example/app'
const SHELL = '<!doctype html><title>App</title><div id="root"></div><script src="/main.js"></script>'

const documents = createDocumentReader(createRunJob({ here: true }), () => false)

function readingOf(html: string) {
  const headers = { 'content-type': 'text/html' }
  const answer = { finalUrl: URL_OF_PAGE, status: 200, headers, body: new TextEncoder().encode(html) }
  return { finalUrl: URL_OF_PAGE, answer, view: readAnswer({ answer }).view! }
}

function render(html: string, mode: RenderMode, answer?: TestAnswer, refusal?: string, rendersMounts = false) {
  const rendered: string[] = []
  const context: RenderContext = {
    documents,
    mode,
    rendersMounts,
    browser: answer === undefined ? undefined : testSite((path) => (path === '/app' ? answer : pageOf(path))),
    refusal: () => refusal,
    isSameSite: (href) => href.startsWith('https://shop.example/'),
    onRender: (url) => rendered.push(url),
  }
  return renderPage(readingOf(html), context).then((shown) => ({ ...shown, rendered }))
}

test('the shell of these tests is one, the page is none', () => {
  const isShell = (html: string) => parsePage(html, { url: URL_OF_PAGE }).emptyShell.isShell
  expect([isShell(SHELL), isShell(pageOf('a'))]).toEqual([true, false])
})

describe('what is given to the browser', () => {
  test.each<[string, string, RenderMode, boolean]>([
    ['a shell, auto', SHELL, 'auto', true],
    ['a shell, always', SHELL, 'always', true],
    ['a shell, never', SHELL, 'never', false],
    ['a page, auto', pageOf('a'), 'auto', false],
    ['a page, always', pageOf('a'), 'always', true],
    ['a page, never', pageOf('a'), 'never', false],
  ])('%s', async (_label, html, mode, given) => {
    const { rendered, rendering } = await render(html, mode, pageOf('shown'))
    expect(rendered).toEqual(given ? [URL_OF_PAGE] : [])
    expect(rendering.mode).toBe(given ? 'browser' : html === SHELL ? 'not_rendered' : 'static')
  })
})

test.each<[string, RenderMode, boolean, boolean]>([
  ['for tools', 'auto', true, true],
  ['for an audit', 'auto', false, false],
  ['where rendering is off', 'never', true, false],
])('a page with text and an empty mount point, %s', async (_label, mode, rendersMounts, given) => {
  const island = `${pageOf('a')}<div id="form-root"></div><script src="/main.js"></script>`
  const { rendered, rendering } = await render(island, mode, pageOf('shown'), undefined, rendersMounts)
  expect(rendered).toEqual(given ? [URL_OF_PAGE] : [])
  expect(rendering.mode).toBe(given ? 'browser' : 'static')
})

test('a page that lacks what it is read for goes to the browser as well, unless that is switched off', async () => {
  const isLacking =
    (lacks: string) =>
    ({ summary }: PageView) =>
      summary.title !== lacks
  for (const [mode, title, expected] of [
    ['auto', 'shown', 'browser'],
    ['auto', 'a', 'static'],
    ['never', 'shown', 'not_rendered'],
  ] as const) {
    const context = {
      documents,
      mode,
      browser: testSite(() => pageOf('shown')),
      refusal: () => undefined,
      isSameSite: () => true,
      onRender() {},
    }
    const { rendering } = await renderPage(readingOf(pageOf('a')), { ...context, isLacking: isLacking(title) })
    expect(rendering.mode).toBe(expected)
  }
})

describe('what comes of it', () => {
  test('a shell becomes readable', async () => {
    const { view, rendering } = await render(SHELL, 'auto', pageOf('shown'))
    expect(view.summary.title).toBe('shown')
    expect(rendering).toMatchObject({ mode: 'browser', readable: true, staticTextLength: 0 })
    expect(rendering).toHaveProperty('staticReasons.0')
  })

  test('a shell that stays one', async () => {
    expect((await render(SHELL, 'auto', SHELL)).rendering).toMatchObject({ mode: 'browser', readable: false })
  })

  test.each([
    ['a short page with a form', '<h1>Hi</h1><p>Ask us<form><input aria-label=Mail></form>', true],
    ['a frame that waits', '<p>Loading…</p>', false],
    ['a thousand empty paragraphs', '<p></p>'.repeat(1000), false],
    ['nothing', '', false],
  ])('%s', async (_, body, readable) => {
    const html = `<!doctype html><title>App</title><div id=root>${body}</div><script src="/main.js"></script>`
    expect((await render(SHELL, 'auto', html)).rendering).toMatchObject({ mode: 'browser', readable })
  })

  test('nothing without any script', async () => {
    const bare = `<!doctype html><title>App</title>${'<p></p>'.repeat(9)}`
    expect((await render(SHELL, 'auto', bare)).rendering).toMatchObject({ mode: 'browser', readable: false })
  })

  test('a page that scripts lead on to another page of the site', async () => {
    const { finalUrl, view } = await render(SHELL, 'auto', { to: '/app/login' })
    expect([finalUrl, view.summary.title]).toEqual(['https://shop.example/app/login', '/app/login'])
  })

  test.each<[string, TestAnswer, string | undefined, RegExp]>([
    ['no browser', undefined, undefined, /No browser/],
    ['a browser that fails', { fail: 'timeout' }, undefined, /timeout/],
    ['an error page', { status: 500 }, undefined, /500/],
    ['another site', { to: 'https://other.example/' }, undefined, /another site/],
    ['a page that the rules keep us out of', { to: '/private' }, 'the rules', /the rules/],
  ])('%s: the static page stays, with the reason', async (_label, answer, refusal, why) => {
    const { view, finalUrl, rendering } = await render(SHELL, 'auto', answer, refusal)
    expect([view.summary.title, finalUrl]).toEqual(['App', URL_OF_PAGE])
    expect(rendering).toEqual({ mode: 'not_rendered', why: expect.stringMatching(why) })
  })

  test.each<[string, string, string, object]>([
    [
      'a shell that shows its content all the same',
      SHELL,
      pageOf('shown'),
      { mode: 'browser', readable: true, lacks: 'Why.' },
    ],
    ['a shell that stays one', SHELL, SHELL, { mode: 'not_rendered', why: 'Why.' }],
    ['a page that shows more', pageOf('a'), pageOf('shown', ['/more']), { mode: 'browser', lacks: 'Why.' }],
    ['a page that shows less', pageOf('a'), '<h1>Error</h1>', { mode: 'static' }],
  ])('without something that it asked for: %s', async (_label, html, body, expected) => {
    expect((await render(html, 'always', { body, lacks: 'Why.' })).rendering).toMatchObject(expected)
  })

  test('a page that needs no browser stays what it is when the browser fails', async () => {
    expect((await render(pageOf('a'), 'always', { fail: 'timeout' })).rendering).toEqual({ mode: 'static' })
  })
})
