import type { Report, Signal } from '@operable/core'
import { html, type Markup } from '../html.ts'
import { siteText } from '../site-text.ts'
import { signalWords } from '../words.ts'

/** What other auditors look at. Shown, never scored. */
export function signalsSection({ signals }: Report): Markup | undefined {
  if (signals.length === 0) return undefined
  return html`<section id="signals"><h2>Signals without points</h2>
<p class="section-about">What other auditors look at. None of it changes the score.</p>
<div class="table-wrap" role="region" aria-label="Signals" tabindex="0"><table><thead><tr><th scope="col">Signal</th><th scope="col">State</th><th scope="col">What was seen</th></tr></thead>
<tbody>${signals.map(signalRow)}</tbody></table></div></section>`
}

const tones: Record<Signal['state'], string> = { present: 'good', partial: 'fair', absent: '', not_measured: '' }

function signalRow({ title, state, observed }: Signal): Markup {
  return html`<tr><th scope="row">${title}</th><td><span class="pill ${tones[state]}">${signalWords[state]}</span></td><td class="muted seen">${siteText(observed.join(' '))}</td></tr>`
}
