import { type PageContext, renderDocument } from './document.ts'
import { html } from './html.ts'

/** A problem as people read it. */
interface ProblemView {
  status: number
  title: string
  detail: string
  /** From the root. */
  path: string
}

/** What somebody sees who asked for a page and cannot have it. */
export function renderErrorPage({ status, title, detail, path }: ProblemView, context: PageContext): string {
  const { basePath } = context
  return renderDocument(
    {
      title,
      description: detail,
      path,
      unlisted: true,
      main: html`<div class="stack narrow"><p class="muted">Status ${status}</p><h1>${title}</h1><p class="lead">${detail}</p>
<p class="row"><a class="button" href="${basePath}/">Go to the homepage</a><a class="button quiet" href="${basePath}/help">Help</a></p></div>`,
    },
    context,
  )
}
