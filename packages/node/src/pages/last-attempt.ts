import type { FailedAttempt } from '../contracts/reports.ts'
import { html, type Markup } from './html.ts'
import { siteText } from './site-text.ts'
import { formatMoment } from './words.ts'

/** Says that the last scan failed, when and why. @param hasReport of an earlier scan */
export function lastAttemptNotice(attempt: FailedAttempt | undefined, hasReport: boolean): Markup | undefined {
  if (attempt === undefined) return undefined
  const { at, failure, detail } = attempt
  return html`<div class="notice poor stack-tight"><p><b>The last scan failed.</b> ${siteText(detail)}</p>
<p class="muted small"><time datetime="${at}">${formatMoment(at)}</time> · <code>${failure}</code>${hasReport && ' · The report is from the scan before it.'}</p></div>`
}
