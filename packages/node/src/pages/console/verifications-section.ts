import type { Candidate } from '@operable/core/tools'
import type { ToolVerification, Verifications, VerifyChange, VerifyState } from '../../contracts/verifications.ts'
import type { Webhook } from '../../contracts/webhooks.ts'
import type { Website } from '../../contracts/websites.ts'
import { html, type Markup } from '../html.ts'
import { field, siteText } from '../parts.ts'
import { formatMoment } from '../words.ts'
import { type ConsoleView, postForm } from './console.ts'

/** What is known of the tools, and who hears of it. */
export interface VerificationsView extends Verifications {
  webhook: Webhook | undefined
}

const STATES: Record<VerifyState, { text: string; tone: 'good' | 'poor' | '' }> = {
  ok: { text: 'in place', tone: 'good' },
  moved: { text: 'moved', tone: 'poor' },
  broken: { text: 'broken', tone: 'poor' },
  not_measured: { text: 'not measured', tone: '' },
}

/** The finding that comes first: tools that cannot run. */
export function brokenNotice({ tools }: Verifications): Markup | undefined {
  const broken = tools.filter(({ state }) => state === 'broken')
  if (broken.length === 0) return undefined
  return html`<div class="notice poor stack-tight" role="status"><p><b>${broken.length === 1 ? 'One tool is broken.' : `${broken.length} tools are broken.`}</b> <a href="#verifications">See the last verification</a>.</p>
<ul class="bullets">${broken.map(({ tool, detail }) => html`<li><b>${siteText(tool, 128)}.</b> ${siteText(detail, 400)}</li>`)}</ul></div>`
}

/** Whether tools still find their elements, with one click for what has moved, and the switches for doing so daily. */
export function verificationsSection(
  website: Website,
  { tools, webhook }: VerificationsView,
  view: ConsoleView,
): Markup {
  const path = `/console/websites/${website.id}`
  const moved = tools.filter(({ proposal }) => proposal)
  const isDaily = website.verify === 'daily'
  return html`<section id="verifications"><div class="between section-head"><h2>Tools that stay right</h2>${
    moved.length > 1 &&
    followForm(path, 'all', view, html`<button class="quiet small-button">Follow all ${moved.length}</button>`)
  }</div>
<p class="section-about">The service opens the page of each active tool in a sealed browser and looks for what a run needs. It types nothing and submits nothing. ${isDaily ? 'It does so once a day.' : 'It only does so when you ask.'}</p>
<div class="stack">${tools.length > 0 && html`<ul class="stack">${tools.map((tool) => verificationCard(path, tool, view))}</ul>`}
<div class="row">${postForm({ path: `${path}/verify#verifications`, busy: 'Opening the pages…' }, view, html`<button class="quiet small-button">Verify now</button>`)}${postForm(
    { path: `${path}/verify-daily` },
    view,
    html`<input type="hidden" name="on" value="${isDaily ? 'no' : 'yes'}"><button class="quiet small-button">${isDaily ? 'Stop verifying daily' : 'Verify daily'}</button>`,
  )}</div>
${webhookCard(path, webhook, view)}</div></section>`
}

function followForm(path: string, follow: string, view: ConsoleView, button: Markup): Markup {
  return postForm(
    { path: `${path}/follow`, busy: 'Applying…' },
    view,
    html`<input type="hidden" name="follow" value="${follow}">${button}`,
  )
}

function verificationCard(path: string, verified: ToolVerification, view: ConsoleView): Markup {
  const { tool, toolId, state, detail, at, since, candidates = [], proposal, changes } = verified
  const { text, tone } = STATES[state]
  return html`<li class="card stack-tight"><div class="between"><h3><a href="${view.basePath}${path}/tools/${toolId}">${siteText(tool, 128)}</a></h3><span class="pill ${tone}">${text}</span></div>
<p>${siteText(detail, 600)}</p>
<p class="muted small">Checked <time datetime="${at}">${formatMoment(at)}</time>, ${text} since <time datetime="${since}">${formatMoment(since)}</time>.</p>
${candidates.length > 0 && html`<ul class="bullets small">${candidates.map(candidateLine)}</ul>`}
${
  proposal &&
  html`<ul class="bullets">${Object.entries(proposal.patch).map(
    ([member, to]) =>
      html`<li><b>${member === 'pageUrl' ? 'Page' : 'Selector'}.</b> <del>${siteText(member === 'pageUrl' ? proposal.from.pageUrl : proposal.from.selector, 300)}</del> <ins>${siteText(String(to), 300)}</ins></li>`,
  )}</ul>
${followForm(path, toolId, view, html`<button class="small-button">Follow<span class="hidden"> with ${tool}</span></button>`)}`
}
${changes.length > 1 && html`<details><summary>History</summary><ul class="bullets small">${changes.map(changeLine)}</ul></details>`}
${changes.length === 1 && changes[0]?.notice && html`<p class="muted small">${noticeText(changes[0].notice)}</p>`}</li>`
}

function candidateLine({ selector, name, similarity, differs }: Candidate): Markup {
  return html`<li>${Math.round(similarity * 100)} % similar: <code>${siteText(selector, 200)}</code>${name !== undefined && html` “${siteText(name, 100)}”`}${differs.length > 0 && `, differs in ${differs.join(', ')}`}</li>`
}

function changeLine({ at, state, detail, notice }: VerifyChange): Markup {
  return html`<li><time datetime="${at}">${formatMoment(at)}</time>: <b>${STATES[state].text}.</b> ${siteText(detail, 400)}${notice && ` ${noticeText(notice)}`}</li>`
}

function noticeText({ state, detail = '' }: NonNullable<VerifyChange['notice']>): string {
  if (state === 'sent') return 'The webhook was told.'
  return state === 'pending' ? 'The webhook is still to be told.' : `The webhook could not be told. ${detail}`
}

/** Who hears of a tool that breaks. */
function webhookCard(path: string, webhook: Webhook | undefined, view: ConsoleView): Markup {
  const address = field({
    name: 'url',
    label: 'Webhook',
    hint: 'Gets a signed message when a tool breaks or works again (Standard Webhooks). With https, on the public internet.',
    value: webhook?.url,
    code: true,
    required: true,
    maxLength: 2048,
  })
  return html`<div class="card stack">${postForm({ path: `${path}/webhook`, className: 'stack' }, view, html`${address}<p><button class="quiet small-button">${webhook ? 'Replace it, with a new secret' : 'Set the webhook'}</button></p>`)}
${
  webhook &&
  html`<div class="row">${postForm({ path: `${path}/webhook/test`, busy: 'Sending…' }, view, html`<button class="quiet small-button">Send a test message</button>`)}${postForm({ path: `${path}/webhook/remove` }, view, html`<button class="danger small-button">Remove the webhook</button>`)}</div>`
}</div>`
}
