import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { buildDraft } from '../../test/tool-builder.ts'
import { toolSchema } from '../schema/tool.ts'
import { type ToolPatch, toolPatchSchema } from '../schema/tool-patch.ts'
import { createTool } from './create-tool.ts'
import { applyToolPatch } from './patch-tool.ts'

const made = '2026-01-01T00:00:00.000Z'
const now = '2026-02-02T00:00:00.000Z'
const plain = createTool(buildDraft(), { id: '1', now: made })
const inModal = applyToolPatch(plain, { clickSelector: '#open' })

describe('applyToolPatch', () => {
  test.each<[string, ToolPatch]>([
    ['name', { name: 'enter' }],
    ['description', { description: 'Logs in.' }],
    ['pageUrl', { pageUrl: 'https://shop.example/in' }],
    ['active', { active: false }],
    ['selector', { selector: '#in' }],
  ])('%s alone changes', (_, patch) => {
    expect(applyToolPatch(plain, patch, now)).toEqual({ ...plain, ...patch, updatedAt: now })
  })

  test('clickSelector is kept as the trigger, not under its own name', () => {
    expect(inModal.metadata).toEqual({ kind: 'form', triggerSelector: '#open', inModal: true })
    expect(inModal).not.toHaveProperty('clickSelector')
  })

  test('null clears both', () => {
    expect(applyToolPatch(inModal, { clickSelector: null })).toEqual(plain)
    expect(applyToolPatch(plain, { clickSelector: null }, now)).toBe(plain)
  })

  test('what changes nothing gives the same tool', () => {
    for (const patch of [{}, { name: undefined }, { name: plain.name, active: true }, { selector: 'form' }])
      expect(applyToolPatch(plain, patch, now)).toBe(plain)
  })

  test.each<[string, ToolPatch, string]>([
    ['selector', { selector: 'form{' }, 'selector, character 5: '],
    ['an empty one', { selector: '' }, 'selector, character 1: The selector is empty.'],
    ['clickSelector', { clickSelector: 'a >' }, 'clickSelector, character 4: '],
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
    },
    { requiredKeys: [] },
  )

  test('twice is once, and the tool stays valid', () => {
    fc.assert(
      fc.property(fc.constantFrom(plain, inModal), patches, (tool, patch) => {
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
    ['a script as address', { pageUrl: 'javascript:alert(1)' }],
    ['a hidden script', { pageUrl: ' java\tscript:alert(1)' }],
    ['data', { pageUrl: 'data:text/html,x' }],
    ['an address without a scheme', { pageUrl: '//evil.example' }],
    ['backslashes', { pageUrl: '\\\\evil.example' }],
    ['a scheme alone', { pageUrl: 'https:evil.example' }],
    ['a password in the address', { pageUrl: 'https://a:b@evil.example' }],
    ['a long selector', { selector: 'a'.repeat(513) }],
    ['a number as trigger', { clickSelector: 1 }],
  ])('refuses %s', (_, body) => expect(toolPatchSchema.safeParse(body).success).toBe(false))
})
