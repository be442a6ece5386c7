import type { Tool, ToolPatch } from '@operable/core'
import { describe, expect, test } from 'vitest'
import { httpShop } from '../../../test/http-shop.ts'
import { page, SHOP, toolShop } from '../../../test/tool-shop.ts'
import type { Storage } from '../../contracts/storage.ts'
import { createFixtureFetcher } from '../../fetch/local/fixture-fetcher.ts'
import { createOperable } from '../create-operable.ts'

const field = (name: string, label: string) => `<label>${label} <input name="${name}" required></label>`
const booking = (...more: string[]) =>
  `<form id="book" action="/book" method="post"><h2>Book an appointment</h2>${field('name', 'Name')}<label>Day <input type="date" name="day"></label>${more.join('')}<button>Book an appointment</button></form>`
const track = `<form id="track" action="/track" method="post"><h2>Track your order</h2>${field('number', 'Order number')}<button>Track order</button></form>`
const before = { [SHOP]: page('<a href="/orders">Orders</a>', booking()), [`${SHOP}orders`]: page(track) }

/** A shop whose tools were added from their pages, as an owner does: by the specification's names. */
async function namedByPurpose() {
  const shop = await toolShop({ pages: before })
  const { tools } = await shop.tools.addFromUrls(shop.id, [SHOP])
  return { ...shop, tool: tools[0]! }
}

/** The same store, after the site has changed. */
function later({ storage }: { storage: Storage }, pages: typeof before) {
  return createOperable({ storage, fetch: createFixtureFetcher(pages), render: 'never' })
}

const find = (tools: readonly Tool[], id: string) => tools.find((tool) => tool.id === id)!
const members = (changes: readonly { member: string }[]) => changes.map(({ member }) => member)

describe('discovery proposes', () => {
  test('the name of the task, and changes nothing', async () => {
    const { tools, id, tool } = await namedByPurpose()
    const { proposals, revision } = await tools.discover(id)
    expect(proposals).toMatchObject([
      {
        toolId: tool.id,
        tool: tool.name,
        changes: [
          { member: 'name', from: tool.name, to: 'bookAppointment' },
          { member: 'title', to: 'Book an appointment' },
          { member: 'description' },
        ],
      },
    ])
    expect(find((await tools.list(id)).tools, tool.id)).toEqual(tool)
    expect(await tools.proposals(id)).toMatchObject({ foundAt: expect.any(String), proposals: proposals! })
    expect((await tools.list(id)).revision).toBe(revision)
  })

  test('nothing before, and nothing for tools that are as they are found', async () => {
    const { tools, id } = await toolShop({ pages: before })
    expect(await tools.proposals(id)).toEqual({ proposals: [] })
    for (let turn = 0; turn < 2; turn++) expect((await tools.discover(id)).proposals).toEqual([])
  })

  test('a schema, where the form has changed', async () => {
    const shop = await toolShop({ pages: before })
    const { tools: found } = await shop.tools.discover(shop.id)
    const tool = found.find(({ name }) => name === 'bookAppointment')!
    const { tools } = later(shop, {
      ...before,
      [SHOP]: page('<a href="/orders">Orders</a>', booking(field('phone', 'Phone'))),
    })
    const { proposals = [] } = await tools.discover(shop.id)
    expect(proposals.map(({ changes }) => members(changes))).toEqual([['description', 'inputSchema']])
    const { tools: list } = await tools.applyProposals(shop.id, 'all')
    const { metadata } = find(list, tool.id)
    expect(metadata.fields?.map(({ key }) => key)).toEqual(['name', 'day', 'phone'])
    expect(metadata.inputSchema).toMatchObject({ required: ['name', 'phone'] })
    expect(await tools.discover(shop.id)).toMatchObject({ proposals: [] })
  })
})

describe('an applied proposal', () => {
  test('keeps the old name, by which the tool still runs', async () => {
    const { tools, id, tool } = await namedByPurpose()
    await tools.discover(id)
    const { applied, proposals, tools: list } = await tools.applyProposals(id, [tool.name])
    expect([applied.length, proposals]).toEqual([1, []])
    expect(find(list, tool.id)).toMatchObject({ name: 'bookAppointment', metadata: { aliases: [tool.name] } })
    const widget = JSON.parse((await tools.widget(id)).body) as { tools: Tool[] }
    const shown = find(widget.tools, tool.id)
    expect(shown).toMatchObject({ name: 'bookAppointment', metadata: { aliases: [tool.name] } })
    expect(shown).not.toHaveProperty('edited')
    expect(await tools.discover(id)).toMatchObject({ created: [], proposals: [] })
  })

  test('leaves an old name to no tool that is found later', async () => {
    const { tools, id, tool } = await namedByPurpose()
    await tools.discover(id)
    await tools.applyProposals(id, 'all')
    const names = (await tools.addFromUrls(id, [`${SHOP}orders`]).catch(() => tools.list(id))).tools.map(
      ({ name }) => name,
    )
    expect(names.filter((name) => name === tool.name)).toEqual([])
  })

  test('is refused where nothing is proposed', async () => {
    const { tools, id } = await namedByPurpose()
    await tools.discover(id)
    await expect(tools.applyProposals(id, ['nobody'])).rejects.toMatchObject({ code: 'tool_not_found' })
    const { revision } = await tools.applyProposals(id, 'all')
    expect(await tools.applyProposals(id, 'all')).toMatchObject({ applied: [], revision })
  })
})

