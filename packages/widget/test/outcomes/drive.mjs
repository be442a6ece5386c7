// @ts-nocheck: the rows are plain data and pages; the types of what is run are in kit.mjs
/**
 * Drives the rows without any widget: fills each field by its selector, presses the form's submit control (or the
 * button), waits, and prints the rows whose `received.length` differs from `sends`, or whose expectations do not agree
 * with what the page shows. It tells whether the pages do what the rows say, nothing about the widget.
 *
 *   node drive.mjs [part of an id …] [--show] [--verbose] [--jobs=3]
 */
import { chromium } from 'playwright-core'
import { allAskingRows as askingRows, allOutcomeRows as outcomeRows } from './index.mjs'
import { serveRow } from './server.mjs'

const options = process.argv.slice(2)
const show = options.includes('--show')
const verbose = options.includes('--verbose')
const jobs = Number(options.find((x) => x.startsWith('--jobs='))?.slice(7) ?? 3)
const parts = options.filter((x) => !x.startsWith('--'))
const wanted = [...outcomeRows, ...askingRows].filter(
  (row) => !parts.length || parts.some((part) => row.id.includes(part)),
)

const fold = (text) => text.normalize('NFKC').toLocaleLowerCase('en').replace(/\s+/g, ' ').trim()

/** All visible text of a page, open shadow roots and same-origin frames included. */
const readText = (page) =>
  page
    .evaluate(() => {
      const read = (root) => {
        let all = root.innerText ?? [...root.children].map((x) => x.innerText ?? '').join('\n')
        for (const element of root.querySelectorAll('*')) {
          if (element.shadowRoot) all += `\n${read(element.shadowRoot)}`
          if (element.tagName === 'IFRAME' && element.contentDocument?.body)
            all += `\n${element.contentDocument.body.innerText}`
        }
        return all
      }
      return read(document.body)
    })
    .catch(() => '')

const isShown = (page, selector) =>
  page
    .evaluate(
      (s) =>
        [...document.querySelectorAll(s)].some((x) =>
          x.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
        ),
      selector,
    )
    .catch(() => false)

async function fill(scope, field, value) {
  if (value === undefined) return
  const control = scope.locator(field.selector)
  if (field.type === 'radio')
    return scope.locator(`${field.selector}[value="${value}"]`).first().check({ timeout: 40000 })
  if (field.type === 'checkbox') return control.first().setChecked(Boolean(value), { timeout: 40000 })
  if (field.type === 'select') return control.first().selectOption(String(value), { timeout: 40000 })
  return control.first().fill(String(value), { timeout: 40000 })
}

const SUBMITS = 'button[type=submit], button:not([type]), input[type=submit], input[type=image], [data-submit]'

async function drive(browser, row) {
  const served = await serveRow(row)
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
  const page = await context.newPage()
  const problems = []
  const dialogs = []
  let ownStatus
  page.on('pageerror', (error) => problems.push(`page error: ${error.message.split('\n')[0]}`))
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message())
    dialog.accept().catch(() => {})
  })
  page.on('response', (response) => {
    if (response.request().method() !== 'GET') ownStatus = response.status()
  })
  await context.route(/^https?:\/\/(?!127\.0\.0\.1)/, (route) => {
    problems.push(`external request: ${route.request().url()}`)
    return route.abort()
  })
  let met = false
  let failure = false
  try {
    await page.goto(served.url, { waitUntil: 'load', timeout: 60000 })
    const before = fold(await readText(page))
    const expects = row.expects
    const shownBefore = expects?.success.selector ? await isShown(page, expects.success.selector) : false
    if (row.tool.triggerSelector) await page.locator(row.tool.triggerSelector).first().click({ timeout: 40000 })
    const scope = row.tool.frame ? page.frameLocator(row.tool.frame) : page
    if (row.tool.kind === 'form') {
      for (const field of row.tool.fields) await fill(scope, field, row.input[field.key])
      const target = scope.locator(row.tool.selector).first()
      await target.locator(SUBMITS).filter({ visible: true }).first().click({ timeout: 40000, noWaitAfter: true })
    } else {
      await scope.locator(row.tool.selector).first().click({ timeout: 40000, noWaitAfter: true })
    }
    const holds = async (signs) => {
      if (!signs) return false
      if (signs.url && !new URL(page.url()).pathname.startsWith(signs.url)) return false
      if (signs.status && ownStatus !== signs.status) return false
      if (signs.text) {
        const now = fold(`${await readText(page)}\n${dialogs.join('\n')}`)
        if (!now.includes(fold(signs.text)) || before.includes(fold(signs.text))) return false
      }
      if (signs.selector && !((await isShown(page, signs.selector)) && (!shownBefore || page.url() !== served.url)))
        return false
      return true
    }
    const should = row.asks ? row.sendsWithPerson : row.sends
    const end = Date.now() + 9000
    let quiet = 0
    while (Date.now() < end) {
      await page.waitForTimeout(150)
      if (expects) {
        met ||= await holds(expects.success)
        failure ||= await holds(expects.failure)
      }
      quiet = served.received.length >= should && should > 0 ? quiet + 1 : 0
      if (quiet > (row.taken === undefined ? 6 : 30) || (met && row.taken && quiet > 6)) break
    }
    if (expects) {
      const bad = failure || (ownStatus ?? 200) >= 400
      if (row.taken && (!met || bad))
        problems.push(`taken, but its expectation is not met (met ${met}, failure ${failure}, own status ${ownStatus})`)
      if (row.taken === false && met && !bad) problems.push('not taken, but its success expectation is met')
      if (row.taken === false && expects.failure && !failure) problems.push('its failure expectation is not met')
    }
    if (served.received.length !== should) problems.push(`received ${served.received.length}, the row says ${should}`)
    if (show) {
      const after = fold(await readText(page))
      console.log(
        `\n== ${row.id} ${page.url().replace(served.origin, '')} dialogs ${JSON.stringify(dialogs)} own ${ownStatus}\n${after.slice(0, 900)}`,
      )
    }
  } catch (error) {
    problems.push(error.message.split('\n').slice(0, 3).join(' | '))
  }
  await context.close()
  await served.close()
  return problems
}

const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu'] })
const queue = [...wanted]
let bad = 0
let done = 0
await Promise.all(
  Array.from({ length: jobs }, async () => {
    for (let row = queue.shift(); row; row = queue.shift()) {
      const problems = await drive(browser, row)
      if (verbose) console.log(`${++done}/${wanted.length} ${row.id}`)
      if (problems.length) {
        bad++
        console.log(`${row.id}: ${problems.join('; ')}`)
      }
    }
  }),
)
await browser.close()
console.log(`${wanted.length} rows driven, ${bad} with something to look at`)
process.exitCode = bad ? 1 : 0
