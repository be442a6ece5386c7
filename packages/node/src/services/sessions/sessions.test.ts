import { describe, expect, test } from 'vitest'
import { memoryStorage } from '../../storage/memory.ts'
import { createSessions } from './sessions.ts'

const HOUR = 3600 * 1000
const KEY = 'opk_admin_secret'

function setUp() {
  const storage = memoryStorage()
  let passed = 0
  const now = () => new Date(Date.parse('2026-11-21T10:00:00Z') + passed)
  const pass = (ms: number) => {
    passed += ms
  }
  return { storage, pass, open: () => createSessions(storage, now) }
}

test('a session outlives the process that began it, with its token', async () => {
  const { open } = setUp()
  const begun = await open().start(KEY)
  expect(begun.key).toBe(KEY)
  expect(await open().find(begun.id)).toEqual(begun)
})

test('every session has an id and a token of its own', async () => {
  const { open } = setUp()
  const sessions = open()
  const [one, two] = [await sessions.start(KEY), await sessions.start(KEY)]
  expect(new Set([one.id, two.id, one.token, two.token]).size).toBe(4)
})

test('nothing of the store opens a session or is the key', async () => {
  const { storage, open } = setUp()
  const { id, token } = await open().start(KEY)
  const [name = ''] = await storage.keys('')
  const stored = JSON.stringify([name, await storage.read(name)])
  for (const secret of [id, id.slice(7), token, KEY, Buffer.from(KEY).toString('base64')]) {
    expect(stored).not.toContain(secret)
  }
  expect(await open().find(name.replace('sessions/', ''))).toBeUndefined()
})

test.each([
  ['an id of nobody', (id: string) => `${id.slice(0, 7)}${'A'.repeat(43)}`],
  ['one that says it lasts longer', (id: string) => `z${id.slice(1)}`],
  ['a short one', (id: string) => id.slice(0, -1)],
  ['a path', (id: string) => `../keys/${id}`],
  ['nothing', () => ''],
])('%s is not signed in', async (_, change) => {
  const { open } = setUp()
  const { id } = await open().start(KEY)
  expect(await open().find(change(id))).toBeUndefined()
})

test.each([
  ['a later format', { format: 2, sealed: '' }],
  ['no document of ours', 'x'],
  ['nothing sealed', { format: 1, sealed: '' }],
  ['sealed for another', { format: 1, sealed: Buffer.alloc(60, 1).toString('base64') }],
])('%s signs nobody in', async (_, value) => {
  const { storage, open } = setUp()
  const { id } = await open().start(KEY)
  const [name = ''] = await storage.keys('')
  await storage.write(name, value)
  expect(await open().find(id)).toBeUndefined()
})

test('it ends by signing out, everywhere, and after twelve hours', async () => {
  const { storage, open, pass } = setUp()
  const [here, there] = [open(), open()]
  const one = await here.start(KEY)
  await there.end(one.id)
  expect(await here.find(one.id)).toBeUndefined()
  const two = await here.start(KEY)
  pass(12 * HOUR - 1000)
  expect(await there.find(two.id)).toEqual(two)
  pass(1000)
  expect(await there.find(two.id)).toBeUndefined()
  await there.start(KEY)
  expect(await storage.keys('sessions/')).toHaveLength(1)
})

test('there are 1,000 at most: the oldest goes first', async () => {
  const { storage, open, pass } = setUp()
  const sessions = open()
  const begun = []
  for (let index = 0; index < 1002; index++) {
    begun.push(await sessions.start(KEY))
    pass(1000)
  }
  expect(await storage.keys('sessions/')).toHaveLength(1000)
  expect(await sessions.find(begun[1]!.id)).toBeUndefined()
  expect(await sessions.find(begun[2]!.id)).toEqual(begun[2])
})

describe('what is left for the next page', () => {
  test('is read once, by any process, and the last one counts', async () => {
    const { open } = setUp()
    const [here, there] = [open(), open()]
    const { id } = await here.start(KEY)
    await here.leave(id, 'the first')
    await here.leave(id, 'the second')
    expect(await there.take(id)).toBe('the second')
    expect([await here.take(id), await there.take(id)]).toEqual([undefined, undefined])
    expect(await there.find(id)).toMatchObject({ id, key: KEY })
  })

  test('goes to one of many who ask at the same time', async () => {
    const { open } = setUp()
    const processes = Array.from({ length: 8 }, open)
    const { id } = await processes[0]!.start(KEY)
    await processes[0]!.leave(id, 'once')
    const taken = await Promise.all(processes.map((sessions) => sessions.take(id)))
    expect(taken.filter((text) => text !== undefined)).toEqual(['once'])
  })

  test('is sealed, and gone after ten minutes', async () => {
    const { storage, open, pass } = setUp()
    const sessions = open()
    const { id } = await sessions.start('another')
    await sessions.leave(id, KEY)
    const [name = ''] = await storage.keys('')
    const stored = JSON.stringify(await storage.read(name))
    for (const secret of [KEY, Buffer.from(KEY).toString('base64')]) expect(stored).not.toContain(secret)
    pass(600_000)
    expect(await sessions.take(id)).toBeUndefined()
    expect(JSON.stringify(await storage.read(name))).not.toContain('until')
  })

  test('nobody who is not signed in has any, and none begins a session', async () => {
    const { storage, open } = setUp()
    const sessions = open()
    const { id } = await sessions.start(KEY)
    await sessions.end(id)
    for (const other of [id, 'x', '']) {
      await sessions.leave(other, 'text')
      expect(await sessions.take(other)).toBeUndefined()
    }
    expect(await storage.keys('')).toEqual([])
  })
})
