import type { PageEvidence } from '../audit/evidence.ts'
import { cleanText } from '../html/clean-text.ts'
import type { ReportPage } from '../schema/report-types.ts'

/** The list of pages of a report, in the order of the evidence. */
export function reportPages(pages: readonly PageEvidence[]): ReportPage[] {
  return pages.map(({ url, finalUrl, outcome, status, detail, page, rendering }) => ({
    url,
    finalUrl,
    outcome,
    ...(status === undefined ? {} : { status }),
    ...(detail === undefined ? {} : { detail: cleanText(detail) }),
    rendered: rendering.mode === 'browser',
    ...(page === undefined
      ? {}
      : {
          title: cleanText(page.title),
          language: page.language.code,
          headings: page.headingCount,
          paragraphs: page.paragraphCount,
          forms: page.formCount,
          buttons: page.buttonCount,
        }),
  }))
}
