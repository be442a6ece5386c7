import { readFileSync } from 'node:fs'
import { parsePage, type Tool } from '@operable/core'
import { checkedTool } from '@operable/core/tools'
import type { FetchResult, PageFetcher } from '../src/contracts/page-fetcher.ts'
import { createAddressPolicy } from '../src/fetch/address/address-guard.ts'
import { createSafeFetch } from '../src/fetch/safe-fetch/safe-fetch.ts'
import { type LoopbackSite, loopbackSite, type SitePage } from './loopback-site.ts'

/** Rows and pages that were written before the code, see the README beside them. */
const FOLDER = new URL('./fixtures/patched-tools/', import.meta.url)
const AT = '2026-01-01T00:00:00.000Z'

type Members = Record<string, unknown>

/** A change of one tool, and what has to be seen then. */
export interface PatchRow {
  id: string
  says: string
  before: Members
  others?: Members[]
  first?: PatchStep[]
  patch: Members
  status: number
  code?: string
  rightAfter: Members
  then?: PatchStep[]
  delays?: Record<string, number>
  after: Members
  kept: string[]
  fetched: string[]
  rendered: string[]
  remade?: string[]
  notFields?: string[]
  asksPerson?: boolean
  asksPersonBefore?: boolean
  gone?: boolean
}

export interface PatchStep {
  delete?: boolean
  tool?: string
  patch?: Members
  status?: number
  rightAfter?: Members
  afterOther?: Members
}

interface PageIndex {
  site: string
  pages: Record<string, { file?: string; renderedFile?: string; status: number; location?: string }>
  otherSite: string
  otherPages: Record<string, { file?: string; status: number }>
}

const textOf = (name: string) => readFileSync(new URL(name, FOLDER), 'utf8')
const index = JSON.parse(textOf('pages/index.json')) as PageIndex

export const patchRows = JSON.parse(textOf('rows.json')) as PatchRow[]

/** What an expectation is called there, in our words. */
export function ourWords(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(ourWords)
  const entries = Object.entries(value).map(([name, member]): [string, unknown] => {
    const isText = name === 'expects' && typeof member === 'object' && member !== null && 'text' in member
    return [name, isText ? { success: member } : ourWords(member)]
  })
  return Object.fromEntries(entries)
}

/** The body of a change: what lies in `metadata` there is a member of its own here. */
export function patchBody({ metadata, ...patch }: Members): Members {
  return ourWords({ ...patch, ...(metadata as Members | undefined) }) as Members
}

/** Both sites on loopback, with what was asked of them. */
export interface PatchedSites {
  fetch: PageFetcher
  renderer: PageFetcher
  /** Paths, and those of the other site with its address. */
  fetched: string[]
  rendered: string[]
  close(): Promise<void>
}

/** @param delays ms before a page answers: for its first request only where `once` */
export async function patchedSites(delays: Record<string, number>, once: boolean): Promise<PatchedSites> {
  const fetched: string[] = []
  const rendered: string[] = []
  const late = new Map(Object.entries(delays))
  const own: Record<string, SitePage> = {}
  for (const [path, { file, status, location }] of Object.entries(index.pages)) {
    own[path] = (_, outgoing) => {
      fetched.push(path)
      const wait = late.get(path) ?? 0
      if (once) late.delete(path)
      const headers = location ? { location: inside(location) } : { 'content-type': 'text/html; charset=utf-8' }
      setTimeout(() => outgoing.writeHead(status, headers).end(file ? textOf(`pages/${file}`) : ''), wait).unref()
    }
  }
  const site = await loopbackSite(own)
  const other: LoopbackSite = await loopbackSite({
    '/contact': (_, outgoing) => {
      fetched.push(`${index.otherSite}/contact`)
      outgoing.writeHead(200, { 'content-type': 'text/html' }).end(textOf('pages/other-site.contact.html'))
    },
  })
  const places = [
    [index.site, `http://127.0.0.1:${site.port}`],
    [index.otherSite, `http://127.0.0.1:${other.port}`],
  ] as const
  const inside = (url: string) => places.reduce((text, [there, here]) => text.replace(there, here), url)
  const outside = (url: string) => places.reduce((text, [there, here]) => text.replace(here, there), url)
  const plain = createSafeFetch({
    policy: createAddressPolicy({ allowPrivate: true }),
    userAgent: 'test',
    retryDelayMs: 1,
  })

  return {
    fetched,
    rendered,
    fetch: async (url, { mayLead, ...options } = {}): Promise<FetchResult> => {
      const asked = mayLead ? { ...options, mayLead: (next: string) => mayLead(outside(next)) } : options
      const result = await plain(inside(url), asked)
      return {
        ...result,
        url,
        redirects: result.redirects.map(outside),
        ...(result.ok && { finalUrl: outside(result.finalUrl) }),
      }
    },
    renderer: async (url): Promise<FetchResult> => {
      const { pathname } = new URL(url)
      rendered.push(pathname)
      const page = index.pages[pathname]
      const file = page?.renderedFile ?? page?.file
      const answer = {
        finalUrl: url,
        headers: { 'content-type': 'text/html' },
        body: new Uint8Array(),
        truncated: false,
      }
      return {
        ok: true,
        url,
        status: page?.status ?? 404,
        redirects: [],
        ...answer,
        rendered: file ? textOf(`pages/${file}`) : '',
      }
    },
    async close() {
      await plain.close()
      await site.close()
      await other.close()
    },
  }
}

/** A stored tool of a row: what it does not say is what the page gives. */
export function storedTool(given: Members, id: string): Tool {
  const { metadata, ...members } = ourWords(given) as { metadata: Tool['metadata'] } & Omit<Tool, 'metadata'>
  const bare: Tool = { ...members, id, createdAt: AT, updatedAt: AT, metadata: { ...metadata, unchecked: true } }
  if (metadata.unchecked) return bare
  const { pathname } = new URL(bare.pageUrl)
  const read = checkedTool(bare, parsePage(textOf(`pages/${index.pages[pathname]?.file}`), { url: bare.pageUrl }), AT)
  const { triggerSelector: _, inModal: __, ...known } = read.metadata
  const { fields: ___, ...said } = metadata
  return { ...read, metadata: { ...known, ...said } }
}

/** Where a tool does not have what a row says of it: the paths. */
export function missingIn(actual: unknown, expected: unknown, path = ''): string[] {
  if (expected === null) return isAbsent(actual) ? [] : [path]
  if (path.endsWith('.fields')) {
    const names = (actual as Tool['metadata']['fields'])?.map((field) => field.key)
    return (expected as { name: string }[]).flatMap(({ name }) => (names?.includes(name) ? [] : [`${path}:${name}`]))
  }
  if (typeof expected !== 'object') return actual === expected ? [] : [path]
  const members = (actual ?? {}) as Members
  return Object.entries(expected as Members).flatMap(([name, value]) =>
    missingIn(members[name], value, `${path}.${name}`),
  )
}

function isAbsent(value: unknown): boolean {
  return value === undefined || value === null || value === false || (Array.isArray(value) && value.length === 0)
}

export function valueAt(value: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((at, name) => (at as Members | undefined)?.[name], value)
}
