import { describe, expect, test } from 'vitest'
import { parsePage } from '../page/parse-page.ts'
import type { Fingerprint } from '../schema/tool.ts'
import { clickableLooks, fieldLooks, fingerprintOf, formLooks } from './fingerprint.ts'
import { compareLooks, matchFingerprint } from './fingerprint-match.ts'

const url = 'https://shop.example/start'
const kinds = { form: formLooks, click: clickableLooks, field: fieldLooks }
const looksOf = (html: string, kind: keyof typeof kinds) =>
  kinds[kind](parsePage(`<!doctype html><body>${html}`, { url }))

/** The fingerprint of the nth element of a kind of a page. */
function taken(
  html: string,
  kind: keyof typeof kinds,
  { index = 0, selector }: { index?: number; selector: string },
): Fingerprint {
  const list = looksOf(html, kind)
  const found = fingerprintOf(list[index]!, selector, list)
  expect(found).toBeDefined()
  return found!
}

const login =
  '<form action=/login><input type=email name=mail><input type=password name=pw><button>Log in</button></form>'
const search = '<form action=/find><input name=q><button>Search</button></form>'
/** A selector that vouches for nothing: the element has to be known by its looks. */
const POSITION = 'body > :nth-child(1)'

interface Row {
  what: string
  kind: keyof typeof kinds
  before: string
  /** Of the element among those of its kind before. Default 0. */
  index?: number
  after: string
  /** Its index afterwards, or why there is none. */
  found: number | 'none' | 'several'
}

describe('what is found again', () => {
  test.each<Row>([
    { what: 'a form that moved', kind: 'form', before: login, after: `${search}<main>${login}</main>`, found: 1 },
    {
      what: 'a form with another button',
      kind: 'form',
      before: login,
      after: search + login.replace('Log in', 'Log on'),
      found: 1,
    },
    {
      what: 'a form whose buttons a framework names anew at each load',
      kind: 'form',
      before: `<form><input name=mail>${'<input type=radio name=react-aria12345-_r_5_>'.repeat(3)}<button>Send</button></form>`,
      after: `<form><input name=mail>${'<input type=radio name=react-aria67890-_r_5_>'.repeat(3)}<button>Send</button></form>`,
      found: 0,
    },
    {
      what: 'a form with one more field',
      kind: 'form',
      before: login,
      after: `${login.replace('<button>', '<input type=checkbox name=stay><button>')}<main>`,
      found: 0,
    },
    {
      what: 'a form that is too different',
      kind: 'form',
      before: login,
      after: login.replaceAll('name=', 'name=new_').replace('Log in', 'Go'),
      found: 'none',
    },
    { what: 'no form like it', kind: 'form', before: login, after: search, found: 'none' },
    { what: 'nothing on an empty page', kind: 'form', before: login, after: '', found: 'none' },
    {
      what: 'one of two equal forms is not guessed',
      kind: 'form',
      before: login,
      after: login + login,
      found: 'several',
    },
    {
      what: 'the second of two equal forms',
      kind: 'form',
      before: login + login,
      index: 1,
      after: search + login + login,
      found: 2,
    },
    {
      what: 'of two equal forms one is gone',
      kind: 'form',
      before: login + login,
      index: 1,
      after: login,
      found: 'several',
    },
    {
      what: 'a button that became a link',
      kind: 'click',
      before: '<button>Sign up</button>',
      after: '<a href="#">x</a><a href=/signup>Sign up</a>',
      found: 'none',
    },
    {
      what: 'a button in another place, its text in capitals',
      kind: 'click',
      before: '<h2>Join</h2><button>Create an account</button><button>Help</button>',
      after: '<button>Menu</button><h2>Join</h2><button>Help</button><button>CREATE AN ACCOUNT</button>',
      found: 2,
    },
    {
      what: 'no button that only resembles it',
      kind: 'click',
      before: '<button>Page 1</button>',
      after: '<button>Page 2</button>',
      found: 'none',
    },
    {
      what: 'no button that has nothing to be known by',
      kind: 'click',
      before: '<button></button>',
      after: '<button></button>',
      found: 'none',
    },
    {
      what: 'a link by where it leads',
      kind: 'click',
      before: '<a href=/a>More</a><a href=/b>More</a>',
      index: 1,
      after: '<a href=/c>More</a><a href=/b>More</a>',
      found: 1,
    },
    { what: 'a field by its name', kind: 'field', before: login, index: 1, after: search + login, found: 2 },
  ])('$what', ({ kind, before, index = 0, after, found }) => {
    const looks = looksOf(after, kind).map((each) => each.looks)
    const { index: at, reason } = matchFingerprint(taken(before, kind, { index, selector: POSITION }), looks)
    expect(at === -1 ? reason : at).toBe(found)
  })
})

