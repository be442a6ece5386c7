import { titleOf } from '@operable/core/describe'
import type { Tool } from '@operable/core/schema'
import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { checkInput, type Schema } from '../src/input/check-input.ts'
import type { Outcome, Widget } from '../src/types.ts'
import { toolNamed, type WidgetSite, widgetSite } from './widget-site.ts'

// The panel over a widget of the test's own, which notes what it is asked to run.

type Notes = {
  panel: { mountPanel(widget: Pick<Widget, 'tools' | 'run' | 'on' | 'receipts' | 'ready'>): void }
  list: (tools: Tool[]) => void
  inputs: unknown[]
  end: (outcome: object) => void
}

let site: WidgetSite
beforeAll(async () => {
  site = await widgetSite({
    pages: {
      '/': `<!doctype html><html lang="en"><title>Shop</title><h1>Shop</h1><script type="module">
        import * as panel from 'SERVICE/operable-panel.js'
        window.panel = panel</script>`,
    },
  })
})
afterAll(() => site?.close())

/** A page with the open panel of these tools. */
async function panelOf(tools: Tool[]): Promise<Page> {
  const page = await site.open('/')
  await page.waitForFunction(() => 'panel' in window)
  await page.evaluate((tools) => {
    const notes = window as unknown as Notes
    const { mountPanel } = notes.panel
    notes.inputs = []
    let shown = tools
    mountPanel({
      tools: () => shown,
      receipts: () => [],
      ready: Promise.resolve(),
      on: (event, listener) => {
        if (event === 'tools')
          notes.list = (next) => {
            shown = next
            ;(listener as Notes['list'])(next)
          }
        return () => {}
      },
      run: (tool, input) =>
        new Promise((resolve) => {
          notes.inputs.push(input)
          notes.end = (outcome) =>
            resolve({ tool, evidence: [], trace: [], receiptId: 'r', ...outcome } as unknown as Outcome)
        }),
    })
  }, tools)
  await page.getByRole('button', { name: 'Site tools' }).click()
  return page
}
const show = (page: Page, tools: Tool[]) => page.evaluate((tools) => (window as unknown as Notes).list(tools), tools)
const end = (page: Page, outcome: object) =>
  page.evaluate((outcome) => (window as unknown as Notes).end(outcome), outcome)
const run = async (page: Page): Promise<unknown> => {
  await page.getByRole('button', { name: 'Run' }).click()
  const input = await page.evaluate(() => (window as unknown as Notes).inputs.at(-1))
  await end(page, { status: 'confirmed' })
  return input
}
const open = (page: Page, name: string) => page.locator('summary', { hasText: name }).click()
const toolWith = (name: string, properties: Record<string, Schema>, required: string[] = []) =>
  toolNamed(name, { metadata: { inputSchema: { type: 'object', properties, required } } })

