import type { ConversationTurn, Report } from '../../schema/report-types.ts'
import { blocks, list } from './blocks.ts'
import { markdownCode, markdownText } from './text.ts'

/** The simulated conversation. Every line of the agent ends with the page and the element that it cites. */
export function conversationSection({ conversation }: Report): string {
  if (conversation.length === 0) return ''
  return blocks(
    '## What an agent could answer',
    'This conversation is simulated from what the scan found. Words from the site and names of its forms are in quotation marks.',
    list(conversation.map(turn)),
  )
}

function turn({ speaker, text, source }: ConversationTurn): string {
  const line = `${speaker === 'visitor' ? 'Visitor' : 'Agent'}: ${markdownText(text)}`
  return source === undefined ? line : `${line} (${markdownCode(source.element)} on ${markdownCode(source.page)})`
}
