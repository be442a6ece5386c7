import { describe, expect, test } from 'vitest'
import { toolShop } from '../../../test/tool-shop.ts'
import type { ReportedRun } from '../../contracts/runs.ts'

const ORIGIN = 'https://shop.example'
const DAY_MS = 24 * 60 * 60 * 1000

async function shop({ recordRuns = true } = {}) {
  const time = { now: Date.parse('2026-11-22T10:00:00Z') }
  const opened = await toolShop({ now: () => new Date(time.now) })
  await opened.tools.addFromUrls(opened.id, [`${ORIGIN}/login`, `${ORIGIN}/contact`])
  const { tools } = await opened.tools.list(opened.id)
  const [login, contact] = ['login', 'contactSales'].map((name) => tools.find((tool) => tool.name === name)!.id)
  if (recordRuns) await opened.websites.patch(opened.id, { recordRuns })
  let made = 0
  const run = (more: Partial<ReportedRun> = {}): ReportedRun => ({
    tool: login!,
    receiptId: `r${made++}`,
    status: 'confirmed',
    ms: 1200,
    final: true,
    ...more,
  })
  const note = (more?: Partial<ReportedRun>, origin: string | null = ORIGIN) =>
    opened.runs.note(opened.id, run(more), origin)
  return { ...opened, time, note, login: login!, contact: contact!, list: () => opened.runs.list(opened.id) }
}

test('by tool, the most used first, the latest run first; nothing but what is listed here is kept', async () => {
  const { note, list, contact, login, time, storage, id } = await shop()
  await note({ tool: contact, receiptId: 'c1' })
  time.now += 60_000
  await note({ receiptId: 'l1', status: 'failed', code: 'timeout', ms: 30_000 })
  time.now += DAY_MS
  await note({ receiptId: 'l2' })
  const at = '2026-11-22T10:01:00.000Z'
  expect(await list()).toEqual([
    {
      tool: login,
      name: 'login',
      outcomes: { failed: 1, confirmed: 1 },
      omitted: 0,
      runs: [
        { receiptId: 'l2', at: '2026-11-23T10:01:00.000Z', status: 'confirmed', ms: 1200, final: true },
        { receiptId: 'l1', at, status: 'failed', code: 'timeout', ms: 30_000, final: true },
      ],
    },
    expect.objectContaining({ tool: contact, name: 'contactSales', outcomes: { confirmed: 1 } }),
  ])
  expect((await storage.read(`runs/${id}/2026-11-22`))?.value).toMatchObject({
    runs: [{ id: 'c1' }, { id: 'l1', tool: login, at, status: 'failed', code: 'timeout', ms: 30_000 }],
  })
})

test.each<[string, Partial<ReportedRun>, Partial<ReportedRun>, object]>([
  ['its end', { status: 'submitted_unverified', final: false }, {}, { status: 'confirmed', final: true }],
  [
    'nothing new',
    { status: 'submitted_unverified', final: false },
    { status: 'submitted_unverified', final: false },
    { status: 'submitted_unverified', final: false },
  ],
  ['a second end', { status: 'rejected' }, {}, { status: 'rejected', final: true }],
])(
  'a run that is told again after midnight, with %s, is listed once and as of its first day',
  async (_, a, b, seen) => {
    const { note, list, time } = await shop()
    time.now = Date.parse('2026-11-22T23:59:58Z')
    await note({ receiptId: 'late', ...a })
    time.now += 5_000
    await note({ receiptId: 'late', ...b })
    await note({ receiptId: 'next' })
    const [listed] = await list()
    const runs = [
      { receiptId: 'next', at: '2026-11-23T00:00:03.000Z', status: 'confirmed', ms: 1200, final: true },
      { receiptId: 'late', at: '2026-11-22T23:59:58.000Z', ms: 1200, ...seen },
    ]
    expect(listed?.runs).toEqual(runs)
    expect(Object.values(listed!.outcomes).reduce((sum, count) => sum + count)).toBe(2)
  },
)

test('runs of two tools with one receipt are two', async () => {
  const { note, list, contact, time } = await shop()
  await note({ receiptId: 'same' })
  time.now += DAY_MS
  await note({ receiptId: 'same', tool: contact })
  expect((await list()).map(({ runs }) => runs.length)).toEqual([1, 1])
})