describe('what a schema allows can be given', () => {
  const choose = (option: string) => (field: Locator) => field.selectOption(option)
  const type = (text: string) => (field: Locator) => field.fill(text)

  test.each<[string, Schema, (field: Locator) => Promise<unknown>, unknown]>([
    ['a boolean, yes', { type: 'boolean' }, choose('Yes'), true],
    ['a boolean, no', { type: 'boolean' }, choose('No'), false],
    ['a boolean, nothing', { type: 'boolean' }, async () => {}, undefined],
    ['a text', { type: 'string' }, type('Ada'), 'Ada'],
    ['a number', { type: 'number' }, type('1.5'), 1.5],
    ['an integer, or null', { type: ['null', 'integer'] }, type('-3'), -3],
    ['one of some texts', { type: 'string', enum: ['a', 'b'] }, choose('b'), 'b'],
    ['one of some numbers', { type: 'number', enum: [1, 2] }, choose('2'), 2],
    ['the empty text of a list', { enum: ['', 'a'] }, choose('""'), ''],
    [
      'one with a title',
      {
        anyOf: [
          { const: 's', title: 'Small' },
          { const: 'l', title: 'Large' },
        ],
      },
      choose('Large'),
      'l',
    ],
    ['one of oneOf', { oneOf: [{ const: 1, title: 'One' }, { const: true }] }, choose('true'), true],
    ['a list of texts', { type: 'array', items: { type: 'string' } }, type('a b\n\nc'), ['a b', 'c']],
    ['a list of numbers', { type: 'array', items: { type: 'integer' } }, type('1\n2'), [1, 2]],
    ['a list of anything', { type: 'array' }, type('a'), ['a']],
    ['an object', { type: 'object' }, type('{"a":1}'), { a: 1 }],
    ['a list of objects', { type: 'array', items: { type: 'object' } }, type('[{"a":1}]'), [{ a: 1 }]],
    ['an empty text', { type: 'array', items: { type: 'string' } }, type('\n'), undefined],
  ])('%s', async (_, property, give, value) => {
    const page = await panelOf([toolWith('send', { 'the value': property })])
    await open(page, 'send')
    await give(page.getByLabel('the value'))
    const input = await run(page)
    expect(input).toEqual(value === undefined ? {} : { 'the value': value })
    expect(checkInput(input, { properties: { 'the value': property } })).toEqual([])
    await page.close()
  })

  test('some of a list whose items have titles or are numbers', async () => {
    const items = { anyOf: [{ const: 1, title: 'One' }, { const: 2, title: 'Two' }, { const: 3 }] }
    const page = await panelOf([toolWith('send', { many: { type: 'array', items } })])
    await open(page, 'send')
    const group = page.getByRole('group', { name: 'many' })
    await group.getByLabel('Two').check()
    await group.getByLabel('3').check()
    expect(await run(page)).toEqual({ many: [2, 3] })
    await page.close()
  })

  test('what a schema has that nobody foresaw does not keep the others from being shown', async () => {
    const odd = { enum: 'x', anyOf: [null, { const: 1 }], items: true, title: 7, description: {}, type: 3 }
    const page = await panelOf([
      toolWith('odd', { odd: odd as unknown as Schema, 'a b': { type: 'string' } }),
      toolWith('other', {}),
    ])
    await open(page, 'odd')
    await page.getByLabel('a b').fill('c')
    await page.getByLabel('odd').fill('d')
    expect(await run(page)).toEqual({ odd: 'd', 'a b': 'c' })
    expect(await page.locator('summary', { hasText: 'other' }).isVisible()).toBe(true)
    await page.close()
  })
})

/** What a screen reader says after the name of a control. */
const describedBy = (field: Locator): Promise<string> =>
  field.evaluate((element) => {
    const ids = (element.getAttribute('aria-describedby') ?? '').split(' ')
    return ids
      .map((id) => (element.getRootNode() as ShadowRoot).getElementById(id)?.textContent)
      .join(' ')
      .trim()
  })

