import { expect, test } from 'vitest'
import { parsePage } from '../page/parse-page.ts'
import { findByFingerprint } from './find-by-fingerprint.ts'
import { inferTools } from './infer-tools.ts'

const url = 'https://shop.example/start'
const parse = (html: string) => parsePage(`<!doctype html><body>${html}`, { url })

const login =
  '<form action=/login><input type=email name=mail><input type=password name=pw><button>Log in</button></form>'
const search = '<form action=/find><input name=q><button>Search</button></form>'
const signup = '<h2>New here?</h2><button>Sign up</button>'

test('every tool of a page is found on the same page', () => {
  const page = parse(search + login + signup + login)
  const tools = inferTools(page)
  expect(tools.map(({ name }) => name)).toEqual(['submitForm', 'login', 'login', 'signup'])
  for (const { selector, metadata } of tools)
    expect(findByFingerprint(metadata.fingerprint!, page)).toMatchObject({ selector, score: 1, differs: [] })
})

test('and after the page was built anew, with its selector of today', () => {
  const [, fingerprint] = inferTools(parse(search + login)).map(({ metadata }) => metadata.fingerprint!)
  const today = parse(`<header id=top>${search}</header><main>${signup}<div id=box>${login}</div></main>`)
  expect(findByFingerprint(fingerprint!, today)).toMatchObject({
    selector: 'form[action="/login"]',
    reason: 'selector',
  })
  const moved = parse(`<main>${login.replace('/login', '/login?again')}</main><footer>${search}</footer>`)
  expect(findByFingerprint(fingerprint!, moved)).toMatchObject({
    selector: 'form[action="/login?again"]',
    reason: 'looks',
  })
})

test('a page without it gives nothing, and says how near it came', () => {
  const fingerprint = inferTools(parse(login))[0]!.metadata.fingerprint!
  const near = { score: expect.closeTo(0, 0), agrees: [], differs: ['fields', 'name', 'action'] }
  expect(findByFingerprint(fingerprint, parse(search))).toEqual({
    ...near,
    reason: 'none',
    nearest: { ...near, node: expect.any(Number), selector: 'form[action="/find"]' },
  })
})

test('of two near ones neither is taken, and both are named', () => {
  const fingerprint = inferTools(parse(login))[0]!.metadata.fingerprint!
  const found = findByFingerprint(fingerprint, parse(`<div id=a>${login}</div><div id=b>${login}</div>`))
  expect(found).toMatchObject({
    reason: 'several',
    nearest: { selector: '#a form[action="/login"]', agrees: ['fields', 'name', 'action'] },
    second: { selector: '#b form[action="/login"]', agrees: ['fields', 'name', 'action'] },
  })
  expect(found.node).toBeUndefined()
})
