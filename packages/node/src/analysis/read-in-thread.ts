import type { FetchFailure } from '@operable/core'
import type { FetchResult } from '../contracts/page-fetcher.ts'
import { JobFailure } from './job-failure.ts'
import type { Look } from './look.ts'
import type { AnsweredDocument, PageSource } from './page-source.ts'
import type { PageView } from './page-view.ts'
import { isHtml, type PageReading, readPage } from './read-page.ts'
import type { RunJob } from './run-job.ts'

/** Reads documents out of the way of everybody else. Never rejects. */
export interface DocumentReader {
  /** What an answer holds. One that takes too much to read is a failed page. */
  read(result: FetchResult, look?: Look): Promise<PageReading>
  /** A document that is no answer of its own, or one once more; a text says why it was not read. */
  view(source: PageSource, look?: Look): Promise<PageView | string>
}

/** What the reading of a document ends with. */
interface Unread {
  failure?: FetchFailure
  detail: string
}

/** @param isLate whether the time for all of it is up */
export function createDocumentReader(run: RunJob, isLate: () => boolean): DocumentReader {
  function unread(error: unknown): Unread {
    if (!(error instanceof JobFailure)) {
      // A page must not end the scan, not even by a mistake of ours.
      return { detail: `The page could not be analysed (${error instanceof Error ? error.name : 'unknown error'}).` }
    }
    if (error.failure === 'too_complex')
      return { failure: 'too_complex', detail: `The page is too complex. ${error.message}` }
    return isLate()
      ? { failure: 'timeout', detail: 'The time for the scan ran out before the page was fully read.' }
      : { failure: 'aborted', detail: 'The scan was stopped.' }
  }

  return {
    async read(result, look) {
      if (!result.ok || !isHtml(result)) return readPage(result)
      const answer = documentOf(result)
      const bytes = answer.rendered?.length ?? answer.body.byteLength
      try {
        return await run('readAnswer', { answer, look }, { bytes })
      } catch (error) {
        const { finalUrl, status, body } = answer
        return { outcome: 'failed', finalUrl, status, bytes: body.byteLength, ...unread(error) }
      }
    },
    async view(source, look) {
      try {
        return await run('viewSource', { source, look })
      } catch (error) {
        return unread(error).detail
      }
    },
  }
}

/** What a thread needs of an answer. Bytes that are a part of more are copied: a clone takes all of them along. */
export function documentOf({ finalUrl, status, headers, body, rendered }: AnsweredDocument): AnsweredDocument {
  const own = body.byteLength === body.buffer.byteLength ? body : new Uint8Array(body)
  return { finalUrl, status, headers, body: own, ...(rendered === undefined ? {} : { rendered }) }
}
