import { normalizeTypedUrl } from '@operable/core/site'
import { z } from 'zod'
import type { Storage } from '../../contracts/storage.ts'
import type { Website, Websites } from '../../contracts/websites.ts'
import { changeDocument, readDocuments } from '../documents/documents.ts'
import { understood } from '../documents/understood.ts'
import { issueKey } from '../keys/key-document.ts'
import { randomId } from '../random-id.ts'
import { toolsKey } from '../tools/tool-document.ts'
import { belongingsOf } from './belongings.ts'
import { documentKinds, REMOVALS, removalKey } from './document-kinds.ts'
import { exportWebsite } from './export-website.ts'
import {
  findWebsite,
  isWebsiteId,
  readWebsite,
  requireWebsite,
  WEBSITES,
  websiteDocumentSchema,
  websiteNotFound,
} from './website-document.ts'

interface WebsitesDependencies {
  storage: Storage
  now: () => Date
  /** Called with the id of a website that was changed or is gone. */
  onChange(websiteId: string): void
}

export function createWebsites({ storage, now, onChange }: WebsitesDependencies): Websites {
  return {
    async add(given) {
      const url = normalizeTypedUrl(given)
      const createdAt = now()
      for (;;) {
        const id = randomId()
        // The website is written last: anything that a crash leaves behind belongs to nobody and gives access to nothing.
        const made = await storage.write(toolsKey(id), { tools: [] }, { ifVersion: null })
        const issued = made && (await issueKey(storage, { scope: { kind: 'website', websiteId: id }, now: createdAt }))
        if (!issued) continue
        const website: Website = { id, url, createdAt: createdAt.toISOString() }
        const { id: _, ...document } = website
        if (await storage.write(WEBSITES + id, document, { ifVersion: null })) return { website, key: issued.key }
      }
    },

    get: (websiteId) => requireWebsite(storage, websiteId),

    async list() {
      const documents = await readDocuments(storage, WEBSITES)
      return documents.map(({ key, value }) => readWebsite(key.slice(WEBSITES.length), value)).sort(byAge)
    },

    async patch(websiteId, { recordRuns, publishProofs, mcp, verify }) {
      if (!isWebsiteId(websiteId)) throw websiteNotFound()
      const key = WEBSITES + websiteId
      const change = {
        ...(recordRuns === undefined ? {} : { recordRuns }),
        ...(publishProofs === undefined ? {} : { publishProofs }),
        ...(mcp === undefined ? {} : { mcp }),
        ...(verify === undefined ? {} : { verify }),
      }
      const stored = await changeDocument(storage, { key, schema: websiteDocumentSchema }, (website) =>
        website && Object.keys(change).length > 0 ? { ...website, ...change } : undefined,
      )
      if (!stored) throw websiteNotFound()
      onChange(websiteId)
      return readWebsite(websiteId, stored.value)
    },

    async export(websiteId) {
      return exportWebsite(storage, await requireWebsite(storage, websiteId), now())
    },

    async remove(websiteId) {
      if (!isWebsiteId(websiteId)) throw websiteNotFound()
      const website = await findWebsite(storage, websiteId)
      // What a removal that failed half way has left behind.
      const begun = understood(removalSchema, (await storage.read(removalKey(websiteId)))?.value)
      const url = website?.url ?? begun?.url
      if (url === undefined) throw websiteNotFound()
      await storage.write(removalKey(websiteId), { format: 1, url, at: now().toISOString() })
      // The website is removed first: from then on its keys and tools are ignored, even if the rest fails.
      await storage.remove(WEBSITES + websiteId)
      onChange(websiteId)
      await removeBelongings(storage, { id: websiteId, url })
    },
  }
}

/** A removal that has begun: its address says what else belongs to the website. */
const removalSchema = z.object({ format: z.literal(1), url: z.string(), at: z.iso.datetime() })

/** What was on its way meanwhile, such as a scan, is found in the second round. */
const ROUNDS = 2

async function removeBelongings(storage: Storage, website: Pick<Website, 'id' | 'url'>): Promise<void> {
  for (let round = 1; round <= ROUNDS; round++) {
    const belongings = await belongingsOf(storage, website)
    for (const { prefix, keysOf } of documentKinds) {
      if (keysOf === 'service' || prefix === REMOVALS) continue
      // One by one: if this fails half way, it can be repeated.
      for (const key of await keysOf(storage, belongings)) await storage.remove(key)
    }
  }
  await storage.remove(removalKey(website.id))
}

function byAge(a: Website, b: Website): number {
  return Date.parse(a.createdAt) - Date.parse(b.createdAt) || (a.id < b.id ? -1 : 1)
}
