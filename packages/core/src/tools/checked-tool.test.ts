import { describe, expect, test } from 'vitest'
import { parsePage } from '../page/parse-page.ts'
import type { Tool } from '../schema/tool.ts'
import type { ToolPatch } from '../schema/tool-patch.ts'
import { checkedTool, uncheckedTool, withChecked } from './checked-tool.ts'
import { inferTools } from './infer-tools.ts'
import { createTool } from './merge-tools.ts'
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
const unread = (unchecked: Tool, uncheckedReason: string): Tool => ({
  ...unchecked,
  metadata: { ...unchecked.metadata, uncheckedReason },
  updatedAt: now,
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
    const outer = parsePage('<iframe id=box src="/pay"></iframe>', { url })
    expect(checkedTool(unchecked, page, now)).toEqual(unread(unchecked, 'Nothing matches #box.'))
    expect(checkedTool(unchecked, outer, now)).toEqual(unread(unchecked, 'The frame #box was not read.'))
    const { metadata } = checkedTool(unchecked, outer, now, page)
    expect(metadata).toMatchObject({
      frame: '#box',
      fields: [{ person: 'payment' }],
      fingerprint: { selector: '#pay' },
    })
    expect(metadata).not.toHaveProperty('unchecked')
  })

  test.each<[string, ToolPatch, string]>([
    ['what is no form, button or link', { selector: '#text' }, '#text is not a form, button or link.'],
    ['nothing', { selector: '#gone' }, 'Nothing matches #gone.'],
    [
      'two forms',
      { selector: 'form[method]' },
      'Several elements match form[method]. Use a selector that matches only one.',
    ],
    [
      'what only a live page tells',
      { selector: 'form:focus-visible' },
      'form:focus-visible can only be checked in a browser.',
    ],
  ])('but not where its selector finds %s', (_, patch, reason) => {
    const unchecked = moved(patch)
    const left = unread(unchecked, reason)
    expect(checkedTool(unchecked, page, now)).toEqual(left)
    expect(checkedTool(left, page, now)).toBe(left)
  })

  test('which is no reason any more once it was moved again, or read', () => {
    const left = checkedTool(moved({ selector: '#gone' }), page, now)
    for (const next of [
      applyToolPatch(left, { selector: '#none' }),
      checkedTool({ ...left, selector: '#pay' }, page, now),
    ])
      expect(next.metadata).not.toHaveProperty('uncheckedReason')
  })

  test('by a trigger that deletes, which is pressed as well', () => {
    const deletes = moved({ clickSelector: '#open' })
    expect(checkedTool(deletes, page, now).metadata.safety).toMatchObject({ reasons: [{ reason: 'deletion' }] })
  })

  test('and one that nobody moved stays as it is', () => expect(checkedTool(tool, page, now)).toBe(tool))
})

describe('what was read of a tool that others have changed meanwhile', () => {
  const dialog = parsePage(
    `<!doctype html><html lang=en><h1>Shop</h1><button id=show data-target="#box" aria-controls=box>Book</button><dialog id=box>${news}</dialog>`,
    { url },
  )
  const taken = moved({ selector: '#pay' })
  const checked = checkedTool(taken, page, now)

  test('is kept with what they have said', () => {
    const expects = { success: { text: 'Thank you' } }
    const current = applyToolPatch(taken, { name: 'payNow', active: false, repeatable: true, expects })
    const kept = withChecked(current, checked)
    expect(kept).toMatchObject({
      name: 'payNow',
      active: false,
      updatedAt: now,
      metadata: { repeatable: true, expects },
    })
    expect(kept.metadata).toMatchObject({ fields: checked.metadata.fields, safety: checked.metadata.safety })
    expect(kept.metadata).not.toHaveProperty('unchecked')
  })

  test.each<[string, ToolPatch]>([
    ['the selector', { selector: '#news' }],
    ['the page', { pageUrl: `${url}other` }],
    ['the trigger', { clickSelector: '#open' }],
    ['the frame', { frame: '#box' }],
  ])('is dropped where they changed %s', (_, patch) => {
    const current = applyToolPatch(taken, patch)
    expect(withChecked(current, checked)).toBe(current)
    expect(withChecked(current, uncheckedTool(taken, 'Nothing there.', now))).toBe(current)
  })

  test('is dropped where it was read before', () =>
    expect(withChecked(checked, checkedTool(taken, page, made))).toBe(checked))

  test('a trigger that the page tells is added, unless a person has said that there is none', () => {
    const away = moved({ selector: '#pay' })
    const there = { ...away, selector: '#news' }
    const { triggerSelector } = checkedTool(there, dialog, now).metadata
    expect(triggerSelector).toBe('#show')
    const none = { ...there, edited: ['clickSelector'] }
    for (const member of ['triggerSelector', 'inModal']) {
      expect(checkedTool(none, dialog, now).metadata).not.toHaveProperty(member)
    }
  })
})
