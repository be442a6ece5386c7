import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { runOn, sentBy, TAKEN, toolOf, type WidgetBrowser, widgetBrowser } from './widget-browser.ts'

// Captchas and fields for a card that a service draws into a page, in documents that no script of the page can read.

let browser: WidgetBrowser
beforeAll(async () => {
  browser = await widgetBrowser()
})
afterAll(() => browser?.close())

const email = { email: 'ada@shop.example' }
const sends = `addEventListener('submit', (event) => { event.preventDefault(); window.sent = [...(window.sent ?? []), Object.fromEntries(new FormData(event.target))]; ${TAKEN} })`
const form = (inner: string): string =>
  `<form id="f"><input name="email" aria-label="Email">${inner}<button>Send</button></form>`
const markup = (body: string, script = ''): string =>
  `<!doctype html><html lang="en"><title>Form</title><body><main>${body}</main><script>${sends};${script}</script>`

/** A frame of another origin. */
const frame = (address: string, more = ''): string =>
  `<iframe width="256" height="60" src="data:text/html,${address}" ${more}></iframe>`
const badge = `<div class="grecaptcha-badge" style="position:fixed; right:0; bottom:14px">${frame('captcha/api2/anchor?size=invisible')}</div>`
const recaptcha = '<textarea name="g-recaptcha-response" style="display:none"></textarea>'
const turnstile = (more = ''): string =>
  `<div class="cf-turnstile" ${more}><input type="hidden" name="cf-turnstile-response" id="token"></div>`

const hidden = (name: string, value = ''): string => `<input type="hidden" name="${name}" value="${value}">`
const altcha = (more = ''): string =>
  `<altcha-widget style="display:block" ${more}><label><input type="checkbox"> I am not a robot</label></altcha-widget>`

describe('a captcha that', () => {
  test.each([
    ['is a badge in the form', form(badge + recaptcha)],
    ['is a badge at the end of the page', form('<input type="hidden" name="g-recaptcha-response">') + badge],
    [
      'is invisible',
      form(`${frame('hcaptcha.html#frame=checkbox-invisible')}<textarea name="h-captcha-response" hidden></textarea>`),
    ],
    ['works when the form is sent', form(turnstile('data-execution="execute"'))],
    ['works when the form is sent (ALTCHA)', form(altcha('auto="onsubmit"'))],
    ['was solved (ALTCHA)', form(altcha() + hidden('altcha', 'TOKEN'))],
    ['was solved (Friendly Captcha)', form(hidden('frc-captcha-response', 'TOKEN'))],
    ['was solved (SmartCaptcha)', form(frame('smartcaptcha') + hidden('smart-token', 'TOKEN'))],
    ['was solved (mCaptcha)', form(frame('', 'id="mcaptcha-widget__iframe"') + hidden('mcaptcha__token', 'TOKEN'))],
    ['was solved (GeeTest)', form(hidden('geetest_validate', 'TOKEN'))],
    ['is invisible (SmartCaptcha)', form(hidden('smart-token'))],
    ['was solved', form(frame('captcha') + recaptcha.replace('></', '>TOKEN</'))],
  ])('%s asks nobody before the click', async (_, body) => {
    const page = await browser.openHtml(markup(body))
    expect(await runOn(page, toolOf(page, '#f'), email)).toMatchObject({ status: 'confirmed' })
    expect(await sentBy(page)).toMatchObject([email])
    await page.close()
  })

  test.each([
    ['draws nothing', turnstile()],
    ['draws a frame', turnstile() + frame('challenges')],
  ])('%s and solves itself is waited for', async (_, captcha) => {
    const solves = `setTimeout(() => { token.value = 'TOKEN' }, 1000)`
    const page = await browser.openHtml(markup(form(captcha), solves))
    expect(await runOn(page, toolOf(page, '#f'), email)).toMatchObject({ status: 'confirmed' })
    expect(await sentBy(page)).toEqual([{ ...email, 'cf-turnstile-response': 'TOKEN' }])
    await page.close()
  })

  test.each([
    ['nothing solves', form(turnstile())],
    ['nothing solves, beside the badge of another one', form(turnstile()) + badge],
    ['has an answer and no frame yet', form(recaptcha)],
    ['has no answer yet (GeeTest 4)', form(hidden('captcha_output', ''))],
    ['is not done yet (Friendly Captcha)', form(hidden('frc-captcha-solution', '.UNFINISHED'))],
    ['has a box to tick (ALTCHA)', form(altcha())],
    ['has a box to tick (SmartCaptcha)', form(frame('smartcaptcha') + hidden('smart-token'))],
    ['has a box to tick (mCaptcha)', form(frame('', 'id="mcaptcha-widget__iframe"') + hidden('mcaptcha__token'))],
    ['has a button to press (GeeTest)', form(hidden('geetest_validate'))],
    ['has a box to tick', form(frame('captcha/api2/anchor?size=normal') + recaptcha)],
  ])('%s is left to a person', async (_, body) => {
    const page = await browser.openHtml(markup(body))
    const outcome = await runOn(page, toolOf(page, '#f'), email, { stepMs: 1500 })
    expect(outcome).toMatchObject({ status: 'needs_person', errors: [{ reason: 'captcha' }] })
    expect(await sentBy(page)).toEqual([])
    expect(await page.inputValue('[name=email]')).toBe('ada@shop.example')
    await page.close()
  })
})

describe('fields for a card in frames of a service', () => {
  const card = frame('x', 'name="__privateStripeFrame1" title="Secure card payment input frame"')

  test.each([
    ['in the form', form(`<div id="card">${card}</div>`)],
    ['beside the form', `<div>${card}${form('')}</div>`],
    ['known by the title alone', form(frame('x', 'title="Iframe for card number"'))],
    ['known by the name alone', form(frame('x', 'name="braintree-hosted-field-number"'))],
  ])('%s: a person is asked, and has to go on', async (_, body) => {
    const page = await browser.openHtml(markup(body))
    const tool = toolOf(page, '#f')
    expect(await runOn(page, tool, email)).toMatchObject({
      status: 'needs_person',
      error: { code: 'approval_required', message: 'approval required: payment' },
    })
    expect(await runOn(page, tool, email, { approves: true })).toMatchObject({
      status: 'needs_person',
      error: { code: 'person_required' },
      errors: [{ path: '', reason: expect.stringContaining('payment: ') }],
    })
    expect(await sentBy(page)).toEqual([])
    await page.close()
  })

  test.each([
    ['in another form', `<div>${form('')}<form>${card}</form></div>`],
    ['in another part of the page', `<section>${form('')}</section><section>${card}</section>`],
    ['that nobody sees', form(`<div style="visibility:hidden">${card}</div>`)],
    ['of the page itself', form('<iframe title="Preview of the card" srcdoc="<p>Happy birthday"></iframe>')],
    ['about something else', form(frame('x', 'title="How to find us"'))],
  ])('none: %s', async (_, body) => {
    const page = await browser.openHtml(markup(body))
    expect(await runOn(page, toolOf(page, '#f'), email)).toMatchObject({ status: 'confirmed' })
    await page.close()
  })
})
