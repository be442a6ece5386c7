import { crc32 } from 'node:zlib'
import { OperableError, type Report } from '@operable/core'
import { z } from 'zod'
import type { Json } from '../../contracts/storage.ts'
import { understood } from '../documents/understood.ts'

const FORMAT = 1

/** One result of an address: enough to list it, and to find what is kept of it. */
const entrySchema = z.object({
  scannedAt: z.string(),
  score: z.number(),
  /** Open: a result whose grade is not known here is one all the same. */
  grade: z.string(),
  scoringVersion: z.string(),
  operabilityVersion: z.string(),
  /** Absent in results of earlier versions. */
  rulesVersion: z.string().exactOptional(),
  revision: z.string(),
  /** Characters that the packed evidence takes. */
  evidenceSize: z.number(),
  /** Absent in results of earlier versions, which kept those of no page as well: the report itself says. */
  pagesRead: z.int().min(0).exactOptional(),
  /** The scan that it is of; absent in results of earlier versions, and of a report that was judged again. */
  scanId: z.string().exactOptional(),
})

/**
 * What is kept of an address in one document, so that one write changes all of it and one read finds all of it: the
 * latest report and the list of its results.
 */
export const documentSchema = z.object({
  format: z.literal(FORMAT),
  url: z.string(),
  finalUrl: z.string(),
  /**
   * The report's JSON in base 64, and the CRC-32 of its bytes. A server sends these bytes as they are: to get at them so
   * takes half the time of gzip, and less than to undo the escapes of JSON within JSON.
   */
  json: z.string(),
  checksum: z.int(),
  /** Newest first; the first one is the latest report. */
  history: z.array(entrySchema).min(1),
})

/** In place of a report: the address was only led to, by the scan of another one. */
export const aliasSchema = z.object({ format: z.literal(FORMAT), alias: z.string() })

export type ResultEntry = z.infer<typeof entrySchema>
type ReportDocument = z.infer<typeof documentSchema>

/**
 * The results that a new report joins: none when there is no document, or a damaged one, which it replaces.
 *
 * @throws OperableError `storage_unavailable` for a document of a later version of Operable, which must not be lost
 */
export function earlierResults(value: Json | undefined): ResultEntry[] {
  if (value === undefined) return []
  const document = understood(documentSchema, value)
  if (document) return document.history
  const { data } = z.object({ format: z.number() }).safeParse(value)
  if (data && data.format > FORMAT) {
    throw new OperableError('storage_unavailable', 'A stored report was written by a later version of Operable.')
  }
  return []
}

/** The id of the report that an address shares with another one, which its scan led to. */
export function aliasOf(value: Json | undefined): string | undefined {
  return understood(aliasSchema, value)?.alias
}

/** The document of an address that was only led to; undefined where there is a report, or the same already. */
export function aliasOver(value: Json | undefined, alias: string): z.infer<typeof aliasSchema> | undefined {
  const present = aliasOf(value)
  return present === alias || (value !== undefined && present === undefined) ? undefined : { format: FORMAT, alias }
}

/** @param json of the report */
export function documentOf(report: Report, json: string, history: ResultEntry[]): ReportDocument {
  const bytes = Buffer.from(json)
  return {
    format: FORMAT,
    url: report.url,
    finalUrl: report.finalUrl,
    json: bytes.toString('base64'),
    checksum: crc32(bytes),
    history,
  }
}

/** Results first to last without those that the new one stands in for. */
export function withResult(history: readonly ResultEntry[], added: ResultEntry, limit: number): ResultEntry[] {
  return [added, ...history.filter((entry) => !isSameResult(entry, added))].slice(0, limit)
}

/** The same evidence judged by the same versions, or another run of the same scan. */
function isSameResult(a: ResultEntry, b: ResultEntry): boolean {
  if (a.scanId !== undefined && a.scanId === b.scanId && a.scannedAt !== b.scannedAt) return true
  return (
    a.scannedAt === b.scannedAt &&
    a.scoringVersion === b.scoringVersion &&
    a.operabilityVersion === b.operabilityVersion &&
    a.rulesVersion === b.rulesVersion
  )
}

export const REPORTS = 'reports/'

export function reportKey(id: string): string {
  return REPORTS + id
}

export function damaged(id: string, cause: unknown): OperableError {
  return new OperableError('storage_unavailable', `The stored report ${id} is damaged.`, { cause })
}

/** What a document says, with the bytes of its report. */
export interface OpenedDocument extends Pick<ReportDocument, 'url' | 'finalUrl' | 'history'> {
  kind: 'report'
  latest: ResultEntry
  jsonBytes: Buffer<ArrayBuffer>
}

export interface OpenedAlias {
  kind: 'alias'
  id: string
}

/** How `JSON.stringify` writes the beginning of the member with the report. */
const JSON_MEMBER = '"json":"'

/**
 * Opens what was stored.
 *
 * @throws OperableError `storage_unavailable` when it is damaged: nobody may take that for "no report"
 */
export function openDocument(value: Json, id: string): OpenedDocument | OpenedAlias {
  const document = understood(documentSchema, value)
  const [latest] = document?.history ?? []
  if (!document || !latest) {
    const known = understood(aliasSchema, value)
    if (known) return { kind: 'alias', id: known.alias }
    throw damaged(id, documentSchema.safeParse(value).error)
  }
  const { url, finalUrl, json, checksum, history } = document
  const jsonBytes = Buffer.from(json, 'base64')
  if (crc32(jsonBytes) !== checksum) throw damaged(id, new Error('The checksum does not hold'))
  return { kind: 'report', url, finalUrl, history, latest, jsonBytes }
}

/**
 * Opens the text of what was stored. Nearly all of it is the report in base 64, which needs no parser, so that is cut out
 * first.
 *
 * @throws OperableError `storage_unavailable` when it is damaged
 */
export function openText(text: string, id: string): OpenedDocument | OpenedAlias {
  try {
    return openCut(text, id)
  } catch {
    // Damaged, or written by something that spells JSON in another way.
  }
  try {
    return openDocument(JSON.parse(text), id)
  } catch (error) {
    throw error instanceof OperableError ? error : damaged(id, error)
  }
}

function openCut(text: string, id: string): OpenedDocument | OpenedAlias {
  // Within a JSON string the quotes have backslashes, so this is the member and nothing else.
  const start = text.indexOf(JSON_MEMBER) + JSON_MEMBER.length
  const end = text.indexOf('"', start)
  if (start < JSON_MEMBER.length) return openDocument(JSON.parse(text), id)
  const rest = JSON.parse(text.slice(0, start) + text.slice(end))
  return openDocument({ ...rest, json: text.slice(start, end) }, id)
}

export function noReport(message: string): OperableError {
  return new OperableError('no_report', message)
}
