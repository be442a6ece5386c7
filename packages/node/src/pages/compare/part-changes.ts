import type { ReportComparison } from '@operable/core'
import { html, type Markup } from '../html.ts'
import { siteLink, siteText } from '../site-text.ts'

/** Forms and pages that are named; the rest is in the JSON. */
const SHOWN = 12

/** Forms that came, went, or are judged otherwise. */
export function formChanges({ forms }: ReportComparison): Markup | undefined {
  const name = (label: string, selector: string) => siteText(label.trim() || selector, 120)
  return listOf('Forms', [
    ...forms.added.map(({ label, selector, page }) => html`<b>New:</b> ${name(label, selector)} on ${siteLink(page)}`),
    ...forms.removed.map(
      ({ label, selector, page }) => html`<b>Gone:</b> ${name(label, selector)} on ${siteLink(page)}`,
    ),
    ...forms.changed.map(
      ({ label, selector, page, verdicts }) =>
        html`${name(label, selector)} on ${siteLink(page)}: ${verdicts.map(({ verdict, before, after }) => `${verdict} ${before} → ${after}`).join(', ')}`,
    ),
  ])
}

/** Pages that came, went, or are read otherwise. */
export function pageChanges({ pages }: ReportComparison): Markup | undefined {
  return listOf('Pages', [
    ...pages.added.map((url) => html`<b>New:</b> ${siteLink(url)}`),
    ...pages.removed.map((url) => html`<b>Gone:</b> ${siteLink(url)}`),
    ...pages.changed.map(({ url, before, after }) => html`${siteLink(url)}: ${words(before)} → ${words(after)}`),
  ])
}

function words(outcome: string): string {
  return outcome.replace('_', ' ')
}

function listOf(title: string, items: readonly Markup[]): Markup | undefined {
  if (items.length === 0) return undefined
  const more = items.length - SHOWN
  return html`<section><h2>${title}</h2><div class="card"><ul class="bullets">${items.slice(0, SHOWN).map((item) => html`<li>${item}</li>`)}${more > 0 && html`<li>and ${more} more</li>`}</ul></div></section>`
}
