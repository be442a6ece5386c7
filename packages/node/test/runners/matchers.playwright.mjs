// Run by Playwright Test, with the built package: `npm test -- matchers`. Each row as markup, and as a page of the browser.
import { expect } from '@operable/node/matchers/playwright'
import { test } from '@playwright/test'
import { rows } from '../matcher-pages.mjs'

for (const [label, html, matcher, args, expected, says] of rows) {
  test(label, async ({ page }) => {
    await check(html, args)
    await page.setContent(html)
    const given = matcher === 'toHaveCallableForm' ? args.slice(0, 1) : []
    await check(page, [...given, { .../** @type {object} */ (args[given.length]), timeout: 0 }])
  })

  /**
   * @param {unknown} given
   * @param {unknown[]} options
   */
  async function check(given, options) {
    const messages = []
    for (const assertion of [expect(given), expect(given).not])
      messages.push(await failureOf(assertion, matcher, options))
    expect(messages.map((message) => message === undefined)).toEqual([expected === 'yes', expected === 'no'])
    for (const text of says) expect(messages.join('\n')).toContain(text)
  }
}

/**
 * @param {object} assertion
 * @param {string} matcher
 * @param {unknown[]} args
 */
async function failureOf(assertion, matcher, args) {
  try {
    await Reflect.get(assertion, matcher)(...args)
    return undefined
  } catch (error) {
    return String(error)
  }
}
