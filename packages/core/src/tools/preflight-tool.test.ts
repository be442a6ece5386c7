import { describe, expect, test } from 'vitest'
import { parsePage } from '../page/parse-page.ts'
import type { Tool } from '../schema/tool.ts'
import { inferTools } from './infer-tools.ts'
import { preflightTool } from './preflight-tool.ts'

const url = 'https://shop.example/join'
const parse = (html: string, at = url) =>
  parsePage(`<!doctype html><html lang=en><h1>Shop</h1><p>${'We sell bicycles. '.repeat(20)}</p>${html}`, { url: at })
const tool = (selector: string, metadata: Partial<Tool['metadata']> = {}, pageUrl = url) => ({
  selector,
  pageUrl,
  metadata: { kind: 'form' as const, ...metadata },
})
/** What each step says, in one letter: yes, no, unknown. */
const letters = ({ steps }: ReturnType<typeof preflightTool>) =>
  steps.map(({ ok }) => (ok === 'unknown' ? '?' : ok ? 'y' : 'n')).join('')

const form =
  '<form id=join action="/join" method=post><label>E-mail <input type=email name=mail></label><button>Join</button></form>'
const dialog = `<button id=open onclick="box.showModal()">Join us</button><dialog id=box>${form}</dialog>`
const field = {
  key: 'mail',
  selector: '[name="mail"]',
  type: 'email',
  purpose: 'email' as const,
  label: 'E-mail',
  required: true,
}
const behind = { triggerSelector: '#open', inModal: true }

