import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { inferTools, parsePage } from '@operable/core'
import type { ToolDraft } from '@operable/core/schema'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { runOn, sentBy, TAKEN, toolOf, type WidgetBrowser, widgetBrowser } from './widget-browser.ts'

// A page changes after its tools were made: the right element is found by its looks, and never a wrong one.

let browser: WidgetBrowser
beforeAll(async () => {
  browser = await widgetBrowser()
})
afterAll(() => browser?.close())

const sends = `<script>addEventListener('submit', (event) => { event.preventDefault(); window.sent = [Object.fromEntries([...new FormData(event.target), ['to', event.target.action.split('/').pop()]])]; ${TAKEN} })</script>`
const contact = (attributes: string): string =>
  `<h2>Write to us</h2><form ${attributes} action="/contact" method="post"><input name="email" aria-label="Email"><textarea name="message" aria-label="Message"></textarea><button>Send message</button></form>`
const newsletter = (attributes: string): string =>
  `<h2>News</h2><form ${attributes} action="/news"><input name="email" aria-label="Email"><button>Subscribe</button></form>`

function contactTool(html: string): ToolDraft {
  const drafts = inferTools(parsePage(html, { url: 'https://shop.example/' }))
  return drafts.find(({ metadata }) => metadata.fingerprint?.action === '/contact')!
}

const old = `<!doctype html><html lang="en"><title>Shop</title>${newsletter('id="news"')}${contact('id="contact"')}${sends}`

const changed: Record<string, [html: string, found: boolean]> = {
  'as it was': [old, true],
  'another id': [old.replace('id="contact"', 'id="form-7f3a"'), true],
  'a wrapper, another id and another text on the button': [
    old.replace('<h2>Write', '<div><h2>Write').replace('id="contact"', 'id="c2"').replace('Send message', 'Send'),
    true,
  ],
  'the id moved to another form': [
    `<!doctype html><title>Shop</title>${newsletter('id="contact"')}${contact('id="form"')}${sends}`,
    true,
  ],
  'only another form is left, under the same id': [
    `<!doctype html><title>Shop</title>${newsletter('id="contact"')}${sends}`,
    false,
  ],
  'two forms look like it': [
    `<!doctype html><title>Shop</title>${contact('id="a"')}${contact('id="b"')}${sends}`,
    false,
  ],
}

test.each(Object.entries(changed))('%s', async (_, [html, isFound]) => {
  const draft = contactTool(old)
  const page = await browser.openHtml(html)
  const tool = toolOf(page, draft.selector, draft.metadata, draft.name)
  const outcome = await runOn(
    page,
    tool,
    { email: 'ada@shop.example', message: 'Hello' },
    isFound ? {} : { stepMs: 1500 },
  )
  if (isFound) {
    expect(outcome).toMatchObject({ status: 'confirmed' })
    expect(await sentBy(page)).toMatchObject([{ to: 'contact', message: 'Hello' }])
  } else {
    expect(outcome).toMatchObject({ status: 'failed', error: { code: 'target_not_found' } })
    expect(await sentBy(page)).toEqual([])
  }
  await page.close()
})

// Of the only form of a page the selector is the text `form`.
const plainForm = contact('').replace(' action="/contact" method="post"', '')
const only = `<!doctype html><html lang="en"><title>Shop</title><h1>Shop</h1>${plainForm}${sends}`
const pages: Record<string, [html: string, isFound: boolean, isManual?: boolean]> = {
  'as it was': [only, true],
  'another text on the button': [only.replace('Send message', 'Send'), true],
  'another form stands before it': [only.replace('</h1>', `</h1>${newsletter('')}`), true],
  'another form is there before it, hidden': [only.replace('</h1>', `</h1>${newsletter('hidden')}`), true],
  'another form came instead of it': [only.replace(plainForm, newsletter('')), false],
  'it is hidden, and another form is not': [
    only
      .replace('<h1>', `${newsletter('')}<h1>`)
      .replace('<h2>Write to us</h2><form', '<h2>Write to us</h2><form hidden'),
    false,
  ],
  'written by hand: the first visible one is meant': [
    only.replace('</h1>', `</h1>${newsletter('hidden')}${newsletter('')}`),
    true,
    true,
  ],
}

test.each(Object.entries(pages))('the only form of its page: %s', async (_, [html, isFound, isManual]) => {
  const { selector, metadata, name } = inferTools(parsePage(only, { url: 'https://shop.example/' }))[0]!
  expect(selector).toBe('form')
  const { fingerprint, ...known } = metadata
  const page = await browser.openHtml(html)
  const tool = toolOf(page, selector, { ...known, ...(!isManual && { fingerprint: fingerprint! }) }, name)
  const input = { email: 'ada@shop.example', ...(!isManual && { message: 'Hello' }) }
  const outcome = await runOn(
    page,
    { ...tool, metadata: { ...tool.metadata, inputSchema: {} } },
    input,
    isFound ? {} : { stepMs: 1500 },
  )
  expect(outcome).toMatchObject(isFound ? { status: 'confirmed' } : { error: { code: 'target_not_found' } })
  expect(await sentBy(page)).toMatchObject(isFound ? [{ ...input, ...(isManual && { to: 'news' }) }] : [])
  await page.close()
})

test('the only button of its page: another one came before it', async () => {
  const html =
    '<!doctype html><html lang="en"><title>Shop</title><h1>Shop</h1><button aria-pressed="false" onclick="sent = [1]; ariaPressed = true">View pricing</button>'
  const draft = inferTools(parsePage(html, { url: 'https://shop.example/' }))[0]!
  expect(draft.selector).toBe('button')
  const page = await browser.openHtml(
    html.replace('</h1>', '</h1><button onclick="sent = [2]; remove()">Delete my account</button>'),
  )
  expect(await runOn(page, toolOf(page, draft.selector, draft.metadata), {})).toMatchObject({ status: 'confirmed' })
  expect(await sentBy(page)).toEqual([1])
  await page.close()
})

describe('the live document looks as its source did', () => {
  test.each(['index.html', 'contact/index.html', 'book/index.html', 'account/index.html'])('%s', async (path) => {
    const html = await readFile(
      fileURLToPath(new URL(`../../../examples/small-business/site/${path}`, import.meta.url)),
      'utf8',
    )
    // Scripts would change the page; they are not what is compared here.
    const still = html.replace(/<script.*?<\/script>/gs, '').replace(/<link[^>]*stylesheet[^>]*>/g, '')
    const page = await browser.openHtml(still)
    const drafts = inferTools(parsePage(still, { url: page.url() })).filter(({ metadata }) => metadata.fingerprint)
    expect(drafts.length).toBeGreaterThan(0)
    for (const { selector, metadata } of drafts) {
      // The selector is gone, so only the looks can find it.
      const gone = { ...metadata.fingerprint!, selector: '#gone' }
      const tool = toolOf(page, '#gone', { ...metadata, fingerprint: gone })
      const isSame = await page.evaluate(
        async ([tool, selector]) => {
          const { executor, findTarget } = globalThis as unknown as {
            executor: import('../src/executor.ts').Executor
            findTarget: typeof import('../src/target/find-target.ts').findTarget
          }
          executor.complete()
          await new Promise((done) => setTimeout(done))
          return findTarget(tool) === document.querySelector(selector)
        },
        [tool, selector] as const,
      )
      expect(isSame, selector).toBe(true)
    }
    await page.close()
  })
})
