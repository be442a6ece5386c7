import { html, type Markup } from './html.ts'
import { svg } from './svg.ts'

/** A button, and the pointer that presses it. */
export const logo: Markup = html`<svg class="logo" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" focusable="false"><rect x="1.5" y="4.5" width="21" height="12" rx="6" fill="none" stroke="currentColor" stroke-width="2"/><path d="M11 9.5v12l3-3h4.5z" fill="currentColor"/></svg>`

/** The same for the tab of a browser, light or dark. */
export const icon: string = svg(
  { width: 24, height: 24, title: 'Operable' },
  '<rect x="1.5" y="4.5" width="21" height="12" rx="6" fill="none" stroke="#3f83f0" stroke-width="2.4"/><path d="M11 9.5v12l3-3h4.5z" fill="#3f83f0"/>',
)