describe('what a value has to be', () => {
  test.each<[Schema, string]>([
    [
      { type: 'string', description: 'As on the card', minLength: 3, maxLength: 9 },
      'As on the card\nMust have at least 3 characters\nMust have at most 9 characters',
    ],
    [{ type: 'number', minimum: 1, maximum: 9 }, 'Must be at least 1\nMust be at most 9'],
    [{ type: 'string', pattern: '^[A-Z]+$' }, 'Must match ^[A-Z]+$'],
    [{ type: 'array', items: { type: 'string' }, minItems: 1 }, 'Must have at least 1 item\nOne per line'],
    [{ type: 'array', items: { enum: ['a', 'b'] }, maxItems: 1 }, 'Must have at most 1 item'],
    [{ type: 'string', minLength: 1 }, ''],
  ])('is shown beside its field, and tied to it: %j', async (property, hint) => {
    const page = await panelOf([toolWith('send', { value: property }, ['value'])])
    await open(page, 'send')
    const field = page
      .getByLabel('value (required)')
      .or(page.getByRole('group', { name: 'value (required)' }))
      .last()
    expect(await describedBy(field)).toBe(hint)
    if (hint) expect(await page.getByText(hint.split('\n')[0]!).isVisible()).toBe(true)
    await page.close()
  })

  test('what is wrong is said at its field by its label, and the first such field has the focus', async () => {
    const properties = {
      name: { type: 'string', title: 'Your name' },
      'a/b': { type: 'array', title: 'Guests', items: { type: 'string' } },
      mail: { type: 'string', title: 'Email' },
      days: { type: 'array', title: 'Days', items: { enum: ['mon', 'tue'] } },
    }
    const page = await panelOf([toolWith('send', properties, ['mail'])])
    await open(page, 'send')
    await page.getByRole('button', { name: 'Run' }).click()
    await end(page, {
      status: 'failed',
      error: { code: 'invalid_input', message: 'invalid input: /a~1b/1 must be a string; /mail is required' },
      errors: [
        { path: '/a~1b/1', reason: 'must be a string', schemaPath: '/properties/a~1b/items/type' },
        { path: '/mail', reason: 'is required', schemaPath: '/required' },
        { path: '/days', reason: 'Days: Choose one.', schemaPath: 'validity/valueMissing' },
      ],
    })
    const panel = page.getByRole('region', { name: 'Site tools' })
    expect(await panel.getByRole('status').getByRole('listitem').allInnerTexts()).toEqual([
      'Guests item 2 must be a string',
      'Email is required',
      'Days: Choose one.',
    ])
    expect(await panel.getByText('invalid input').count()).toBe(0)
    const guests = panel.getByLabel('Guests')
    expect(await guests.evaluate((element) => [element.matches(':focus'), element.ariaInvalid])).toEqual([true, 'true'])
    expect(await describedBy(guests)).toBe('One per line Item 2 must be a string')
    expect(await describedBy(panel.getByLabel('Email (required)'))).toBe('This is required')
    expect(await describedBy(panel.getByRole('group', { name: 'Days' }))).toBe('Days: Choose one.')
    expect(await panel.getByLabel('mon').getAttribute('aria-invalid')).toBe('true')
    expect(await panel.getByLabel('Your name').getAttribute('aria-invalid')).not.toBe('true')
    await run(page)
    expect(await describedBy(guests)).toBe('One per line')
    expect(await panel.locator('[aria-invalid=true]').count()).toBe(0)
    await page.close()
  })
})