describe('who may tell', () => {
  test.each<[string, string | null, string | undefined]>([
    ['the website', ORIGIN, undefined],
    ['the website with www', 'https://www.shop.example', undefined],
    ['another site', 'https://evil.example', 'forbidden'],
    ['a host below', 'https://blog.shop.example', 'forbidden'],
    ['another scheme', 'http://shop.example', 'forbidden'],
    ['an opaque origin', 'null', 'forbidden'],
    ['nobody knows who', null, 'forbidden'],
  ])('%s', async (_, origin, code) => {
    const { note, list } = await shop()
    const noting = note({}, origin)
    if (code) await expect(noting).rejects.toMatchObject({ code })
    else await noting
    expect(await list()).toHaveLength(code ? 0 : 1)
  })

  test('nobody where the owner has not switched it on, or has switched it off', async () => {
    const { note, websites, id, storage } = await shop({ recordRuns: false })
    await expect(note()).rejects.toMatchObject({ code: 'forbidden' })
    expect(await websites.get(id)).not.toHaveProperty('recordRuns')
    await websites.patch(id, { recordRuns: true })
    await websites.patch(id, {})
    expect(await websites.get(id)).toMatchObject({ recordRuns: true })
    await websites.patch(id, { recordRuns: false })
    await expect(note()).rejects.toMatchObject({ code: 'forbidden' })
    expect(await storage.keys('runs/')).toEqual([])
  })

  test.each(['nobody', '../x', 'x'.repeat(300)])('%.9s is no website', async (id) => {
    const { runs, websites, login } = await shop()
    const run = { tool: login, receiptId: 'r', status: 'confirmed', ms: 1, final: true } as const
    const notFound = { code: 'website_not_found' }
    await expect(runs.note(id, run, ORIGIN)).rejects.toMatchObject(notFound)
    await expect(runs.list(id)).rejects.toMatchObject(notFound)
    await expect(websites.patch(id, { recordRuns: true })).rejects.toMatchObject(notFound)
  })

  test('about a tool that is not there', async () => {
    const { note } = await shop()
    await expect(note({ tool: 'x' })).rejects.toMatchObject({ code: 'tool_not_found' })
  })
})

describe('a run that is told twice is kept once', () => {
  const [open, confirmed] = [{ final: false, status: 'submitted_unverified' }, { final: true }] as const
  test.each<[string, Partial<ReportedRun>[], Partial<ReportedRun>]>([
    ['the end replaces what was open', [open, confirmed], { final: true, status: 'confirmed' }],
    ['what was open comes late', [confirmed, open], { final: true, status: 'confirmed' }],
    ['the first end stays', [confirmed, { status: 'failed' }], { final: true, status: 'confirmed' }],
    ['nothing came after it', [open], { final: false, status: 'submitted_unverified' }],
  ])('%s', async (_, told, kept) => {
    const { note, list } = await shop()
    for (const each of told) await note({ receiptId: 'one', ...each })
    expect(await list()).toMatchObject([{ runs: [kept] }])
    expect((await list())[0]?.runs).toHaveLength(1)
  })
})

describe('what is kept is bounded', () => {
  test('50 of a tool and day, 500 of a day; the rest is counted', async () => {
    const { note, list, storage, id, contact, tools } = await shop()
    const draft = { description: 'x', pageUrl: `${ORIGIN}/`, selector: 'form', metadata: { kind: 'form' as const } }
    for (let tool = 0; tool < 12; tool++) await tools.addDraft(id, { ...draft, name: `t${tool}` })
    const ids = (await tools.list(id)).tools.map((tool) => tool.id)
    for (let run = 0; run < 53; run++) await note({ tool: contact })
    for (const tool of ids) for (let run = 0; run < 45; run++) await note({ tool })
    const listed = await list()
    expect(listed[0]).toMatchObject({ tool: contact, outcomes: { confirmed: 50 }, omitted: 48 })
    const kept = listed.reduce((sum, { outcomes }) => sum + (outcomes.confirmed ?? 0), 0)
    const omitted = listed.reduce((sum, each) => sum + each.omitted, 0)
    expect([kept, kept + omitted]).toEqual([500, 53 + ids.length * 45])
    const document = (await storage.read(`runs/${id}/2026-11-22`))?.value
    expect(JSON.stringify(document).length).toBeLessThan(80_000)
  })

  test('30 days, then it goes; also where nobody tells anything any more', async () => {
    const { note, list, time, storage, housekeeping } = await shop()
    await note({ receiptId: 'old' })
    time.now += 29 * DAY_MS
    await note({ receiptId: 'new' })
    expect((await list())[0]?.runs.map(({ receiptId }) => receiptId)).toEqual(['new', 'old'])
    time.now += DAY_MS
    expect((await list())[0]?.runs.map(({ receiptId }) => receiptId)).toEqual(['new'])
    await note({ receiptId: 'newest' })
    expect(await storage.keys('runs/')).toHaveLength(2)
    time.now += 31 * DAY_MS
    await housekeeping.pass()
    expect(await storage.keys('runs/')).toEqual([])
  })

  test('goes with the website', async () => {
    const { note, websites, id, storage } = await shop()
    await note()
    await websites.remove(id)
    expect(await storage.keys('')).toEqual([])
  })
})

test('a removed tool keeps its runs, without a name', async () => {
  const { note, list, tools, id, login } = await shop()
  await note()
  await tools.remove(id, login)
  expect(await list()).toMatchObject([{ tool: login, runs: [{}] }])
  expect((await list())[0]).not.toHaveProperty('name')
})

test('the widget is told with each tool, as soon as it is switched', async () => {
  const { tools, websites, id } = await shop({ recordRuns: false })
  const flags = async () =>
    JSON.parse((await tools.widget(id)).body).tools.map((tool: { metadata: object }) => 'recordRuns' in tool.metadata)
  expect(await flags()).toEqual([false, false])
  await websites.patch(id, { recordRuns: true })
  expect(await flags()).toEqual([true, true])
  await websites.patch(id, { recordRuns: false })
  expect(await flags()).toEqual([false, false])
})
