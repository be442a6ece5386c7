import { describe, expect, test } from 'vitest'
import { queryPage } from '../page/model/query-page.ts'
import { parsePage } from '../page/parse-page.ts'

const read = (html: string) => parsePage(`<!doctype html><body>${html}`, { url: 'https://site.example/' })
const root = (content: string, mode = 'open') => `<template shadowrootmode=${mode}>${content}</template>`

describe('open shadow trees of the markup are read where they are drawn', () => {
  test.each([
    ['its content', `<x-a>${root('<p>Inside</p>')}</x-a>`, 'Inside'],
    ['an ordinary host', `<div>${root('<p>Inside</p>')}</div>`, 'Inside'],
    ['what has no slot is not drawn', `<x-a>${root('Inside')}<p>outside</p></x-a>`, 'Inside'],
    ['the slot without a name', `<x-a>${root('<slot>no</slot> behind')}Light <b>text</b></x-a>`, 'Light text behind'],
    [
      'slots by name, in their order',
      `<x-a>${root('<slot name=b></slot><slot name=a></slot>')}<i slot=a>one</i><i slot=b>two</i></x-a>`,
      'two one',
    ],
    ['what stands in an empty slot', `<x-a>${root('<slot name=a>instead</slot>')}</x-a>`, 'instead'],
    ['the first of two equal slots', `<x-a>${root('<slot></slot>|<slot>second</slot>')}text</x-a>`, 'text | second'],
    [
      'one in another',
      `<x-a>${root(`<x-b>${root('deep <slot></slot>')}<slot></slot></x-b>`)}light</x-a>`,
      'deep light',
    ],
    ['the first of two roots', `<x-a>${root('one')}${root('two')}</x-a>`, 'one'],
    ['no closed one', `<x-a>${root('shut', 'closed')}light</x-a>`, 'light'],
    ['none of an element that can have none', `<ul>${root('no')}</ul>light`, 'light'],
    ['none in an ordinary template', `<template><x-a>${root('no')}</x-a></template>light`, 'light'],
    ['an ordinary template in one', `<x-a>${root('yes<template>no</template>')}</x-a>`, 'yes'],
  ])('%s', (_, html, text) => expect(read(html).text.replaceAll(/\s+/g, ' ')).toBe(text))

  test('its forms, labels and buttons are those of the page', () => {
    const page = read(
      `<x-login>${root('<form action=/in><label for=m>Mail</label><input id=m name=m><slot></slot></form>')}<button>Sign in</button></x-login>`,
    )
    expect(page.forms[0]).toMatchObject({ selector: 'form[action="/in"]', submitControls: [{ text: 'Sign in' }] })
    expect(page.forms[0]?.fields).toMatchObject([{ selector: '#m', accessibleName: 'Mail' }])
  })
})

test.each([
  ['x-a form', 0],
  ['x-a p', 1],
  ['x-a > p', 1],
  ['slot p', 0],
  ['form', 1],
  ['form > input', 1],
  ['p:first-child', 1],
])('a selector does not reach from one tree into another: %s', (selector, count) => {
  const page = read(`<x-a>${root('<form><input></form><slot></slot>')}<p>light</p></x-a>`)
  expect(queryPage(page, selector)?.count).toBe(count)
})
