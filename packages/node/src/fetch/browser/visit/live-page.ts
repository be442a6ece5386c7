import type { JSHandle, Locator, Page } from 'playwright-core'
import type { RenderedFrame } from '../../../contracts/page-fetcher.ts'
import { MAX_BODY_BYTES } from '../../answer/limit-body.ts'
import { documentScript } from './browser-scripts.ts'

/** A page that is open in a browser of Playwright's, whoever opened it. */
export type LivePage = Page
/** A part of one. */
export type LivePart = Locator
/** A value in one of its documents, held from outside. */
export type LiveHandle<Value> = JSHandle<Value>

/** The document as it is now, marked as the fetcher's `rendered` is; the page itself keeps no mark. */
export async function liveHtml(page: Pick<LivePage, 'evaluate'>): Promise<string> {
  const { html } = await liveDocument(page)
  return html
}

/** The same with the frames in it, in the order of the document. */
export function liveDocument(page: Pick<LivePage, 'evaluate'>): Promise<{ html: string; frames: RenderedFrame[] }> {
  return page.evaluate<{ html: string; frames: RenderedFrame[] }>(documentScript(MAX_BODY_BYTES))
}
