import { describe, expect, test, vi } from 'vitest'
import { isWebAddress, parseToolList, validTools } from './parse-tool-list.ts'

const tool = {
  id: 't1',
  name: 'signup',
  description: 'Opens an account.',
  active: true,
  selector: '#join',
  pageUrl: 'https://shop.example/join',
  source: 'discovered',
  metadata: { kind: 'form', fields: [{ selector: '#email', purpose: 'email' }], inputSchema: { type: 'object' } },
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
}

const listOf = (tools: unknown, more: object = {}) =>
  JSON.stringify({ version: 1, websiteId: 'w1', url: 'https://shop.example/', tools, ...more })

const numbered = (_: unknown, index: number) => ({ ...tool, name: `signup${index}` })
const names = (text: string) => parseToolList(text, 'w1')?.tools.map(({ name }) => name)

describe('a list', () => {
  test.each<[string, string, string[] | undefined]>([
    ['of one tool', listOf([tool]), ['signup']],
    ['of none', listOf([]), []],
    ['that is not JSON', '<!doctype html>', undefined],
    ['that is null', 'null', undefined],
    ['of another version', listOf([tool], { version: 2 }), undefined],
    ['of another website', listOf([tool], { websiteId: 'w2' }), undefined],
    ['whose tools are no array', listOf({ 0: tool }), undefined],
  ])('%s', (_, text, expected) => expect(names(text)).toEqual(expected))

  test.each<[string, unknown, string[]]>([
    ['no list', 'x', []],
    ['nothing', undefined, []],
    ['none of them a tool', [null, 5, { name: 'x' }], []],
    ['one of them switched off', [{ ...tool, active: false }, tool], ['signup']],
    ['of this page', [{ ...tool, pageUrl: '/join' }], ['signup']],
    ['two of one name', [tool, { ...tool, id: 't2' }], ['signup']],
  ])('that a page gives, %s', (_, list, expected) => expect(validTools(list).map(({ name }) => name)).toEqual(expected))

  test('has at most 500 tools, and says when it had more', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    expect(names(listOf(Array.from({ length: 500 }, numbered)))).toHaveLength(500)
    expect(warn).not.toHaveBeenCalled()
    expect(names(listOf(Array.from({ length: 600 }, numbered)))).toHaveLength(500)
    expect(warn.mock.calls).toEqual([['Operable: only 500 tools are kept.']])
    warn.mockRestore()
  })

  test('has at most a million characters, and says when it had more', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const ofLength = (length: number) =>
      listOf([tool], { filler: 'x'.repeat(length - listOf([tool], { filler: '' }).length) })
    expect(names(ofLength(1_000_000))).toEqual(['signup'])
    expect(warn).not.toHaveBeenCalled()
    expect(names(ofLength(1_000_001))).toBeUndefined()
    expect(warn.mock.calls).toEqual([['Operable: the tool list is too long.']])
    warn.mockRestore()
  })

  test('has objects that inherit nothing', () => {
    const list = parseToolList(listOf([tool]), 'w1')
    expect(Object.getPrototypeOf(list?.tools[0])).toBeNull()
    expect(Object.getPrototypeOf(list?.tools[0]?.metadata)).toBeNull()
  })

  test('cannot reach a prototype', () => {
    parseToolList('{"__proto__":{"polluted":true},"version":1}', 'w1')
    expect('polluted' in {}).toBe(false)
  })
})

test('what is no tool is left out', () => {
  expect(names(listOf([null, 5, 'tool', [], tool]))).toEqual(['signup'])
})

describe('a tool is left out', () => {
  test.each<[string, object]>([
    ['that is switched off', { active: false }],
    ['without an id', { id: '' }],
    ['without a name', { name: undefined }],
    ['with a name that is no text', { name: { toString: 'x' } }],
    ['with an endless selector', { selector: 'a'.repeat(513) }],
    ['with an endless trigger', { metadata: { kind: 'form', triggerSelector: 'a'.repeat(513) } }],
    ['of an unknown kind', { metadata: { kind: 'script' } }],
    ['with a broken field', { metadata: { kind: 'form', fields: [null] } }],
    ['on no web page', { pageUrl: 'javascript:alert(1)' }],
    ...Object.entries({
      'whose schema is none': { inputSchema: null },
      'whose properties are none': { inputSchema: { properties: null } },
      'whose properties are no schemas': { inputSchema: { properties: { email: null } } },
      'whose required names are none': { inputSchema: { required: 5 } },
      'with a required name that is no text': { inputSchema: { required: [{}] } },
      'whose fields are none': { fields: {} },
      'with a field without a selector': { fields: [{ purpose: 'email' }] },
      'with a field whose key is no text': { fields: [{ selector: '#email', purpose: 'email', key: {} }] },
      'with a field whose label is no text': { fields: [{ selector: '#email', purpose: 'email', label: [] }] },
      'whose safety has no reasons': { safety: { needsPerson: true } },
      'with a reason that is none': { safety: { needsPerson: true, reasons: [null] } },
      'with an endless button': { submitSelector: 'a'.repeat(513) },
    }).map(([label, metadata]): [string, object] => [label, { metadata: { kind: 'form', ...metadata } }]),
    ['without metadata', { metadata: undefined }],
  ])('%s', (_, change) => expect(names(listOf([{ ...tool, ...change }, tool]))).toEqual(['signup']))
})

test.each<[string, boolean]>([
  ['https://shop.example/', true],
  ['http://127.0.0.1:8080/a?b#c', true],
  ['HTTPS://shop.example', true],
  ['javascript:alert(1)', false],
  [' java\tscript:alert(1)', false],
  ['data:text/html,x', false],
  ['//evil.example', false],
  ['\\\\evil.example', false],
  ['https:evil.example', false],
  ['https:\\\\evil.example', false],
  ['https://shop.example\\@evil.example/', false],
  ['https://user:secret@shop.example/', false],
  ['/join', false],
  ['', false],
])('%j as an address: %s', (text, expected) => expect(isWebAddress(text)).toBe(expected))
