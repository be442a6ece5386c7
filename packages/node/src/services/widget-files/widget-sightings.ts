import { LRUCache } from 'lru-cache'
import { z } from 'zod'
import type { Storage } from '../../contracts/storage.ts'
import type { WidgetSightings } from '../../contracts/widget-archive.ts'
import { changeDocument, checkDocument } from '../documents/documents.ts'
import { originsOf, requireWebsite, type WebsitesByOrigin } from '../websites/website-document.ts'

const seenSchema = z.object({ origin: z.string(), at: z.string() })
const schema = z.object({
  format: z.literal(1),
  /** Where the list of the website was asked for. */
  origins: z.array(seenSchema),
  /** What pages of the website asked for that is not there. */
  unknown: z.array(seenSchema.extend({ websiteId: z.string() })),
})

type Sightings = z.infer<typeof schema>

/** Other sites, and ids that are not there: anybody can make them up. */
const MOST_STRANGE = 10
const KEPT_MS = 30 * 24 * 60 * 60 * 1000
/** For that long what was noted is not noted again. */
const QUIET_MS = 10 * 60 * 1000
/** By size and not by number, so that room is taken when it is needed. */
const AT_MOST = { maxSize: 10_000, sizeCalculation: () => 1 }
/** Writes of one website in that time. */
const MOST_WRITES = 20
const LONGEST = 300

/** One document for each website. */
export function createWidgetSightings(
  storage: Storage,
  { now, websitesAt }: { now: () => Date; websitesAt: WebsitesByOrigin },
): WidgetSightings {
  const noted = new LRUCache<string, true>({ ...AT_MOST, ttl: QUIET_MS })
  const writes = new LRUCache<string, number>({ ...AT_MOST, ttl: QUIET_MS, noUpdateTTL: true })

  async function change(websiteId: string, next: (known: Sightings) => Sightings): Promise<void> {
    const count = writes.get(websiteId) ?? 0
    writes.set(websiteId, count + 1)
    if (count >= MOST_WRITES) return
    const { url } = await requireWebsite(storage, websiteId)
    const oldest = new Date(now().getTime() - KEPT_MS).toISOString()
    await changeDocument(storage, { key: sightingsKey(websiteId), schema }, (known): Sightings => {
      const { origins, unknown } = next(known ?? { format: 1, origins: [], unknown: [] })
      const recent = origins.filter(({ at }) => at > oldest)
      const isOwn = ({ origin }: { origin: string }) => originsOf(url).includes(origin)
      return {
        format: 1,
        origins: [...recent.filter(isOwn), ...recent.filter((seen) => !isOwn(seen)).slice(0, MOST_STRANGE)],
        unknown: unknown.filter(({ at }) => at > oldest).slice(0, MOST_STRANGE),
      }
    })
  }

  function isNews(key: string, origin: string | null): origin is string {
    if (origin === null || origin === 'null' || origin.length > LONGEST || noted.has(key)) return false
    noted.set(key, true)
    return true
  }

  return {
    async noteList(websiteId, origin) {
      if (!isNews(`${websiteId} ${origin}`, origin)) return
      const seen = { origin, at: now().toISOString() }
      await change(websiteId, (known) => ({
        ...known,
        origins: [seen, ...known.origins.filter((one) => one.origin !== origin)],
      }))
    },

    async noteUnknown(asked, origin) {
      if (asked.length > 32 || !isNews(`? ${asked} ${origin}`, origin)) return
      const seen = { websiteId: asked, origin, at: now().toISOString() }
      for (const websiteId of await websitesAt(origin)) {
        await change(websiteId, (known) => ({
          ...known,
          unknown: [seen, ...known.unknown.filter((one) => one.websiteId !== asked || one.origin !== origin)],
        }))
      }
    },

    async sightings(websiteId) {
      const { url } = await requireWebsite(storage, websiteId)
      const key = sightingsKey(websiteId)
      const stored = await storage.read(key)
      if (!stored) return { seen: [], elsewhere: [], unknown: [] }
      const { origins, unknown } = checkDocument(schema, key, stored.value)
      const own = originsOf(url)
      const seen = origins.map(({ origin, at }) => ({ origin, at }))
      return {
        seen: seen.filter(({ origin }) => own.includes(origin)),
        elsewhere: seen.filter(({ origin }) => !own.includes(origin)),
        unknown: unknown.map(({ websiteId: id, origin, at }) => ({ websiteId: id, origin, at })),
      }
    },
  }
}

export const WIDGET_SEEN = 'widget-seen/'

function sightingsKey(websiteId: string): string {
  return WIDGET_SEEN + websiteId
}
