import { crc32 } from 'node:zlib'
import { OperableError } from '@operable/core'
import type { Json } from '../../contracts/storage.ts'
import { understood } from '../documents/understood.ts'
import { aliasSchema, damaged, documentSchema, type ReportDocument, type ResultEntry } from './report-document.ts'

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
