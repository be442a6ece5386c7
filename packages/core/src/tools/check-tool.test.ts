import { describe, expect, test } from 'vitest'
import { OperableError } from '../errors.ts'
import { parsePage } from '../page/parse-page.ts'
import { checkNewTool, checkToolPatch } from './check-tool.ts'
import { inferTools } from './infer-tools.ts'

const url = 'https://shop.example/join'
const tool = { name: 'join', description: 'Joins.', pageUrl: url, selector: '#join', metadata: { kind: 'form' } }
const metadata = (more: object) => ({ ...tool, metadata: { kind: 'form', ...more } })
const field = { selector: '#mail', type: 'email', purpose: 'email', label: 'E-mail', required: true }

const refused = (given: unknown): [string, string] => {
  try {
    checkNewTool(given)
  } catch (error) {
    if (error instanceof OperableError) return [error.code, error.message]
  }
  throw new Error('It was not refused.')
}

describe('a tool that is handed over', () => {
  test('by hand: the least that it needs', () => {
    expect(checkNewTool(tool)).toEqual({ ...tool, active: true, source: 'manual', visible: true })
  })

  test('a trigger means a dialog', () => {
    expect(checkNewTool(metadata({ triggerSelector: '#open' })).metadata).toMatchObject({ inModal: true })
  })

  test('each draft of a page, as it was found', () => {
    const html = `<form id=join method=post><label>E-mail <input type=email name=mail required></label>
      <label><input type=radio name=size value=s>Small</label><label><input type=radio name=size value=l>Large</label>
      <input type=password name=pw aria-label=Password autocomplete=new-password><button>Join</button></form>
      <button id=b data-bs-toggle=modal data-bs-target="#m">Sign up</button><div class=modal id=m><form><input name=q aria-label=Name></form></div>`
    const drafts = inferTools(parsePage(html, { url }))
    expect(drafts.length).toBeGreaterThan(1)
    for (const draft of drafts) expect(checkNewTool(draft)).toEqual({ ...draft, source: 'manual' })
  })

  test.each<[string, unknown, string, string]>([
    ['nothing', undefined, 'invalid_request', ''],
    ['a text', 'tool', 'invalid_request', ''],
    ['no name', { ...tool, name: undefined }, 'invalid_request', 'name'],
    ['a blank name', { ...tool, name: ' ' }, 'invalid_request', 'name'],
    ['a long name', { ...tool, name: 'x'.repeat(129) }, 'invalid_request', 'name'],
    ['a long description', { ...tool, description: 'x'.repeat(2001) }, 'invalid_request', 'description'],
    ['a control character', { ...tool, description: 'a\u001b[31m' }, 'invalid_request', 'description'],
    ['a script address', { ...tool, pageUrl: 'javascript:alert(1)' }, 'invalid_request', 'pageUrl'],
    ['more than a tool has', { ...tool, id: 'x' }, 'invalid_request', 'id'],
    ['more metadata than a tool has', metadata({ more: 1 }), 'invalid_request', 'more'],
    ['no kind', { ...tool, metadata: {} }, 'invalid_request', 'metadata.kind'],
    ['an unknown kind', { ...tool, metadata: { kind: 'link' } }, 'invalid_request', 'metadata.kind'],
    ['a field with more', metadata({ fields: [{ ...field, x: 1 }] }), 'invalid_request', 'metadata.fields.0'],
    ['an unknown purpose', metadata({ fields: [{ ...field, purpose: 'x' }] }), 'invalid_request', 'purpose'],
    ['many fields', metadata({ fields: Array(101).fill(field) }), 'invalid_request', 'metadata.fields'],
    ['a long text inside', metadata({ inputSchema: { title: 'x'.repeat(2001) } }), 'invalid_request', 'too large'],
    ['half a surrogate pair', metadata({ inputSchema: { title: '\ud800' } }), 'invalid_request', 'metadata'],
    [
      'deep nesting',
      metadata({ inputSchema: JSON.parse(`${'{"a":'.repeat(40)}1${'}'.repeat(40)}`) }),
      'invalid_request',
      'nested',
    ],
    [
      'much of it',
      metadata({ inputSchema: { enum: Array.from({ length: 60 }, () => 'x'.repeat(1000)) } }),
      'invalid_request',
      'too large',
    ],
    ['a bad selector', { ...tool, selector: 'form[' }, 'invalid_selector', 'selector, character 5'],
    ['a bad trigger', metadata({ triggerSelector: 'a::before' }), 'invalid_selector', 'triggerSelector'],
    ['a bad submit selector', metadata({ submitSelector: '>' }), 'invalid_selector', 'submitSelector'],
    ['a bad field selector', metadata({ fields: [{ ...field, selector: '#' }] }), 'invalid_selector', 'fields'],
    [
      'a bad choice',
      metadata({ fields: [{ ...field, choices: [{ value: 'a', label: 'a', selector: '#' }] }] }),
      'invalid_selector',
      'fields',
    ],
  ])('%s is refused', (_, given, code, text) => {
    const [was, message] = refused(given)
    expect(was).toBe(code)
    expect(message).toContain(text)
    expect(message.length).toBeLessThan(400)
  })
})

test.each([{}, { name: 'join', active: false }, { clickSelector: null }])('a change as it is sent: %j', (patch) => {
  expect(checkToolPatch(patch)).toEqual(patch)
})

test.each<[string, unknown, string]>([
  ['nothing', undefined, ''],
  ['a member that a change has not', { id: 'x' }, '"id"'],
  ['a member of another type', { active: 'yes' }, 'active'],
  ['a blank name', { name: ' ' }, 'name'],
  ['a script address', { pageUrl: 'javascript:alert(1)' }, 'pageUrl'],
  ['a name of many letters', { ['x'.repeat(1000)]: 1 }, 'x'],
])('refused: %s', (_, patch, named) => {
  const check = () => checkToolPatch(patch)
  expect(check).toThrow(OperableError)
  expect(check).toThrow(expect.objectContaining({ code: 'invalid_request', message: expect.stringContaining(named) }))
  expect(check).toThrow(expect.objectContaining({ message: expect.stringMatching(/^.{1,250}\.$/s) }))
})
