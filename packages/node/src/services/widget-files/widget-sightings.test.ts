import { expect, test } from 'vitest'
import { toolShop } from '../../../test/tool-shop.ts'

const ORIGIN = 'https://shop.example'

async function shop() {
  const time = { now: Date.parse('2026-11-22T10:00:00Z') }
  const opened = await toolShop({ now: () => new Date(time.now) })
  const { noteList, noteUnknown, sightings } = opened.widgetArchive
  const from = (origin: string | null) => noteList(opened.id, origin)
  return { ...opened, time, from, noteUnknown, sightings: () => sightings(opened.id) }
}

test.each<[string, string | null, string[], string[]]>([
  ['the website', ORIGIN, [ORIGIN], []],
  ['with www', 'https://www.shop.example', ['https://www.shop.example'], []],
  ['another site', 'https://copy.example', [], ['https://copy.example']],
  ['a host below', 'https://blog.shop.example', [], ['https://blog.shop.example']],
  ['an opaque origin', 'null', [], []],
  ['nothing', null, [], []],
  ['endless', `https://${'x'.repeat(400)}.example`, [], []],
])('the list is asked for from %s', async (_, origin, seen, elsewhere) => {
  const { from, sightings } = await shop()
  await from(origin)
  const found = await sightings()
  expect([found.seen.map((one) => one.origin), found.elsewhere.map((one) => one.origin)]).toEqual([seen, elsewhere])
})

test('a flood of other sites pushes nothing of the website out, and costs few writes', async () => {
  const { from, sightings, storage, id } = await shop()
  await from(ORIGIN)
  for (let site = 0; site < 300; site++) await from(`https://s${site}.example`)
  const { seen, elsewhere } = await sightings()
  expect([seen.length, elsewhere.length]).toEqual([1, 10])
  expect(JSON.stringify((await storage.read(`widget-seen/${id}`))?.value).length).toBeLessThan(6_000)
})

test('an id that nobody has is told to the website whose pages name it', async () => {
  const { noteUnknown, sightings } = await shop()
  await noteUnknown('wrongid', ORIGIN)
  await noteUnknown('wrongid', 'https://other.example')
  const { unknown } = await sightings()
  expect(unknown).toEqual([{ websiteId: 'wrongid', origin: ORIGIN, at: '2026-11-22T10:00:00.000Z' }])
})

test('goes after 30 days, and with the website', async () => {
  const { from, sightings, time, websites, id, storage } = await shop()
  await from(ORIGIN)
  time.now += 31 * 24 * 60 * 60 * 1000
  await from('https://www.shop.example')
  expect((await sightings()).seen.map(({ origin }) => origin)).toEqual(['https://www.shop.example'])
  await websites.remove(id)
  expect(await storage.keys('widget-seen/')).toEqual([])
})
