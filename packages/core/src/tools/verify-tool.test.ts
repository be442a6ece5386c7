import { describe, expect, test } from 'vitest'
import { parsePage } from '../page/parse-page.ts'
import { inferTools } from './infer-tools.ts'
import { createTool } from './merge-tools.ts'
import { verifyTool } from './verify-tool.ts'

const url = 'https://shop.example/start'
const now = '2026-11-27T10:00:00.000Z'
const parse = (html: string, at = url) => parsePage(`<!doctype html><body><p>Bread.</p>${html}`, { url: at })

const login =
  '<form id=in action=/login><label>Email <input type=email name=mail required></label><label>Password <input type=password name=pw required></label><button>Log in</button></form>'
const search = '<form action=/find><input name=q><button>Search</button></form>'
const moved = login.replace(' id=in', ' id=out')

/** The tool of the first page, patched as a person may have. */
function toolOf(html: string, index = 0, more: { selector?: string } = {}) {
  const draft = inferTools(parse(html))[index]!
  const { selector = draft.selector } = more
  const fingerprint = draft.metadata.fingerprint && { ...draft.metadata.fingerprint, selector }
  return createTool(
    { ...draft, selector, metadata: { ...draft.metadata, ...(fingerprint && { fingerprint }) } },
    { id: 't1', now },
  )
}

interface Row {
  what: string
  before?: string
  selector?: string
  after: string
  at?: string
  expected: object
}

describe('what a page has of a tool', () => {
  test.each<Row>([
    { what: 'all of it', after: login, expected: { state: 'ok', reason: 'in_place' } },
    { what: 'all of it in another place', after: search + login, expected: { state: 'ok' } },
    {
      what: 'its element under another selector',
      after: search + moved,
      expected: {
        state: 'moved',
        reason: 'element_moved',
        patch: { selector: '#out' },
        candidates: [{ selector: '#out', similarity: expect.any(Number) }, { selector: 'form[action="/find"]' }],
      },
    },
    {
      what: 'two that may be it',
      after: `<div id=a>${moved}</div><div id=b>${moved.replace('id=out', 'id=other')}</div>`,
      expected: {
        state: 'broken',
        reason: 'two_candidates',
        candidates: [{ selector: '#out' }, { selector: '#other' }],
        detail: expect.stringMatching(/#out and #other/),
      },
    },
    { what: 'nothing like it', after: search, expected: { state: 'broken', reason: 'element_missing' } },
    {
      what: 'another form under its selector',
      after: search.replace('<form', '<form id=in'),
      expected: { state: 'broken', reason: 'element_changed' },
    },
    {
      what: 'its element, hidden',
      after: login.replace('<form', '<form hidden'),
      expected: { state: 'broken', reason: 'element_hidden' },
    },
    {
      what: 'its element moved and hidden',
      after: moved.replace('<form', '<form hidden'),
      expected: { state: 'broken', reason: 'element_hidden' },
    },
    {
      what: 'its element without a field that it requires',
      after: login.replace(/<label>Email.*?<.label>/, ''),
      expected: { state: 'broken', reason: 'fields_missing', detail: expect.stringMatching(/Email/) },
    },
    {
      what: 'its element at the address that its own leads to',
      after: login,
      at: 'https://shop.example/de/start',
      expected: { state: 'moved', reason: 'page_moved', patch: { pageUrl: 'https://shop.example/de/start' } },
    },
    {
      what: 'nothing like it at the address that its own leads to',
      after: search,
      at: 'https://shop.example/',
      expected: { state: 'broken', detail: expect.stringMatching(/leads to https:\/\/shop.example\//) },
    },
    {
      what: 'the first form, which another form has become',
      selector: 'form',
      after: search + login,
      expected: { state: 'moved', patch: { selector: '#in' } },
    },
    {
      what: 'the first form, which is now only another',
      selector: 'form',
      after: search,
      expected: { state: 'broken', reason: 'element_changed' },
    },
    {
      what: 'a button',
      before: '<h2>Join</h2><button id=join>Sign up</button>',
      after: '<h2>Join</h2><button id=now>Sign up</button><button>Help</button>',
      expected: { state: 'moved', patch: { selector: '#now' } },
    },
    {
      what: 'a button with another text',
      before: '<h2>Join</h2><button id=join>Sign up</button>',
      after: '<h2>Join</h2><button id=no>Delete the account</button>',
      expected: { state: 'broken', reason: 'element_missing' },
    },
  ])('$what', ({ before = login, selector, after, at, expected }) => {
    const tool = toolOf(before, 0, selector ? { selector } : {})
    expect(verifyTool(tool, parse(after, at), { now })).toMatchObject(expected)
  })

  test('a page of which nothing is known is no proof of anything', () => {
    const { fingerprint: _, ...metadata } = toolOf(login).metadata
    const tool = { ...toolOf(login), selector: 'form', metadata }
    expect(verifyTool(tool, parse(search, 'https://shop.example/'), { now })).toMatchObject({ state: 'broken' })
    const other =
      '<form action=/x><input type=email name=mail required><input type=password name=pw required><button>Go</button></form>'
    expect(verifyTool(tool, parse(other, 'https://shop.example/'), { now })).toMatchObject({
      state: 'unknown',
      reason: 'nothing_to_compare',
    })
  })
})

test('the tool that follows its element keeps what its owner said of it', () => {
  const expects = { success: { text: 'Welcome' } }
  const tool = toolOf(login)
  const owned = { ...tool, edited: ['expects'], metadata: { ...tool.metadata, expects, repeatable: true } }
  const { followed } = verifyTool(owned, parse(search + moved), { now: '2026-11-28T10:00:00.000Z' })
  const { name, description } = tool
  expect(followed).toMatchObject({ id: 't1', name, description, selector: '#out', edited: ['expects'] })
  expect(followed!.metadata).toMatchObject({ expects, repeatable: true, fingerprint: { selector: '#out' } })
  expect(followed!.metadata.fields?.map(({ label }) => label)).toEqual(['Email', 'Password'])
  expect(followed!.metadata.unchecked).toBeUndefined()
})
