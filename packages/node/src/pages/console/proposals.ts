import type { ToolProposal } from '@operable/core/tools'
import type { ToolProposals } from '../../contracts/tools.ts'
import type { Website } from '../../contracts/websites.ts'
import { proposalLines } from '../../services/tools/proposal-words.ts'
import { html, type Markup } from '../html.ts'
import { pathOn, siteLink, siteText } from '../site-text.ts'
import type { ConsoleView } from './console-view.ts'
import { postForm } from './post-form.ts'

/** What the last discovery would change, with a button for each tool; nothing where there is nothing. */
export function proposalsSection(
  website: Website,
  { proposals }: ToolProposals,
  view: ConsoleView,
): Markup | undefined {
  if (proposals.length === 0) return undefined
  const path = `/console/websites/${website.id}/proposals`
  const sure = proposals.filter(({ mayBeEdited }) => !mayBeEdited)
  return html`<section id="proposals"><div class="between section-head"><h2>Proposals</h2>${
    sure.length > 1 &&
    postForm(
      { path, busy: 'Applying…' },
      view,
      html`<input type="hidden" name="apply" value="all"><button class="quiet small-button">Apply ${sure.length === proposals.length ? 'all' : `these ${sure.length}`}</button>`,
    )
  }</div>
<p class="section-about">What the last discovery would change of your tools. A tool still runs by a name that it had. What you have edited is never proposed.</p>
<ul class="stack">${proposals.map((proposal) => proposalCard(website, proposal, { path, view }))}</ul></section>`
}

function proposalCard(
  website: Website,
  proposal: ToolProposal,
  { path, view }: { path: string; view: ConsoleView },
): Markup {
  const { toolId, tool, pageUrl, mayBeEdited } = proposal
  const lines = proposalLines(proposal).map(
    ({ what, from, to }) =>
      html`<li><b>${what}.</b> ${from !== '' && html`<del>${siteText(from, 300)}</del> `}<ins>${siteText(to, 300)}</ins></li>`,
  )
  return html`<li class="card stack-tight"><h3>${siteText(tool, 128)}</h3>
<p class="muted small">On ${siteLink(pageUrl, pathOn(website.url, pageUrl))}</p>
<ul class="bullets">${lines}</ul>
${mayBeEdited && html`<p class="muted small">Somebody may have edited this tool before that was recorded: look twice.</p>`}
${postForm(
  { path },
  view,
  html`<input type="hidden" name="apply" value="${toolId}"><button class="small-button">Apply<span class="hidden"> to ${tool}</span></button>`,
)}</li>`
}
