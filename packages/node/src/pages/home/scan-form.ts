import { addressField } from '../address-field.ts'
import { html, type Markup } from '../html.ts'
import type { PageContext } from '../page-context.ts'

export interface ScanForm {
  /** Whether this reader may start a scan; who may not can still look a report up. */
  allowed: boolean
  /** Proves that the form came from here; for readers who have signed in. */
  token?: string | undefined
  /** As it was typed. */
  url?: string | undefined
  /** What is wrong with it. */
  error?: string | undefined
}

/** One field that starts a scan, or finds the report when starting needs a key. */
export function scanForm({ allowed, token, url, error }: ScanForm, { basePath }: PageContext): Markup {
  const address = addressField({ value: url, error, autocomplete: 'url' })
  if (allowed) {
    return html`<form class="card inline-form" method="post" action="${basePath}/scans" data-busy="Starting…">${address}
${token && html`<input type="hidden" name="token" value="${token}">`}<button type="submit">Scan this website</button></form>`
  }
  return html`<form class="card inline-form" method="get" action="${basePath}/">${address}
<button type="submit">Find the report</button></form>
<p class="muted">On this service a scan needs a key. <a href="${basePath}/console">Sign in to the console</a> to start one; reports are open to everybody.</p>`
}
