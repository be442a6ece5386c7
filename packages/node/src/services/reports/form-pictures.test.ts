import { expect, test } from 'vitest'
import { evidenceOf } from '../../../test/sample-evidence.ts'
import { memoryStorage } from '../../storage/memory.ts'
import { createWebsites } from '../websites/websites.ts'
import { createReports } from './create-reports.ts'

const SHOP = 'https://shop.example/'

async function scannedShop() {
  const storage = memoryStorage()
  const reports = createReports({ storage })
  const websites = createWebsites({ storage, now: () => new Date(), onChange: () => {} })
  const { website } = await websites.add(SHOP)
  const picture = (text: string) => ({
    websiteId: website.id,
    page: SHOP,
    selector: 'form',
    width: 600,
    height: 300,
    bytes: Buffer.from(text),
  })
  const { report } = await reports.save(await evidenceOf(SHOP), { picture: picture('first') })
  return { storage, reports, websites, website, picture, id: report.id }
}

test('the picture of the latest report, and of no other', async () => {
  const { reports, storage, picture, id } = await scannedShop()
  expect(await reports.picture(id)).toMatchObject({ width: 600, bytes: Buffer.from('first') })
  await reports.save(await evidenceOf(SHOP, { at: 1 }), { picture: picture('second') })
  expect(await reports.picture(id)).toMatchObject({ bytes: Buffer.from('second') })
  expect(await storage.keys('report-pictures/')).toHaveLength(1)
  await reports.save(await evidenceOf(SHOP, { at: 2 }))
  expect(await reports.picture(id)).toBeUndefined()
  expect(await storage.keys('report-pictures/')).toEqual([])
})

test('judging the same evidence again keeps it', async () => {
  const { reports, id } = await scannedShop()
  await reports.rescore(id)
  expect(await reports.picture(id)).toBeDefined()
})

test('a picture whose report was never saved is shown nowhere, and goes with the next scan', async () => {
  const { reports, storage, id } = await scannedShop()
  const [key = ''] = await storage.keys('report-pictures/')
  const kept = (await storage.read(key))!.value as Record<string, string>
  await storage.write(key, { ...kept, scannedAt: '2027-01-01T00:00:00.000Z' })
  expect(await reports.picture(id)).toBeUndefined()
  await reports.save(await evidenceOf(SHOP, { at: 1 }))
  expect(await storage.keys('report-pictures/')).toEqual([])
})

test('a damaged picture is none, and the report stays', async () => {
  const { reports, storage, id } = await scannedShop()
  const [key = ''] = await storage.keys('report-pictures/')
  await storage.write(key, { format: 1 })
  expect(await reports.picture(id)).toBeUndefined()
  expect((await reports.byId(id)).report.id).toBe(id)
})

test('it goes with the website that asked for it, and the report stays while another website has the same host', async () => {
  const { reports, websites, website, id } = await scannedShop()
  await websites.add('https://shop.example/en/')
  await websites.remove(website.id)
  expect(await reports.picture(id)).toBeUndefined()
  expect((await reports.byId(id)).report.url).toBe(SHOP)
})
