import { expect, test } from 'vitest'
import { checkRows, codeOf } from '../../../../test/check-rows.ts'
import { buildField, buildForm, buildPage, buildSite } from '../../../../test/evidence-builder.ts'
import type { Field } from '../../../page/model/form-model.ts'
import { summarizePage } from '../../../page/page-summary.ts'
import { parsePage } from '../../../page/parse-page.ts'
import { formLabels } from './form-labels.ts'

const OPEN = 'Label for this field'
const form = (...fields: Field[]) =>
  buildSite({ pages: [buildPage({ url: '/contact', forms: [buildForm({ fields })] })] })
const labeled = buildField({ name: 'name' })
const bare = buildField({ name: 'email', label: '', purpose: 'email' })

checkRows(formLabels, [
  ['all labeled', form(labeled), 14, '1 of 1 field has a label.'],
  ['half of them', form(labeled, bare), 7, 'No label: “email” on https://shop.example/contact.'],
  ['none', form(bare), 0],
  ['a placeholder alone does not count', form(buildField({ label: '', placeholder: 'Email' })), 0],
  [
    'an asterisk says nothing',
    form(buildField({ label: '*' }), buildField({ label: ':' })),
    0,
    '0 of 2 fields have a label.',
  ],
  ['a digit may be all that a choice says', form(buildField({ label: '5', type: 'radio' })), 14],
  ['a control outside any form counts', buildSite({ pages: [buildPage({ looseFields: [labeled, bare] })] }), 7],
  [
    'hidden, button, honeypot, CSRF and captcha do not count',
    form(
      labeled,
      buildField({ label: '', type: 'hidden' }),
      buildField({ label: '', type: 'submit' }),
      buildField({ label: '', honeypot: true }),
      buildField({ label: '', csrf: true }),
      buildField({ label: '', tag: 'textarea', type: 'textarea', name: 'g-recaptcha-response' }),
    ),
    14,
  ],
  [
    'nothing but hidden fields',
    form(buildField({ type: 'hidden' })),
    'not applied',
    'none of the pages read has a field to fill in',
  ],
  ['no form', buildSite(), 'not applied'],
  ['no page read', buildSite({ pages: [] }), 'not measured'],
])

test.each<[string, Parameters<typeof buildField>[0], string]>([
  ['a field with an id', { id: 'mail', placeholder: 'Mail' }, '<label for="mail">Mail</label>'],
  [
    'a field without an id',
    { name: 'e_mail', placeholder: 'Mail' },
    '<!-- add to the field: id="field-e-mail" -->\n<label for="field-e-mail">Mail</label>',
  ],
  [
    'its placeholder is the best text',
    { id: 'a', placeholder: 'Ihre <b>Mail' },
    '<label for="a">Ihre &lt;b&gt;Mail</label>',
  ],
  ['nothing to go by', { id: '..', name: '' }, `<label for="..">${OPEN}</label>`],
  [
    'a custom control',
    { tag: 'custom', type: 'textbox', nearbyText: 'Note' },
    '<!-- on the element itself -->\naria-label="Note"',
  ],
])('label to paste: %s', (_label, words, expected) => {
  expect(codeOf(formLabels, form(buildField({ label: '', ...words })))).toEqual([expected])
})

test('no id is handed out twice on a page', () => {
  const three = ['a', 'b', 'c'].map((selector) => ({ ...bare, selector }))
  const taken = buildField({ id: 'field-email-2', name: 'x' })
  const ids = codeOf(formLabels, form(...three, taken)).map((code) => /for="([^"]+)"/.exec(code)?.[1])
  expect(ids).toEqual(['field-email', 'field-email-3', 'field-email-4'])
})

test('a field that stands on every page is told once', () => {
  const pages = ['/', '/a', '/b'].map((url) => buildPage({ url, forms: [buildForm({ fields: [bare] })] }))
  const site = buildSite({ pages })
  expect(codeOf(formLabels, site)).toHaveLength(1)
  expect(formLabels.earn(site).observed[1]).toBe('No label: “email” on https://shop.example/ (3 times on 3 pages).')
  expect(formLabels.earn(site).advise?.()?.pages).toHaveLength(3)
})

const url = 'https://shop.example/contact'
const parsed = (body: string) =>
  buildSite({
    pages: [{ ...buildPage({ url }), page: summarizePage(parsePage(`<html lang="en"><body>${body}`, { url })) }],
  })

test.each<[string, string, string]>([
  ['a label that names no field', '<label>Plate number:</label><input id="a" name="f_7">', 'Plate number'],
  ['text right before it', '<div>Preferred day * <input id="a" name="f_7"></div>', 'Preferred day'],
  ['the cell to the left', '<table><tr><td>Arrival<td><input id="a" name="f_7"></table>', 'Arrival'],
  ['text behind a choice', '<input id="a" type="radio" name="s" value="1"> With luggage', 'With luggage'],
  ['a placeholder', '<input id="a" name="f_7" placeholder="Ihre Mail">', 'Ihre Mail'],
  ['not an example', '<input id="a" name="email" placeholder="ann@mail.example">', OPEN],
  ['what it is for is not invented', '<input id="a" type="email" name="f_7">', OPEN],
  ['the words of its name', '<input id="a" name="roomSize">', 'Room size'],
  ['another control stands between', '<p>Name<input aria-label="A"><input id="a" name="f_7">', OPEN],
  ['a heading', '<h2>Your repair</h2><input id="a" name="f_7">', OPEN],
  ['a long sentence', `<p>${'Tell us all about it. '.repeat(9)}</p><input id="a" name="f_7">`, OPEN],
  ['nothing to go by', '<input id="a" name="f_7">', OPEN],
])('label from the page: %s', (_label, html, expected) => {
  expect(codeOf(formLabels, parsed(html))).toEqual([`<label for="a">${expected}</label>`])
})

test('says which labels only the owner knows', () => {
  const advice = formLabels.earn(parsed('<input name="f_7"><input name="q1"><input name="email">')).advise?.()
  expect(advice?.change).toContain(
    'Nothing on the page says what “f_7” and “q1” ask for, so replace “Label for this field” with your own words.',
  )
})

test('a placeholder that nobody replaced labels nothing', () => {
  expect(formLabels.earn(parsed('<label for="a">Label for this field</label><input id="a">')).points).toBe(0)
})

test.each<[string, string, string[]]>([
  [
    'an id that two fields share',
    '<input id="a" placeholder="Day"><input id="a" placeholder="Year">',
    ['<label for="field-text">Day</label>', '<label for="field-text-2">Year</label>'],
  ],
  [
    'a text that two fields stand beside',
    '<div>Mail<p><input id="a" type="email"></p></div><div>Mail<p><input id="b" name="password"></p></div>',
    ['<label for="a">Mail</label>', '<label for="b">Password</label>'],
  ],
])('each field has its own label: %s', (_label, html, expected) => {
  expect(codeOf(formLabels, parsed(html)).map((code) => code.split('\n').at(-1))).toEqual(expected)
})
