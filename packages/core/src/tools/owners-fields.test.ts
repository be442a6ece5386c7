import { describe, expect, test } from 'vitest'
import { buildDraft } from '../../test/tool-builder.ts'
import type { ToolMetadata } from '../schema/tool.ts'
import type { ToolPatch } from '../schema/tool-patch.ts'
import { describeTool } from './describe-tool.ts'
import { withEdits } from './edited-members.ts'
import { createTool } from './merge-tools.ts'
import { offeredMetadata } from './owners-fields.ts'
import { applyToolPatch } from './patch-tool.ts'
import { applyProposal, proposeChanges } from './propose-changes.ts'

const made = '2026-01-01T00:00:00.000Z'
const now = '2026-02-02T00:00:00.000Z'

const field = (key: string, required = false) => ({
  key,
  selector: `#${key}`,
  type: 'text',
  purpose: 'unknown' as const,
  label: key.toUpperCase(),
  required,
})
const metadata: ToolMetadata = {
  kind: 'form',
  fields: [field('mail', true), field('size'), field('note')],
  inputSchema: {
    type: 'object',
    properties: { mail: { type: 'string' }, size: { type: 'string' }, note: { type: 'string' } },
    required: ['mail'],
    additionalProperties: false,
  },
}
const tool = createTool(buildDraft({ selector: '#f', metadata }), { id: '1', now: made })
const said = (patch: ToolPatch) => withEdits(tool, applyToolPatch(tool, patch, now), patch)

describe('what agents are given', () => {
  const keysOf = (given: ToolMetadata) => Object.keys(given.inputSchema?.['properties'] as object)

  test('nothing is said: the same object', () => {
    expect(offeredMetadata(metadata)).toBe(metadata)
    expect(offeredMetadata({ ...metadata, hiddenFields: [] }).inputSchema).toBe(metadata.inputSchema)
  })

  test.each<[string, Partial<ToolMetadata>, string[], string[] | undefined]>([
    ['a hidden field has no property', { hiddenFields: ['size'] }, ['mail', 'note'], ['mail']],
    ['one for a person neither', { personFields: ['note'] }, ['mail', 'size'], ['mail']],
    ['nor is it required of the agent', { personFields: ['mail'] }, ['size', 'note'], undefined],
    ['both', { hiddenFields: ['size'], personFields: ['mail', 'note'] }, [], undefined],
    ['a hidden one that is required by now is shown', { hiddenFields: ['mail', 'size'] }, ['mail', 'note'], ['mail']],
    [
      'one that is gone says nothing',
      { hiddenFields: ['gone'], personFields: ['away'] },
      ['mail', 'size', 'note'],
      ['mail'],
    ],
  ])('%s', (_, choices, keys, required) => {
    const offered = offeredMetadata({ ...metadata, ...choices })
    expect([keysOf(offered), offered.inputSchema?.['required']]).toEqual([keys, required])
    expect(offered.inputSchema?.['additionalProperties']).toBe(false)
    expect(offered).not.toHaveProperty('personFields')
  })

  test('one that is required by its field alone is shown too', () => {
    const { required: _, ...inputSchema } = metadata.inputSchema!
    expect(keysOf(offeredMetadata({ ...metadata, inputSchema, hiddenFields: ['mail'] }))).toContain('mail')
  })

  test('a field for a person has no key, and says why; the schema names it to agents', () => {
    const offered = offeredMetadata({ ...metadata, personFields: ['note'] })
    const { key: _, ...others } = field('note')
    expect(offered.fields?.[2]).toEqual({ ...others, person: 'consent' })
    const { inputSchema } = describeTool({ name: 'join', description: 'Joins.', metadata: offered })
    expect(inputSchema).toMatchObject({ description: 'A person fills in: NOTE.' })
    expect(inputSchema['properties']).not.toHaveProperty('note')
  })

  test('a schema that its owner wrote takes nothing else then', () => {
    const open = { type: 'object', description: 'As typed.', properties: { size: {}, note: {} } }
    expect(offeredMetadata({ ...metadata, inputSchema: open, hiddenFields: ['size'] }).inputSchema).toEqual({
      type: 'object',
      description: 'As typed.',
      properties: { note: {} },
      additionalProperties: false,
    })
  })

  test('what nobody has read is as it is', () => {
    const unread: ToolMetadata = { kind: 'form', unchecked: true, hiddenFields: ['size'], personFields: ['note'] }
    expect(offeredMetadata(unread)).toEqual({ kind: 'form', unchecked: true, hiddenFields: ['size'] })
  })
})

