import type { Report, Signal } from '@operable/core'
import { html, type Markup } from '../html.ts'
import { siteText } from '../site-text.ts'
import { signalWords } from '../words.ts'
import { fold } from './fold.ts'

/** What other auditors look at. Shown, never scored. */
export function signalsFold({ signals }: Report): Markup | undefined {
  if (signals.length === 0) return undefined
  const present = signals.filter(({ state }) => state === 'present').length
  return fold({
    id: 'signals',
    level: 2,
    title: 'Signals without points',
    end: `${present} of ${signals.length}`,
    body: html`<p class="muted">What other auditors look at. None of it changes the score.</p>
<div class="table-wrap" role="region" aria-label="Signals" tabindex="0"><table><thead><tr><th scope="col">Signal</th><th scope="col">State</th><th scope="col">What was seen</th></tr></thead>
<tbody>${signals.map(signalRow)}</tbody></table></div>`,
  })
}

const tones: Record<Signal['state'], string> = { present: 'good', partial: 'fair', absent: '', not_measured: '' }

function signalRow({ title, state, observed }: Signal): Markup {
  return html`<tr><th scope="row">${title}</th><td><span class="pill ${tones[state]}">${signalWords[state]}</span></td><td class="muted seen">${siteText(observed.join(' '))}</td></tr>`
}
