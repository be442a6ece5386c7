import { describe, expect, test } from 'vitest'
import { parsePage } from '../page/parse-page.ts'
import type { Tool, ToolDraft } from '../schema/tool.ts'
import { inferTools } from './infer-tools.ts'
import { createTool, mergeTools } from './merge-tools.ts'
import { applyToolPatch } from './patch-tool.ts'

const SITE = 'https://shop.example/'
const now = '2026-01-01T00:00:00.000Z'

const draftsOf = (pages: Record<string, string>): ToolDraft[] =>
  Object.entries(pages).flatMap(([path, html]) =>
    inferTools(parsePage(`<!doctype html><html lang=en><body>${html}`, { url: SITE + path })),
  )

function toolsOf(pages: Record<string, string>): Tool[] {
  return mergeTools([], draftsOf(pages)).created.map((draft) => createTool(draft, { id: draft.name, now }))
}

const input = (type: string, name: string) => `<label>${name} <input type=${type} name=${name}></label>`
const login = (more = '') =>
  `<form ${more}>${input('email', 'mail')}${input('password', 'pw')}<button>Log in</button></form>`
const news = (more = '') => `<form ${more}>${input('email', 'mail')}<button>Subscribe</button></form>`
const ask = (name: string, more = '') =>
  `<h2>About ${name}</h2><form ${more}>${input('text', name)}<button>Go</button></form>`

const renamed = { name: 'mine' }

describe('discovered again after the owner changed it', () => {
  test.each<[string, Record<string, string>, Parameters<typeof applyToolPatch>[1]]>([
    ['its name', { '': login('id=login') }, renamed],
    ['its name, and it is off', { '': login('id=login') }, { ...renamed, active: false }],
    ['its description and name', { '': login() }, { ...renamed, description: 'Mine.' }],
    ['its name and selector', { '': login('id=login') }, { ...renamed, selector: 'main > form' }],
    ['its name, and the selector is a default', { '': news() + login('id=login') }, { ...renamed, selector: 'form' }],
    ['the name of a button', { '': '<h1>Shop</h1><button>Sign up</button><button>Log in</button>' }, renamed],
    ['the name of a link', { '': '<a href=/book class=button>Book now</a>' }, renamed],
    ['the name of a form in the footer of each page', { '': news('action=/n'), a: news('action=/n') }, renamed],
    [
      'the name of a footer form that a script sends',
      { '': `<h1>A</h1><footer>${news()}</footer>`, a: `<h1>B</h1><footer>${news()}</footer>` },
      renamed,
    ],
    ['the name of one of two on a page', { '': news('action=/n') + news('action=/n') }, renamed],
    ['the name of the better of two candidates', { '': login('id=login'), a: login('id=other action=/x') }, renamed],
    ['the name of the better of two without a purpose', { a: ask('bells'), b: ask('lamps', 'action=/lamps') }, renamed],
    [
      'its name, and the page that it is on',
      { '': news('action=/n'), a: news('action=/n') },
      { ...renamed, pageUrl: `${SITE}a#news` },
    ],
  ])('%s', (_, pages, patch) => {
    const changed = toolsOf(pages).map((tool, index) =>
      applyToolPatch(tool, { ...patch, name: `${patch.name}${index}` }, now),
    )
    const again = mergeTools(changed, draftsOf(pages))
    expect([again.created, again.tools]).toEqual([[], changed])
    expect(again.skipped.map(({ detail }) => detail).join()).toContain('"mine')
  })
})

describe('a site that changed since', () => {
  const positional = { '': `<div>${login()}</div>` }
  test.each<[string, Record<string, string>, Record<string, string>, string[]]>([
    ['the form stands elsewhere', positional, { '': `<p>New<section>${login()}</section>` }, []],
    [
      'the form has another field',
      { '': login('id=a') },
      { '': login('id=a').replace('<button', `${input('tel', 't')}<button`) },
      [],
    ],
    ['another form stands in its place', { '': news() }, { '': `${login()}${news()}` }, ['login']],
    ['another form took its counted place', positional, { '': `<div>${ask('bells')}</div>` }, ['submitForm']],
    ['another form has its id', { '': login('id=a') }, { '': ask('bells', 'id=a') }, []],
    ['a page has a new form', { '': login('id=a') }, { '': login('id=a'), b: news() }, ['subscribe']],
    ['it answers over https', { '': login('id=a') }, { '': login('id=a') }, []],
    ['its page is gone, another one has it', { '': news('action=/n') }, { b: news('action=/n') }, []],
    [
      'another page has a form with the same fields',
      { a: ask('q') },
      { a: ask('q'), b: ask('q').replace('About', 'On') },
      [],
    ],
  ])('%s', (label, before, after, created) => {
    const tools = toolsOf(before).map((tool) => ({
      ...tool,
      name: 'mine',
      pageUrl: label.includes('https') ? tool.pageUrl.replace('https:', 'http:') : tool.pageUrl,
    }))
    expect(mergeTools(tools, draftsOf(after)).created.map(({ name }) => name)).toEqual(created)
  })
})

test.each<[string, Partial<Tool>, string[]]>([
  ['by the same selector', { selector: '#login' }, []],
  ['by the default selector', { selector: 'form' }, []],
  ['a button there', { selector: '#login', metadata: { kind: 'button' } }, ['login']],
  ['on another page', { selector: '#login', pageUrl: `${SITE}other` }, ['login']],
  ['without a page', { pageUrl: 'nowhere' }, ['login']],
])('a tool written by hand, %s', (_, words, created) => {
  const tool = { name: 'mine', pageUrl: SITE, selector: 'form', metadata: { kind: 'form' as const }, ...words }
  expect(mergeTools([tool], draftsOf({ '': login('id=login') })).created.map(({ name }) => name)).toEqual(created)
})

test('names may change hands', () => {
  const pages = { '': login('id=login'), b: news('id=news') }
  const swapped = toolsOf(pages).map((tool) => ({ ...tool, name: tool.name === 'login' ? 'subscribe' : 'login' }))
  expect(mergeTools(swapped, draftsOf(pages)).created).toEqual([])
})

test('a form that was moved to by hand leaves the first one free, which has no tool now', () => {
  const pages = { '': login('id=login') + news('id=news') }
  const [tool] = toolsOf(pages)
  const moved = [{ ...tool!, name: 'mine', selector: '#news' }]
  const again = mergeTools(moved, draftsOf(pages))
  expect(again.created.map(({ name, selector }) => [name, selector])).toEqual([['login', '#login']])
  expect(again.skipped).toMatchObject([
    { name: 'subscribe', reason: 'exists', detail: 'The tool "mine" already does this.' },
  ])
})

test('a tool that was deleted comes back', () => {
  const pages = { '': login('id=login'), b: news('id=news') }
  const [kept] = toolsOf(pages)
  expect(mergeTools([kept!], draftsOf(pages)).created.map(({ name }) => name)).toEqual(['subscribe'])
})
