import type { FormProof, HintCheck, ProofVerdict, Report } from '@operable/core'
import {
  answerSentence,
  fieldHolds,
  fieldValue,
  isToldRight,
  markupWords,
  proofReasons,
  proofSummary,
  proofVerdictWords,
  readerForms,
  readersOf,
  readerTimes,
  requestWords,
  sealSummary,
  sealWords,
} from '@operable/core/report'
import { capital, plural } from '../../word-forms.ts'
import { html, type Markup } from '../html.ts'
import { fold, type MarkShape, mark, pathOn, siteLink, siteText } from '../parts.ts'
import { formatMoment } from '../words.ts'

/** Where the pictures of a form are, before and after it was tried. */
export interface ProofPicturePaths {
  before?: string | undefined
  after?: string | undefined
}

/** What is shown of forms that were tried. */
interface ProofsView extends Pick<Report, 'proofs' | 'hintChecks'> {
  /** Address of the site. */
  siteUrl: string
  /** In the order of the proofs; for their owner alone. */
  pictures?: readonly ProofPicturePaths[]
}

/** Forms that were tried, who reads what is typed into them, and the tools that pages register; nothing where none was. */
export function proofSections({ proofs, hintChecks, siteUrl, pictures }: ProofsView): Markup | undefined {
  if (!proofs) return undefined
  return html`<section id="proofs"><h2>Forms, tried</h2>
<p class="section-about">${siteText(proofSummary(proofs), 1600)} ${proofs.length > 0 && `${sealSummary(proofs)} This does not affect the score.`}</p>
${proofs.length > 0 && html`<div class="card"><ul class="folds">${proofs.map((proof, index) => html`<li>${proofFold(proof, siteUrl, pictures?.[index])}</li>`)}</ul></div>`}</section>
${readersSection(proofs)}
${hintsSection(hintChecks ?? [], siteUrl)}`
}

const shapes: Record<ProofVerdict, MarkShape> = {
  proven: 'good',
  refuted: 'poor',
  needs_person: 'fair',
  not_measured: 'open',
}

/** One form: a line that opens to the request that was caught. */
function proofFold(proof: FormProof, siteUrl: string, pictures: ProofPicturePaths | undefined): Markup {
  const { label, verdict, reason, detail, page, selector, trigger } = proof
  const shape = shapes[verdict]
  const words = proofVerdictWords[verdict]
  const disagreement = markupWords(proof)
  return fold({
    level: 3,
    mark: mark(shape, words),
    title: siteText(label.trim() || selector, 120),
    about: proofReasons[reason].label,
    end: html`<span class="${shape}" aria-hidden="true">${words}</span>`,
    body: html`<p>${siteText(detail, 600)}${disagreement && ` ${disagreement}`}</p>
${requestCard(proof)}
${notes(proof)}
${pictures && picturePair(pictures, label)}
${runDetails(proof)}
<p class="muted small">${trigger !== undefined && html`<code>${siteText(trigger, 160)}</code>, then `}<code>${siteText(selector, 200)}</code> on ${siteLink(page, pathOn(siteUrl, page))}, <time datetime="${proof.provedAt}">${formatMoment(proof.provedAt)}</time></p>`,
  })
}

/** The request as it would have gone out: method, address, each field with its value or what filled it. */
function requestCard(proof: FormProof): Markup | undefined {
  const { request, typed } = proof
  if (!request) return typed.length === 0 ? undefined : typedCard(proof)
  const rows = request.fields.map(
    (field) =>
      html`<tr><th scope="row"><code>${siteText(field.name, 120)}</code></th><td${field.is !== 'typed' && html` class="muted"`}>${siteText(fieldValue(field), 300)}</td><td class="muted">${siteText(fieldHolds(field, typed), 160)}</td></tr>`,
  )
  return html`<figure class="request"><figcaption><code><b>${siteText(request.method, 20)}</b> ${siteText(request.url, 300)}</code><span class="muted small">${capital(requestWords(request))}. ${sealWords(proof)}</span></figcaption>
${rows.length > 0 && html`<div class="request-fields" role="region" aria-label="Fields of the request" tabindex="0"><table><thead class="hidden"><tr><th scope="col">Field</th><th scope="col">Value</th><th scope="col">What it holds</th></tr></thead><tbody>${rows}</tbody></table></div>`}</figure>`
}

/** What was typed, where no request came of it. */
function typedCard(proof: FormProof): Markup {
  const rows = proof.typed.map(
    ({ label, value }) => html`<tr><th scope="row">${siteText(label, 120)}</th><td>${siteText(value, 300)}</td></tr>`,
  )
  return html`<figure class="request"><figcaption><b>Typed; no request came of it</b><span class="muted small">${sealWords(proof)}</span></figcaption>
<div class="request-fields" role="region" aria-label="What was typed" tabindex="0"><table><tbody>${rows}</tbody></table></div></figure>`
}

