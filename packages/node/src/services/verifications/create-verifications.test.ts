import { describe, expect, test, vi } from 'vitest'
import { toolShop } from '../../../test/tool-shop.ts'
import type { Storage } from '../../contracts/storage.ts'
import type { LookAtTool, ToolVerdict } from '../../contracts/verifications.ts'
import type { WebhookDelivery } from '../../contracts/webhooks.ts'
import { memoryStorage } from '../../storage/memory.ts'
import { createOperable } from '../create-operable.ts'
import type { WebhookMessage } from '../webhooks/create-webhooks.ts'
import { createVerifications } from './create-verifications.ts'
import { slotOf } from './daily-verifications.ts'

const DAY = 86_400_000
const START = Date.parse('2026-11-27T10:00:00Z')
const ok: ToolVerdict = { state: 'ok', reason: 'in_place', detail: 'In place.', steps: [] }
const broken: ToolVerdict = { state: 'broken', reason: 'element_missing', detail: 'Gone.', steps: [] }
const unread: ToolVerdict = { state: 'not_measured', reason: 'timeout', detail: 'Too slow.', steps: [] }
const moved: ToolVerdict = {
  state: 'moved',
  reason: 'element_moved',
  detail: 'Elsewhere.',
  steps: [],
  candidates: [{ selector: '#next', similarity: 0.9, differs: ['after'] }],
  proposal: { patch: { selector: '#next' }, from: { pageUrl: 'https://shop.example/login', selector: '#login' } },
}

/** A shop with three tools, a clock, and what a look at each tool says, by its name. */
async function verifiedShop({ storage = memoryStorage() }: { storage?: Storage } = {}) {
  const time = { ms: 0 }
  const verdicts: Record<string, ToolVerdict> = {}
  const looked: string[] = []
  const verify: LookAtTool = async ({ name }) => {
    looked.push(name)
    return verdicts[name] ?? ok
  }
  const options = { storage, verify, now: () => new Date(START + time.ms) }
  const shop = await toolShop(options)
  await shop.tools.addFromUrls(
    shop.id,
    ['', 'login', 'contact'].map((path) => `https://shop.example/${path}`),
  )
  const stateOf = async (name: string) =>
    (await shop.verifications.list(shop.id)).tools.find(({ tool }) => tool === name)
  return { ...shop, options, time, verdicts, looked, stateOf }
}

describe('what is kept', () => {
  test('each active tool is looked at, and each change of state is kept', async () => {
    const { id, verifications, tools, verdicts, time, looked, stateOf } = await verifiedShop()
    const { tools: list } = await tools.list(id)
    await tools.patch(id, list.find(({ name }) => name === 'subscribe')!.id, { active: false })
    expect(await verifications.list(id)).toEqual({ tools: [] })
    for (const verdict of [ok, ok, broken, unread, broken, moved, ok]) {
      verdicts['login'] = verdict
      await verifications.verify(id)
      time.ms += 1_000
    }
    expect(new Set(looked)).toEqual(new Set(['login', 'contactSales']))
    const { state, since, at, changes } = (await stateOf('login'))!
    expect([state, since, at]).toEqual(['ok', '2026-11-27T10:00:06.000Z', '2026-11-27T10:00:06.000Z'])
    expect(changes.map((change) => change.state)).toEqual(['ok', 'moved', 'broken', 'not_measured', 'broken', 'ok'])
    expect((await stateOf('contactSales'))!.changes).toHaveLength(1)
  })

  test('a tool that is chosen twice is looked at once', async () => {
    const { id, verifications, tools, looked } = await verifiedShop()
    const { id: login } = (await tools.list(id)).tools.find(({ name }) => name === 'login')!
    await verifications.verify(id, ['login', login, 'login'])
    expect(looked).toEqual(['login'])
  })

  test('30 changes, and nothing of a tool that is gone or was moved by its owner', async () => {
    const { id, verifications, tools, verdicts, stateOf } = await verifiedShop()
    for (let round = 0; round < 40; round++) {
      verdicts['login'] = round % 2 ? broken : ok
      await verifications.verify(id, ['login'])
    }
    expect((await stateOf('login'))!.changes).toHaveLength(30)
    const tool = (await tools.list(id)).tools.find(({ name }) => name === 'login')!
    await tools.patch(id, tool.id, { selector: '#other' })
    expect(await stateOf('login')).toBeUndefined()
    await expect(verifications.verify(id, ['nobody'])).rejects.toMatchObject({ code: 'tool_not_found' })
  })

  test('a tool that has moved follows its element only when its owner says so', async () => {
    const { id, verifications, tools, verdicts, stateOf } = await verifiedShop()
    const loginOf = async () => (await tools.list(id)).tools.find(({ name }) => name === 'login')!
    const before = await loginOf()
    verdicts['login'] = moved
    await verifications.verify(id)
    expect(await loginOf()).toEqual(before)
    expect(await stateOf('login')).toMatchObject({
      proposal: { patch: { selector: '#next' } },
      candidates: [{ similarity: 0.9 }],
    })
    await expect(verifications.follow(id, ['subscribe'])).rejects.toMatchObject({ code: 'tool_not_found' })
    expect((await verifications.follow(id, 'all')).followed).toEqual(['login'])
    const after = await loginOf()
    expect([after.selector, after.edited]).toEqual(['#next', before.edited])
    expect(await stateOf('login')).toMatchObject({ state: 'ok', changes: [{ state: 'ok' }, { state: 'moved' }] })
    expect((await verifications.follow(id, 'all')).followed).toEqual([])
  })
})

