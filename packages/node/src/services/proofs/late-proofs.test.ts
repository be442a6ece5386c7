import { setTimeout as pause } from 'node:timers/promises'
import type { SiteProof } from '@operable/core'
import { afterEach, expect, test, vi } from 'vitest'
import { buildProof } from '../../../../core/test/proof-builder.ts'
import { WAIT } from '../../../test/scan-service.ts'
import { SHOP, shopPages, toolShop } from '../../../test/tool-shop.ts'
import type { Operable } from '../../contracts/operable.ts'
import type { Scan } from '../../contracts/scans.ts'
import type { Storage } from '../../contracts/storage.ts'
import { createFixtureFetcher } from '../../fetch/local/fixture-fetcher.ts'
import { memoryStorage } from '../../storage/memory.ts'
import { createOperable, type SiteProver } from '../create-operable.ts'

const MINUTE = 60_000
const services: Pick<Operable, 'close'>[] = []

afterEach(async () => {
  for (const service of services.splice(0)) await service.close()
})

/** A prover that gives its proof when the test says so, whoever tells it to stop. */
function heldProver(label: string) {
  const { promise, resolve: letGo } = Promise.withResolvers<void>()
  const { promise: asked, resolve: begin } = Promise.withResolvers<void>()
  const provedAt = `2026-11-23T10:00:0${label.length}.000Z`
  const proof = buildProof({ page: `${SHOP}contact`, selector: '#contact', label, provedAt })
  const prove: SiteProver = async (_, { onProof }) => {
    begin()
    await promise
    onProof?.(proof, { before: { bytes: Buffer.from(label), width: 10, height: 10 } })
    return { url: SHOP, provedAt, proofs: [proof], hintChecks: [], notTried: [] } satisfies SiteProof
  }
  return { prove, asked, letGo }
}

/** A process on this storage: one that comes a minute later takes what the one before it had. */
async function open(storage: Storage, prove: SiteProver, ahead = 0) {
  const options = { storage, prove, now: () => new Date(Date.parse('2026-11-23T10:00:00.000Z') + ahead) }
  const service =
    ahead === 0
      ? await toolShop(options)
      : createOperable({ ...options, render: 'never', fetch: createFixtureFetcher(shopPages) })
  services.push(service)
  return service
}

async function ended({ scans }: Pick<Operable, 'scans'>, id: string): Promise<Scan | undefined> {
  let last: Scan | undefined
  for await (const scan of scans.watch(id)) last = scan
  return last
}

const everything = async (storage: Storage) =>
  Promise.all((await storage.keys('')).map(async (key) => [key, await storage.read(key)]))

async function lostWhileItTries() {
  const storage = memoryStorage()
  const late = heldProver('late')
  const first = await open(storage, late.prove)
  const { websites } = first
  const [website] = await websites.list()
  const websiteId = website?.id ?? ''
  const { id } = await first.scans.start(SHOP, { websiteId, prove: true, urgency: 'owner' })
  await late.asked
  const next = heldProver('in time')
  const second = await open(storage, next.prove, MINUTE)
  await second.scans.resume()
  await next.asked
  return { storage, websiteId, id, first, late, second, next }
}

test('a process that lost its scan while it tried the forms, and does not know it, writes no late proofs', async () => {
  const { storage, websiteId, id, first, late, second, next } = await lostWhileItTries()
  next.letGo()
  const scan = await ended(second, id)
  expect(scan).toMatchObject({ state: 'completed', proofs: { tried: [{ label: 'in time' }] } })
  const before = await everything(storage)
  late.letGo()
  // Time to write; a stop would keep it from that.
  await pause(100)
  await first.close()
  expect(await everything(storage)).toEqual(before)
  const reportId = scan?.state === 'completed' ? scan.reportId : ''
  const shown = await second.proofs.find(reportId, { kind: 'website', websiteId })
  expect(shown).toMatchObject({ proof: { proofs: [{ label: 'in time' }] }, earlier: [] })
  const picture = await second.proofs.picture({ reportId, websiteId }, { index: 0, when: 'before' })
  expect(String(picture?.bytes)).toBe('in time')
})

test('nor does it before the run that has the scan by now', async () => {
  const { storage, id, late, second, next } = await lostWhileItTries()
  late.letGo()
  await pause(100)
  expect(await storage.keys('report-proofs/')).toEqual([])
  expect(await storage.keys('proof-pictures/')).toEqual([])
  next.letGo()
  expect(await ended(second, id)).toMatchObject({ state: 'completed', proofs: { tried: [{ label: 'in time' }] } })
})

test('a scan that is run twice has one result of its forms, and nothing to compare it with', async () => {
  const storage = memoryStorage()
  const early = heldProver('early')
  early.letGo()
  // It dies after it has written its proofs, and before the scan is over.
  const dying: Storage = {
    ...storage,
    async write(key, value, options) {
      const scan = value as { state?: string }
      if (key.startsWith('scans/') && scan.state === 'completed') return new Promise<never>(() => {})
      return storage.write(key, value, options)
    },
  }
  const first = await open(dying, early.prove)
  services.pop()
  const [website] = await first.websites.list()
  const websiteId = website?.id ?? ''
  const { id } = await first.scans.start(SHOP, { websiteId, prove: true })
  await vi.waitFor(async () => expect(await storage.keys('report-proofs/')).toHaveLength(1), WAIT)
  const next = heldProver('in time')
  next.letGo()
  const second = await open(storage, next.prove, MINUTE)
  await second.scans.resume()
  const scan = await ended(second, id)
  const reportId = scan?.state === 'completed' ? scan.reportId : ''
  const shown = await second.proofs.find(reportId, { kind: 'website', websiteId })
  expect(shown).toMatchObject({ proof: { proofs: [{ label: 'in time' }] }, earlier: [] })
})

test('a service that leaves scans to others asks for no browser of its own', async () => {
  const storage = memoryStorage()
  const options = { storage, render: 'never', fetch: createFixtureFetcher(shopPages), runsScans: false } as const
  const service = createOperable({ ...options, browserQueue: 0 })
  services.push(service)
  const { website } = await service.websites.add(SHOP)
  expect(await service.scans.start(SHOP, { websiteId: website.id, prove: true })).toMatchObject({ state: 'queued' })
  await expect(service.proofs.requireBrowser()).resolves.toBeUndefined()
  await expect(service.scans.start(SHOP, { prove: true })).rejects.toMatchObject({ code: 'forbidden' })
})
