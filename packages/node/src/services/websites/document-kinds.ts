import type { Json, Storage } from '../../contracts/storage.ts'
import { unpack } from '../../storage/packed-text.ts'
import { SITE_REPORTS, SITE_SCANS } from '../documents/site-index.ts'
import { HOUSEKEEPING } from '../housekeeping/housekeeping.ts'
import { KEYS, keysOf } from '../keys/key-document.ts'
import { PROOF_PICTURES, PROOFS, proofPicturesOf, proofsOf } from '../proofs/proof-document.ts'
import { ATTEMPTS } from '../reports/failed-attempts.ts'
import { PICTURES, picturesOf } from '../reports/form-pictures.ts'
import { EARLIER, RECENT } from '../reports/recent-reports.ts'
import { ARCHIVE, EVIDENCE, readEvidence } from '../reports/report-archive.ts'
import { REPORTS } from '../reports/report-document.ts'
import { RUNS, runsOf } from '../runs/runs.ts'
import { OPEN, SCANS } from '../scans/scan-store.ts'
import { SESSIONS, sessionsOf } from '../sessions/sessions.ts'
import { EXPECTATIONS, PROPOSALS } from '../tools/proposals.ts'
import { TOOLS } from '../tools/tool-document.ts'
import { VERIFICATIONS } from '../verifications/verification-document.ts'
import { WEBHOOKS } from '../webhooks/create-webhooks.ts'
import { WIDGET_FILES } from '../widget-files/widget-archive.ts'
import { WIDGET_PAGES } from '../widget-files/widget-pages.ts'
import { WIDGET_SEEN } from '../widget-files/widget-sightings.ts'
import { type Belongings, SITE_INDEX } from './belongings.ts'
import { WEBSITES } from './website-document.ts'

/** A kind of document: where it is kept, and whose it is. */
export interface DocumentKind {
  /** What its keys begin with, up to the first slash. */
  prefix: string
  /** Those that belong to a website; `service`: none do. */
  keysOf: ((storage: Storage, belongings: Belongings) => string[] | Promise<string[]>) | 'service'
  /**
   * How an export shows it; undefined leaves a document out. Default: as it is stored.
   * `hidden`: it says nothing that other documents do not, or only what opens something.
   */
  show?: ((value: Json, place: { storage: Storage; key: string }) => Promise<Json | undefined> | Json) | 'hidden'
}

/** Of websites whose removal has begun and not ended. */
export const REMOVALS = 'website-removals/'
export const removalKey = (websiteId: string) => REMOVALS + websiteId

const ofWebsite =
  (prefix: string) =>
  (_: Storage, { websiteId }: Belongings) => [prefix + websiteId]

const besideReports =
  (prefix: string) =>
  async (storage: Storage, { reportIds }: Belongings): Promise<string[]> =>
    (await Promise.all(reportIds.map((id) => storage.keys(`${prefix}${id}/`)))).flat()

/**
 * Every kind of document, in the order in which a removal takes them: what others hang on, and the keys of the website, go
 * last. What is not in this list is not stored, see `knownDocuments`: so a removal and an export cannot miss a kind.
 */