describe('a change', () => {
  test('is kept in metadata, is a person’s, and can be taken back', () => {
    const changed = said({ hiddenFields: ['size', 'size'], personFields: ['note'] })
    expect(changed.metadata).toEqual({ ...metadata, hiddenFields: ['size'], personFields: ['note'] })
    expect([changed.edited, changed.updatedAt]).toEqual([['hiddenFields', 'personFields'], now])
    expect(applyToolPatch(changed, { hiddenFields: [], personFields: [] }).metadata).toEqual(metadata)
    expect(applyToolPatch(changed, { hiddenFields: ['size'] }, made)).toBe(changed)
  })

  test.each<[string, ToolPatch, RegExp]>([
    [
      'a field that is not there',
      { hiddenFields: ['colour'] },
      /^hiddenFields: The tool has no field with the key "colour"\.$/,
    ],
    ['the same for a person', { personFields: ['colour'] }, /^personFields: The tool has no field/],
    ['a required one', { hiddenFields: ['mail'] }, /^hiddenFields: The page requires "mail", .* Leave it to a person/],
    [
      'one that is both',
      { hiddenFields: ['size'], personFields: ['size'] },
      /^hiddenFields: "size" cannot be both hidden and/,
    ],
    ['of a name that every object has', { hiddenFields: ['constructor'] }, /has no field/],
  ])('%s is refused', (_, patch, message) => {
    expect(() => said(patch)).toThrow(
      expect.objectContaining({ code: 'invalid_request', message: expect.stringMatching(message) }),
    )
  })

  test('one list does not stumble over what has become of the other', () => {
    const later = { ...tool, metadata: { ...metadata, hiddenFields: ['gone', 'mail'] } }
    expect(applyToolPatch(later, { personFields: ['note'] }).metadata).toMatchObject({ personFields: ['note'] })
    expect(() => applyToolPatch(later, { personFields: ['mail'] })).toThrow('cannot be both hidden')
  })

  test('another element has fields of its own; what is said of them in the same change is kept', () => {
    const before = said({ hiddenFields: ['size'], personFields: ['note'] })
    const moved = applyToolPatch(before, { selector: '#g' })
    for (const name of ['hiddenFields', 'personFields']) expect(moved.metadata).not.toHaveProperty(name)
    const patch: ToolPatch = { selector: '#g', personFields: ['phone'] }
    const again = withEdits(before, applyToolPatch(before, patch), patch)
    expect(again.metadata).toMatchObject({ unchecked: true, personFields: ['phone'] })
    expect(again.edited).toEqual(['personFields', 'selector'])
  })
})

test('a discovery compares whole forms: it proposes no hidden field again, and what it writes leaves the choice alone', () => {
  const hidden = said({ hiddenFields: ['size'], personFields: ['note'] })
  const draft = buildDraft({ name: tool.name, description: tool.description, selector: '#f', metadata })
  expect(proposeChanges([hidden], new Map([['1', draft]]))).toEqual([])
  const grown = buildDraft({
    name: tool.name,
    description: tool.description,
    selector: '#f',
    metadata: {
      ...metadata,
      fields: [...metadata.fields!, field('phone')],
      inputSchema: {
        ...metadata.inputSchema,
        properties: { ...(metadata.inputSchema!['properties'] as object), phone: {} },
      },
    },
  })
  const [proposal] = proposeChanges([hidden], new Map([['1', grown]]))
  expect(proposal?.changes.map(({ member }) => member)).toEqual(['inputSchema'])
  const applied = applyProposal(hidden, proposal!, grown, now)
  expect(applied.metadata).toMatchObject({ hiddenFields: ['size'], personFields: ['note'] })
  expect(Object.keys(offeredMetadata(applied.metadata).inputSchema!['properties'] as object)).toEqual(['mail', 'phone'])
})
