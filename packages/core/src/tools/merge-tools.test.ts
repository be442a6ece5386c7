import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { buildDraft } from '../../test/tool-builder.ts'
import type { ToolDraft } from '../schema/tool.ts'
import { createTool, mergeTools } from './merge-tools.ts'

const field = { selector: 'input', type: 'text', purpose: 'unknown' as const, label: '', required: false }
const fields = (count: number) => ({ metadata: { kind: 'form' as const, fields: Array(count).fill(field) } })

describe('which candidate wins', () => {
  test.each<[string, Partial<ToolDraft>, Partial<ToolDraft>, string]>([
    ['one that can be reached', {}, { visible: false, ...fields(9) }, 'cannot be reached'],
    ['a form before a button', {}, { metadata: { kind: 'button' } }, 'only leads to'],
    ['the fuller form', fields(3), { ...fields(2), pageUrl: 'https://shop.example/' }, 'has fewer fields'],
    [
      'the nearer to the root',
      { pageUrl: 'https://shop.example/' },
      { pageUrl: 'https://shop.example/a/b' },
      'further',
    ],
    [
      'the page before a frame that shows it',
      { pageUrl: 'https://shop.example/deep/page' },
      { pageUrl: 'https://shop.example/', metadata: { kind: 'form', frame: '#box' } },
      'in a frame',
    ],
    ['of equals the same each time', { selector: '#a' }, { selector: '#b' }, 'is no better'],
  ])('%s', (_, better, worse, why) => {
    const [a, b] = [buildDraft(better), buildDraft(worse)]
    for (const drafts of [
      [a, b],
      [b, a],
    ]) {
      const { created, skipped } = mergeTools([], drafts)
      expect(created).toEqual([a])
      expect(skipped).toEqual([
        {
          name: b.name,
          pageUrl: b.pageUrl,
          selector: b.selector,
          kind: b.metadata.kind,
          reason: 'worse_candidate',
          detail: expect.stringContaining(why),
        },
      ])
    }
  })

  test('a name that exists is never added again, and its tool stays as it is', () => {
    const existing = [createTool(buildDraft({ selector: '#mine' }), { id: '1', now: '2026-01-01T00:00:00.000Z' })]
    const { tools, created, skipped } = mergeTools(existing, [buildDraft(fields(5))])
    expect([tools, created]).toEqual([existing, []])
    expect(skipped).toMatchObject([{ reason: 'exists', detail: 'There is already a tool named "login".' }])
  })
})

describe('for any drafts', () => {
  const draft = fc
    .record({
      name: fc.constantFrom('login', 'signup', 'toString', '__proto__'),
      selector: fc.constantFrom('form', '#a', '#b'),
      visible: fc.boolean(),
      pageUrl: fc.constantFrom('https://shop.example/', 'https://shop.example/a', 'no address'),
      count: fc.nat(2),
    })
    .map(({ count, ...rest }) => buildDraft({ ...rest, ...fields(count) }))
  const drafts = fc.array(draft, { maxLength: 12 })

  test('a second merge adds nothing', () => {
    fc.assert(
      fc.property(drafts, drafts, (existing, list) => {
        const first = mergeTools(mergeTools([], existing).tools, list)
        const second = mergeTools(first.tools, list)
        expect([second.created, second.tools]).toEqual([[], first.tools])
      }),
    )
  })

  test('one tool per name, none lost, none unexplained', () => {
    fc.assert(
      fc.property(drafts, (list) => {
        const { created, skipped } = mergeTools([], list)
        expect(created.map(({ name }) => name)).toEqual([...new Set(list.map(({ name }) => name))].sort())
        expect(created.length + skipped.length).toBe(list.length)
      }),
    )
  })

  test('the order of the drafts does not matter', () => {
    fc.assert(
      fc.property(
        drafts.chain((list) => fc.tuple(fc.constant(list), fc.shuffledSubarray(list, { minLength: list.length }))),
        ([list, shuffled]) => {
          expect(mergeTools([], shuffled).created).toEqual(mergeTools([], list).created)
        },
      ),
    )
  })
})

test('createTool gives a tool its id and times', () => {
  const now = '2026-01-01T00:00:00.000Z'
  const { visible: _, ...rest } = buildDraft()
  expect(createTool(buildDraft(), { id: '7', now })).toEqual({ ...rest, id: '7', createdAt: now, updatedAt: now })
})
