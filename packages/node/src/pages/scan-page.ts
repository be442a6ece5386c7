import type { Scan } from '../contracts/scans.ts'
import { type PageContext, renderDocument } from './document.ts'
import { html, type Markup } from './html.ts'
import { hostOf, siteText } from './parts.ts'

/** Seconds between two looks of a reader without JavaScript. */
const REFRESH = 3

/** A scan on its way. It leads to the report by itself: with JavaScript at once, without by looking again. */
export function renderScanPage(scan: Scan, context: PageContext): string {
  const host = hostOf(scan.url)
  const ends = scan.state === 'completed' || scan.state === 'failed'
  return renderDocument(
    {
      title: `${scan.state === 'failed' ? 'Scan failed' : 'Scanning'}: ${host}`,
      description: `The scan of ${host}.`,
      path: `/scans/${scan.id}`,
      unlisted: true,
      ...(ends
        ? {}
        : {
            head: html`<noscript><meta http-equiv="refresh" content="${REFRESH}"></noscript>`,
            scripts: ['scan' as const],
          }),
      main: html`<div class="stack narrow">${scan.state === 'failed' ? failed(scan, host, context) : underWay(scan, host, context)}</div>`,
    },
    context,
  )
}

function underWay(scan: Scan, host: string, { basePath }: PageContext): Markup {
  const { done, planned, text } = progress(scan)
  return html`<h1>Scanning ${siteText(host, 120)}</h1>
<div class="card stack" id="scan" data-events="${basePath}/api/v1/scans/${scan.id}/events" data-report="${basePath}/r/">
<p role="status" id="scan-state">${text}</p>
<progress id="scan-progress" aria-label="Pages read" max="${planned}" value="${done}"></progress>
<p class="muted small">The report opens here when it is ready. You can leave this page and come back; the scan continues.</p></div>
<noscript><p><a href="${basePath}/scans/${scan.id}">Refresh</a></p></noscript>`
}

function progress(scan: Scan): { done: number; planned: number; text: string } {
  if (scan.state !== 'running') return { done: 0, planned: 1, text: 'Waiting in the queue.' }
  const { pagesDone, pagesPlanned } = scan
  const text = pagesDone > 0 ? `${pagesDone} of ${pagesPlanned} pages read.` : 'Connecting to the site.'
  return { done: pagesDone, planned: Math.max(1, pagesPlanned), text }
}

function failed(scan: Extract<Scan, { state: 'failed' }>, host: string, { basePath }: PageContext): Markup {
  return html`<h1>The scan of ${siteText(host, 120)} failed</h1>
<div class="notice poor stack-tight"><p>${siteText(scan.detail)}</p><p class="muted small"><code>${scan.failure}</code></p></div>
<p class="muted">If there is an earlier report on this site, it has not changed.</p>
<p class="row"><a class="button" href="${basePath}/?scan=${encodeURIComponent(scan.url)}">Try again</a></p>`
}
