import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { buildDraft } from '../../test/tool-builder.ts'
import { toolSchema } from '../schema/tool.ts'
import { type ToolPatch, toolPatchSchema } from '../schema/tool-patch.ts'
import { createTool } from './merge-tools.ts'
import { applyToolPatch } from './patch-tool.ts'

const made = '2026-01-01T00:00:00.000Z'
const now = '2026-02-02T00:00:00.000Z'
const plain = createTool(buildDraft(), { id: '1', now: made })
const read = createTool(
  buildDraft({
    selector: '#in',
    metadata: {
      kind: 'form',
      triggerSelector: '#open',
      inModal: true,
      submitSelector: '#go',
      repeatable: true,
      fields: [{ selector: '#a', type: 'text', purpose: 'name', label: 'Name', required: true }],
      inputSchema: { type: 'object', properties: {} },
      safety: { needsPerson: false, reasons: [], consequential: true },
      fingerprint: { selector: '#in', role: 'form', name: 'Go', fields: ['text:a'], neighbours: {} },
    },
  }),
  { id: '2', now: made },
)
const inModal = applyToolPatch(plain, { clickSelector: '#open' })

describe('applyToolPatch', () => {
  test.each<[string, ToolPatch]>([
    ['name', { name: 'enter' }],
    ['description', { description: 'Logs in.' }],
    ['active', { active: false }],
  ])('%s alone changes', (_, patch) => {
    expect(applyToolPatch(read, patch, now)).toEqual({ ...read, ...patch, updatedAt: now })
  })

  test.each<[string, ToolPatch]>([
    ['selector', { selector: '#pay' }],
    ['pageUrl', { pageUrl: 'https://shop.example/pay' }],
    ['clickSelector', { clickSelector: '#pay' }],
    ['frame', { frame: '#box' }],
    ['no clickSelector', { clickSelector: null }],
  ])('%s moves the tool: nothing that was read of the old element is told of the new one', (_, patch) => {
    const { metadata } = applyToolPatch(read, patch, now)
    expect(metadata).toMatchObject({ unchecked: true, fingerprint: { selector: '#in' } })
    for (const name of ['fields', 'safety', 'submitSelector', 'repeatable']) expect(metadata).not.toHaveProperty(name)
    expect(metadata.inputSchema).toEqual({ type: 'object', description: expect.any(String) })
    expect(applyToolPatch(applyToolPatch(read, patch, now), { name: 'enter' }).metadata).toEqual(metadata)
  })

  test('what moves a tool and is as it was moves nothing', () => {
    const patch = { selector: read.selector, pageUrl: read.pageUrl, clickSelector: '#open' }
    expect(applyToolPatch(read, patch, now)).toBe(read)
  })

  test('frame is kept in metadata, and null takes it away', () => {
    const framed = applyToolPatch(plain, { frame: '#box' })
    expect(framed.metadata).toMatchObject({ frame: '#box', unchecked: true })
    expect(applyToolPatch(framed, { frame: null }).metadata).not.toHaveProperty('frame')
    expect(applyToolPatch(plain, { frame: null }, now)).toBe(plain)
    expect(applyToolPatch(framed, { frame: '#box' }, now)).toBe(framed)
  })

  test('clickSelector is kept as the trigger, not under its own name', () => {
    expect(inModal.metadata).toMatchObject({ kind: 'form', triggerSelector: '#open', inModal: true })
    expect(inModal).not.toHaveProperty('clickSelector')
  })

  test('null clears both', () => {
    const { metadata } = applyToolPatch(inModal, { clickSelector: null })
    expect(metadata).not.toHaveProperty('triggerSelector')
    expect(metadata).not.toHaveProperty('inModal')
    expect(applyToolPatch(plain, { clickSelector: null }, now)).toBe(plain)
  })

  test('repeatable is said and taken back', () => {
    const repeatable = applyToolPatch(plain, { repeatable: true }, now)
    expect(repeatable).toEqual({ ...plain, metadata: { ...plain.metadata, repeatable: true }, updatedAt: now })
    expect(applyToolPatch(repeatable, { repeatable: false })).toEqual({ ...plain, updatedAt: now })
    expect(applyToolPatch(plain, { repeatable: false }, now)).toBe(plain)
  })

  test('what it expects is kept, and null clears it', () => {
    const expects = { success: { url: '/thanks', text: 'Thank you' }, failure: { selector: '.error' } }
    const taught = applyToolPatch(plain, { expects }, now)
    expect(taught.metadata).toEqual({ ...plain.metadata, expects })
    expect(applyToolPatch(taught, { expects: structuredClone(expects) }, 'later')).toBe(taught)
    expect(applyToolPatch(taught, { expects: null })).toEqual({ ...plain, updatedAt: now })
  })

  test('what changes nothing gives the same tool', () => {
    for (const patch of [{}, { name: undefined }, { name: plain.name, active: true }, { selector: 'form' }])
      expect(applyToolPatch(plain, patch, now)).toBe(plain)
  })

  test.each<[string, ToolPatch, string]>([
    ['selector', { selector: 'form{' }, 'selector, character 5: '],
    ['an empty one', { selector: '' }, 'selector, character 1: The selector is empty.'],
    ['clickSelector', { clickSelector: 'a >' }, 'clickSelector, character 4: '],
    ['frame', { frame: 'iframe >' }, 'frame, character 9: '],
    ['expectation', { expects: { success: { selector: 'a{' } } }, 'expects.success.selector, character 2: '],
  ])('refuses a bad %s', (_, patch, message) => {
    expect(() => applyToolPatch(plain, patch)).toThrow(
      expect.objectContaining({ code: 'invalid_selector', message: expect.stringContaining(message) }),
    )
  })

  const patches: fc.Arbitrary<ToolPatch> = fc.record(
    {
      name: fc.constantFrom('login', 'enter'),
      description: fc.string({ minLength: 1, maxLength: 20 }),
      pageUrl: fc.webUrl(),
      active: fc.boolean(),
      selector: fc.constantFrom('form', '#a', 'form > input'),
      clickSelector: fc.constantFrom('#open', '.x', null),
      repeatable: fc.boolean(),
      expects: fc.constantFrom({ success: { status: 201 } }, { success: { text: 'Done' } }, null),
    },
    { requiredKeys: [] },
  )

  test('twice is once, and the tool stays valid', () => {
    fc.assert(
      fc.property(fc.constantFrom(plain, inModal, read), patches, (tool, patch) => {
        const once = applyToolPatch(tool, patch, now)
        expect(applyToolPatch(once, patch, 'later')).toBe(once)
        expect(toolSchema.strict().parse(once)).toEqual(once)
      }),
    )
  })
})

