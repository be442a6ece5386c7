import type { ToolMetadata } from '@operable/core/schema'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runOn, sentBy, toolOf, type WidgetBrowser, widgetBrowser } from './widget-browser.ts'

let browser: WidgetBrowser
beforeAll(async () => {
  browser = await widgetBrowser()
})
afterAll(() => browser?.close())

const form = `<form id="contact"><label>Email <input name="email" type="email" required></label><button>Send</button></form>`
const sends = `addEventListener('submit', (event) => {
  event.preventDefault()
  window.sent = [...(window.sent ?? []), Object.fromEntries(new FormData(event.target))]
  fetch('/taken', { method: 'POST' }).then(() => window.closeModal?.())
})
addEventListener('click', (event) => { if (event.target.closest?.('#open')) window.clicks = (window.clicks ?? 0) + 1 })`

const markup = (body: string, script = ''): string =>
  `<!doctype html><html lang="en"><title>Modal</title><body>${body}<script>${sends};${script}</script>`

interface Row {
  html: string
  metadata?: Partial<ToolMetadata>
  selector?: string
  /** Clicks that the trigger should get. */
  clicks?: number
}

const trigger = '<button id="open" type="button">Contact us</button>'

const rows: Record<string, Row> = {
  'dialog, showModal': {
    html: markup(
      `${trigger}<dialog>${form}</dialog>`,
      `const dialog = document.querySelector('dialog'); document.querySelector('#open').onclick = () => dialog.showModal(); closeModal = () => dialog.close()`,
    ),
  },
  'dialog by command attributes': {
    html: markup(
      `<button id="open" commandfor="d" command="show-modal">Contact us</button><dialog id="d">${form}</dialog>`,
      `closeModal = () => document.querySelector('dialog').close()`,
    ),
  },
  popover: {
    html: markup(
      `<button id="open" popovertarget="p">Contact us</button><div id="p" popover>${form}</div>`,
      `closeModal = () => document.querySelector('#p').hidePopover()`,
    ),
  },
  'display: none, class toggled': {
    html: markup(
      `<style>.modal{display:none;position:fixed;inset:20px;background:#fff}.modal.open{display:block}</style>${trigger}<div class="modal">${form}</div>`,
      `const modal = document.querySelector('.modal'); document.querySelector('#open').onclick = () => modal.classList.toggle('open'); closeModal = () => modal.classList.remove('open')`,
    ),
  },
  'fades and slides in, aria-hidden left behind': {
    html: markup(
      `<style>.modal{visibility:hidden;opacity:0;transform:translateY(-200px);transition:all .1s;position:fixed;inset:20px;background:#fff}.modal.open{visibility:visible;opacity:1;transform:none}</style>${trigger}<div class="modal" role="dialog" aria-hidden="true">${form}</div>`,
      `const modal = document.querySelector('.modal'); document.querySelector('#open').onclick = () => modal.classList.add('open'); closeModal = () => modal.classList.remove('open')`,
    ),
  },
  'made when it is opened, and late': {
    html: markup(
      trigger,
      `document.querySelector('#open').onclick = () => setTimeout(() => {
        const modal = document.createElement('div')
        modal.setAttribute('role', 'dialog')
        modal.innerHTML = ${JSON.stringify(form)}
        document.body.append(modal)
        closeModal = () => modal.remove()
      }, 300)`,
    ),
  },
  'off-canvas drawer behind its edge': {
    html: markup(
      `<style>body{overflow-x:hidden}.drawer{position:fixed;top:0;right:0;width:300px;height:100%;display:none;transform:translateX(300px)}.drawer.open{display:block;animation:in .3s forwards}@keyframes in{to{transform:none}}</style>${trigger}<aside class="drawer">${form}</aside>`,
      `const drawer = document.querySelector('.drawer'); document.querySelector('#open').onclick = () => drawer.classList.add('open'); closeModal = () => drawer.classList.remove('open')`,
    ),
  },
  'details and summary': {
    html: markup(
      `<details><summary id="open">Contact us</summary>${form}</details>`,
      `closeModal = () => document.querySelector('details').open = false`,
    ),
  },
  'in an open shadow tree': {
    html: markup(
      `${trigger}<x-modal></x-modal>`,
      `const root = document.querySelector('x-modal').attachShadow({ mode: 'open' }); root.innerHTML = '<dialog>' + ${JSON.stringify(form)} + '</dialog>'; const dialog = root.querySelector('dialog')
       root.addEventListener('submit', (event) => { event.preventDefault(); window.sent = [Object.fromEntries(new FormData(event.target))]; fetch('/taken', { method: 'POST' }).then(() => dialog.close()) })
       document.querySelector('#open').onclick = () => dialog.showModal()`,
    ),
  },
  'the default selector, beside another form that is visible': {
    html: markup(
      `<form id="newsletter"><input name="email"><button>Subscribe</button></form>${trigger}<div id="modal" hidden>${form}</div>`,
      `const modal = document.querySelector('#modal'); document.querySelector('#open').onclick = () => modal.hidden = !modal.hidden; closeModal = () => modal.hidden = true`,
    ),
    selector: 'form',
  },
  'already open: its trigger would close it': {
    html: markup(
      `${trigger}<div id="modal">${form}</div>`,
      `const modal = document.querySelector('#modal'); document.querySelector('#open').onclick = () => modal.hidden = !modal.hidden; closeModal = () => modal.hidden = true`,
    ),
    clicks: 0,
  },
  'trigger by pointerdown': {
    html: markup(
      `${trigger}<div id="modal" role="dialog" hidden>${form}</div>`,
      `const modal = document.querySelector('#modal'); document.querySelector('#open').addEventListener('pointerdown', () => modal.hidden = false); closeModal = () => modal.hidden = true`,
    ),
  },
}

