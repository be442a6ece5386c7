import type { Locator, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { SitePage } from '../../node/test/loopback-site.ts'
import type { Speech } from '../src/texts.ts'
import type { Outcome } from '../src/types.ts'
import { bundleSplit } from './bundle-page.ts'
import { run, tag, toolNamed, type WidgetSite, whenReady, widgetSite } from './widget-site.ts'

// Panel and dialog speak the language of the page, and English where anything is in the way.

const LIST = 'operable-texts.js'
const pack = (language: string): string => `operable-texts-${language}.js`
const TAMPERED = '\nwindow.tampered = true'

const form = `<form id="book"><label>Name <input name="name" required></label><label><input type="checkbox" name="news" value="1"> News</label>
  <label><input type="checkbox" name="days" value="mon"> Mon</label><label><input type="checkbox" name="days" value="tue"> Tue</label><button>Send</button></form><script>
  addEventListener('submit', (event) => {
    event.preventDefault()
    fetch('/taken', { method: 'POST' })
    event.target.replaceWith('Thank you!')
  })</script>`
const page = (lang: string, attributes: string, body = form): string =>
  `<!doctype html><html lang="${lang}"><head><title>Shop</title>${tag('SERVICE', attributes)}</head><body>${body}</body></html>`

const LANGUAGES = ['de', 'ar', 'ja', 'fr', 'pt-BR', 'zh', 'zh-TW', 'sv', 'en']
const inputSchema = {
  type: 'object',
  properties: {
    name: { type: 'string', title: 'Name', minLength: 3 },
    age: { type: 'number', title: 'Age', minimum: 18 },
    news: { type: 'boolean', title: 'News' },
    days: { type: 'array', title: 'Days', items: { type: 'string', enum: ['mon', 'tue'] } },
  },
  required: ['name'],
}
const fields = ['name', 'news', 'days'].map((key) => ({
  key,
  label: key[0]!.toUpperCase() + key.slice(1),
  selector: `[name=${key}]`,
  purpose: 'other',
  type: key === 'name' ? 'text' : 'checkbox',
}))

let site: WidgetSite
let whole: WidgetSite['files']
beforeAll(async () => {
  const files = (await bundleSplit()).map(({ name, text }): [string, SitePage] => [
    `/bundle/${name}`,
    (_, outgoing) => void outgoing.writeHead(200, { 'content-type': 'text/javascript' }).end(text),
  ])
  site = await widgetSite({
    pages: {
      ...Object.fromEntries(files),
      '/module': page('en', '').replace(
        /<script.*?<\/script>/,
        `<script type="module">
          import { createWidget } from '/bundle/index.js'
          import { speechFor } from '/bundle/texts.js'
          window.speechFor = speechFor
          window.operable = createWidget({ websiteId: 'w1', server: 'SERVICE/', language: 'de' })
        </script>`,
      ),
      ...Object.fromEntries(LANGUAGES.map((lang) => [`/${lang}`, page(lang, 'data-panel')])),
      '/says-de': page('en', 'data-panel data-language="de"'),
      '/says-en': page('de', 'data-panel data-language="en"'),
      '/preload': page('de', 'data-preload'),
    },
  })
  whole = { ...site.files }
})
afterAll(() => site?.close())
afterEach(() => {
  Object.assign(site.files, whole)
  site.requests.length = 0
})

const asked = (): string[] => site.requests.flatMap((line) => /operable-(texts[\w-]*)\.js/.exec(line)?.[1] ?? [])

/** A page whose closed shadow trees are open to the test, and a tool that a person has to allow. */
async function ready(path: string, metadata: object = {}): Promise<Page> {
  const safety = { consequential: true, needsPerson: true, reasons: [{ reason: 'sign-up', detail: '' }] }
  site.tools = [
    toolNamed('bookTable', {
      pageUrl: path,
      selector: '#book',
      metadata: { kind: 'form', title: 'Tisch buchen', inputSchema, fields, safety, ...metadata },
    }),
  ]
  const opened = await site.context.newPage()
  await opened.addInitScript(() => {
    const { attachShadow } = Element.prototype
    Element.prototype.attachShadow = function (options) {
      return attachShadow.call(this, { ...options, mode: 'open' })
    }
  })
  await opened.goto(site.origin + path)
  await whenReady(opened)
  return opened
}

/** Clicks until it counts: a click that comes too soon after the dialog did does not. */
async function click(button: Locator): Promise<void> {
  await expect
    .poll(
      async () => {
        await button.click({ timeout: 1000 }).catch(() => undefined)
        return button.count()
      },
      { timeout: 50_000, interval: 500 },
    )
    .toBe(0)
}

const directionOf = (part: Locator): Promise<string> => part.evaluate((element) => getComputedStyle(element).direction)

describe('the panel', () => {
  test.each([
    ['de', 'Website-Tools', 'Schließen', 'Ausführen', 'ltr'],
    ['ar', 'أدوات الموقع', 'إغلاق', 'تشغيل', 'rtl'],
  ])('speaks %s, by its names, its direction, and its focus', async (lang, title, close, go, direction) => {
    const opened = await ready(`/${lang}`)
    await opened.getByRole('button', { name: title }).focus()
    await opened.keyboard.press('Enter')
    const panel = opened.getByRole('region', { name: title })
    const closer = panel.getByRole('button', { name: close })
    expect(await closer.evaluate((button) => button.matches(':focus'))).toBe(true)
    expect(await directionOf(panel)).toBe(direction)
    expect(await opened.locator('[data-operable]').getAttribute('lang')).toBe(lang)
    await opened.keyboard.press('Tab')
    await opened.keyboard.press('Enter')
    expect(await panel.locator('details[open] > summary').first().innerText()).toBe('Tisch buchen')
    await panel.getByRole('button', { name: go }).waitFor()
    await opened.keyboard.press('Escape')
    expect(await panel.isVisible()).toBe(false)
    expect(asked()).toEqual(['texts', `texts-${lang}`])
    await opened.close()
  })

  test('says what is wrong in its language, and what happened in the words of the run', async () => {
    const opened = await ready('/de')
    await opened.getByRole('button', { name: 'Website-Tools' }).click()
    const panel = opened.getByRole('region', { name: 'Website-Tools' })
    await panel.getByText('Tisch buchen').click()
    expect(await panel.getByLabel('News').innerText()).toBe('Nicht ändern\nJa\nNein')
    await panel.getByLabel('Name (Pflichtfeld)').fill('A')
    await panel.getByLabel('Age').fill('9')
    await panel.getByRole('button', { name: 'Ausführen' }).click()
    const status = panel.getByRole('status')
    await status.getByText('Das hat nicht geklappt. Es wurde nichts gesendet.').waitFor()
    expect(await status.locator('ul').getByRole('listitem').allInnerTexts()).toEqual([
      'Name: mindestens 3 Zeichen',
      'Age: mindestens 18',
    ])
    await status.getByText('Schritte').click()
    expect(await status.locator('ol').getAttribute('lang')).toBe('en')
    expect(await status.locator('ol li').last().innerText()).toContain('invalid input: /name must have at least')
    await opened.close()
  })

  test.each([
    ['/en', 'Site tools', []],
    ['/sv', 'Site tools', []],
    ['/zh-TW', 'Site tools', []],
    ['/says-en', 'Site tools', []],
    ['/says-de', 'Website-Tools', ['texts', 'texts-de']],
    ['/fr', 'Outils du site', ['texts', 'texts-fr']],
    ['/zh', '网站工具', ['texts', 'texts-zh']],
    ['/pt-BR', 'Ferramentas do site', ['texts', 'texts-pt-br']],
  ])('of %s is called %s and loads %j', async (path, title, loads) => {
    const opened = await ready(path)
    await opened.getByRole('button', { name: title }).waitFor()
    expect(asked()).toEqual(loads)
    await opened.close()
  })
})

describe('the dialog', () => {
  test.each([
    [
      'de',
      '„Tisch buchen“ zulassen?',
      'Ablehnen',
      'Zulassen',
      'ltr',
      'Ja',
      'mon, tue',
      'Damit wird ein Konto angelegt.',
    ],
    ['ar', /Tisch buchen/, 'رفض', 'سماح', 'rtl', 'نعم', 'mon، tue', /./],
  ])('speaks %s', async (lang, title, deny, allow, direction, yes, days, why) => {
    const opened = await ready(`/${lang}`)
    const running = run(opened, 'bookTable', { name: 'Adam', news: true, days: ['mon', 'tue'] })
    const dialog = opened.getByRole('dialog', { name: title })
    await dialog.waitFor()
    expect(await directionOf(dialog)).toBe(direction)
    const denies = dialog.getByRole('button', { name: deny })
    expect(await denies.evaluate((button) => button.matches(':focus'))).toBe(true)
    expect((await dialog.locator('dd').allInnerTexts()).slice(0, 3)).toEqual(['Adam', yes, days])
    expect(await dialog.locator('#why').innerText()).toMatch(why)
    await opened.waitForTimeout(700)
    await opened.keyboard.press('Tab')
    expect(await dialog.getByRole('button', { name: allow }).evaluate((button) => button.matches(':focus'))).toBe(true)
    await click(dialog.getByRole('button', { name: allow }))
    expect(await running).toMatchObject({ status: 'confirmed' })
    await opened.close()
  })

  test('speaks another language once a router has changed that of the page', async () => {
    const opened = await ready('/en')
    const ask = async (title: string): Promise<Outcome> => {
      const running = run(opened, 'bookTable', { name: 'Adam' })
      await opened.getByRole('dialog', { name: title }).waitFor()
      await opened.keyboard.press('Escape')
      return running
    }
    expect(await ask('Allow “Tisch buchen”?')).toMatchObject({ error: { code: 'approval_denied' } })
    expect(asked()).toEqual([])
    await opened.evaluate(() => {
      document.documentElement.lang = 'fr-CH'
    })
    expect(await ask('Autoriser « Tisch buchen » ?')).toMatchObject({
      error: { code: 'approval_denied', message: 'approval denied' },
    })
    await opened.evaluate(() => {
      document.documentElement.lang = 'en'
    })
    await ask('Allow “Tisch buchen”?')
    await opened.close()
  })

  test('calls a tool that was moved by its name, since nobody has read where it is now', async () => {
    const opened = await ready('/en', { unchecked: true })
    const running = run(opened, 'bookTable', { name: 'Adam' })
    await opened.getByRole('dialog', { name: 'Allow “Book table”?' }).waitFor()
    await opened.keyboard.press('Escape')
    await running
    await opened.close()
  })

  test('speaks its language also where the service went away since, with data-preload', async () => {
    const opened = await ready('/preload')
    await expect.poll(asked, { timeout: 30_000 }).toEqual(['texts', 'texts-de'])
    await opened.waitForTimeout(300)
    for (const name of Object.keys(site.files)) site.files[name] = undefined
    const running = run(opened, 'bookTable', { name: 'Adam' })
    await opened.getByRole('dialog', { name: '„Tisch buchen“ zulassen?' }).waitFor()
    await opened.keyboard.press('Escape')
    await running
    await opened.close()
  })
})

test('the module speaks the language that it is given', async () => {
  const opened = await ready('/module')
  const running = run(opened, 'bookTable', { name: 'Adam' })
  await opened.getByRole('dialog', { name: '„Tisch buchen“ zulassen?' }).waitFor()
  await opened.keyboard.press('Escape')
  await running
  const titles = await opened.evaluate(async () => {
    const { speechFor } = window as unknown as { speechFor(language?: string): Promise<Speech | undefined> }
    const speeches = await Promise.all(['fr', 'pt-BR', 'sv', undefined].map((language) => speechFor(language)))
    return speeches.map((speech) => speech?.say('panel.title'))
  })
  expect(titles).toEqual(['Outils du site', 'Ferramentas do site', undefined, undefined])
  expect(asked()).toEqual([])
  await opened.close()
})

describe('English, and the run goes on', () => {
  test.each<[string, () => void]>([
    [
      'whose list is missing',
      () => {
        site.files[LIST] = undefined
      },
    ],
    [
      'whose texts are missing',
      () => {
        site.files[pack('de')] = undefined
      },
    ],
    [
      'whose list was tampered with',
      () => {
        site.files[LIST] = `${whole[LIST]}${TAMPERED}`
      },
    ],
    [
      'whose texts were tampered with',
      () => {
        site.files[pack('de')] = `${whole[pack('de')]}${TAMPERED}`
      },
    ],
  ])('on a German page %s', async (_, spoil) => {
    spoil()
    const opened = await ready('/de')
    await opened.getByRole('button', { name: 'Site tools' }).waitFor()
    const running = run(opened, 'bookTable', { name: 'Adam' })
    const dialog = opened.getByRole('dialog', { name: 'Allow “Tisch buchen”?' })
    await dialog.waitFor()
    expect(await opened.evaluate(() => 'tampered' in window)).toBe(false)
    await click(dialog.getByRole('button', { name: 'Allow' }))
    expect(await running).toMatchObject({ status: 'confirmed' })
    await opened.close()
  })

  test('where the texts do not come', async () => {
    const opened = await site.context.newPage()
    await opened.route(`**/${LIST}*`, () => {})
    site.tools = []
    await opened.goto(`${site.origin}/de`)
    await opened.getByRole('button', { name: 'Site tools' }).waitFor({ timeout: 30_000 })
    await opened.close()
  })
})
