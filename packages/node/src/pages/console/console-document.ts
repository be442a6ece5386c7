import { renderDocument } from '../document.ts'
import { html, type Markup } from '../html.ts'
import type { ConsoleView } from './console-view.ts'
import { flashNotice } from './flash.ts'
import { postForm } from './post-form.ts'

export interface ConsoleParts {
  title: string
  /** From the root. */
  path: string
  /** Way back, from the outside in; the page itself is not in it. */
  trail?: readonly { path: string; text: string }[]
  main: Markup
}

/** A page of the console: where it is, what the last action said, how to sign out. */
export function renderConsole({ title, path, trail = [], main }: ConsoleParts, view: ConsoleView): string {
  const { basePath } = view
  return renderDocument(
    {
      title,
      description: `${title}, in the console of Operable.`,
      path,
      unlisted: true,
      scripts: ['copy', 'busy'],
      main: html`<div class="between console-bar"><nav aria-label="Breadcrumb"><ol class="row small">${trail.map(
        (step) => html`<li><a href="${basePath}${step.path}">${step.text}</a> <span aria-hidden="true">›</span></li>`,
      )}<li aria-current="page">${title}</li></ol></nav>${postForm({ path: '/console/sign-out' }, view, html`<button class="quiet small-button">Sign out</button>`)}</div>
${flashNotice(view.flash)}
${main}`,
    },
    view,
  )
}
