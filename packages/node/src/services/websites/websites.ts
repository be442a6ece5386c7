import { normalizeTypedUrl } from '@operable/core/site'
import type { Storage } from '../../contracts/storage.ts'
import type { Website, Websites } from '../../contracts/websites.ts'
import { changeDocument, readDocuments } from '../documents/documents.ts'
import { issueKey, keysOf } from '../keys/key-document.ts'
import { proofsOf } from '../proofs/proof-document.ts'
import { randomId } from '../random-id.ts'
import { picturesOf } from '../reports/form-pictures.ts'
import { runsOf } from '../runs/runs.ts'
import { expectedKey, proposalsKey } from '../tools/proposals.ts'
import { toolsKey } from '../tools/tool-document.ts'
import { widgetPagesKey } from '../widget-files/widget-pages.ts'
import { sightingsKey } from '../widget-files/widget-sightings.ts'
import {
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

    async patch(websiteId, { recordRuns, publishProofs, mcp }) {
      if (!isWebsiteId(websiteId)) throw websiteNotFound()
      const key = WEBSITES + websiteId
      const change = {
        ...(recordRuns === undefined ? {} : { recordRuns }),
        ...(publishProofs === undefined ? {} : { publishProofs }),
        ...(mcp === undefined ? {} : { mcp }),
      }
      const stored = await changeDocument(storage, { key, schema: websiteDocumentSchema }, (website) =>
        website && Object.keys(change).length > 0 ? { ...website, ...change } : undefined,
      )
      if (!stored) throw websiteNotFound()
      onChange(websiteId)
      return readWebsite(websiteId, stored.value)
    },

    async remove(websiteId) {
      if (!isWebsiteId(websiteId)) throw websiteNotFound()
      // The website is removed first: from then on its keys and tools are ignored, even if the rest fails.
      const wasThere = await storage.remove(WEBSITES + websiteId)
      onChange(websiteId)
      const leftovers = [
        toolsKey(websiteId),
        proposalsKey(websiteId),
        expectedKey(websiteId),
        widgetPagesKey(websiteId),
        sightingsKey(websiteId),
        ...(await storage.keys(runsOf(websiteId))),
        ...(await picturesOf(storage, websiteId)),
        ...(await proofsOf(storage, websiteId)),
        ...(await storage.keys(keysOf({ kind: 'website', websiteId }))),
      ]
      // One by one, keys last: if this fails half way, something is left that lets it be repeated.
      let isRepeated = false
      for (const key of leftovers) isRepeated = (await storage.remove(key)) || isRepeated
      if (!wasThere && !isRepeated) throw websiteNotFound()
    },
  }
}

function byAge(a: Website, b: Website): number {
  return Date.parse(a.createdAt) - Date.parse(b.createdAt) || (a.id < b.id ? -1 : 1)
}