function modalTool(page: Page, { selector = '#contact', metadata }: Row) {
  return toolOf(page, selector, { triggerSelector: '#open', inModal: true, ...metadata }, 'contactSales')
}

test.each(Object.entries(rows))('%s: one call opens, fills and sends', async (_, row) => {
  const page = await browser.openHtml(row.html)
  const outcome = await runOn(page, modalTool(page, row), { email: 'ada@shop.example' })
  expect(outcome).toMatchObject({
    status: 'confirmed',
    evidence: expect.arrayContaining([expect.objectContaining({ kind: 'dialog_closed' })]),
  })
  expect(await sentBy(page)).toEqual([{ email: 'ada@shop.example' }])
  expect(await page.evaluate('window.clicks ?? 0')).toBe(row.clicks ?? 1)
  await page.close()
})

test('a trigger that opens nothing is clicked once, and the error says so', async () => {
  const page = await browser.openHtml(markup(trigger))
  const outcome = await runOn(page, modalTool(page, { html: '' }), { email: 'a@b.example' }, { stepMs: 1500 })
  expect(outcome).toMatchObject({ status: 'failed', error: { code: 'modal_did_not_open' } })
  expect(await page.evaluate('window.clicks')).toBe(1)
  await page.close()
})

test('no trigger is an error of its own', async () => {
  const page = await browser.openHtml(markup('<p>Nothing here</p>'))
  const outcome = await runOn(page, modalTool(page, { html: '' }), { email: 'a@b.example' }, { stepMs: 1500 })
  expect(outcome).toMatchObject({ status: 'failed', error: { code: 'trigger_missing' } })
  await page.close()
})

test('an aborted run closes the dialog that it opened, and puts back focus and values', async () => {
  const page = await browser.openHtml(`${rows['dialog, showModal']!.html}<input id="before" autofocus>`)
  await page.focus('#before')
  const outcome = await runOn(page, modalTool(page, { html: '' }), { email: 'ada@shop.example' }, { abortAt: 'fill' })
  expect(outcome).toMatchObject({ status: 'failed', error: { code: 'aborted' } })
  const after = await page.evaluate(() => ({
    open: document.querySelector('dialog')?.open,
    focus: document.activeElement?.id,
    value: document.querySelector<HTMLInputElement>('[name=email]')?.value,
  }))
  expect(after).toEqual({ open: false, focus: 'before', value: '' })
  expect(await sentBy(page)).toEqual([])
  await page.close()
})
