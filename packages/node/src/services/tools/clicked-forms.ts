import type { ToolDraft } from '@operable/core'
import { createDocumentReader } from '../../analysis/read-in-thread.ts'
import { createRunJob } from '../../analysis/run-job.ts'
import type { SkippedTool } from '../../contracts/tools.ts'
import type { ProofPagesOptions } from '../../fetch/browser/proof-pages.ts'
import { problemOf } from '../../fetch/failure/problem-of.ts'

/** What clicks have shown on the pages of a site. */
export interface ClickedForms {
  drafts: ToolDraft[]
  skipped: SkippedTool[]
}

/** Finds the forms of pages that only a click shows. Rejects with OperableError `missing_dependency` without a browser. */
export type FindClickedForms = (urls: readonly string[], signal: AbortSignal) => Promise<ClickedForms>

/** For all pages of a site, in ms: somebody waits for the answer. */
const DEADLINE_MS = 120_000

/**
 * Opens each page in a browser and clicks the buttons that name something to be done: a form that appears is a tool with that
 * button as its trigger. What is asked meanwhile passes the gate's rules of `discover`. Nothing is typed.
 *
 * @param browser how the pages are opened
 */
export function createClickedForms(browser: ProofPagesOptions): FindClickedForms {
  return async (urls, given) => {
    const [{ createProofPages }, { lookAround }] = await Promise.all([
      import('../../fetch/browser/proof-pages.ts'),
      import('../../proof/forms-of-page.ts'),
    ])
    const deadline = AbortSignal.timeout(DEADLINE_MS)
    const signal = AbortSignal.any([given, deadline])
    const pages = await createProofPages(browser)
    const reader = createDocumentReader(createRunJob({ signal }), () => deadline.aborted)
    const search = { pages, reader, clicked: new Set<string>(), signal }
    const found: ClickedForms = { drafts: [], skipped: [] }
    try {
      for (const url of urls) {
        if (given.aborted) break
        if (deadline.aborted) {
          found.skipped.push({ url, reason: 'There was no time left to click on its buttons.' })
          continue
        }
        try {
          const { behind } = await lookAround(url, search)
          found.drafts.push(...behind.map((draft) => ({ ...draft, pageUrl: url })))
        } catch (error) {
          const reason = problemOf(error)
          found.skipped.push({ url, reason })
        }
      }
    } finally {
      await pages.close()
    }
    return found
  }
}
