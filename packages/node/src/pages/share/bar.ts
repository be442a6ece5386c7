import { html, type Markup } from '../html.ts'

/** A bar that is filled to a share of 0 to 1. The figure stands beside it, so it is not read out. */
export function bar(share: number): Markup {
  const width = Math.round(Math.min(1, Math.max(0, share)) * 1000) / 10
  return html`<svg class="bar" viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true" focusable="false"><rect width="${width}" height="8" rx="1.5"/></svg>`
}
