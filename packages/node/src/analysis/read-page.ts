import type { FetchFailure } from '@operable/core'
import type { PageOutcome } from '@operable/core/audit'
import { detectChallenge } from '@operable/core/site'
import type { FetchResult } from '../contracts/page-fetcher.ts'
import { decodeText } from '../fetch/answer/decode-text.ts'
import type { Look } from './look.ts'
import { type AnsweredDocument, isHtmlType, parseSource, textOf } from './page-source.ts'
import { type PageView, viewPage } from './page-view.ts'

/** What one answer holds. */
export interface PageReading {
  outcome: PageOutcome
  finalUrl: string
  status?: number
  failure?: FetchFailure
  detail?: string
  bytes?: number
  view?: PageView
}

/** Bytes looked at when an answer has no content type: WHATWG MIME sniffing reads no more. */
const SNIFFED_BYTES = 1445

/** Characters of visible text, with room to spare over the rules of `detectChallenge` (2,500). */
const LONGEST_WALL = 4000

/** Judges an answer and reads it when it is a page. Pure: the same result gives the same reading. */
export function readPage(result: FetchResult): PageReading {
  if (!result.ok) {
    const { url, failure, detail } = result
    return { outcome: 'failed', finalUrl: url, failure, detail }
  }
  return readAnswer({ answer: result })
}

/** The same for what answered. */
export function readAnswer({ answer, look }: { answer: AnsweredDocument; look?: Look | undefined }): PageReading {
  const { finalUrl, status, headers, body } = answer
  const base = { finalUrl, status, bytes: body.byteLength }
  const html = isHtml(answer) ? textOf(answer) : ''
  const isGood = status >= 200 && status < 300
  const model = isGood && isHtml(answer) ? parseSource({ answer: { ...answer, rendered: html } }) : undefined

  // Looking for the marks of a wall takes a third of the time of parsing; a page with this much text is no wall.
  const isWordy = model !== undefined && model.textLength > LONGEST_WALL
  const challenge = detectChallenge({ status, headers, body: isWordy ? '' : html })
  if (challenge) {
    const detail = `${challenge.name} answered instead of the site: ${challenge.sign}.`
    return { ...base, outcome: 'challenge', detail }
  }
  if (!isGood) return { ...base, outcome: 'http_error', detail: `The server responded with status ${status}.` }
  if (model) return { ...base, outcome: 'read', view: viewPage(model, look) }
  const type = headers['content-type']?.split(';')[0]?.trim().slice(0, 100)
  return { ...base, outcome: 'not_html', detail: type ? `The answer is ${type}.` : 'The answer is not HTML.' }
}

/** Whether an answer says that it is a document, or looks like one where it says nothing. */
export function isHtml({ rendered, headers, body }: AnsweredDocument): boolean {
  const contentType = headers['content-type']
  return rendered !== undefined || isHtmlType(contentType) || (!contentType && looksLikeHtml(body))
}

function looksLikeHtml(body: Uint8Array): boolean {
  const start = decodeText(body.subarray(0, SNIFFED_BYTES), undefined).trimStart().toLowerCase()
  return ['<!doctype html', '<html', '<head', '<body', '<title', '<!--'].some((sign) => start.startsWith(sign))
}
