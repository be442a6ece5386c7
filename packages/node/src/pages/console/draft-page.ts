import type { Tool, ToolDraft } from '@operable/core'
import type { Website } from '../../contracts/websites.ts'
import { type PageContext, renderDocument } from '../document.ts'
import { html, type Markup } from '../html.ts'
import { shortAddress, siteText } from '../parts.ts'
import { type ConsoleView, postForm, renderConsole } from './console.ts'
import { knownOf, type ToolFieldName, toolTextFields } from './tool-page.ts'

export interface DraftView {
  website: Website
  /** Those that there are: it may take the place of one's element. */
  tools: readonly Tool[]
  draft: ToolDraft
  /** The draft as it came in the address: what the fields do not show goes back with them. */
  parameter: string
  values: Readonly<Record<ToolFieldName, string>>
  errors?: Partial<Record<ToolFieldName, string>>
  /** What is wrong with the whole. */
  error?: string | undefined
}

/** A tool that was handed over, to be looked at: only the button keeps it. */
export function renderDraftPage(page: DraftView, view: ConsoleView): string {
  const { website, draft, parameter, values, errors, error } = page
  const list = `/console/websites/${website.id}`
  return renderConsole(
    {
      title: 'New tool',
      path: `${list}/draft`,
      trail: [{ path: list, text: shortAddress(website.url) }],
      main: html`<h1>Add this tool?</h1>
<p class="lead">It came from a link, such as the inspector creates. Check it before you add it: the widget then offers it to agents.</p>
${error && html`<p class="notice poor" role="alert">${error}</p>`}
${postForm({ path: `${list}/draft`, className: 'card stack', busy: 'Saving…' }, view, html`${toolTextFields(values, errors)}<input type="hidden" name="draft" value="${parameter}"><p class="row"><button type="submit">Add this tool</button><a class="button quiet" href="${view.basePath}${list}">Cancel</a></p>`)}
${otherTools(page, view)}
<section><h2>Details</h2><div class="card stack">${knownOf(draft)}</div></section>`,
    },
    view,
  )
}

/** Those of the same page first: it is one of them, most often, that has lost its element. */
function otherTools({ website, tools, draft, parameter }: DraftView, view: ConsoleView): Markup | false {
  const isHere = ({ pageUrl }: Tool): boolean => pageUrl === draft.pageUrl
  const path = `${view.basePath}/console/websites/${website.id}/tools`
  const links = [...tools.filter(isHere), ...tools.filter((tool) => !isHere(tool))].map(
    ({ id, name }) => html`<li><a href="${path}/${id}?draft=${parameter}">${siteText(name, 128)}</a></li>`,
  )
  return (
    links.length > 0 &&
    html`<section><h2>Or update an existing tool</h2>
<p class="section-about">The tool keeps its name and description but uses this element from now on. You can check it before you save.</p>
<ul class="card row">${links}</ul></section>`
  )
}

/**
 * Where a link from another site arrives. The cookie of a session does not come with such a link, and does with the next
 * request, which is our own.
 * @param next of the same page, from the root of the service
 */
export function renderArrivalPage(next: string, context: PageContext): string {
  const address = `${context.basePath}${next}`
  return renderDocument(
    {
      title: 'New tool',
      description: 'Open a tool in the console.',
      path: '/console',
      unlisted: true,
      head: html`<meta http-equiv="refresh" content="0;url=${address}">`,
      main: html`<h1>Opening the tool</h1><p><a href="${address}">Continue to the console</a></p>`,
    },
    context,
  )
}
