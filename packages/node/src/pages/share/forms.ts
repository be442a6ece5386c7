import { type FormOperability, type Report, type VerdictValue, verdictRules } from '@operable/core'
import { html, type Markup } from '../html.ts'
import { pathOn, siteLink, siteText } from '../site-text.ts'
import { plural, verdictWords } from '../words.ts'
import { groupForms } from './group-forms.ts'

const MAX_NAMES = 12

/** Every form with its four verdicts, and why those do not hold that do not. */
export function formsSection({ operability, finalUrl }: Report): Markup {
  const { forms, score } = operability
  return html`<section id="forms"><div class="between section-head"><h2>Forms</h2>${score !== null && html`<span>Operability <b>${Math.round(score)}</b> of 100</span>`}</div>
${forms.length === 0 ? html`<p class="section-about">The pages that were read hold no form.</p>` : html`<p class="section-about">Whether an agent could use each form from start to end, judged from the page alone. Nothing was filled or sent. This figure is no part of the score above.</p>`}
<div class="stack">${groupForms(forms).map(({ form, pages }) => formCard(form, pages, finalUrl))}</div>
${forms.length > 0 && rules}</section>`
}

function formCard(form: FormOperability, pages: readonly string[], siteUrl: string): Markup {
  const { label, selector, unresolvedFields, skippedFields, assessed } = form
  return html`<article class="card stack"><div class="between"><h3>${siteText(label.trim() || selector, 120)}</h3>${!assessed && html`<span class="pill">sent to another origin, does not count</span>`}</div>
<dl class="verdicts">${verdictRules.map(({ id }) => html`<div><dt>${capital(id)}</dt><dd class="${tones[form[id].verdict]}">${symbols[form[id].verdict]} ${verdictWords[form[id].verdict]}</dd></div>`)}</dl>
${reasons(form)}
${names('Required fields that an agent cannot tell the meaning of', unresolvedFields)}
${names('Left alone, as traps for programs or tokens of the site', skippedFields)}
<p class="muted small"><code>${siteText(selector, 200)}</code> on ${siteLink(pages[0] ?? '', pathOn(siteUrl, pages[0] ?? ''))}${pages.length > 1 && ` and ${plural(pages.length - 1, 'more page')}`}</p></article>`
}

const tones: Record<VerdictValue, string> = { yes: 'good', no: 'poor', unknown: 'fair' }

const symbols: Record<VerdictValue, Markup> = {
  yes: html`<span aria-hidden="true">✓</span>`,
  no: html`<span aria-hidden="true">✕</span>`,
  unknown: html`<span aria-hidden="true">?</span>`,
}

/** Reasons of the verdicts that do not hold, each once: those of `callable` repeat the others. */
function reasons(form: FormOperability): Markup | undefined {
  const sentences = new Set(verdictRules.flatMap(({ id }) => (form[id].verdict === 'yes' ? [] : form[id].reasons)))
  if (sentences.size === 0) return undefined
  return html`<ul class="bullets small">${[...sentences].map((sentence) => html`<li>${siteText(sentence)}</li>`)}</ul>`
}

function names(title: string, fields: readonly string[]): Markup | undefined {
  if (fields.length === 0) return undefined
  const more = fields.length - MAX_NAMES
  return html`<p class="small">${title}: ${fields.slice(0, MAX_NAMES).map((name, index) => html`${index > 0 && ', '}<code>${siteText(name || '(no name)', 80)}</code>`)}${more > 0 && ` and ${more} more`}.</p>`
}

const rules = html`<details class="small"><summary>What the four verdicts mean</summary><ul class="bullets muted">${verdictRules.map(({ id, rule }) => html`<li><b>${capital(id)}:</b> ${rule}</li>`)}</ul></details>`

function capital(word: string): string {
  return `${word.charAt(0).toUpperCase()}${word.slice(1)}`
}
