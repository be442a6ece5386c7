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
function taken(html: string, kind: keyof typeof kinds, index: number, selector: string): Fingerprint {
  const list = looksOf(html, kind)
  const found = fingerprintOf(list[index]!, selector, list)
  expect(found).toBeDefined()
  return found!
}

const login =
  '<form action=/login><input type=email name=mail><input type=password name=pw><button>Log in</button></form>'
const search = '<form action=/find><input name=q><button>Search</button></form>'
const POSITION = 'body > :nth-child(1)'

describe('what is found again', () => {
  test.each<[string, keyof typeof kinds, string, number, string, string, number | 'none' | 'several']>([
    ['a form that moved', 'form', login, 0, POSITION, `${search}<main>${login}</main>`, 1],
    ['a form with another button', 'form', login, 0, POSITION, search + login.replace('Log in', 'Log on'), 1],
    [
      'a form with one more field',
      'form',
      login,
      0,
      POSITION,
      `${login.replace('<button>', '<input type=checkbox name=stay><button>')}<main>`,
      0,
    ],
    [
      'a form that is too different',
      'form',
      login,
      0,
      POSITION,
      login.replaceAll('name=', 'name=new_').replace('Log in', 'Go'),
      'none',
    ],
    ['no form like it', 'form', login, 0, POSITION, search, 'none'],
    ['nothing on an empty page', 'form', login, 0, POSITION, '', 'none'],
    ['one of two equal forms is not guessed', 'form', login, 0, POSITION, login + login, 'several'],
    ['the second of two equal forms', 'form', login + login, 1, POSITION, search + login + login, 2],
    ['of two equal forms one is gone', 'form', login + login, 1, POSITION, login, 'several'],
    [
      'a button that became a link',
      'click',
      '<button>Sign up</button>',
      0,
      POSITION,
      '<a href="#">x</a><a href=/signup>Sign up</a>',
      'none',
    ],
    [
      'a button in another place, its text in capitals',
      'click',
      '<h2>Join</h2><button>Create an account</button><button>Help</button>',
      0,
      POSITION,
      '<button>Menu</button><h2>Join</h2><button>Help</button><button>CREATE AN ACCOUNT</button>',
      2,
    ],
    [
      'no button that only resembles it',
      'click',
      '<button>Page 1</button>',
      0,
      POSITION,
      '<button>Page 2</button>',
      'none',
    ],
    [
      'no button that has nothing to be known by',
      'click',
      '<button></button>',
      0,
      POSITION,
      '<button></button>',
      'none',
    ],
    [
      'a link by where it leads',
      'click',
      '<a href=/a>More</a><a href=/b>More</a>',
      1,
      POSITION,
      '<a href=/c>More</a><a href=/b>More</a>',
      1,
    ],
    ['a field by its name', 'field', login, 1, POSITION, search + login, 2],
  ])('%s', (_, kind, before, index, selector, after, expected) => {
    const { index: at, reason } = matchFingerprint(
      taken(before, kind, index, selector),
      looksOf(after, kind).map(({ looks }) => looks),
    )
    expect(at === -1 ? reason : at).toBe(expected)
  })
})

describe('what a selector is worth', () => {
  const buttons = (...texts: string[]) =>
    looksOf(texts.map((text) => `<button>${text}</button>`).join(''), 'click').map(({ looks }) => looks)
  const wanted = (selector: string) => taken('<h2>Join us</h2><button>Sign up</button>', 'click', 0, selector)

  test('one by a name vouches for an element whose text changed', () => {
    const form = taken(login, 'form', 0, '#in')
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

  test('of a thing with itself is 1', () => expect(compareLooks(some, some)).toEqual({ score: 1, differs: [] }))
  test('of two kinds is 0', () => expect(compareLooks(some, button)).toEqual({ score: 0, differs: [] }))
  test('of two forms is small, and says in what they differ', () => {
    const { score, differs } = compareLooks(some, other)
    expect(score).toBeLessThan(0.1)
    expect(differs).toEqual(['fields', 'name', 'action'])
  })
})
