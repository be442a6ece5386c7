import { readdir, readFile } from 'node:fs/promises'
import { gzipSync } from 'node:zlib'
import { receiptsOn, run, tag, toolNamed, whenReady, widgetSite } from '../../packages/widget/test/widget-site.ts'

const dist = new URL('../../packages/widget/dist/', import.meta.url)

/** @param {{ lang: string, intro: string, labels: [name: string, email: string, message: string], send: string }} words */
const form = ({ labels: [name, email, message], send }) =>
  `<form id="contact" method="post" action="/submit"><p><label>${name} <input name="name"></label></p>
<p><label>${email} <input type="email" name="email" required></label></p><p><label>${message} <textarea name="message"></textarea></label></p>
<button>${send}</button></form>`
/** @param {typeof words.en} said @param {string} thanks */
const byScript = (said, thanks) => `${form(said)}<script>contact.onsubmit = async (event) => {
  event.preventDefault()
  await fetch('/taken', { method: 'POST', body: new FormData(contact) })
  contact.replaceWith(Object.assign(document.createElement('p'), { textContent: '${thanks}' }))
}</script>`
const inDialog = (/** @type {typeof words.en} */ said) =>
  `<button id="contactUs">Contact us</button><dialog>${byScript(said, 'Thank you. Your message was sent.')}</dialog><script>
contactUs.onclick = () => document.querySelector('dialog').showModal()</script>`

const words = {
  en: {
    lang: 'en',
    intro: 'We are here for you from nine to five, and we answer each letter that you write to us within a day or two.',
    labels: /** @type {[string, string, string]} */ (['Name', 'Email', 'Message']),
    send: 'Send message',
  },
  de: {
    lang: 'de',
    intro:
      'Wir sind von neun bis fünf Uhr für Sie da, und wir antworten auf jeden Brief, den Sie uns schreiben, in zwei Tagen.',
    labels: /** @type {[string, string, string]} */ (['Name', 'E-Mail', 'Nachricht']),
    send: 'Nachricht senden',
  },
}
/** @param {typeof words.en} said @param {string} body */
const page = ({ lang, intro }, body) =>
  `<!doctype html><html lang="${lang}"><head><title>Shop</title>${tag('SERVICE')}</head><body><h1>Shop</h1><p>${intro}</p>${body}</body></html>`

/** What a run is about, with its page. */
const pages = {
  'English, sent by a script': page(words.en, byScript(words.en, 'Thank you. Your message was sent.')),
  'English, sent by the browser, judged on the next page': page(words.en, form(words.en)),
  'German, sent by a script': page(words.de, byScript(words.de, 'Vielen Dank. Ihre Nachricht wurde gesendet.')),
  'English, in a dialog behind a button': page(words.en, inDialog(words.en)),
}
const input = { name: 'Ada', email: 'ada@shop.example', message: 'Hello, are you open on Monday?' }

/**
 * What real runs load beside the script, from the list to the outcome.
 * @returns {Promise<{ name: string, files: string[], bytes: number, gzip: number, status: string }[]>} bytes minified, and
 *   each file by gzip -9
 */
export async function runLoads() {
  const site = await widgetSite({
    pages: {
      ...Object.fromEntries(Object.values(pages).map((text, index) => [`/${index}`, text])),
      '/thanks': page(words.en, '<h2>Thank you</h2><p>Your message was sent.</p>'),
    },
  })
  const names = (await readdir(dist)).filter((name) => /^operable.*\.js$/.test(name))
  for (const name of names) site.files[name] = await readFile(new URL(name, dist), 'utf8')
  try {
    const loads = []
    for (const [index, name] of Object.keys(pages).entries()) {
      const pageUrl = `/${index}`
      const triggerSelector = name.includes('dialog') ? '#contactUs' : undefined
      const tool = { kind: /** @type {const} */ ('form'), ...(triggerSelector && { triggerSelector, inModal: true }) }
      site.tools = [toolNamed('contact', { pageUrl, selector: '#contact', metadata: tool })]
      site.requests.length = 0
      const context = await site.browser.newContext() // nothing is cached
      const opened = await context.newPage()
      await opened.goto(site.origin + pageUrl)
      await whenReady(opened)
      const { status } = await run(opened, 'contact', input).catch(() => arrivedOn(opened))
      await context.close()
      const files = [...new Set(site.requests.flatMap((request) => /operable-[\w-]+\.js/.exec(request) ?? []))]
      const texts = files.map((file) => site.files[file] ?? '')
      const sum = (/** @type {(text: string) => number} */ size) => texts.reduce((all, text) => all + size(text), 0)
      const gzip = sum((text) => gzipSync(text, { level: 9 }).length)
      loads.push({ name, files, bytes: sum((text) => Buffer.byteLength(text)), gzip, status })
    }
    return loads
  } finally {
    await site.close()
    // Tests share it to their end; a benchmark has to end it, or its process goes on.
    await site.browser.close()
  }
}

/** What became of a run whose page was left. @param {import('playwright-core').Page} opened */
async function arrivedOn(opened) {
  await opened.waitForURL('**/thanks')
  await whenReady(opened)
  for (;;) {
    const [receipt] = await receiptsOn(opened)
    if (receipt?.final) return receipt
    await opened.waitForTimeout(50)
  }
}
