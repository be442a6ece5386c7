import type { Browser } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { sharedBrowser, testBrowser } from '../../node/test/browser.ts'
import { parsePage } from '../src/index.ts'
import { openFrozen } from './frozen-page.ts'
import { markElements, markOf } from './marks.ts'

const url = 'https://site.example/page'
const root = (content: string) => `<template shadowrootmode="open">${content}</template>`
const fields = '<input><input><div><p><textarea></textarea></p></div>'

let browser: Browser

beforeAll(async () => {
  browser = await await sharedBrowser(await testBrowser())
})

test.each([
  ['names', `<x-a>${root('<form><input name=a><button>Send</button></form>')}</x-a>`],
  ['by position in the only form', `<x-a>${root(`<main><div><form>${fields}</form></div></main>`)}</x-a>`],
  ['below an anchor of its tree', `<form><input></form><x-a>${root(`<form id=login>${fields}</form>`)}</x-a>`],
  ['in a slot', `<div><x-a>${root('<div><slot></slot></div>')}<p>a</p><input><input></x-a></div>`],
  ['in named slots', `<x-a id=a>${root('<slot name=two></slot><slot></slot>')}<input><input slot=two><input></x-a>`],
  [
    'one tree in another',
    `<x-a>${root(`<x-b>${root('<form id=f><input><slot></slot></form>')}<input name=b></x-b>`)}</x-a>`,
  ],
  ['the document beside it', `<div><input><x-a>${root('<p><button>Go</button></p>')}</x-a><input></div>`],
])(
  'selectors give their element where the widget looks, in the document and then in its open trees: %s',
  async (_, html) => {
    const marked = markElements(`<!doctype html><body>${html}`)
    const page = parsePage(marked, { url })
    const mark = markOf(marked)
    const parts = [...page.forms.flatMap((form) => [form, ...form.fields]), ...page.looseFields, ...page.buttons]
    const wanted = parts.map(({ selector, node }) => ({ selector, mark: mark(node) }))
    const tab = await openFrozen(browser, url, marked)
    const found = await tab.evaluate(
      (selectors) => {
        const inside = (tree: ParentNode, selector: string): Element[] => [
          ...tree.querySelectorAll(selector),
          ...[...tree.querySelectorAll('*')].flatMap(({ shadowRoot }) =>
            shadowRoot ? inside(shadowRoot, selector) : [],
          ),
        ]
        return selectors.map((selector) => {
          const light = [...document.querySelectorAll(selector)]
          const hits = light.length > 0 ? light : inside(document, selector)
          return hits.map((hit) => hit.getAttribute('data-mark'))
        })
      },
      wanted.map(({ selector }) => selector),
    )
    await tab.context().close()
    expect(wanted.length).toBeGreaterThan(1)
    expect(found).toEqual(wanted.map(({ mark }) => [mark]))
  },
)