/** What the owner should know, and what the page made of each answer. */
function notes({ findings, answers = [], expects }: FormProof): Markup | undefined {
  const proposed = [expects?.url, expects?.text].filter((each) => each !== undefined)
  const items = [
    ...findings.map((finding) => html`${siteText(finding, 400)}`),
    ...answers.map(
      (tried) =>
        html`<span class="${!isToldRight(tried) && 'poor'}">${answerSentence(tried)}</span>${tried.said.length > 0 && html` In its words: ${siteText(tried.said.slice(0, 2).join(' · '), 200)}`}`,
    ),
    ...(proposed.length > 0
      ? [html`You can let the tool expect this after a success: ${siteText(proposed.join(', '), 300)}`]
      : []),
  ]
  return items.length === 0
    ? undefined
    : html`<ul class="bullets small">${items.map((item) => html`<li>${item}</li>`)}</ul>`
}

function picturePair({ before, after }: ProofPicturePaths, label: string): Markup | undefined {
  if (before === undefined && after === undefined) return undefined
  const picture = (path: string | undefined, when: string) =>
    path !== undefined &&
    html`<figure><img class="form-picture" src="${path}" loading="lazy" alt="The form “${siteLabel(label)}” ${when} it was submitted"><figcaption class="muted small">${capital(when)}</figcaption></figure>`
  return html`<div class="columns">${picture(before, 'before')}${picture(after, 'after')}</div>`
}

function siteLabel(label: string): string {
  return label.slice(0, 80)
}

/** Steps and times of the run, how many bytes left the browser, and what page it was. */
function runDetails({ steps, bytesSent, passed, pageHash }: FormProof): Markup {
  const all = steps.reduce((sum, { ms }) => sum + ms, 0)
  return html`<details class="run"><summary class="small">How it was tried: ${steps.length > 0 && `${plural(steps.length, 'step')}, ${seconds(all)}, `}${plural(bytesSent, 'byte')} out</summary><ol class="small">${steps.map(({ step, ms }) => html`<li class="between"><span>${siteText(step, 160)}</span><span class="muted">${seconds(ms)}</span></li>`)}</ol>
${passed.length > 0 && html`<p class="small">Files that the page fetched meanwhile:</p><ul class="bullets small">${passed.slice(0, 10).map((url) => html`<li>${siteText(url, 200)}</li>`)}${passed.length > 10 && html`<li>and ${passed.length - 10} more</li>`}</ul>`}
<p class="muted small">SHA-256 of the page: <code>${siteText(pageHash, 64)}</code></p></details>`
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`
}

/** In the words of an owner, who has to answer for it to visitors. */
function readersSection(proofs: readonly FormProof[]): Markup | undefined {
  if (!proofs.some(({ typed }) => typed.length > 0)) return undefined
  const readers = readersOf(proofs)
  if (readers.length === 0) {
    return html`<section id="readers"><h2>Who reads what you type</h2><p class="section-about">Nobody but the site that a form belongs to would have received what was typed.</p></section>`
  }
  return html`<section id="readers"><h2>Who reads what you type</h2>
<p class="section-about">These hosts would have received what a visitor types. An encoded value can be read by anyone, and a hash of an email address still tells whose it is. This does not affect the score.</p>
<div class="table-wrap" role="region" aria-label="Who reads what you type" tabindex="0"><table><thead><tr><th scope="col">Host</th><th scope="col">Reads</th><th scope="col">When</th><th scope="col">How</th></tr></thead>
<tbody>${readers.map(
    ({ host, fields, forms, when, as }) =>
      html`<tr><th scope="row">${siteText(host, 120)}</th><td>${siteText(fields.join(', '), 200)}<div class="muted small">${siteText(forms.join(', '), 200)}</div></td><td>${readerTimes[when]}</td><td>${readerForms[as]}</td></tr>`,
  )}</tbody></table></div></section>`
}

const hintWords: Record<HintCheck['verdict'], { words: string; shape: MarkShape }> = {
  honest: { words: 'true', shape: 'good' },
  dishonest: { words: 'not true', shape: 'poor' },
  none: { words: 'no hints', shape: 'none' },
  not_measured: { words: 'not measured', shape: 'open' },
}

/** Tools that pages register themselves, and whether their hints are true. */
function hintsSection(hintChecks: readonly HintCheck[], siteUrl: string): Markup | undefined {
  if (hintChecks.length === 0) return undefined
  return html`<section id="hints"><h2>Tools that the pages register</h2>
<p class="section-about">Each was called in a browser whose network is sealed, and what it tried to send was compared with its hints.</p>
<div class="card"><ul class="folds">${hintChecks.map((check) => html`<li>${hintFold(check, siteUrl)}</li>`)}</ul></div></section>`
}

function hintFold({ name, page, verdict, detail, requests }: HintCheck, siteUrl: string): Markup {
  const { words, shape } = hintWords[verdict]
  return fold({
    level: 3,
    mark: mark(shape, words),
    title: siteText(name, 120),
    about: siteText(detail, 300),
    end: html`<span class="${shape}" aria-hidden="true">${words}</span>`,
    body: html`${requests.length > 0 && html`<p>It tried to send:</p><ul class="bullets small">${requests.slice(0, 10).map((each) => html`<li><code>${siteText(each, 300)}</code></li>`)}</ul>`}<p class="muted small">On ${siteLink(page, pathOn(siteUrl, page))}</p>`,
  })
}
