import fc from 'fast-check'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sharedBrowser, testBrowser } from '../../node/test/browser.ts'
import { checkSelector } from '../src/page.ts'
import { openFrozen } from './frozen-page.ts'
import { acceptedSelectors, refusedSelectors } from './selector-rows.ts'

let browser: Browser
let page: Page

beforeAll(async () => {
  browser = await await sharedBrowser(await testBrowser())
  page = await openFrozen(browser, 'https://site.example/', '<!doctype html><form></form>')
})
afterAll(() => page?.context().close())

/** Those of the selectors that querySelector throws for. */
function refusedByBrowser(selectors: string[]): Promise<string[]> {
  return page.evaluate(
    (list) =>
      list.filter((selector) => {
        try {
          document.querySelector(selector)
          return false
        } catch {
          return true
        }
      }),
    selectors,
  )
}

describe('checkSelector and querySelector of Chromium', () => {
  test('what is taken is taken there', async () => {
    expect(await refusedByBrowser(acceptedSelectors)).toEqual([])
  })

  test('what is refused for its syntax is refused there', async () => {
    const syntax = refusedSelectors.filter(([, , , kind]) => kind === undefined).map(([selector]) => selector)
    expect(await refusedByBrowser(syntax)).toEqual(syntax)
  })

  test('what a browser forgives is refused here all the same', async () => {
    const forgiven = refusedSelectors.filter(([, , , kind]) => kind === 'forgiven').map(([selector]) => selector)
    expect(await refusedByBrowser(forgiven)).toEqual([])
  })

  test('of 20,000 made-up texts, each that is taken is taken there', async () => {
    const parts = fc.constantFrom(
      ...'#.[]():,>+~*|="\'\\ -a1ié',
      'a',
      'b',
      '.c',
      '#d',
      '[e]',
      '[f=g]',
      ':not(',
      ':has(',
      ':nth-child(',
      '2n+1',
      '-n',
      ' of ',
      ':hover',
      '\\31 ',
    )
    const texts = fc.sample(fc.array(parts, { minLength: 1, maxLength: 8 }), { numRuns: 20_000, seed: 1 })
    const taken = texts.map((list) => list.join('')).filter((text) => checkSelector(text).ok)
    expect(taken.length).toBeGreaterThan(500)
    expect(await refusedByBrowser(taken)).toEqual([])
  })
})
