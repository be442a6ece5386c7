import { LRUCache } from 'lru-cache'
import { z } from 'zod'
import type { Storage } from '../../contracts/storage.ts'
import type { WidgetPage, WidgetPages } from '../../contracts/widget-archive.ts'
import { changeDocument, checkDocument } from '../documents/documents.ts'
import type { WebsitesByOrigin } from '../websites/website-document.ts'

const schema = z.object({
  format: z.literal(1),
  pages: z.array(z.object({ page: z.string(), version: z.string(), day: z.string() })),
})

/** Of one website. */
const MOST_PAGES = 100
const DAY_MS = 24 * 60 * 60 * 1000
const KEPT_DAYS = 30
const LONGEST_ADDRESS = 500

/** For that long a page and version that was noted is not looked at again. */
const HOUR_MS = 60 * 60 * 1000
/** By size and not by number, so that room is taken when it is needed. */
const AT_MOST = { maxSize: 10_000, sizeCalculation: () => 1 }

/** One document for each website. */
export function createWidgetPages(storage: Storage, now: () => Date, websitesAt: WebsitesByOrigin): WidgetPages {
  const noted = new LRUCache<string, true>({ ...AT_MOST, ttl: HOUR_MS })
  /** Of each website in an hour: anybody can send such requests. */
  const changes = new LRUCache<string, number>({ ...AT_MOST, ttl: HOUR_MS, noUpdateTTL: true })
  function mayChange(websiteId: string): boolean {
    const count = changes.get(websiteId) ?? 0
    changes.set(websiteId, count + 1)
    return count < MOST_PAGES
  }

  async function change(websiteId: string, next: (pages: readonly WidgetPage[]) => WidgetPage[]): Promise<void> {
    const oldest = dayOf(new Date(now().getTime() - KEPT_DAYS * DAY_MS))
    await changeDocument(storage, { key: widgetPagesKey(websiteId), schema }, (known) => {
      const before = known?.pages ?? []
      const unique = new Map(next(before).map((entry) => [`${entry.version} ${entry.page}`, entry]))
      const pages = [...unique.values()]
        .filter(({ day }) => day >= oldest)
        .sort(byDay)
        .slice(0, MOST_PAGES)
      const isSame =
        pages.length === before.length && pages.every((page) => before.some((one) => isSameEntry(one, page)))
      return isSame ? undefined : { ...known, format: 1 as const, pages }
    })
  }

  return {
    async noteRequest(version, from) {
      const page = pageOf(from)
      const key = `${version} ${page}`
      if (page === undefined || noted.has(key)) return
      noted.set(key, true)
      const entry: WidgetPage = { page, version, day: dayOf(now()) }
      for (const websiteId of await websitesAt(new URL(page).origin)) {
        if (!mayChange(websiteId)) continue
        await change(websiteId, (pages) => [
          entry,
          ...pages.filter((one) => one.page !== page || one.version !== version),
        ])
      }
    },

    async noteReadings(websiteId, readings) {
      if (readings.length === 0) return
      const read = readings.flatMap((reading) => {
        const page = withoutQuery(reading.page)
        return page === undefined ? [] : [{ ...reading, page }]
      })
      const gone = new Set(read.map(({ page }) => page))
      const found = read.flatMap(({ page, version }) => (version ? [{ page, version, day: dayOf(now()) }] : []))
      await change(websiteId, (pages) => [...found, ...pages.filter(({ page }) => !gone.has(page))])
    },

    async pages(websiteId) {
      const key = widgetPagesKey(websiteId)
      const stored = await storage.read(key)
      return stored
        ? checkDocument(schema, key, stored.value).pages.map(({ page, version, day }) => ({ page, version, day }))
        : []
    },
  }
}

export const WIDGET_PAGES = 'widget-pages/'

function widgetPagesKey(websiteId: string): string {
  return WIDGET_PAGES + websiteId
}

/**
 * The page that a script was asked for by. Browsers tell no more than its origin, unless the page is on the origin of the
 * service or has a referrer policy of its own (https://www.w3.org/TR/referrer-policy/#default-referrer-policy).
 */
function pageOf({ origin, referer }: { origin: string | null; referer: string | null }): string | undefined {
  const page = withoutQuery(referer ?? '')
  if (page !== undefined && (origin === null || new URL(page).origin === origin)) return page
  return origin === null ? undefined : withoutQuery(origin)
}

function withoutQuery(address: string): string | undefined {
  const url = URL.parse(address)
  if (!url || !/^https?:$/.test(url.protocol)) return undefined
  const page = url.origin + url.pathname
  return page.length > LONGEST_ADDRESS ? `${url.origin}/` : page
}

function dayOf(moment: Date): string {
  return moment.toISOString().slice(0, 10)
}

/** The latest first, then by address. */
function byDay(a: WidgetPage, b: WidgetPage): number {
  return a.day === b.day ? (a.page < b.page ? -1 : 1) : a.day < b.day ? 1 : -1
}

function isSameEntry(a: WidgetPage, b: WidgetPage): boolean {
  return a.page === b.page && a.version === b.version && a.day === b.day
}