describe('once a day', () => {
  /** Another process on the same store. */
  async function processes(count: number, { options, id, websites }: Awaited<ReturnType<typeof verifiedShop>>) {
    await websites.patch(id, { verify: 'daily' })
    return Array.from({ length: count }, () => createOperable(options))
  }

  test('at the moment that follows from the id, and not again before the next one', async () => {
    const shop = await verifiedShop()
    const { id, time, looked } = shop
    const [service] = await processes(1, shop)
    const pass = async () => {
      looked.length = 0
      await service!.housekeeping.pass()
      await vi.waitFor(async () => {
        // What runs in the background is over once its claim is given back.
        const stored = await shop.options.storage.read(`tool-verifications/${id}`)
        expect((stored?.value as { daily?: { claim?: object } } | undefined)?.daily?.claim).toBeUndefined()
      })
      return looked.length
    }
    expect(await pass()).toBe(3)
    const slot = Date.parse(slotOf(id, new Date(START)))
    expect(slot).toBeLessThanOrEqual(START)
    expect(START - slot).toBeLessThan(DAY)
    time.ms = slot + DAY - START - 1_000
    expect(await pass()).toBe(0)
    time.ms += 120_000
    expect(await pass()).toBe(3)
    await shop.websites.patch(id, { verify: 'off' })
    time.ms += 2 * DAY
    expect(await pass()).toBe(0)
    await service!.close()
  })

  test('websites are spread over the day', () => {
    const hours = Array.from({ length: 2_400 }, (_, index) =>
      new Date(slotOf(`site${index}`, new Date(START))).getUTCHours(),
    )
    const counts = Array.from({ length: 24 }, (_, hour) => hours.filter((each) => each === hour).length)
    expect(Math.min(...counts)).toBeGreaterThan(50)
    expect(Math.max(...counts)).toBeLessThan(200)
  })

  test('what a process began and did not end is another one’s after ten minutes', async () => {
    const shop = await verifiedShop()
    const { id, time, looked, options } = shop
    await shop.websites.patch(id, { verify: 'daily' })
    const begun = Promise.withResolvers<void>()
    const verify: LookAtTool = () => {
      begun.resolve()
      return new Promise(() => {})
    }
    const dead = createOperable({ ...options, verify })
    void dead.housekeeping.pass()
    await begun.promise
    const next = createOperable(options)
    time.ms += 9 * 60_000
    await next.housekeeping.pass()
    expect(looked).toEqual([])
    time.ms += 2 * 60_000
    await next.housekeeping.pass()
    await vi.waitFor(() => expect(looked).toHaveLength(3))
    await next.close()
  })
})

describe('what is told', () => {
  const NEVER = new AbortController()

  /** The same store, with a webhook that answers so. */
  async function telling(send: (message: WebhookMessage) => WebhookDelivery | undefined, closing = NEVER) {
    const shop = await verifiedShop()
    const { storage, now, verify } = shop.options
    const sent: WebhookMessage[] = []
    const open = (
      answer: (message: WebhookMessage) => WebhookDelivery | undefined,
      signal: AbortSignal = NEVER.signal,
    ) =>
      createVerifications({
        ...{ storage, now, look: verify, closing: signal },
        lists: { change: () => Promise.reject(new Error('Nothing is changed.')) },
        pool: { brief: (_, work) => work(), requireRoom() {} },
        requireBrowser: async () => {},
        webhooks: {
          get: async () => ({ url: 'https://hooks.example/', createdAt: now().toISOString() }),
          async send(_, message) {
            sent.push(message)
            return answer(message)
          },
        },
      })
    return { ...shop, sent, open, verifications: open(send, closing.signal) }
  }

  test('only that a tool breaks and works again, once, whatever is not measured between', async () => {
    const { id, verifications, verdicts, stateOf, time, sent } = await telling(({ type }) =>
      type === 'tool.broken' ? { sent: true, tries: 1 } : { sent: false, tries: 3, detail: 'Nobody there.' },
    )
    for (const verdict of [ok, moved, broken, unread, broken, unread, moved, ok]) {
      verdicts['login'] = verdict
      await verifications.verify(id, ['login'])
      time.ms += 1_000
    }
    expect(sent.map(({ type }) => type)).toEqual(['tool.broken', 'tool.recovered'])
    expect(sent[0]).toMatchObject({
      timestamp: '2026-11-27T10:00:02.000Z',
      data: { websiteId: id, tool: 'login', selector: '#login', state: 'broken', reason: 'element_missing' },
    })
    const notices = (await stateOf('login'))!.changes.flatMap(({ notice }) => notice ?? [])
    expect(notices).toMatchObject([
      { type: 'tool.recovered', state: 'failed', detail: 'Nobody there.' },
      { type: 'tool.broken', state: 'sent' },
    ])
    expect(JSON.stringify(sent)).not.toContain('Gone.')
  })

  test('the same message, by another process, where one has ended before it was sent', async () => {
    const stopping = new AbortController()
    const { id, verifications, verdicts, stateOf, sent, open } = await telling(() => {
      stopping.abort()
      return undefined
    }, stopping)
    verdicts['login'] = broken
    await verifications.verify(id, ['login'])
    expect((await stateOf('login'))!.changes[0]!.notice).toMatchObject({ state: 'pending' })
    await open(() => ({ sent: true, tries: 1 })).verify(id, ['subscribe'])
    expect(sent.map((message) => message.id)).toEqual([sent[0]!.id, sent[0]!.id])
    expect((await stateOf('login'))!.changes[0]!.notice).toMatchObject({ state: 'sent' })
  })
})