describe('what a selector is worth', () => {
  const buttons = (...texts: string[]) =>
    looksOf(texts.map((text) => `<button>${text}</button>`).join(''), 'click').map(({ looks }) => looks)
  const wanted = (selector: string) => taken('<h2>Join us</h2><button>Sign up</button>', 'click', { selector })

  test('one by a name vouches for an element whose text changed', () => {
    const form = taken(login, 'form', { selector: '#in' })
    const after = looksOf(search + login.replace('mail', 'user').replace('Log in', 'Continue'), 'form')
    expect(
      matchFingerprint(
        form,
        after.map(({ looks }) => looks),
        1,
      ),
    ).toMatchObject({
      index: 1,
      reason: 'selector',
      differs: ['fields', 'name', 'before'],
    })
  })
  test('but not for another element', () =>
    expect(matchFingerprint(wanted('#a'), buttons('Delete', 'Sign out'), 0)).toMatchObject({
      index: -1,
      reason: 'none',
    }))
  test('nor against one that looks just like what is meant', () =>
    expect(matchFingerprint(wanted('#a'), buttons('Log in', 'Sign up'), 0).index).not.toBe(0))
  test('one by position is worth nothing', () =>
    expect(matchFingerprint(wanted('body > button:nth-of-type(1)'), buttons('Join', 'Help'), 0).index).toBe(-1))
})

describe('similarity', () => {
  const some = looksOf(login, 'form')[0]!.looks
  const other = looksOf(search, 'form')[0]!.looks
  const button = looksOf('<button>Log in</button>', 'click')[0]!.looks

  test('of a thing with itself is 1', () => expect(compareLooks(some, some)).toMatchObject({ score: 1, differs: [] }))
  test('of two kinds is 0', () => expect(compareLooks(some, button)).toEqual({ score: 0, agrees: [], differs: [] }))
  test('of two forms is small, and says in what they differ', () => {
    const { score, differs } = compareLooks(some, other)
    expect(score).toBeLessThan(0.1)
    expect(differs).toEqual(['fields', 'name', 'action'])
  })
})

describe('what only it had', () => {
  const page = '<h2>Join</h2><a href=/>Home</a><button class="a b">Sign up</button><a href=/help>Help</a>'
  test.each<Row & { old: number | string }>([
    {
      what: 'a renamed button between the same two, written in the same way',
      kind: 'click',
      before: page,
      index: 1,
      after: `<p>New</p>${page.replace('Sign up', 'Get started')}`,
      found: 1,
      old: 'none',
    },
    {
      what: 'but not another button there',
      kind: 'click',
      before: page,
      index: 1,
      after: page.replace('class="a b">Sign up', 'class=c>Log out'),
      found: 'none',
      old: 'none',
    },
    {
      what: 'the button that sends the form, whatever it says',
      kind: 'click',
      before: search + login,
      index: 1,
      after: search + login.replace('Log in', 'Continue'),
      found: 1,
      old: 'none',
    },
    {
      what: 'a field by its name, with another label, in another place',
      kind: 'field',
      before: `<h2>A</h2>${login.replace('name=mail', '$& aria-label=Email')}`,
      after: `<h2>B</h2>${search}${login.replace('name=mail', '$& aria-label="Your address"')}`,
      found: 1,
      old: 'none',
    },
    {
      what: 'by the data of a handler',
      kind: 'click',
      before: '<h2>Map</h2><button data-action=share>Share</button><button data-action=print>Print</button>',
      after: '<h2>Map</h2><button data-action=print>To paper</button><button data-action=share>Send on</button>',
      found: 1,
      old: 'none',
    },
    {
      what: 'of two with one field, one is gone: which one does not show',
      kind: 'field',
      before: `${search}<form action=/other><input name=q></form>`,
      after: search,
      index: 1,
      found: 'none',
      old: 'none',
    },
    {
      what: 'the first of two equal forms, now below a heading',
      kind: 'form',
      before: `${search}<h2>Footer</h2>${search}`,
      after: `<h2>Sale</h2>${search}<h2>Foot</h2>${search}`,
      found: 0,
      old: 'none',
    },
  ])('$what, as far as the fingerprint knows', ({ kind, before, index = 0, after, found, old }) => {
    const looks = looksOf(after, kind).map((each) => each.looks)
    const fingerprint = taken(before, kind, { index, selector: POSITION })
    const answer = ({ index, reason }: ReturnType<typeof matchFingerprint>) => (index === -1 ? reason : index)
    expect(answer(matchFingerprint(fingerprint, looks))).toBe(found)
    const { marks: _, sends: __, sole: ___, peers: ____, shared: _____, ...earlier } = fingerprint
    expect(answer(matchFingerprint(earlier, looks))).toBe(old)
  })
})
