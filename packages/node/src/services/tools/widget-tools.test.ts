import type { Tool } from '@operable/core'
import { personReasonSchema } from '@operable/core/schema'
import { describe, expect, test } from 'vitest'
import { widgetTools } from './widget-list.ts'

const website = { id: 'w1', url: 'https://shop.example/', createdAt: '2026-11-21T10:00:00.000Z' }
const tool: Tool = {
  id: 't1',
  name: 'contactSales',
  description: 'Sends a message.',
  pageUrl: 'https://shop.example/contact',
  active: true,
  selector: '#contact',
  source: 'manual',
  metadata: { kind: 'form' },
  createdAt: website.createdAt,
  updatedAt: website.createdAt,
}

/** The metadata that the list has of a tool. */
function listed(metadata: object): Record<string, unknown> {
  const { body } = widgetTools(website, [{ ...tool, metadata: { ...tool.metadata, ...metadata } }])
  return JSON.parse(body).tools[0].metadata
}

const reason = (word: string, text = 'x') => ({ reason: word, fields: [], text })
const asked = (...reasons: object[]) => ({ needsPerson: true, reasons, consequential: true })

// As the widget of before the first change of these words has them: src/run/stored-reasons.ts, src/site/why-asked.ts.
const FIRST_REASONS = ['password', 'payment', 'file', 'one-time-code', 'captcha', 'consent', 'deletion', 'other-origin']

test('whatever the reason, the list says one that every widget knows, and asks', () => {
  for (const word of personReasonSchema.options) {
    const { safety, fields } = listed({
      safety: { needsPerson: true, reasons: [reason(word)], consequential: true },
      fields: [{ selector: '#a', type: 'text', purpose: 'unknown', label: 'A', required: true, person: word }],
    }) as { safety: ReturnType<typeof asked>; fields: { person: string }[] }
    expect(safety).toMatchObject({ needsPerson: true, reasons: [{ reason: expect.toBeOneOf(FIRST_REASONS) }] })
    expect(FIRST_REASONS).toContain(fields[0]?.person)
  }
})

describe('a widget that knows no more than reasons asks', () => {
  const unchecked = reason('consent', expect.stringContaining('has not been checked') as unknown as string)
  test.each([
    ['for a tool that nobody has checked', { unchecked: true }, asked(unchecked)],
    [
      'for one that was safe before it was moved',
      { unchecked: true, safety: { needsPerson: false, reasons: [], consequential: false } },
      { ...asked(unchecked), consequential: false },
    ],
    ['for both', { unchecked: true, safety: asked(reason('payment')) }, asked(reason('payment'), unchecked)],
    ['where no reason is left', { safety: asked() }, asked(reason('consent', 'A person must agree.'))],
    ['where only reasons tell', { safety: { ...asked(reason('file')), needsPerson: false } }, asked(reason('file'))],
  ])('%s', (_, metadata, safety) => {
    expect(listed(metadata)['safety']).toEqual(safety)
  })
})

test.each([
  ['nothing is known of its safety', {}],
  ['it is safe', { safety: { needsPerson: false, reasons: [], consequential: true } }],
  ['the page asks itself', { safety: { ...asked(), approval: 'data-agent-approval' } }],
])('nothing is added where %s', (_, metadata) => {
  expect(listed(metadata)).toEqual({ kind: 'form', ...metadata })
})

test('how a tool is kept, and members that nobody here knows, stay with the service', () => {
  const { body } = widgetTools(website, [
    { ...tool, more: 1, metadata: { kind: 'form', more: 1, triggerSelector: '#open' } } as Tool,
  ])
  const { source: _, createdAt: __, updatedAt: ___, ...known } = tool
  expect(JSON.parse(body).tools).toEqual([{ ...known, metadata: { kind: 'form', triggerSelector: '#open' } }])
})

test('what agents do not see of a form is not in it, and what a person fills in every widget leaves to one', () => {
  const field = (key: string) => ({
    key,
    selector: `#${key}`,
    type: 'text',
    purpose: 'unknown',
    label: key,
    required: false,
  })
  const { inputSchema, fields, ...more } = listed({
    fields: ['mail', 'size', 'phone'].map(field),
    inputSchema: { type: 'object', properties: { mail: {}, size: {}, phone: {} } },
    hiddenFields: ['size'],
    personFields: ['phone'],
  }) as { inputSchema: { properties: object }; fields: object[] }
  expect(Object.keys(inputSchema.properties)).toEqual(['mail'])
  expect(inputSchema).toMatchObject({ additionalProperties: false, description: 'A person fills in: phone.' })
  const { key: _, ...phone } = field('phone')
  expect(fields).toEqual([field('mail'), field('size'), { ...phone, person: 'consent' }])
  expect(FIRST_REASONS).toContain('consent')
  expect(more).toEqual({ kind: 'form', hiddenFields: ['size'] })
})

test('tools that are off are not there', () => {
  expect(JSON.parse(widgetTools(website, [{ ...tool, active: false }]).body).tools).toEqual([])
})
