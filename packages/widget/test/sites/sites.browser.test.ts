import { expect, test } from 'vitest'
import { sharedBrowser, testBrowser } from '../../../node/test/browser.ts'
import { bundlePageWidget } from '../bundle-page.ts'
import { fixtureSites } from './fixture-sites.ts'
import { walkSite } from './walk-site.ts'

// A part of `npm run sites`: dialogs that inline scripts open, a single-page app, what a person has to agree to, a refusal.

test.each([
  ['gym', ['gym/free-trial', 'gym/freeze-membership', 'gym/cancel-membership'], ['free-trial', 'freeze', 'cancel']],
  [
    'translation-bureau',
    ['translation-bureau/request-quote', 'translation-bureau/call-back', 'translation-bureau/request-invoice'],
    ['quote', 'call-back'],
  ],
])('tasks of the %s get from discovery to its server', async (name, only, taken) => {
  const site = fixtureSites.find((each) => each.name === name)!
  const executablePath = await testBrowser()
  const browser = await sharedBrowser(executablePath)
  const { results } = await walkSite(browser, site, { widget: await bundlePageWidget(), executablePath, only })
  expect(results.filter(({ isReceived }) => isReceived).map(({ id }) => id)).toEqual(
    only.filter((id) => taken.some((part) => id.includes(part))),
  )
  expect(results.filter(({ isUnasked, isDoubled }) => isUnasked || isDoubled)).toEqual([])
  for (const { id, outcome } of results) {
    const task = site.tasks.find((each) => each.id === id)!
    expect(['submitted_unverified', ...task.outcome], id).toContain(outcome?.status)
  }
})