describe('what a person has edited is never overwritten', () => {
  test.each<['name' | 'description' | 'inputSchema', ToolPatch]>([
    ['name', { name: 'visitUs' }],
    ['description', { description: 'For patients.' }],
    ['inputSchema', { inputSchema: { type: 'object', properties: { name: { type: 'string' } } } }],
  ])('%s', async (member, patch) => {
    const { tools, id, tool } = await namedByPurpose()
    const { tools: edited } = await tools.patch(id, tool.id, patch)
    const { proposals = [] } = await tools.discover(id)
    expect(proposals.flatMap(({ changes }) => members(changes))).not.toContain(member)
    const { tools: list } = await tools.applyProposals(id, 'all')
    const after = find(list, tool.id)
    const wordsOf = ({ name, description, metadata }: Tool) =>
      ({ name, description, inputSchema: metadata.inputSchema })[member]
    expect(wordsOf(after)).toEqual(wordsOf(find(edited, tool.id)))
    expect(after.edited).toEqual([member])
  })

  test('nor proposed where it was edited after the discovery', async () => {
    const { tools, id, tool } = await namedByPurpose()
    await tools.discover(id)
    await tools.patch(id, tool.id, { name: 'visitUs' })
    const { proposals } = await tools.proposals(id)
    expect(proposals.flatMap(({ changes }) => members(changes))).not.toContain('name')
    await tools.patch(id, tool.id, { selector: '#other' })
    expect((await tools.proposals(id)).proposals).toEqual([])
  })

  test('where nobody knows what a person has written, proposals are applied by name only', async () => {
    const { tools, id, tool, storage } = await namedByPurpose()
    const { edited: _, ...old } = { ...tool, name: 'visit', updatedAt: '2026-12-31T00:00:00.000Z' }
    await storage.write(`tools/${id}`, { tools: [old] } as never)
    const { proposals } = await tools.discover(id)
    expect(proposals).toMatchObject([{ tool: 'visit', mayBeEdited: true }])
    expect(await tools.applyProposals(id, 'all')).toMatchObject({ applied: [], proposals: proposals! })
    const { tools: list } = await tools.applyProposals(id, ['visit'])
    expect(find(list, tool.id)).toMatchObject({ name: 'bookAppointment', metadata: { aliases: ['visit'] } })
  })
})

describe('safety is renewed without asking', () => {
  const risky = {
    ...before,
    [SHOP]: page('<a href="/orders">Orders</a>', booking('<input type="file" name="scan" required>')),
  }

  test('of what was found', async () => {
    const shop = await toolShop({ pages: before })
    const tool = (await shop.tools.discover(shop.id)).tools.find(({ name }) => name === 'bookAppointment')!
    expect(tool.metadata.safety?.needsPerson).toBe(false)
    const { tools } = later(shop, risky)
    const after = find((await tools.discover(shop.id)).tools, tool.id)
    expect(after.metadata.safety).toMatchObject({ needsPerson: true, reasons: [{ reason: 'file' }] })
    expect(after.metadata.fields).toEqual(tool.metadata.fields)
    expect((await tools.proposals(shop.id)).proposals[0]).not.toHaveProperty('mayBeEdited')
  })

  test('but not of what somebody wrote', async () => {
    const shop = await toolShop({ pages: before })
    const safety = { needsPerson: true, reasons: [], consequential: true }
    const { tools: list } = await shop.tools.addDraft(shop.id, {
      name: 'visit',
      description: 'Books.',
      pageUrl: SHOP,
      selector: '#book',
      metadata: { kind: 'form', safety },
    })
    const { proposals, tools } = await later(shop, risky).tools.discover(shop.id)
    expect(find(tools, list[0]!.id)).toMatchObject({ name: 'visit', metadata: { safety } })
    expect(proposals?.flatMap(({ changes }) => members(changes)) ?? []).not.toContain('name')
  })
})

test('over HTTP', async () => {
  const { send, id, key } = await httpShop({ pages: before })
  await send(`POST /tools/${id}/manual`, { key, body: { urls: [SHOP] } })
  const found = await send(`POST /tools/${id}/discover`, { key })
  expect(found.json['proposals']).toMatchObject([{ tool: expect.any(String) }])
  const listed = await send(`GET /tools/${id}/proposals`, { key })
  expect(listed).toMatchObject({ status: 200, json: { proposals: found.json['proposals'] } })
  expect((await send(`GET /tools/${id}/proposals`)).status).toBe(401)
  const applied = await send(`POST /tools/${id}/proposals`, { key, body: { apply: 'all' } })
  expect(applied).toMatchObject({ status: 200, json: { applied: [{}], proposals: [], toolLimit: 'unlimited' } })
  expect(applied.headers.get('etag')).toBe((await send(`GET /tools/${id}`, { key })).headers.get('etag'))
  for (const apply of [[], 'some', undefined]) {
    expect((await send(`POST /tools/${id}/proposals`, { key, body: { apply } })).status).toBe(400)
  }
})
