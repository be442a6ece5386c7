import type { ToolMetadata } from '@operable/core/schema'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ApprovalReason, Outcome } from '../src/types.ts'
import { runOn, toolOf, toolOn, type WidgetBrowser, widgetBrowser } from './widget-browser.ts'

// Which button of a form is pressed, and for which of them a person is asked whatever the tool is called.

let browser: WidgetBrowser
beforeAll(async () => {
  browser = await widgetBrowser()
})
afterAll(() => browser?.close())

const script = `window.pressed = []
addEventListener('click', ({ target }) => { if (target.matches('button,input')) pressed.push(target.innerText || target.value || target.id) }, true)
addEventListener('submit', (event) => { event.preventDefault(); fetch('/taken', { method: 'POST' }).then(() => { document.querySelector('output').textContent = 'Thank you' }) })`
const markup = (body: string, more = ''): string =>
  `<!doctype html><html lang="en"><title>Form</title><body><form id="f"><input name="email" aria-label="Email">${body}</form><output></output><script>${script};${more}</script>`
const email = { email: 'ada@shop.example' }
const pressedOn = (page: Page): Promise<string[]> => page.evaluate('window.pressed')

describe('of several buttons one is pressed', () => {
  test.concurrent.each<[string, string, string, string?]>([
    ['that keeps', '<button name="a" value="delete">Delete account</button><button>Save</button>', 'Save'],
    ['that sends, not keeps a draft', '<button name="draft">Save draft</button><button>Send</button>', 'Send'],
    ['that says yes', '<button value="cancel" formnovalidate>No thanks</button><button>Send it</button>', 'Send it'],
    ['of equal ones the last', '<button>Upload</button><button>Send</button>', 'Send'],
    ['not the one that says more', '<button>Search</button><button>Search maps</button>', 'Search'],
    ['not one of a sign alone', '<button>Send</button><button>−</button><button><svg></svg></button>', 'Send'],
    ['not one that adds', '<button>Send</button><button>Add guest</button>', 'Send'],
    ['not one of a language', '<button>Send</button><button name="lang" value="de">DE</button>', 'Send'],
    ['not one that helps with a field', '<button>Join</button><button>Show</button><button>Send code</button>', 'Join'],
    ['not another way in', '<button>Join</button><button>Continue with Google</button>', 'Join'],
    ['that is for all of it', '<button>Apply</button><button>Continue</button>', 'Continue'],
    ['that goes on', '<button>Zurück</button><button>Weiter</button>', 'Weiter'],
    ['of an image', '<button>Remove</button><input type="image" id="image" alt="Send">', 'image'],
    [
      'by a script',
      '<button type="button" onclick="f.requestSubmit()">Send</button><button type="button">Add another row</button>',
      'Send',
    ],
    ['called as the tool', '<button>Log in</button><button>Sign up</button>', 'Sign up', 'signupNewsletter'],
    [
      'called as the tool, be it a draft',
      '<button>Send</button><button>Save draft</button>',
      'Save draft',
      'saveDraft',
    ],
  ])('%s', async (_, buttons, expected, name = 'submitForm') => {
    const page = await browser.openHtml(markup(buttons))
    const outcome = await runOn(page, toolOf(page, '#f', {}, name), email, { approves: true })
    expect(outcome).toMatchObject({ status: 'confirmed' })
    expect(await pressedOn(page)).toEqual([expected])
    await page.close()
  })

  const search = '<input name="q" aria-label="Search site"><button>Go</button>'
  const more = '<label>Message <textarea name="text"></textarea></label>'
  const news = '<input name="news" aria-label="Newsletter"><button>Join</button>'
  test.concurrent.each<[string, string, string, string?]>([
    ['not one above all fields', '<button>DE</button><button>Upload</button>', '<button>Save</button>', 'Save'],
    ['not another way in above them', '<button>Continue with Google</button>', '<button>Sign up</button>', 'Sign up'],
    ['not one of the head of the page', `<header>${search}</header>`, `${more}<button>Save</button>`, 'Save'],
    ['not one of its foot', '', `${more}<button>Send</button><footer>${news}</footer>`, 'Send'],
    ['not one by its role', '', `${more}<button>Send</button><div role="search">${search}</div>`, 'Send'],
    ['not one of a group of other fields', '', `<button>Send</button><fieldset>${news}</fieldset>`, 'Send'],
    ['in a foot without fields', '', '<button>Upload</button><footer><button>Send</button></footer>', 'Send'],
    ['of the last of several groups', '', `<fieldset>${search}</fieldset><fieldset>${news}</fieldset>`, 'Join'],
    ['above the fields, for want of another', '<button>Send</button>', '<button>Delete</button>', 'Send'],
    ['in the head, for want of another', `<header>${search}</header>`, `${more}<button>Cancel</button>`, 'Go'],
  ])('by where it stands, for the audit too: %s', async (_, before, after, expected) => {
    const page = await browser.openHtml(markup(after).replace('<input', `${before}<input`))
    const { submitSelector } = (await toolOn(page)).metadata
    const audited = page.locator(submitSelector ?? '#f button').first()
    expect(await audited.innerText({ timeout: 20_000 })).toBe(expected)
    const outcome = await runOn(page, toolOf(page, '#f'), email, { approves: true })
    expect(outcome).toMatchObject({ status: 'confirmed' })
    expect(await pressedOn(page)).toEqual([expected])
    await page.close()
  })

  const part = (...buttons: string[]): string => `<div>${buttons.join('')}</div>`
  const subscribe = '<input name="mail" aria-label="E-mail"><button>Subscribe</button>'
  const contact = '<input name="email" aria-label="Email"><input name="name" aria-label="Name"><button>Send</button>'
  test.concurrent.each<[string, string, object, string, string?, string?]>([
    ['that is called as the tool', part(contact) + part(subscribe), { email: 'a@b.example' }, 'Send', 'subscribe'],
    [
      'that its record names',
      part(contact) + part(subscribe),
      { email: 'a@b.example' },
      'Send',
      'submitForm',
      '#f div:last-child button',
    ],
    ['of few fields', part(contact) + part(subscribe), { mail: 'a@b.example' }, 'Subscribe'],
    ['of a search', part(search) + part(subscribe), { 'E-mail': 'a@b.example' }, 'Subscribe'],
    [
      'of a box to tick',
      part('<input type="checkbox" name="a" aria-label="A"><button>Vote</button>') + part(search),
      { a: true },
      'Vote',
    ],
  ])(
    'beside the fields that are filled, not one %s',
    async (_, html, input, expected, name = 'submitForm', submitSelector = undefined) => {
      const page = await browser.openHtml(
        `<!doctype html><html lang="en"><title>Form</title><body><form id="f">${html}</form><output></output><script>${script}</script>`,
      )
      const tool = toolOf(page, '#f', submitSelector ? { submitSelector } : {}, name)
      expect(await runOn(page, tool, input, { approves: true })).toMatchObject({ status: 'confirmed' })
      expect((await pressedOn(page)).at(-1)).toBe(expected)
      await page.close()
    },
  )

  test('the one that its record names, which is what the audit chose', async () => {
    const page = await browser.openHtml(markup('<button>Delete account</button><button id="b">Save</button>'))
    const tool = await toolOn(page)
    expect(tool.metadata.submitSelector).toBe('#b')
    expect(await runOn(page, tool, email)).toMatchObject({ status: 'confirmed' })
    expect(await pressedOn(page)).toEqual(['Save'])
    await page.close()
  })
})

