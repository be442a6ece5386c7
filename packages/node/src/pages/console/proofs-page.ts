import { proofReasons, proofSummary, proofVerdictWords } from '@operable/core/report'
import type { ShownProof } from '../../contracts/proofs.ts'
import type { Scan } from '../../contracts/scans.ts'
import type { Website } from '../../contracts/websites.ts'
import { plural } from '../../word-forms.ts'
import { html, type Markup } from '../html.ts'
import { pathOn, shortAddress, siteLink, siteText } from '../parts.ts'
import { type ProofPicturePaths, proofSections } from '../share/proofs.ts'
import { formatMoment } from '../words.ts'
import { type ConsoleView, postForm, renderConsole } from './console.ts'

/** What is known of the forms of a website. */
export interface WebsiteProofs {
  /** Its own, published or not. */
  shown?: ShownProof | undefined
  /** Why no form can be tried here: a stable code, and a sentence. */
  refused?: { code: string; text: string } | undefined
}

/** The forms of a website, on its page: what came of trying them, and the button that tries them. */
export function proofsSection(website: Website, { shown, refused }: WebsiteProofs, view: ConsoleView): Markup {
  return html`<section id="proofs"><h2>Try every form</h2>
<p class="section-about">A browser fills in and submits every form of the website, and sends nothing: its network is sealed before the first value is typed. You see the request that each form would have sent, and who else reads what is typed.</p>
<div class="card stack">${shown && html`<p>${siteText(proofSummary(shown.proof.proofs), 600)} <a href="${view.basePath}${pathOf(website)}/proofs">See each form</a> <span class="muted small"><time datetime="${shown.proof.provedAt}">${formatMoment(shown.proof.provedAt)}</time></span></p>`}
${refused ? notice(refused) : tryForm(website, shown !== undefined, view)}</div>
${shown && publishing(website, view)}</section>`
}

function notice({ code, text }: NonNullable<WebsiteProofs['refused']>): Markup {
  return html`<div class="notice poor stack-tight"><p>${text}</p><p class="muted small"><code>${code}</code></p></div>`
}

function tryForm(website: Website, isAgain: boolean, view: ConsoleView): Markup {
  if (view.isAdmin) return html`<p class="muted">Sign in with a key of this website to try its forms.</p>`
  return postForm(
    { path: `${pathOf(website)}/prove`, busy: 'Starting…', className: 'stack-tight' },
    view,
    html`<p><label for="answers"><input type="checkbox" id="answers" name="answers" value="yes">Also pretend four answers of the server to each form</label></p>
<p class="hint">A success, a refusal, an error, a broken connection: you see whether the page tells them apart. This takes longer.</p>
<p><button>${isAgain ? 'Try every form again' : 'Try every form'}</button></p>`,
  )
}

function publishing(website: Website, view: ConsoleView): Markup {
  const { publishProofs = false } = website
  const text = publishProofs
    ? 'Everyone who opens the report sees the proofs and the hosts that read what is typed. Pictures stay here.'
    : 'Only the keys of this website see the proofs and the hosts that read what is typed.'
  return postForm(
    { path: `${pathOf(website)}/publish-proofs`, className: 'after-list between' },
    view,
    html`<span><span class="pill ${publishProofs && 'good'}">${publishProofs ? 'published' : 'not published'}</span> ${text}</span><input type="hidden" name="on" value="${publishProofs ? 'no' : 'yes'}"><button class="quiet small-button">${publishProofs ? 'Stop publishing' : 'Publish in the report'}</button>`,
  )
}

interface ProofsPage {
  website: Website
  shown: ShownProof | undefined
  /** Of the forms in `shown`, in order. */
  pictures: readonly ProofPicturePaths[]
  /** What changed since the proof before. */
  changes: readonly string[]
  /** The scan that tries them now, or tried them last. */
  scan?: Scan | undefined
}

/** Seconds between two looks while forms are tried. */
const REFRESH = 3

/** Every form of a website with what came of trying it; while that goes on, how far it is. */
export function renderProofsPage({ website, shown, pictures, changes, scan }: ProofsPage, view: ConsoleView): string {
  const isOpen = scan?.state === 'queued' || scan?.state === 'running'
  const name = shortAddress(website.url)
  return renderConsole(
    {
      title: 'Forms, tried',
      path: `${pathOf(website)}/proofs`,
      trail: [{ path: pathOf(website), text: name }],
      ...(isOpen ? { head: html`<meta http-equiv="refresh" content="${REFRESH}">` } : {}),
      main: html`<h1>Forms of ${siteLink(website.url, name)}</h1>
${isOpen ? progress(scan, website.url) : results({ website, shown, pictures, changes, scan })}`,
    },
    view,
  )
}

function progress(scan: Scan, siteUrl: string): Markup {
  const { tried = [] } = scan.proofs ?? {}
  return html`<div class="card stack"><p role="status">${progressWords(scan)}</p>
${tried.length > 0 && html`<ul class="list">${tried.map(({ page, label, verdict, reason }) => html`<li class="between"><span>${siteText(label, 120)} <span class="muted small">${pathOn(siteUrl, page)}</span></span><span class="${verdict === 'proven' ? 'good' : verdict === 'refuted' && 'poor'}">${proofVerdictWords[verdict]} <span class="muted small">${proofReasons[reason].label}</span></span></li>`)}</ul>`}
<p class="muted small">The result opens here. You can leave this page and come back; it goes on.</p></div>`
}

function progressWords(scan: Scan): string {
  if (scan.state !== 'running') return 'Waiting in the queue.'
  const count = scan.proofs?.tried.length ?? 0
  if (count > 0) return `${plural(count, 'form')} tried so far.`
  const { pagesDone, pagesPlanned } = scan
  if (pagesDone === 0) return 'Connecting to the site.'
  return pagesDone < pagesPlanned ? `${pagesDone} of ${pagesPlanned} pages read.` : 'Opening the first form.'
}

function results({ website, shown, pictures, changes, scan }: ProofsPage): Markup {
  return html`${scan && failure(scan)}
${changes.length > 0 && html`<section id="changes"><h2>Since the last time</h2><div class="card"><ul class="bullets">${changes.map((change) => html`<li>${siteText(change, 400)}</li>`)}</ul></div></section>`}
${shown ? html`${proofSections({ ...shown.proof, siteUrl: website.url, pictures })}${notTried(shown)}` : html`<p class="muted">No form was tried yet.</p>`}`
}

/** Why the last try gave nothing: the site could not be read, or its forms could not be tried. */
function failure(scan: Scan): Markup | undefined {
  const { failure: code, detail } = scan.state === 'failed' ? scan : (scan.proofs ?? {})
  if (code === undefined) return undefined
  return html`<div class="notice poor stack-tight"><p><b>The forms were not tried.</b> ${siteText(detail ?? '')}</p><p class="muted small"><code>${code}</code></p></div>`
}

function notTried({ proof }: ShownProof): Markup | undefined {
  if (proof.notTried.length === 0) return undefined
  return html`<section><h2>Not tried</h2><div class="card"><ul class="bullets">${proof.notTried.map(({ page, label, why }) => html`<li>${siteText(label, 120)} on ${siteLink(page, pathOn(proof.url, page))}: ${siteText(why, 200)}</li>`)}</ul></div></section>`
}

function pathOf({ id }: Website): string {
  return `/console/websites/${id}`
}