export const documentKinds: readonly DocumentKind[] = [
  { prefix: WEBSITES, keysOf: ofWebsite(WEBSITES) },
  { prefix: TOOLS, keysOf: ofWebsite(TOOLS) },
  { prefix: PROPOSALS, keysOf: ofWebsite(PROPOSALS) },
  { prefix: EXPECTATIONS, keysOf: ofWebsite(EXPECTATIONS) },
  { prefix: VERIFICATIONS, keysOf: ofWebsite(VERIFICATIONS) },
  { prefix: WEBHOOKS, keysOf: ofWebsite(WEBHOOKS), show: (value) => without(value, 'secret') },
  { prefix: WIDGET_PAGES, keysOf: ofWebsite(WIDGET_PAGES) },
  { prefix: WIDGET_SEEN, keysOf: ofWebsite(WIDGET_SEEN) },
  { prefix: RUNS, keysOf: (storage, { websiteId }) => storage.keys(runsOf(websiteId)) },
  { prefix: SESSIONS, keysOf: (storage, { websiteId }) => sessionsOf(storage, websiteId), show: 'hidden' },
  // A scan that runs gives up once its document is gone.
  { prefix: OPEN, keysOf: (_, { openIds }) => openIds.map((id) => OPEN + id), show: 'hidden' },
  { prefix: SCANS, keysOf: (_, { scanIds }) => scanIds.map((id) => SCANS + id) },
  { prefix: PROOFS, keysOf: (storage, { websiteId }) => proofsOf(storage, websiteId) },
  { prefix: PROOF_PICTURES, keysOf: (storage, { websiteId }) => proofPicturesOf(storage, websiteId) },
  { prefix: PICTURES, keysOf: (storage, { websiteId }) => picturesOf(storage, websiteId) },
  { prefix: RECENT, keysOf: (_, { recentKeys }) => recentKeys, show: 'hidden' },
  { prefix: EARLIER, keysOf: (_, { earlierKeys }) => earlierKeys, show: 'hidden' },
  { prefix: ATTEMPTS, keysOf: (_, { reportIds }) => reportIds.map((id) => ATTEMPTS + id) },
  { prefix: EVIDENCE, keysOf: besideReports(EVIDENCE), show: shownEvidence },
  { prefix: ARCHIVE, keysOf: besideReports(ARCHIVE), show: shownResult },
  { prefix: REPORTS, keysOf: (_, { reportIds }) => reportIds.map((id) => REPORTS + id), show: shownReport },
  { prefix: SITE_SCANS, keysOf: atSite(SITE_SCANS), show: 'hidden' },
  { prefix: SITE_REPORTS, keysOf: atSite(SITE_REPORTS), show: 'hidden' },
  {
    prefix: KEYS,
    keysOf: (storage, { websiteId }) => storage.keys(keysOf({ kind: 'website', websiteId })),
    show: (value) => without(value, 'hash'),
  },
  { prefix: REMOVALS, keysOf: ofWebsite(REMOVALS), show: 'hidden' },
  { prefix: WIDGET_FILES, keysOf: 'service' },
  { prefix: SITE_INDEX, keysOf: 'service' },
  { prefix: HOUSEKEEPING, keysOf: 'service' },
]

function atSite(prefix: string) {
  return async (storage: Storage, { site }: Belongings): Promise<string[]> =>
    site === undefined ? [] : storage.keys(`${prefix}${site}/`)
}

type Members = { readonly [name: string]: Json }

function without(value: Json, member: string): Json {
  const { [member]: _, ...rest } = value as Members
  return rest
}

/** The latest report, which is kept as bytes. */
function shownReport(value: Json): Json {
  const { json, checksum: _, ...rest } = value as Members
  return typeof json === 'string' ? { ...rest, report: JSON.parse(Buffer.from(json, 'base64').toString()) } : rest
}

/** A result, which is kept packed. */
async function shownResult(value: Json): Promise<Json> {
  const { json, ...rest } = value as Members
  return typeof json === 'string' ? { ...rest, report: JSON.parse(await unpack(json)) } : rest
}

/** The whole evidence in place of its first part, and nothing in that of the others. */
async function shownEvidence(_: Json, { storage, key }: { storage: Storage; key: string }): Promise<Json | undefined> {
  if (!key.endsWith('/0')) return undefined
  return (await readEvidence(storage, key.slice(0, -2))) as unknown as Json
}

const known = new Set(documentKinds.map(({ prefix }) => prefix))

/** The storage of a service: whatever it is to keep is of a kind in the list above. */
export function knownDocuments(storage: Storage): Storage {
  return {
    ...storage,
    write(key, value, options) {
      if (!known.has(key.slice(0, key.indexOf('/') + 1))) throw new TypeError(`No kind of document has the key ${key}.`)
      return storage.write(key, value, options)
    },
  }
}
