import { OperableError, type ToolPatch } from '@operable/core'
import { describe, expect, test } from 'vitest'
import { SHOP, toolShop } from '../../../test/tool-shop.ts'
import { createOperable } from '../create-operable.ts'

let seconds = 0
const now = () => new Date(Date.UTC(2026, 7, 21, 0, 0, seconds++))

async function withTools() {
  const shop = await toolShop({ now })
  const list = await shop.tools.addFromUrls(shop.id, [`${SHOP}login`, `${SHOP}contact`])
  const [contact, login] = list.tools
  if (!contact || !login) throw new Error('The pages have two tools.')
  return { ...shop, contact, login, revision: list.revision }
}

describe('a change', () => {
  test.each<[ToolPatch, object]>([
    [{ name: 'signIn' }, { name: 'signIn' }],
    [{ description: 'Opens the account.' }, { description: 'Opens the account.' }],
    [{ active: false }, { active: false }],
    [{ repeatable: true }, { metadata: { repeatable: true } }],
    [
      { name: 'a', active: false },
      { name: 'a', active: false },
    ],
  ])('%j changes that and nothing else', async (patch, expected) => {
    const { tools, id, login, contact, revision } = await withTools()
    const list = await tools.patch(id, login.id, patch)
    const changed = list.tools.find((tool) => tool.id === login.id)
    const edited = Object.keys(patch).sort()
    const metadata = { ...login.metadata, ...('metadata' in expected ? (expected.metadata as object) : {}) }
    expect(changed).toEqual({ ...login, ...expected, metadata, edited, updatedAt: changed?.updatedAt })
    expect(Date.parse(changed?.updatedAt ?? '')).toBeGreaterThan(Date.parse(login.updatedAt))
    expect(list.tools.find((tool) => tool.id === contact.id)).toEqual(contact)
    expect(list.revision).not.toBe(revision)
    expect(await tools.list(id)).toEqual(list)
  })

  test.each<[ToolPatch, object]>([
    [{ pageUrl: 'https://shop.example/account' }, { pageUrl: 'https://shop.example/account' }],
    [{ selector: 'form' }, { selector: 'form' }],
    [{ clickSelector: '#open' }, { metadata: { triggerSelector: '#open', inModal: true } }],
  ])(
    '%j moves it: nobody, the widget neither, is told of the new element what was read of the old one',
    async (patch, expected) => {
      const { tools, id, login } = await withTools()
      expect(login.metadata).toMatchObject({ safety: { needsPerson: true }, fields: [{}, {}] })
      const list = await tools.patch(id, login.id, patch)
      const { tools: seen } = JSON.parse((await tools.widget(id)).body) as typeof list
      for (const all of [list.tools, seen]) {
        const moved = all.find((tool) => tool.id === login.id)
        expect(moved).toMatchObject(expected)
        expect(moved?.metadata).toMatchObject({ unchecked: true, inputSchema: { type: 'object' } })
        expect(moved?.metadata).not.toHaveProperty('fields')
        expect(moved?.metadata.inputSchema).not.toHaveProperty('properties')
      }
      expect(list.tools.find((tool) => tool.id === login.id)?.metadata).not.toHaveProperty('safety')
      // A pinned widget knows nothing of unchecked tools: it asks by what it does know.
      const listed = seen.find((tool) => tool.id === login.id)?.metadata.safety
      expect(listed).toMatchObject({ needsPerson: true, reasons: [{ reason: 'consent', fields: [] }] })
    },
  )

  test('clickSelector null takes both members away', async () => {
    const { tools, id, login } = await withTools()
    await tools.patch(id, login.id, { clickSelector: '#open' })
    const list = await tools.patch(id, login.id, { clickSelector: null })
    const metadata = list.tools.find((tool) => tool.id === login.id)?.metadata
    for (const member of ['triggerSelector', 'inModal']) expect(metadata).not.toHaveProperty(member)
  })

  test.each<[string, ToolPatch]>([
    ['nothing', {}],
    ['its own name', { name: 'login' }],
    ['what it has', { active: true }],
  ])('to %s writes nothing', async (_, patch) => {
    const { tools, id, login, revision } = await withTools()
    const list = await tools.patch(id, login.id, patch)
    expect(list.revision).toBe(revision)
    expect(list.tools).toContainEqual(login)
    expect(list.toolLimit).toBe('unlimited')
  })

  test.each<[string, unknown, string]>([
    ['a name that another tool has', { name: 'contactSales' }, 'conflict'],
    ['a selector that is none', { selector: 'form{' }, 'invalid_selector'],
    ['an unknown member', { metadata: {} }, 'invalid_request'],
    ['an id', { id: 'x' }, 'invalid_request'],
    ['a prototype', JSON.parse('{"__proto__":{"active":false}}'), 'invalid_request'],
    ['a name without letters', { name: ' ' }, 'invalid_request'],
    ['a truth that is text', { active: 'true' }, 'invalid_request'],
    ['a script', { pageUrl: 'javascript:alert(1)' }, 'invalid_request'],
    ['no object', 'x', 'invalid_request'],
    ['a list', [], 'invalid_request'],
  ])('to %s is refused, and nothing is written', async (_, patch, code) => {
    const { tools, id, login, revision } = await withTools()
    const error = await tools.patch(id, login.id, patch as ToolPatch).catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(OperableError)
    expect(error).toMatchObject({ code, message: expect.stringMatching(/.\.$/) })
    expect((await tools.list(id)).revision).toBe(revision)
    expect('active' in Object.prototype).toBe(false)
  })

  test('of a tool that is not there, or of another website', async () => {
    const { tools, websites, id, login } = await withTools()
    const other = await websites.add('https://other.example')
    const notFound = { code: 'tool_not_found' }
    await expect(tools.patch(id, 'nothing', { active: false })).rejects.toMatchObject(notFound)
    await expect(tools.patch(other.website.id, login.id, { active: false })).rejects.toMatchObject(notFound)
    await expect(tools.remove(other.website.id, login.id)).rejects.toMatchObject(notFound)
  })
})

