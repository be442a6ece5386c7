import type { ConversationTurn, Report } from '@operable/core'
import { html, type Markup } from '../html.ts'
import { pathOn, siteLink, siteText } from '../site-text.ts'
import { fold } from './fold.ts'

/** A dialogue that the scanned pages would allow; each answer names what it rests on. */
export function conversationFold({ conversation, finalUrl }: Report): Markup | undefined {
  if (conversation.length === 0) return undefined
  return fold({
    id: 'conversation',
    level: 2,
    title: 'What an agent could answer',
    body: html`<p class="muted">A simulated conversation, made only from what the scan saw. Words in quotation marks are the site’s own.</p>
<ol class="talk">${conversation.map((turn) => turnItem(turn, finalUrl))}</ol>`,
  })
}

function turnItem({ speaker, text, source }: ConversationTurn, siteUrl: string): Markup {
  const who = speaker === 'visitor' ? 'Visitor' : 'Agent'
  return html`<li class="${speaker}"><p><span class="hidden">${who}: </span>${siteText(text, 1000)}</p>${source && html`<span class="source">from <code>${siteText(source.element, 160)}</code> on ${siteLink(source.page, pathOn(siteUrl, source.page))}</span>`}</li>`
}
