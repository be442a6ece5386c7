/**
 * What a page of a starter shows to whoever opens it.
 * @typedef {object} Seen
 * @property {string[]} messages warnings and errors of its console, and errors that nobody caught; addresses left out
 * @property {number} tags script tags of the widget
 * @property {number} ran how often its script ran
 * @property {number} sent tags in the HTML that the server sent
 */

/**
 * Opens a page and waits until its application answers a click.
 * @param {import('playwright-core').Browser} browser
 * @param {string} address
 * @param {(page: import('playwright-core').Page) => Promise<void>} [then]
 * @returns {Promise<Seen>}
 */
export async function lookAt(browser, address, then) {
  const page = await browser.newPage()
  /** @type {string[]} */
  const messages = []
  // Ports and lines differ from run to run.
  const note = (/** @type {string} */ text) =>
    messages.push(text.replace(/https?:\/\/\S+/g, 'URL').split('\n')[0] ?? '')
  page.on('console', (message) => {
    if (['warning', 'error'].includes(message.type())) note(message.text())
  })
  page.on('pageerror', ({ message }) => note(message))
  try {
    const response = await page.goto(address, { waitUntil: 'load' })
    const html = (await response?.text()) ?? ''
    await answers(page)
    // The widget's tag comes when the page has loaded, hydration warnings with the start of the application.
    await page.waitForTimeout(2000)
    const { tags, ran } = await page.evaluate(() => ({
      tags: document.querySelectorAll('script[data-website]').length,
      ran: Number(Reflect.get(globalThis, 'operableTags') ?? 0),
    }))
    await then?.(page)
    return {
      messages: [...new Set(messages)].sort(),
      tags,
      ran,
      sent: html.match(/<script[^>]* data-website=/g)?.length ?? 0,
    }
  } finally {
    await page.close()
  }
}

/**
 * How often the widget's script ran on a page that has no application.
 * @param {import('playwright-core').Browser} browser
 * @param {string} address
 */
export async function runsOn(browser, address) {
  const page = await browser.newPage()
  try {
    await page.goto(address, { waitUntil: 'load' })
    await page.waitForTimeout(2000)
    return await page.evaluate(() => Number(Reflect.get(globalThis, 'operableTags') ?? 0))
  } finally {
    await page.close()
  }
}

/** Until a click counts, the application has not started: a page that is only sent would count nothing. */
async function answers(/** @type {import('playwright-core').Page} */ page) {
  const button = page.locator('#count')
  for (let tries = 0; tries < 120; tries++) {
    const before = await button.textContent()
    await button.click()
    await page.waitForTimeout(250)
    if ((await button.textContent()) !== before) return
  }
  throw new Error(`The application at ${page.url()} does not answer.`)
}

/**
 * The overlay has the fault; after `mend` it has it no more, without anybody reloading the page.
 * @param {import('playwright-core').Page} page
 * @param {{ rule: string, mend: () => void }} fault
 */
export async function findingGoes(page, { rule, mend }) {
  const overlay = page.locator('operable-findings')
  const item = overlay.locator('li', { hasText: 'q7' }).filter({ hasText: rule })
  await overlay.locator('summary').click({ timeout: 60_000 })
  await item.first().waitFor({ timeout: 60_000 })
  mend()
  await item.first().waitFor({ state: 'detached', timeout: 60_000 })
  await page.locator('#news label').waitFor({ timeout: 60_000 })
}
