import { OperableError, type Tool } from '@operable/core'
import { LRUCache } from 'lru-cache'
import type { Storage } from '../../contracts/storage.ts'
import type { WidgetTools } from '../../contracts/tools.ts'
import { findWebsite, isWebsiteId, websiteNotFound } from '../websites/website-document.ts'
import { readTools, toolsKey } from './tool-document.ts'
import { widgetTools } from './widget-tools.ts'

export interface WidgetCache {
  /** @throws OperableError `website_not_found`, `storage_unavailable` */
  get(websiteId: string): Promise<WidgetTools>
  /** To be called after every change of the website by this process: the next answer is read again. */
  forget(websiteId: string): void
}

export interface WidgetCacheOptions {
  /** After this time an answer is compared with the store, where another process may have changed it, in ms. Default 1,000. */
  recheckMs?: number
  /** Text of all answers that are kept, and its bytes. Default 64 Mi. */
  maxSize?: number
  /** ms; never goes back. */
  clock?: () => number
  /** Sees the tools of a website each time that they were read and have changed. */
  onRead?: (websiteId: string, tools: readonly Tool[]) => void
}

interface Entry {
  answer: WidgetTools
  /** Of what it was made of. */
  revision: string
  checkedAt: number
}

/** What an entry takes besides its text, roughly. */
const OVERHEAD = 500

/**
 * The widget's answers, ready to send. A website that many ask for at once is read once; what was read and is unchanged
 * in the store is the same object as before.
 */
export function createWidgetCache(storage: Storage, options: WidgetCacheOptions = {}): WidgetCache {
  const { recheckMs = 1_000, maxSize = 64 * 1024 * 1024, clock = () => performance.now(), onRead } = options
  const entries = new LRUCache<string, Entry>({
    maxSize,
    sizeCalculation: ({ answer }) => answer.body.length + answer.bytes.byteLength + OVERHEAD,
  })
  const flights = new Map<string, Promise<WidgetTools>>()

  async function read(websiteId: string, known: Entry | undefined): Promise<Entry> {
    const checkedAt = clock()
    const [document, website] = await Promise.all([storage.read(toolsKey(websiteId)), findWebsite(storage, websiteId)])
    if (!document || !website) throw websiteNotFound()
    const revision = `${document.version} ${website.recordRuns === true}`
    if (known?.revision === revision) return { ...known, checkedAt }
    const tools = readTools(websiteId, document.value)
    onRead?.(websiteId, tools)
    const answer = widgetTools(website, tools)
    return { answer, revision, checkedAt }
  }

  function fly(websiteId: string, known: Entry | undefined): Promise<WidgetTools> {
    // A change while this reads takes it out of `flights`: what it brings may be old, and is not kept.
    const isCurrent = () => flights.get(websiteId) === flight
    const flight: Promise<WidgetTools> = read(websiteId, known)
      .then(
        (entry) => {
          if (isCurrent()) entries.set(websiteId, entry)
          return entry.answer
        },
        (error: unknown) => {
          if (isCurrent() && error instanceof OperableError && error.code === 'website_not_found')
            entries.delete(websiteId)
          throw error
        },
      )
      .finally(() => {
        if (isCurrent()) flights.delete(websiteId)
      })
    flights.set(websiteId, flight)
    return flight
  }

  return {
    async get(websiteId) {
      const known = entries.get(websiteId)
      if (known && clock() - known.checkedAt < recheckMs) return known.answer
      if (!isWebsiteId(websiteId)) throw websiteNotFound()
      return flights.get(websiteId) ?? fly(websiteId, known)
    },
    forget(websiteId) {
      entries.delete(websiteId)
      flights.delete(websiteId)
    },
  }
}