describe('page, trigger, target, fields, submit', () => {
  test.each<[string, string, ReturnType<typeof tool>, string, string]>([
    ['all is there', form, tool('#join', { fields: [field] }), 'yyyyy', ''],
    ['the default selector', `<form hidden></form>${form}`, tool('form', { fields: [field] }), 'yyyyy', ''],
    [
      'another page',
      form,
      tool('#join', {}, 'https://shop.example/other'),
      'n????',
      'The tool is for https://shop.example/other',
    ],
    ['the same page with a query', form, tool('#join', {}, `${url}/`), 'yyyyy', ''],
    [
      'a query that is missing',
      form,
      tool('#join', {}, `${url}?step=2`),
      'n????',
      'this page is https://shop.example/join',
    ],
    [
      'behind its trigger',
      dialog,
      tool('#join', { ...behind, fields: [field] }),
      'yyyyy',
      'hidden until the trigger is clicked',
    ],
    ['hidden without a trigger', dialog, tool('#join', { fields: [field] }), 'yynyy', 'no trigger is known to show it'],
    ['the trigger is gone', dialog.replace('id=open', ''), tool('#join', behind), 'ynnyy', 'Nothing matches #open.'],
    [
      'the trigger is hidden',
      dialog.replace('id=open', 'id=open hidden'),
      tool('#join', behind),
      'ynnyy',
      '#open is hidden.',
    ],
    [
      'a form that the trigger makes',
      '<button id=open>Join us</button>',
      tool('#join', behind),
      'yy???',
      'before the trigger',
    ],
    [
      'the first form of a dialog',
      `${form.replace('join', 'a')}${dialog}`,
      tool('form', behind),
      'yyyyy',
      'hidden until the trigger',
    ],
    ['nothing matches', form, tool('#gone'), 'yyn??', 'Nothing matches #gone.'],
    ['several match', `${form}${form}`, tool('form[action]'), 'yyn??', 'Several elements match'],
    ['one of several is shown', `<div hidden>${form}</div>${form}`, tool('form[action]'), 'yyyyy', ''],
    ['a selector for a live page', form, tool('form:focus-within'), 'yy???', 'only be checked in a browser'],
    [
      'a field is gone',
      form.replace('name=mail', 'name=post'),
      tool('#join', { fields: [{ ...field, label: 'Phone' }] }),
      'yyyny',
      'Missing from the form: Phone.',
    ],
    ['a field by its key', form, tool('#join', { fields: [{ ...field, selector: '#gone' }] }), 'yyyyy', ''],
    ['a field by its label', form.replace('name=mail', 'name=x1'), tool('#join', { fields: [field] }), 'yyyyy', ''],
    [
      'a field outside of the form',
      `${form.replace('name=mail', 'name=x')}<input name=mail aria-label=Other>`,
      tool('#join', { fields: [{ ...field, label: '' }] }),
      'yyyny',
      '',
    ],
    [
      'nothing to send it with',
      '<form id=join><input name=mail hidden></form>',
      tool('#join'),
      'yyyyn',
      'Nothing was found that submits',
    ],
    ['no button of its own', '<form id=join><input name=mail></form>', tool('#join'), 'yyyyy', 'submits it with Enter'],
    [
      'a button that a script sends with',
      '<form id=join><input name=mail><button type=button>Next</button></form>',
      tool('#join'),
      'yyyyy',
      '',
    ],
    ['a disabled button', form.replace('<button', '<button disabled'), tool('#join'), 'yyyyy', 'disabled now'],
    ['a hidden button', form.replace('<button', '<button hidden'), tool('#join'), 'yyyyn', 'is hidden'],
    ['a button', '<button id=b>Sign up</button>', tool('#b', { kind: 'button' }), 'yyyyy', 'A button has no fields.'],
    [
      'the first button',
      '<a role=button href="/">x</a><button>Sign up</button>',
      tool('button', { kind: 'button' }),
      'yyyyy',
      '',
    ],
    [
      'no button',
      form.replace(/<button.*button>/, ''),
      tool('button', { kind: 'button' }),
      'yyn??',
      'Nothing matches button.',
    ],
    [
      'controls outside of a form',
      `<div id=box><input name=mail aria-label=E-mail><button id=go>Send</button></div>`,
      tool('#box', { submitSelector: '#go', fields: [field] }),
      'yyyyy',
      '',
    ],
    [
      'their button is gone',
      `<div id=box><input name=mail aria-label=E-mail></div>`,
      tool('#box', { submitSelector: '#go' }),
      'yyyyn',
      '',
    ],
  ])('%s', (_, html, given, expected, detail) => {
    const result = preflightTool(given, parse(html))
    expect(letters(result)).toBe(expected)
    expect(result.ready).toBe(expected === 'yyyyy')
    expect(result.steps.map((each) => each.detail).join(' ')).toContain(detail)
  })

  test.each<[string, string, string | undefined, string, string]>([
    ['all is in it', '<iframe id=box src="/f"></iframe>', form, 'yyyyy', '#join is visible'],
    [
      'its document was not read',
      '<iframe id=box src="/f"></iframe>',
      undefined,
      'yy???',
      '#box can only be checked in a browser',
    ],
    ['the form is not in it', '<iframe id=box src="/f"></iframe>', '<p>Gone</p>', 'yyn??', 'Nothing matches #join'],
    ['it is not on the page', form, undefined, 'yyn??', 'Nothing matches #box'],
    [
      'it shows another site',
      '<iframe id=box src="https://x.example/"></iframe>',
      undefined,
      'yyn??',
      '#box shows another site',
    ],
  ])('a tool in a frame: %s', (_, html, inside, expected, detail) => {
    const given = tool('#join', { frame: '#box', fields: [field] })
    const framed = inside === undefined ? undefined : parse(inside, 'https://shop.example/f')
    const result = preflightTool(given, parse(html), framed)
    expect(letters(result)).toBe(expected)
    expect(result.steps.map((each) => each.detail).join(' ')).toContain(detail)
  })

  test('a page that its scripts fill', () => {
    const page = parsePage('<!doctype html><div id=root></div><script src="/app.js"></script>', { url })
    expect(preflightTool(tool('#join'), page)).toMatchObject({
      ready: false,
      steps: [{ ok: 'unknown' }, {}, {}, {}, {}],
    })
  })

  test('a form whose selector no longer finds it is known by its looks', () => {
    const [draft] = inferTools(parse(form))
    const moved = preflightTool(draft!, parse(form.replace('id=join', 'id=join-now')))
    expect([letters(moved), moved.steps[2]?.detail]).toEqual([
      'yyyyy',
      'The element is now #join-now; #join no longer finds it.',
    ])
  })

  test('what no longer looks like the tool is not taken for it', () => {
    const [draft] = inferTools(parse(form))
    const other =
      '<form id=join action="/search"><input type=search name=q aria-label=Search><input name=from aria-label=From><button>Search</button></form>'
    const result = preflightTool({ ...draft!, metadata: { ...draft!.metadata, fields: [] } }, parse(other))
    expect([letters(result), result.ready]).toEqual(['yyn??', false])
  })

  test.each([form, dialog, '<button>Sign up</button>'])('a tool that was just found is ready: %s', (html) => {
    const page = parse(html)
    for (const draft of inferTools(page)) expect(preflightTool(draft, page)).toMatchObject({ ready: true })
  })
})
