import type { FormOperability, Report, VerdictValue } from '@operable/core'
import { verdictRules } from '@operable/core/audit'
import { type TaskVerdict, taskVerdicts, worstFirst } from '@operable/core/report'
import type { FormPicture } from '../../contracts/reports.ts'
import { capital, plural } from '../../word-forms.ts'
import { html, type Markup } from '../html.ts'
import { cutText, fold, type MarkShape, mark, pathOn, siteLink, siteText } from '../parts.ts'
import { verdictWords } from '../words.ts'

const MAX_NAMES = 12

/** Tasks that have a line of their own before anything is opened. */
const SHOWN = 5

/** A picture of a form, and where it is. */
interface ShownPicture extends Pick<FormPicture, 'page' | 'selector' | 'width' | 'height'> {
  path: string
}

/** What an agent can do on the site, a line each with the one thing in the way; it opens to the four verdicts. */
export function formsSection(report: Report, picture?: ShownPicture): Markup {
  const { operability, finalUrl } = report
  const items = worstFirst(taskVerdicts(report)).map((task) => html`<li>${taskFold(task, finalUrl, picture)}</li>`)
  const rest = items.slice(SHOWN)
  return html`<section id="forms"><h2>What an agent can do here</h2>
${operability.forms.length === 0 && html`<p class="section-about">The pages read have no forms.</p>`}
<div class="card">${items.length > 0 && html`<ul class="folds">${items.slice(0, SHOWN)}</ul>`}${rest.length > 0 && html`<details class="more"><summary>${rest.length} more</summary><ul class="folds">${rest}</ul></details>`}${operability.forms.length > 0 && rulesFold(operability.score)}</div></section>`
}

function taskFold(task: TaskVerdict, siteUrl: string, picture: ShownPicture | undefined): Markup {
  const { name, verdict, blockedBy, form, pages } = task
  const { shape, words } = verdicts[verdict]
  return fold({
    level: 3,
    mark: mark(shape, words),
    title: siteText(name.trim() || form?.selector || 'Form', 120),
    about: blockedBy === undefined ? undefined : siteText(blockedBy),
    end: html`<span class="${shape}" aria-hidden="true">${words}</span>`,
    body: form
      ? html`${formPicture(form, name, picture)}${formDetails(form, { blockedBy, pages }, siteUrl)}`
      : siteDetails,
  })
}

function formPicture(form: FormOperability, name: string, picture: ShownPicture | undefined): Markup | undefined {
  if (picture?.page !== form.page || picture.selector !== form.selector) return undefined
  const { path, width, height } = picture
  return html`<img class="form-picture" src="${path}" width="${width}" height="${height}" loading="lazy" alt="The form “${cutText(name, 80)}” on its page, outlined">`
}

/** Of what is no form: the check behind it says more. */
const siteDetails = html`<p>See <a href="#checks">the checks</a> for details.</p>`

function formDetails(
  form: FormOperability,
  { blockedBy, pages }: Pick<TaskVerdict, 'pages'> & { blockedBy: string | undefined },
  siteUrl: string,
): Markup {
  const { selector, unresolvedFields, skippedFields } = form
  const [first = form.page] = pages
  return html`<dl class="verdicts">${verdictRules.map(({ id }) => html`<div><dt>${capital(id)}</dt><dd class="${tones[form[id].verdict]}">${symbols[form[id].verdict]} ${verdictWords[form[id].verdict]}</dd></div>`)}</dl>
${reasons(form, blockedBy)}
${names('Required fields that an agent cannot identify', unresolvedFields)}
${names('Skipped (spam traps or security tokens)', skippedFields)}
<p class="muted small"><code>${siteText(selector, 200)}</code> on ${siteLink(first, pathOn(siteUrl, first))}${pages.length > 1 && ` and ${plural(pages.length - 1, 'more page')}`}</p>`
}

const verdicts: Record<VerdictValue, { shape: MarkShape; words: string }> = {
  yes: { shape: 'good', words: 'Yes' },
  no: { shape: 'poor', words: 'No' },
  unknown: { shape: 'open', words: 'Unknown' },
}

const tones: Record<VerdictValue, string> = { yes: 'good', no: 'poor', unknown: 'fair' }

const symbols: Record<VerdictValue, Markup> = {
  yes: html`<span aria-hidden="true">✓</span>`,
  no: html`<span aria-hidden="true">✕</span>`,
  unknown: html`<span aria-hidden="true">?</span>`,
}

/** Reasons of the verdicts that do not hold, each once: those of `callable` repeat the others, and one stands above. */
function reasons(form: FormOperability, above: string | undefined): Markup | undefined {
  const sentences = new Set(verdictRules.flatMap(({ id }) => (form[id].verdict === 'yes' ? [] : form[id].reasons)))
  if (above !== undefined) sentences.delete(above)
  if (sentences.size === 0) return undefined
  return html`<ul class="bullets small">${[...sentences].map((sentence) => html`<li>${siteText(sentence)}</li>`)}</ul>`
}

function names(title: string, fields: readonly string[]): Markup | undefined {
  if (fields.length === 0) return undefined
  const more = fields.length - MAX_NAMES
  return html`<p class="small">${title}: ${fields.slice(0, MAX_NAMES).map((name, index) => html`${index > 0 && ', '}<code>${siteText(name || '(no name)', 80)}</code>`)}${more > 0 && ` and ${more} more`}.</p>`
}

function rulesFold(score: number | null): Markup {
  const figure = score === null ? 'How forms are assessed' : `Operability ${Math.round(score)} of 100`
  return html`<details class="more"><summary>${figure}</summary><div class="fold-body stack small"><p class="muted">Whether an agent could use each form from start to finish, based on the page alone. Nothing was filled in or sent. This figure is not part of the score.</p><ul class="bullets muted">${verdictRules.map(({ id, rule }) => html`<li><b>${capital(id)}:</b> ${rule}</li>`)}</ul></div></details>`
}
