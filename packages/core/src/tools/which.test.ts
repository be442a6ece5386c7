import { describe, expect, test } from 'vitest'
import { parsePage } from '../page/parse-page.ts'
import type { Tool } from '../schema/tool.ts'
import type { ToolPatch } from '../schema/tool-patch.ts'
import { checkedTool, withChecked } from './checked-tool.ts'
import { describeTool } from './describe-tool.ts'
import { withEdits } from './edited-members.ts'
import { inferTools } from './infer-tools.ts'
import { createTool } from './merge-tools.ts'
import { offeredMetadata } from './owners-fields.ts'
import { applyToolPatch } from './patch-tool.ts'
import { preflightTool } from './preflight-tool.ts'
import { applyProposal, draftsOfTools, proposeChanges, renewSafety } from './propose-changes.ts'
import { estimateTokens } from './short-schema.ts'

// A tool for several things, once it is kept: its list changes, and its owner has a say.

const url = 'https://shop.example/'
const made = '2026-01-01T00:00:00.000Z'
const now = '2026-02-02T00:00:00.000Z'
const pageOf = (body: string) => parsePage(`<!doctype html><html lang=en><h1>Shop</h1><main>${body}</main>`, { url })
const draftsOf = (body: string) => inferTools(pageOf(body), { names: 'specific' })
const toolOf = (body: string) => createTool(draftsOf(body)[0]!, { id: '1', now: made })

/** Openers of one dialog, buttons that do it themselves, forms. */
const booking = `<dialog id=book><form id=f action="/book" method=post><h2>Book a class</h2>
  <label>Name <input name=name required></label><button>Confirm booking</button></form></dialog>`
const classes = (...names: string[]) =>
  names
    .map((name) => `<article><h3>${name}</h3><button commandfor=book command=show-modal>Book</button></article>`)
    .join('') + booking
const buttons = (...names: string[]) =>
  names.map((name) => `<div class=product><h2>${name}</h2><button class=add>Add to cart</button></div>`).join('')
const forms = (...names: string[]) =>
  names
    .map(
      (name) =>
        `<div class=product><h2>${name}</h2><form action="/cart" method=post><input type=hidden name=sku value="${name}"><label>Quantity <input name=qty type=number></label><button>Add to cart</button></form></div>`,
    )
    .join('')
const lists: [string, (...names: string[]) => string][] = [
  ['openers', classes],
  ['buttons', buttons],
  ['forms', forms],
]

const edited = (tool: Tool, patch: ToolPatch): Tool => withEdits(tool, applyToolPatch(tool, patch, made), patch)
/** As a discovery leaves it: safety is renewed, and all that is proposed is applied. */
function discovered(tool: Tool, body: string) {
  const drafts = draftsOfTools([tool], draftsOf(body))
  const renewed = renewSafety(tool, drafts.get('1')!, now)
  const [proposal] = proposeChanges([renewed], drafts)
  const applied = proposal ? applyProposal(renewed, proposal, drafts.get('1')!, now) : renewed
  return { renewed, proposal, applied, left: proposeChanges([applied], drafts) }
}
const valuesOf = ({ metadata: { which } }: Tool) => which?.options.map(({ value }) => value)
const propertiesOf = ({ metadata: { inputSchema } }: Tool) =>
  (inputSchema?.['properties'] ?? {}) as Record<string, Record<string, unknown>>

describe.each(lists)('a list of %s', (_, list) => {
  const [one, two, three] = [list('Yoga'), list('Yoga', 'Boxing'), list('Yoga', 'Boxing', 'Rowing')]
  const fields = Object.keys(propertiesOf(toolOf(one)))

  test.each<[string, string, string, string[] | undefined]>([
    ['comes up', one, two, ['Yoga', 'Boxing']],
    ['grows', two, three, ['Yoga', 'Boxing', 'Rowing']],
    ['shrinks to one', three, one, undefined],
    ['stays', two, two, ['Yoga', 'Boxing']],
  ])('that %s', (_, was, is, values) => {
    for (const tool of [toolOf(was), edited(toolOf(was), { inputSchema: ownSchema(fields) })]) {
      const { proposal, applied, left } = discovered(tool, is)
      expect(valuesOf(applied)).toEqual(values)
      expect(Object.keys(propertiesOf(applied))).toEqual(values ? ['which', ...fields] : fields)
      expect(propertiesOf(applied)['which']?.['enum']).toEqual(values)
      expect(left).toEqual([])
      const change = proposal?.changes.find(({ member }) => member === 'inputSchema')
      expect(change?.to).toEqual(was === is ? undefined : applied.metadata.inputSchema)
    }
  })

  test('an input that a person wrote stays as they wrote it but for the choice', () => {
    const own = ownSchema(fields)
    const { applied } = discovered(edited(toolOf(one), { inputSchema: own }), two)
    expect(applied.metadata.inputSchema).toEqual({
      ...own,
      properties: { which: { title: 'Which one', type: 'string', enum: ['Yoga', 'Boxing'] }, ...own.properties },
      required: ['which'],
    })
    expect(applied.edited).toEqual(['inputSchema'])
  })

  test('a person is asked until the tool can say which', () => {
    const tool = toolOf(one)
    const { renewed, applied } = discovered(tool, two)
    expect(renewed.metadata.safety).toMatchObject({ needsPerson: true, reasons: [{ reason: 'consent' }] })
    expect(applied.metadata.safety).toEqual(tool.metadata.safety)
    const own = discovered(edited(tool, { inputSchema: ownSchema(fields) }), two)
    expect(own.renewed.metadata.safety?.needsPerson).toBe(true)
    expect(own.applied.metadata.safety).toEqual(tool.metadata.safety)
    expect(discovered(toolOf(two), two).renewed).toEqual(toolOf(two))
  })
})