describe('a form in steps', () => {
  const first = toolWith('order', { name: { type: 'string', title: 'Name' } }, ['name'])
  const step = (fields: object[], button: string) => ({ status: 'next_step', next: { fields, button } })
  const mail = { key: 'mail', label: 'E-mail', type: 'email', required: true }
  const size = { key: 'size', label: 'Size', type: 'select-one', required: false, options: ['Small', 'Large'] }
  const card = { key: '', label: 'Card number', type: 'text', required: true, person: 'payment' }
  const second = step([mail, size, card], 'Send order')
  const last = step([], 'Confirm')
  const lastInput = (page: Page) => page.evaluate(() => (window as unknown as Notes).inputs.at(-1))
  const shown = async (page: Page) => [
    await page.getByRole('button', { name: 'Continue' }).count(),
    await page.getByLabel('Name').isVisible(),
  ]

  async function atSecond(): Promise<Page> {
    const page = await panelOf([first])
    await open(page, 'order')
    await page.getByLabel('Name').fill('Ada')
    await page.keyboard.press('Enter')
    await end(page, second)
    await page.getByRole('group', { name: 'Next step' }).waitFor()
    return page
  }

  test('its next step is drawn and announced, and filled and sent by keyboard alone', async () => {
    const page = await atSecond()
    const group = page.getByRole('group', { name: 'Next step' })
    expect(await group.innerText()).toContain(
      'Card number: fill this in on the page.\n\n“Continue” clicks “Send order” on the page.',
    )
    expect(await page.getByRole('status').innerText()).toContain('The form now asks for: E-mail, Size, Card number.')
    const field = page.getByLabel('E-mail (required)')
    expect(await field.evaluate((element) => [element.matches(':focus'), (element as HTMLInputElement).type])).toEqual([
      true,
      'email',
    ])
    expect(await shown(page)).toEqual([1, false])
    await page.keyboard.type('ada@shop.example')
    await page.keyboard.press('Tab')
    await page.keyboard.type('Large')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    expect(await lastInput(page)).toEqual({ mail: 'ada@shop.example', size: 'Large' })
    await end(page, last)
    await group.getByText('Check the details on the page.').waitFor()
    expect(await page.getByRole('button', { name: 'Continue' }).evaluate((button) => button.matches(':focus'))).toBe(
      true,
    )
    await page.keyboard.press('Enter')
    expect(await lastInput(page)).toEqual({})
    await end(page, { status: 'confirmed' })
    await page.getByRole('status').getByText('Done. The page confirmed it.').waitFor()
    expect([await group.isVisible(), ...(await shown(page))]).toEqual([false, 0, true])
    expect(await page.getByLabel('Name').inputValue()).toBe('Ada')
    await page.close()
  })

  test.each<[object, string, unknown]>([
    [{ type: 'checkbox' }, 'the value', true],
    [{ type: 'number' }, 'the value', 7],
    [{ type: 'slider' }, 'the value', 7],
    [{ type: 'textarea' }, 'the value', 'text'],
    [{ type: 'date' }, 'the value', '2027-03-01'],
    [{ type: 'select-one', options: Array(50).fill('Land') }, 'the value', 'text'],
    [{ type: 'radio', options: ['Yes', 'No'] }, 'the value', 'No'],
    [{ type: 'checkbox', options: ['Mon', 'Tue'] }, 'Tue', ['Tue']],
    [{ type: 'text', label: '' }, 'key', 'text'],
  ])('a field of a step is drawn as one of a tool: %j', async (field, label, value) => {
    const page = await panelOf([first])
    await open(page, 'order')
    await page.getByLabel('Name').fill('Ada')
    await page.keyboard.press('Enter')
    await end(page, step([{ key: 'key', label: 'the value', required: false, ...field }], 'Send'))
    const control = page.getByLabel(label, { exact: true })
    await control.waitFor()
    const tag = await control.evaluate((element) => `${element.localName} ${(element as HTMLInputElement).type}`)
    if (tag === 'select select-one') await control.selectOption(value === true ? 'Yes' : String(value))
    else if (tag === 'input checkbox') await control.check()
    else await control.fill(String(value))
    await page.getByRole('button', { name: 'Continue' }).click()
    expect(await lastInput(page)).toEqual({ key: value })
    await page.close()
  })

  test.each<[string, object, unknown[]]>([
    [
      'stays where a value was wrong',
      { status: 'rejected', errors: [{ path: '/mail', reason: 'Taken.', schemaPath: 'page' }] },
      [1, false],
    ],
    ['stays when it was stopped', { status: 'failed', error: { code: 'aborted', message: 'aborted' } }, [1, false]],
    [
      'is left when its form is gone',
      { status: 'failed', error: { code: 'target_not_found', message: 'gone' } },
      [0, true],
    ],
    ['is left when it was sent', { status: 'submitted_unverified' }, [0, true]],
  ])('a step %s', async (_, outcome, expected) => {
    const page = await atSecond()
    await page.getByRole('button', { name: 'Continue' }).click()
    await end(page, outcome)
    await expect.poll(() => shown(page)).toEqual(expected)
    if ('errors' in outcome) expect(await describedBy(page.getByLabel('E-mail (required)'))).toBe('Taken.')
    await page.close()
  })
})

test('the fields of a tool are made when it is opened, before the next Tab', async () => {
  const many = Array.from({ length: 500 }, (_, index) => toolWith(`tool${index}`, { text: { type: 'string' } }))
  const page = await panelOf(many)
  expect([await page.locator('summary').count(), await page.getByLabel('text').count()]).toEqual([500, 0])
  await page.locator('summary').nth(2).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await page.keyboard.type('typed')
  expect(await page.getByLabel('text').inputValue()).toBe('typed')
  await page.close()
})

