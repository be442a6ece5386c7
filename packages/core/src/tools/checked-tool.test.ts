import { describe, expect, test } from 'vitest'
import { parsePage } from '../page/parse-page.ts'
import type { Tool } from '../schema/tool.ts'
import type { ToolPatch } from '../schema/tool-patch.ts'
import { checkedTool } from './checked-tool.ts'
import { createTool } from './create-tool.ts'
import { inferTools } from './infer-tools.ts'
import { applyToolPatch } from './patch-tool.ts'

const url = 'https://shop.example/'
const made = '2026-01-01T00:00:00.000Z'
const now = '2026-02-02T00:00:00.000Z'
const news =
  '<form id=news action="/news" method=post><input type=email name=mail aria-label="E-mail"><button>Subscribe</button></form>'
const pay =
  '<form id=pay action="/pay" method=post><label>Card number <input name=card autocomplete=cc-number required></label><button>Pay now</button></form>'
const page = parsePage(
  `<!doctype html><html lang=en><h1>Shop</h1>${news}${pay}<button id=open type=button>Delete account</button><a id=terms href="/terms">Terms</a><p id=text>Text</p>`,
  { url },
)
const tool = createTool(inferTools(page, { names: 'specific' }).find(({ selector }) => selector.includes('news'))!, {
  id: '1',
  now: made,
})
const moved = (patch: ToolPatch): Tool => applyToolPatch(tool, patch, made)

describe('a tool that was moved is read anew', () => {
  test.each<[string, ToolPatch, object]>([
    [
      'to a form that pays',
      { selector: '#pay' },
      {
        kind: 'form',
        fields: [{ label: 'Card number', person: 'payment' }],
        inputSchema: { properties: {} },
        safety: { needsPerson: true, reasons: [{ reason: 'payment' }], consequential: true },
        fingerprint: { selector: '#pay', name: 'Pay now' },
      },
    ],
    [
      'to a button without a name that tools have',
      { selector: '#open' },
      {
        kind: 'button',
        safety: { needsPerson: true, reasons: [{ reason: 'deletion' }] },
        fingerprint: { role: 'button' },
      },
    ],
    [
      'to a link',
      { selector: '#terms' },
      { kind: 'button', safety: { needsPerson: false }, fingerprint: { role: 'link' } },
    ],
    [
      'behind a trigger, which stays with what the owner said of it',
      { clickSelector: '#open', repeatable: true },
      { kind: 'form', triggerSelector: '#open', inModal: true, repeatable: true, fields: [{ key: 'mail' }] },
    ],
  ])('%s', (_, patch, metadata) => {
    const checked = checkedTool(moved(patch), page, now)
    expect(checked).toMatchObject({ id: '1', name: tool.name, updatedAt: now, metadata })
    expect(checked.metadata).not.toHaveProperty('unchecked')
  })

  test('and has what a discovery would find there', () => {
    const there = applyToolPatch(moved({ selector: '#pay' }), { selector: tool.selector })
    expect(checkedTool(there, page, now).metadata).toEqual(tool.metadata)
  })

  test('in a frame, by what that shows', () => {
    const unchecked = moved({ selector: '#pay', frame: '#box' })
    expect(checkedTool(unchecked, page, now)).toBe(unchecked)
    const outer = parsePage('<iframe id=box src="/pay"></iframe>', { url })
    const { metadata } = checkedTool(unchecked, outer, now, page)
    expect(metadata).toMatchObject({
      frame: '#box',
      fields: [{ person: 'payment' }],
      fingerprint: { selector: '#pay' },
    })
    expect(metadata).not.toHaveProperty('unchecked')
  })

  test.each<[string, ToolPatch]>([
    ['what is no form, button or link', { selector: '#text' }],
    ['nothing', { selector: '#gone' }],
    ['what only a live page tells', { selector: 'form:focus-visible' }],
  ])('but not where its selector finds %s', (_, patch) => {
    const unchecked = moved(patch)
    expect(checkedTool(unchecked, page, now)).toBe(unchecked)
  })

  test('and one that nobody moved stays as it is', () => expect(checkedTool(tool, page, now)).toBe(tool))
})
