import { describe, expect, test } from 'vitest'
import { parsePage } from '../page/parse-page.ts'
import type { Tool, ToolDraft } from '../schema/tool.ts'
import { inferTools } from './infer-tools.ts'
import { createTool } from './merge-tools.ts'
import { applyProposal, draftsOfTools, proposeChanges, renewSafety } from './propose-changes.ts'

const url = 'https://shop.example/'
const made = '2026-01-01T00:00:00.000Z'
const now = '2026-02-02T00:00:00.000Z'
const quote =
  '<form id=quote action="/quote" method=post><h2>Request a quote</h2><label>What? <textarea name=what required></textarea></label><button>Request a quote</button></form>'
const draftsOf = (html: string): ToolDraft[] =>
  inferTools(parsePage(`<!doctype html><html lang=en><h1>Shop</h1>${html}`, { url }), { names: 'specific' })
const [draft] = draftsOf(quote)
const found = createTool(draft!, { id: '1', now: made })
const other: Tool = {
  ...found,
  id: '2',
  name: 'requestQuote',
  pageUrl: `${url}other`,
  selector: '#x',
  metadata: { kind: 'form' },
}

function proposedFor(tools: readonly Tool[], html = quote) {
  return proposeChanges(tools, draftsOfTools(tools, draftsOf(html)))
}
const nameFor = (...tools: Tool[]) => proposedFor(tools)[0]?.changes.find(({ member }) => member === 'name')?.to

describe('a name is proposed', () => {
  test.each<[string, Tool[], string | undefined]>([
    ['for one that says less', [{ ...found, name: 'submitForm' }], 'requestQuote'],
    ['not for the same', [found], undefined],
    ['not for the same in another case', [{ ...found, name: 'RequestQuote' }], undefined],
    ['not for one that was told apart by it', [{ ...found, name: 'requestQuoteShop' }], undefined],
    ['not for one that was numbered', [{ ...found, name: 'requestQuote2' }], undefined],
    ['told apart from that of another tool', [{ ...found, name: 'submitForm' }, other], 'requestQuoteRequest'],
    [
      'told apart from an old name of another tool',
      [
        { ...found, name: 'submitForm' },
        { ...other, name: 'offer', metadata: { kind: 'form', aliases: ['requestQuote'] } },
      ],
      'requestQuoteRequest',
    ],
    [
      'not where it is an old name of this tool',
      [{ ...found, name: 'offer', metadata: { ...found.metadata, aliases: ['requestQuote'] } }],
      undefined,
    ],
    ['not where a person gave the present one', [{ ...found, name: 'offer', edited: ['name'] }], undefined],
    [
      'not for a tool that nobody has read',
      [{ ...found, name: 'submitForm', metadata: { ...found.metadata, unchecked: true } }],
      undefined,
    ],
    ['not for a form that is gone', [{ ...found, name: 'submitForm', pageUrl: `${url}gone` }], undefined],
  ])('%s', (_, tools, expected) => {
    const name = nameFor(...tools)
    if (expected === 'requestQuoteRequest') expect(name).toMatch(/^requestQuote./)
    else expect(name).toBe(expected)
  })

  test('never the generic one', () => {
    const plain =
      '<form id=quote action="/quote" method=post><label>What? <textarea name=what required></textarea></label><button>Go</button></form>'
    const tools = [createTool({ ...draftsOf(plain)[0]!, name: 'offer' }, { id: '1', now: made })]
    expect(proposedFor(tools, plain).flatMap(({ changes }) => changes.map(({ member }) => member))).not.toContain(
      'name',
    )
  })
})

describe('a title', () => {
  const { title: _, ...rest } = found.metadata
  const untitled = { ...found, metadata: rest }
  const titled = new Map([['1', { ...draft!, metadata: { ...draft!.metadata, title: 'Request a quote' } }]])

  test('is proposed, and applied, where the draft has one', () => {
    const [proposal] = proposeChanges([untitled], titled)
    expect(proposal?.changes).toEqual([{ member: 'title', to: 'Request a quote' }])
    const applied = applyProposal(untitled, proposal!, titled.get('1')!, now)
    expect(applied).toEqual({
      ...found,
      metadata: { ...rest, title: 'Request a quote' },
      edited: [],
      updatedAt: now,
    })
    expect(proposeChanges([applied], titled)).toEqual([])
  })

  test('not where a person wrote it', () => {
    const own = { ...found, edited: ['title'], metadata: { ...found.metadata, title: 'Ask us' } }
    expect(proposeChanges([own], titled)).toEqual([])
  })
})

describe('an applied proposal', () => {
  const more = quote.replace('<button', '<label>Phone <input name=phone type=tel></label><button')
  const owners = { triggerSelector: '#open', inModal: true, repeatable: true, expects: { success: { text: 'Thanks' } } }
  const tool: Tool = { ...found, name: 'submitForm', metadata: { ...found.metadata, ...owners, aliases: ['form'] } }
  const drafts = draftsOfTools([tool], draftsOf(more))
  const [proposal] = proposeChanges([tool], drafts)
  const applied = applyProposal(tool, proposal!, drafts.get('1')!, now)

  test('writes what was proposed and keeps what the owner said', () => {
    expect(proposal?.changes.map(({ member }) => member)).toEqual(expect.arrayContaining(['name', 'inputSchema']))
    expect(applied).toMatchObject({ name: 'requestQuote', metadata: { ...owners, aliases: ['form', 'submitForm'] } })
    expect(applied.metadata.fields?.map(({ key }) => key)).toEqual(['what', 'phone'])
    expect(applied).toMatchObject({ id: '1', createdAt: made, updatedAt: now, edited: [] })
  })

  test('leaves nothing to propose', () => expect(proposeChanges([applied], drafts)).toEqual([]))
})

test('safety is renewed where it differs, in whatever order it is written', () => {
  const { safety } = found.metadata
  const reordered = Object.fromEntries(Object.entries(safety!).reverse()) as typeof safety
  const same: Tool = { ...found, metadata: { ...found.metadata, ...(reordered && { safety: reordered }) } }
  expect(renewSafety(same, draft!, now)).toBe(same)
  const old: Tool = {
    ...found,
    metadata: { ...found.metadata, safety: { ...safety!, consequential: !safety!.consequential } },
  }
  expect(renewSafety(old, draft!, now)).toEqual({ ...found, edited: [], updatedAt: now })
  for (const own of [
    { ...old, edited: ['safety'] },
    { ...old, source: 'manual' as const, name: 'x' },
  ]) {
    expect(renewSafety(own, draft!, now)).toBe(own)
  }
})