interface Asked {
  outcome: Outcome
  asked: ApprovalReason[][]
}

/** What a person was asked, who agrees to all of it. */
function asking(page: Page, metadata: Partial<ToolMetadata>, name: string, selector = '#f'): Promise<Asked> {
  return page.evaluate(
    async ([tool, input]) => {
      const { runTool } = globalThis as unknown as { runTool: typeof import('../src/run/run-tool.ts').runTool }
      const asked: ApprovalReason[][] = []
      const approve = async ({ reasons }: { reasons: ApprovalReason[] }): Promise<boolean> => {
        asked.push(reasons)
        return true
      }
      return { outcome: await runTool(tool, input, { outcomeMs: 20_000 }, { approve }), asked }
    },
    [toolOf(page, selector, metadata, name), metadata.kind === 'button' ? {} : email] as const,
  )
}

describe('a person is asked', () => {
  const consent = {
    safety: { needsPerson: true, reasons: [{ reason: 'consent' as const, fields: [], text: '' }], consequential: true },
  }
  test.concurrent.each<[string, string, ApprovalReason[][], string?, Partial<ToolMetadata>?]>([
    ['before the account is deleted', '<button>Delete account</button>', [['deletion']]],
    ['before it is, in German', '<button>Konto löschen</button>', [['deletion']]],
    ['before something is cancelled', '<button>Cancel</button>', [['deletion']]],
    ['before an order', '<button>Apply</button><button>Place order</button>', [['payment']]],
    ['before an order, in German', '<button>Jetzt kaufen</button>', [['payment']]],
    [
      'before a script orders',
      '<button type="button" onclick="f.requestSubmit()">Buy now</button>',
      [['payment']],
      'submitForm',
    ],
    ['once, where the name of the tool says it too', '<button>Delete</button>', [['deletion']], 'deleteAccount'],
    ['once, for all that is known', '<button>Place order</button>', [['consent', 'payment']], 'submitForm', consent],
    ['not for what sends', '<button>Send</button><button>Delete account</button>', []],
  ])('%s', async (_, buttons, reasons, name = 'submitForm', metadata = {}) => {
    const page = await browser.openHtml(markup(buttons))
    const { outcome, asked } = await asking(page, metadata, name)
    expect(asked).toEqual(reasons)
    expect(outcome.status).toBe('confirmed')
    await page.close()
  })

  test('and may say no: then nothing was touched', async () => {
    const page = await browser.openHtml(markup('<button>Delete account</button>'))
    const outcome = await runOn(page, toolOf(page, '#f'), email, { approves: false })
    expect(outcome).toMatchObject({ status: 'failed', error: { code: 'approval_denied' } })
    expect(await pressedOn(page)).toEqual([])
    expect(await page.inputValue('[name=email]')).toBe('')
    await page.close()
  })

  test('when the button says so only once the form is filled', async () => {
    const turns = `f.addEventListener('input', () => { b.textContent = 'Place order' })`
    const page = await browser.openHtml(markup('<button id="b">Continue</button>', turns))
    const denied = await runOn(page, toolOf(page, '#f'), email, { approves: false })
    expect(denied).toMatchObject({ status: 'failed', error: { code: 'approval_denied' } })
    expect(await page.inputValue('[name=email]')).toBe('')
    await page.evaluate("b.textContent = 'Continue'")
    const { outcome, asked } = await asking(page, {}, 'submitForm')
    expect(asked).toEqual([['payment']])
    expect(outcome.status).toBe('confirmed')
    expect(await pressedOn(page)).toEqual(['Place order'])
    await page.close()
  })

  test.concurrent.each<[string, string, ApprovalReason[][]]>([
    ['a button that deletes', '<button id="b" type="button">Delete account</button>', [['deletion']]],
    ['a link that deletes', '<a id="b" href="#gone">Delete account</a>', [['deletion']]],
    ['a link to what can be bought', '<a id="b" href="#shop">Buy tickets</a>', []],
  ])('of a tool that clicks: %s', async (_, html, reasons) => {
    const page = await browser.openHtml(markup(html, `b.onclick = () => { b.ariaExpanded = 'true' }`))
    const { asked } = await asking(page, { kind: 'button' }, 'manageAccount', '#b')
    expect(asked).toEqual(reasons)
    await page.close()
  })
})

describe('a person who does not decide', () => {
  /** A question that nobody answers: what it was told when it was over. */
  const unanswered = (page: Page, name: string, pageUrl = page.url()): Promise<{ outcome: Outcome; isOver: boolean }> =>
    page.evaluate(
      async ([tool, input]) => {
        const { runTool } = globalThis as unknown as { runTool: typeof import('../src/run/run-tool.ts').runTool }
        let question: AbortSignal | undefined
        const approve = ({ signal }: { signal: AbortSignal }): Promise<boolean> => {
          question = signal
          return new Promise(() => {})
        }
        const outcome = await runTool(tool, input, { approvalMs: 700 }, { approve })
        return { outcome, isOver: !!question?.aborted }
      },
      [{ ...toolOf(page, '#f', {}, name), pageUrl }, email] as const,
    )

  test('is asked no longer than that', async () => {
    const page = await browser.openHtml(markup('<button>Send</button>'))
    const { outcome, isOver } = await unanswered(page, 'signUp')
    expect(outcome).toMatchObject({
      status: 'needs_person',
      error: { code: 'approval_required', message: 'approval required: no answer within 1 s' },
    })
    expect(isOver).toBe(true)
    expect(await pressedOn(page)).toEqual([])
    await page.close()
  })
})
