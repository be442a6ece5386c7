import { type PageModel, type ParseOptions, parsePage } from '@operable/core'
import type { FetchResponse } from '../contracts/page-fetcher.ts'
import { decodeText } from '../fetch/answer/decode-text.ts'

/** The part of an answer that says what its document is. */
export type AnsweredDocument = Pick<FetchResponse, 'finalUrl' | 'status' | 'headers' | 'body' | 'rendered'>

/** A document as text, with where it stands. */
export interface HtmlSource {
  html: string
  options: ParseOptions
}

/** A document that can be read again: an answer, or its text. */
export type PageSource = { answer: AnsweredDocument } | HtmlSource

/** A browser reads it as XML, and writes it so once it is shown. */
const XHTML = 'application/xhtml+xml'

export function parseSource(source: PageSource): PageModel {
  if ('html' in source) return parsePage(source.html, source.options)
  const { answer } = source
  return parsePage(textOf(answer), { url: answer.finalUrl, xml: typeOf(answer.headers['content-type']) === XHTML })
}

/** What a browser showed, else what the server sent. */
export function textOf({ rendered, body, headers }: AnsweredDocument): string {
  return rendered ?? decodeText(body, headers['content-type'])
}

export function isHtmlType(contentType: string | undefined): boolean {
  const type = typeOf(contentType)
  return type === 'text/html' || type === XHTML
}

function typeOf(contentType: string | undefined): string | undefined {
  return contentType?.split(';')[0]?.trim().toLowerCase()
}
