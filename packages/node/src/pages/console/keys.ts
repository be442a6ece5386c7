import type { KeyInfo } from '../../contracts/keys.ts'
import type { Website } from '../../contracts/websites.ts'
import { html, type Markup } from '../html.ts'
import { formatMoment } from '../words.ts'
import type { ConsoleView } from './console-view.ts'
import { postForm } from './post-form.ts'

/** Keys of the website: each opens its tools over the API and this console. */
export function keysSection(website: Website, keys: readonly KeyInfo[], view: ConsoleView): Markup {
  const path = `/console/websites/${website.id}/keys`
  return html`<section><h2>Keys</h2>
<p class="section-about">A key opens this website alone: over the API as <code>Authorization: Bearer</code>, and here. Only its hash is kept.</p>
<ul class="list card">${keys.map((key) => keyRow(path, key, view))}${keys.length === 0 && html`<li class="muted">There is no key for this website.</li>`}</ul>
${postForm({ path, className: 'after-list' }, view, html`<p><button class="quiet">Make a new key</button></p>`)}</section>`
}

function keyRow(path: string, { id, createdAt, revokedAt }: KeyInfo, view: ConsoleView): Markup {
  const state =
    revokedAt === undefined
      ? postForm(
          { path: `${path}/${id}/revoke` },
          view,
          html`<button class="danger small-button">Revoke<span class="hidden"> key ${id}</span></button>`,
        )
      : html`<span class="pill">revoked ${formatMoment(revokedAt)}</span>`
  return html`<li class="between"><span><code>${id}</code> <span class="muted small">made ${formatMoment(createdAt)}</span></span>${state}</li>`
}
