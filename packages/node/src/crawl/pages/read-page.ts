import { detectChallenge, type FetchFailure, type PageModel, type PageOutcome, parsePage } from '@operable/core'
import type { FetchResult } from '../../contracts/page-fetcher.ts'
import { decodeText } from '../../fetch/answer/decode-text.ts'

/** What one answer holds. */
export interface PageReading {
  outcome: PageOutcome
  finalUrl: string
  status?: number
  failure?: FetchFailure
  detail?: string
  bytes?: number
  model?: PageModel
}

/** Bytes looked at when an answer has no content type: WHATWG MIME sniffing reads no more. */
const SNIFFED_BYTES = 1445

/** A browser reads it as XML, and writes it so once it is shown. */
const XHTML = 'application/xhtml+xml'

/** Characters of visible text, with room to spare over the rules of `detectChallenge` (2,500). */
const LONGEST_WALL = 4000

/** Judges an answer and reads it when it is a page. Pure: the same result gives the same reading. */
export function readPage(result: FetchResult): PageReading {
  if (!result.ok) {
    const { url, failure, detail } = result
    return { outcome: 'failed', finalUrl: url, failure, detail }
  }

  const { finalUrl, status, headers, body } = result
  const answer = { finalUrl, status, bytes: body.byteLength }
  const contentType = headers['content-type']
  const isHtml = result.rendered !== undefined || isHtmlType(contentType) || (!contentType && looksLikeHtml(body))
  const html = isHtml ? (result.rendered ?? decodeText(body, contentType)) : ''

  const isGood = status >= 200 && status < 300
  const model = isGood && isHtml ? parsePage(html, { url: finalUrl, xml: typeOf(contentType) === XHTML }) : undefined
  // Looking for the marks of a wall takes a third of the time of parsing; a page with this much text is no wall.
  const isWordy = model !== undefined && model.textLength > LONGEST_WALL
  const challenge = detectChallenge({ status, headers, body: isWordy ? '' : html })
  if (challenge) {
    const detail = `${challenge.name} answered instead of the site: ${challenge.sign}.`
    return { ...answer, outcome: 'challenge', detail }
  }
  if (!isGood) return { ...answer, outcome: 'http_error', detail: `The server answered with status ${status}.` }
  if (model) return { ...answer, outcome: 'read', model }

  const type = contentType?.split(';')[0]?.trim().slice(0, 100)
  return { ...answer, outcome: 'not_html', detail: type ? `The answer is ${type}.` : 'The answer is not HTML.' }
}

function isHtmlType(contentType: string | undefined): boolean {
  const type = typeOf(contentType)
  return type === 'text/html' || type === XHTML
}

function typeOf(contentType: string | undefined): string | undefined {
  return contentType?.split(';')[0]?.trim().toLowerCase()
}

function looksLikeHtml(body: Uint8Array): boolean {
  const start = decodeText(body.subarray(0, SNIFFED_BYTES), undefined).trimStart().toLowerCase()
  return ['<!doctype html', '<html', '<head', '<body', '<title', '<!--'].some((sign) => start.startsWith(sign))
}