describe('a list that changes', () => {
  const text = { text: { type: 'string' } }
  const tools = ['one', 'two', 'three'].map((name) => toolWith(name, text))
  const [one, two, three] = tools as [Tool, Tool, Tool]
  const added = toolWith('added', text)
  const renamed = { ...two, name: 'renamed', description: 'Another one.' }
  const widened = toolWith('two', { first: { type: 'string' }, ...text, more: { type: 'string' } })
  const field = (page: Page, name: string) => page.locator('details', { hasText: name }).getByLabel('text')

  test.each<[string, Tool[], string]>([
    ['one more at the end', [one, two, three, added], 'two'],
    ['one more at the front', [added, one, two, three], 'two'],
    ['one less before', [two, three], 'two'],
    ['another name and description', [one, renamed, three], 'renamed'],
    ['another tool was changed', [{ ...one, description: 'Changed.' }, two, three], 'two'],
    ['another order', [three, two, one], 'two'],
    ['more fields', [one, widened, three], 'two'],
  ])('keeps what was typed, the focus, and what is open: %s', async (_, next, name) => {
    const page = await panelOf(tools)
    await open(page, 'two')
    await field(page, 'two').fill('half typed')
    await show(page, next)
    expect(await page.locator('summary').allInnerTexts()).toEqual(next.map((tool) => titleOf(tool.name)))
    const kept = field(page, name)
    expect(await kept.inputValue()).toBe('half typed')
    expect(await kept.evaluate((element) => element.matches(':focus'))).toBe(true)
    expect(
      await page
        .getByRole('region')
        .getByText(next.find((tool) => tool.name === name)!.description)
        .isVisible(),
    ).toBe(true)
    expect(await run(page)).toEqual({ text: 'half typed' })
    await page.close()
  })

  test.each<[string, Tool[]]>([
    ['one more', [added, one, two, three]],
    ['other fields', [one, widened, three]],
    ['the tool is gone', [one, three]],
  ])('keeps the outcome of a run under way: %s', async (_, next) => {
    const page = await panelOf(tools)
    await open(page, 'two')
    await page.getByRole('button', { name: 'Run' }).click()
    await show(page, next)
    await end(page, { status: 'failed', error: { code: 'aborted', message: 'aborted' } })
    await page.getByRole('status').getByText('That didn’t work').waitFor()
    expect(await page.getByRole('button', { name: 'Run' }).count()).toBe(next.some(({ id }) => id === two.id) ? 1 : 0)
    await show(page, [one, three])
    expect(await page.locator('summary').allInnerTexts()).toEqual(['One', 'Three'])
    await page.close()
  })

  test('a tool that goes takes the focus no further than the panel, and other fields come with another schema', async () => {
    const page = await panelOf(tools)
    await open(page, 'two')
    await show(page, [one, widened, three])
    await page.getByLabel('more').fill('x')
    await show(page, [one, three])
    expect(await page.getByRole('button', { name: 'Close' }).evaluate((button) => button.matches(':focus'))).toBe(true)
    await show(page, [])
    expect(await page.getByText('This site has no tools right now.').isVisible()).toBe(true)
    await show(page, [one])
    expect(await page.getByText('This site has no tools right now.').isVisible()).toBe(false)
    await page.close()
  })

  test('what became of a long form comes into view', async () => {
    const properties = Object.fromEntries(
      Array.from({ length: 30 }, (_, index) => [`field${index}`, { type: 'string' }]),
    )
    const page = await panelOf([toolWith('long', properties)])
    await open(page, 'Long')
    await run(page)
    const outcome = page.getByText('Done. The page confirmed it.')
    await outcome.waitFor()
    await expect
      .poll(() =>
        outcome.evaluate((line) => {
          const [own, panel] = [line, line.closest('section')!].map((element) => element.getBoundingClientRect())
          return own!.bottom <= panel!.bottom && own!.top >= panel!.top
        }),
      )
      .toBe(true)
    expect(await page.evaluate(() => scrollY)).toBe(0)
    await page.close()
  })

  test('what somebody types is no shortcut of the page', async () => {
    const page = await panelOf(tools)
    await page.evaluate(() => {
      addEventListener('keydown', (event) => event.key === 's' && event.preventDefault())
      document.addEventListener('click', () => document.body.append('A click outside of the dialog.'))
    })
    await open(page, 'two')
    await field(page, 'two').pressSequentially('sales')
    expect(await field(page, 'two').inputValue()).toBe('sales')
    expect(await page.getByText('A click outside').count()).toBe(0)
    await page.close()
  })

  test('an outcome does not take the focus from what somebody types meanwhile', async () => {
    const page = await panelOf(tools)
    await open(page, 'two')
    await page.getByRole('button', { name: 'Run' }).click()
    await open(page, 'three')
    await field(page, 'three').fill('next')
    await end(page, { status: 'confirmed' })
    await page.getByText('Done. The page confirmed it.').waitFor()
    expect(await field(page, 'three').evaluate((element) => element.matches(':focus'))).toBe(true)
    await page.close()
  })
})
