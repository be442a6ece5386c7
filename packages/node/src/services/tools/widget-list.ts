import { createHash } from 'node:crypto'
import { OperableError, type Tool, type ToolSafety } from '@operable/core'
import { toolMetadataSchema, toolSchema } from '@operable/core/schema'
import { offeredMetadata } from '@operable/core/tools'
import { LRUCache } from 'lru-cache'
import { z } from 'zod'
import type { Storage } from '../../contracts/storage.ts'
import type { WidgetTool, WidgetTools } from '../../contracts/tools.ts'
import type { Website } from '../../contracts/websites.ts'
import { listKinds, listReasons } from '../../standards/list-words.ts'
import { findWebsite, isWebsiteId, websiteNotFound } from '../websites/website-document.ts'
import { readTools, toolsKey } from './tool-document.ts'

export interface WidgetCache {
  /** @throws OperableError `website_not_found`, `storage_unavailable` */
  get(websiteId: string): Promise<WidgetTools>
  /** Call it after every change of the website by this process: the next list is read again. */
  forget(websiteId: string): void
}

interface WidgetCacheOptions {
  /** How long a list is used before it is compared with the storage, where another process may have changed it, in ms. Default: 1,000. */
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
 * The widget's lists, ready to send. Concurrent requests for a website share one read, and an unchanged list
 * keeps the same object.
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
    // A change during the read removes it from `flights`: the result may be outdated, so it is not cached.
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

/** The list that the widget of a website gets. The same tools give the same bytes. */
export function widgetTools({ id, url, recordRuns }: Website, tools: readonly Tool[]): WidgetTools {
  const listed = tools.filter((tool) => tool.active).flatMap((tool) => forWidget(tool) ?? [])
  // With each tool, so that a run also knows it on the page that it led to.
  const active = recordRuns ? listed.map((tool) => ({ ...tool, metadata: { ...tool.metadata, recordRuns } })) : listed
  const body = JSON.stringify({ version: 1, websiteId: id, url, tools: active })
  const bytes = new TextEncoder().encode(body)
  return { body, bytes, etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 27)}"` }
}

const listedSchema = z.object({
  ...toolSchema.omit({ source: true, edited: true, createdAt: true, updatedAt: true }).shape,
  metadata: z.object(toolMetadataSchema.shape).omit({ uncheckedReason: true, personFields: true }),
})

/** In the words of the first widget. Members that this version does not know are not sent. */
function forWidget(tool: Tool): WidgetTool | undefined {
  const { metadata, ...listed } = listedSchema.parse({ ...tool, metadata: offeredMetadata(tool.metadata) })
  const kind = listKinds[metadata.kind]
  const safety = safetyOf(tool)
  return (
    kind && {
      ...listed,
      metadata: {
        ...metadata,
        kind,
        ...(metadata.fields && {
          fields: metadata.fields.map((field) =>
            field.person ? { ...field, person: listReasons[field.person] } : field,
          ),
        }),
        ...(safety && { safety }),
      },
    }
  )
}

const UNCHECKED = 'This tool now uses a form or button that has not been checked, so a person must agree.'

/**
 * Anything that calls for a person makes the first widget ask: it asks if `needsPerson` holds and there is a
 * reason, and does not know `unchecked` tools.
 */
function safetyOf({ metadata: { safety, unchecked } }: Tool): ToolSafety | undefined {
  const isUnchecked = unchecked === true
  if (!safety && !isUnchecked) return undefined
  const { reasons = [], needsPerson = false, consequential = true, ...more } = safety ?? {}
  const listed = reasons.map((entry) => ({ ...entry, reason: listReasons[entry.reason] }))
  const isAsked = needsPerson || listed.length > 0 || isUnchecked
  if (isUnchecked) listed.push({ reason: 'consent', fields: [], text: UNCHECKED })
  else if (isAsked && listed.length === 0 && safety?.approval === undefined) {
    listed.push({ reason: 'consent', fields: [], text: 'A person must agree.' })
  }
  return { ...more, needsPerson: isAsked, reasons: listed, consequential }
}