describe('toolPatchSchema', () => {
  test.each<[string, unknown]>([
    ['nothing', {}],
    [
      'all',
      { pageUrl: 'https://a.example/', name: 'Anmelden bei uns', description: 'x', active: true, selector: 'form' },
    ],
    ['null for the trigger', { clickSelector: null }],
    ['an expectation', { expects: { success: { url: '/thanks' }, failure: { text: 'Nope' } } }],
  ])('takes %s', (_, body) => expect(toolPatchSchema.parse(body)).toEqual(body))

  test.each<[string, unknown]>([
    ['an unknown member', { triggerSelector: '#a' }],
    ['the id', { id: '2' }],
    ['__proto__', JSON.parse('{"__proto__":{"a":1}}')],
    ['a list', []],
    ['null', null],
    ['null for a name', { name: null }],
    ['an empty name', { name: '' }],
    ['a blank name', { name: '  ' }],
    ['a name of two lines', { name: 'a\nb' }],
    ['a name that colours the log', { name: 'a\u001b[31m' }],
    ['half a character', { name: 'a\ud800' }],
    ['a long name', { name: 'a'.repeat(129) }],
    ['a long description', { description: 'a'.repeat(2001) }],
    ['active as text', { active: 'true' }],
    ['repeatable as text', { repeatable: 'true' }],
    ['the mark of the unchecked', { unchecked: false }],
    ['a script as address', { pageUrl: 'javascript:alert(1)' }],
    ['a hidden script', { pageUrl: ' java\tscript:alert(1)' }],
    ['data', { pageUrl: 'data:text/html,x' }],
    ['an address without a scheme', { pageUrl: '//evil.example' }],
    ['backslashes', { pageUrl: '\\\\evil.example' }],
    ['a scheme alone', { pageUrl: 'https:evil.example' }],
    ['a password in the address', { pageUrl: 'https://a:b@evil.example' }],
    ['a long selector', { selector: 'a'.repeat(513) }],
    ['a number as trigger', { clickSelector: 1 }],
    ['an expectation of nothing', { expects: { success: {} } }],
    ['an expectation of failure alone', { expects: { failure: { text: 'Nope' } } }],
    ['an expected address of another site', { expects: { success: { url: 'https://evil.example/' } } }],
    ['an expected status that is none', { expects: { success: { status: 99 } } }],
    ['an unknown member of an expectation', { expects: { success: { text: 'x', regex: 'x' } } }],
  ])('refuses %s', (_, body) => expect(toolPatchSchema.safeParse(body).success).toBe(false))
})
