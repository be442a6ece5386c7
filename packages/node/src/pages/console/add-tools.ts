import type { Website } from '../../contracts/websites.ts'
import { field } from '../field.ts'
import { html, type Markup } from '../html.ts'
import type { ConsoleView } from './console-view.ts'
import { postForm } from './post-form.ts'

export interface AddToolsView {
  website: Website
  /** Addresses that were typed to make tools from, and what is wrong with them. */
  urls?: string
  urlsError?: string | undefined
}

/** Two ways to more tools: look for them on the whole website, or on pages that are named. */
export function addToolsSection({ website, urls, urlsError }: AddToolsView, view: ConsoleView): Markup {
  const path = `/console/websites/${website.id}`
  const pages = field({
    name: 'urls',
    label: 'Addresses of pages',
    hint: 'One on each line, at most 20. A tool whose name is taken already is not added again.',
    value: urls,
    error: urlsError,
    rows: 4,
    code: true,
    required: true,
  })
  return html`<section><h2>Add tools</h2><div class="columns wide">
${postForm(
  { path: `${path}/discover`, busy: 'Reading the website…', className: 'card stack' },
  view,
  html`<h3>Discover</h3><p>Reads the pages of the website and keeps every form and button that makes a tool. This can take a minute.</p><p><button>Discover tools</button></p>`,
)}
${postForm({ path: `${path}/urls`, busy: 'Reading the pages…', className: 'card stack' }, view, html`<h3>From pages</h3>${pages}<p><button>Add tools from these pages</button></p>`)}
</div></section>`
}