describe('a revision', () => {
  test('that still holds lets the change through, an old one does not', async () => {
    const { tools, id, login, contact, revision } = await withTools()
    const list = await tools.patch(id, login.id, { active: false }, { ifRevision: revision })
    const failed = { code: 'precondition_failed' }
    await expect(tools.patch(id, login.id, { active: true }, { ifRevision: revision })).rejects.toMatchObject(failed)
    await expect(tools.patch(id, login.id, {}, { ifRevision: revision })).rejects.toMatchObject(failed)
    await expect(tools.remove(id, contact.id, { ifRevision: revision })).rejects.toMatchObject(failed)
    expect((await tools.remove(id, contact.id, { ifRevision: list.revision })).tools).toHaveLength(1)
  })

  test('of two changes at once with one revision, one gets through', async () => {
    const { tools, id, login, contact, revision } = await withTools()
    const both = await Promise.allSettled(
      [login, contact].map((tool) => tools.patch(id, tool.id, { active: false }, { ifRevision: revision })),
    )
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect((await tools.list(id)).tools.filter(({ active }) => active)).toHaveLength(1)
  })
})

test('a removed tool is gone, and its name is free', async () => {
  const { tools, id, login } = await withTools()
  expect((await tools.remove(id, login.id)).tools.map(({ name }) => name)).toEqual(['contactSales'])
  await expect(tools.remove(id, login.id)).rejects.toMatchObject({ code: 'tool_not_found' })
  expect((await tools.addFromUrls(id, [`${SHOP}login`])).created).toEqual(['login'])
})

test('changes and additions at once, none lost', async () => {
  const { tools, id, login, contact } = await withTools()
  await Promise.all(
    Array.from({ length: 100 }, async (_, turn) => {
      if (turn % 3 === 0) return tools.addFromUrls(id, [`${SHOP}login`, SHOP])
      const tool = turn % 3 === 1 ? login : contact
      return tools.patch(id, tool.id, turn % 2 ? { description: `Change ${turn}` } : { selector: `#change-${turn}` })
    }),
  )
  const { tools: list } = await tools.list(id)
  expect(list.map(({ name }) => name)).toEqual(['contactSales', 'login', 'subscribe'])
  expect(new Set(list.map((tool) => tool.id)).size).toBe(3)
  // 97 is the last change of a description for the login, 98 the last one of a selector for the contact form.
  expect(list.find((tool) => tool.id === login.id)).toMatchObject({ description: 'Change 97', selector: '#change-94' })
  expect(list.find((tool) => tool.id === contact.id)).toMatchObject({
    description: 'Change 95',
    selector: '#change-98',
  })
})

test('tools outlive the service', async () => {
  const { id, tools, storage } = await withTools()
  const { tools: later } = createOperable({ storage })
  expect(await later.list(id)).toEqual(await tools.list(id))
})

test('a damaged list is storage_unavailable, and is not written over', async () => {
  const { id, tools, storage, login } = await withTools()
  const damaged = { tools: [{ id: login.id }] }
  await storage.write(`tools/${id}`, damaged)
  const unavailable = { code: 'storage_unavailable' }
  await expect(tools.list(id)).rejects.toMatchObject(unavailable)
  await expect(tools.patch(id, login.id, { name: 'x' })).rejects.toMatchObject(unavailable)
  await expect(tools.addFromUrls(id, [SHOP])).rejects.toMatchObject(unavailable)
  await expect(tools.widget(id)).rejects.toMatchObject(unavailable)
  expect((await storage.read(`tools/${id}`))?.value).toEqual(damaged)
})

test('a store that fails is storage_unavailable for every call', async () => {
  const { id, tools, storage, login } = await withTools()
  await tools.widget(id)
  await storage.close?.()
  const calls = [
    tools.list(id),
    tools.patch(id, login.id, {}),
    tools.remove(id, login.id),
    tools.addFromUrls(id, [SHOP]),
    tools.discover(id),
  ]
  for (const call of calls) await expect(call).rejects.toMatchObject({ code: 'storage_unavailable' })
})

test.each([-1, 1.5, Number.NaN])('a tool limit of %s is a mistake', (toolLimit) => {
  expect(() => createOperable({ toolLimit })).toThrow(TypeError)
})