function ownSchema(fields: readonly string[]) {
  const properties = Object.fromEntries(fields.map((key) => [key, { type: 'string', title: `Your ${key}` }]))
  return { type: 'object', description: 'Ask first.', properties }
}

describe('a person says', () => {
  const two = toolOf(classes('Yoga', 'Boxing'))

  test.each<[string, ToolPatch, string[] | undefined, string[] | undefined]>([
    ['what is clicked first', { clickSelector: '#first' }, undefined, undefined],
    ['that it is the present opener', { clickSelector: two.metadata.triggerSelector! }, undefined, ['name']],
    ['that nothing is', { clickSelector: null }, undefined, undefined],
    ['which form it is', { selector: '#other' }, undefined, undefined],
    ['its name only', { name: 'bookClass' }, ['Yoga', 'Boxing'], ['which', 'name']],
    ['its input, without the choice', { inputSchema: ownSchema(['name']) }, ['Yoga', 'Boxing'], ['which', 'name']],
  ])('%s', (_, patch, values, keys) => {
    const after = edited(two, patch)
    expect(valuesOf(after)).toEqual(values)
    if (keys) expect(Object.keys(propertiesOf(after))).toEqual(keys)
    else expect(after.metadata.unchecked).toBe(true)
  })

  test.each<[string, ToolPatch, (...names: string[]) => string]>([
    ['is clicked first', { clickSelector: two.metadata.triggerSelector! }, classes],
    ['form it is', { selector: 'main > :nth-child(1) form' }, forms],
  ])('what %s: no choice is proposed, and nobody is asked for it', (_, patch, list) => {
    const tool = edited(toolOf(list('Yoga')), patch)
    const read = checkedTool(tool, pageOf(list('Yoga')), now)
    const { renewed, applied } = discovered(read, list('Yoga', 'Boxing'))
    expect([valuesOf(applied), renewed.metadata.safety?.needsPerson]).toEqual([undefined, false])
  })

  test('words for the choice, or fewer things: both stay until the list is another one', () => {
    const inputSchema = { type: 'object', properties: { which: { title: 'Class', enum: ['Boxing'] } } }
    const tool = edited(two, { inputSchema })
    expect(propertiesOf(tool)['which']).toEqual({ title: 'Class', type: 'string', enum: ['Boxing'] })
    expect(tool.metadata.inputSchema?.['required']).toEqual(['which'])
    expect(discovered(tool, classes('Yoga', 'Boxing')).proposal).toBeUndefined()
    const { applied } = discovered(tool, classes('Yoga', 'Boxing', 'Rowing'))
    expect(propertiesOf(applied)['which']).toMatchObject({ title: 'Class', enum: ['Yoga', 'Boxing', 'Rowing'] })
  })

  test.each(['hiddenFields', 'personFields'] as const)('%s: the choice is no field', (member) => {
    expect(() => applyToolPatch(two, { [member]: ['which'] })).toThrow('The tool has no field with the key "which".')
    // Said of a field of that name, which is gone.
    const offered = offeredMetadata({ ...two.metadata, [member]: ['which'] })
    expect(offered.inputSchema).toMatchObject({ properties: { which: {} }, required: ['which', 'name'] })
  })
})

test('a tool that was moved to a form behind several openers, with an input of its owner', () => {
  const page = pageOf(classes('Yoga', 'Boxing'))
  const moved = edited(toolOf(forms('Yoga')), { selector: '#f' })
  const read = checkedTool(moved, page, now)
  const own = edited(moved, { inputSchema: ownSchema(['name']) })
  for (const tool of [read, checkedTool(own, page, now), withChecked(own, read)]) {
    expect(valuesOf(tool)).toEqual(['Yoga', 'Boxing'])
    expect(tool.metadata.inputSchema).toMatchObject({ properties: { which: {}, name: {} } })
    expect(tool.metadata.inputSchema?.['required']).toContain('which')
  }
})

test.each(lists)('a dry run finds another one of the %s', (_, list) => {
  const tool = toolOf(list('Yoga', 'Boxing', 'Rowing'))
  const later = list('Yoga', 'Boxing', 'Rowing').replace(/<(button|form)/, '<$1 hidden')
  expect(preflightTool(tool, pageOf(later)).ready).toBe(true)
  expect(preflightTool(tool, pageOf('<p>Closed.</p>')).ready).toBe(false)
})

describe('what an agent is told', () => {
  test('in which property it says which one', () => {
    const { description, inputSchema } = describeTool(toolOf(buttons('Riesling', 'Merlot')))
    expect(description).toMatch(/ There are several of these: "which" says which one\.$/)
    expect(inputSchema).toEqual({
      type: 'object',
      properties: { which: { title: 'Which one', type: 'string', enum: ['Riesling', 'Merlot'] } },
      required: ['which'],
    })
  })

  test.each([2, 20, 100])('of %i things, in no more than 600 tokens', (count) => {
    const names = Array.from({ length: count }, (_, at) => `Wine of the year ${2000 + at}, from a slope by the river`)
    const told = describeTool(toolOf(forms(...names)))
    expect(estimateTokens(JSON.stringify(told))).toBeLessThanOrEqual(600)
    expect(told.inputSchema['required']).toEqual(['which'])
    expect(JSON.stringify(told.inputSchema)).toContain('Wine of the year 2000')
  })
})
