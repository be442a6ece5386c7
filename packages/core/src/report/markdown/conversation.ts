import type { ConversationTurn, Report } from '../../schema/report-types.ts'
import { blocks, list } from './blocks.ts'
import { markdownCode, markdownText } from './text.ts'

/** The simulated talk. Every line of the agent ends with the page and the element that it rests on. */
export function conversationSection({ conversation }: Report): string {
  if (conversation.length === 0) return ''
  return blocks(
    '## What a visit by an agent is like',
    'Simulated from the pages that were read; words of the site, and the names of its forms, stand in quotation marks.',
    list(conversation.map(turn)),
  )
}

function turn({ speaker, text, source }: ConversationTurn): string {
  const line = `${speaker === 'visitor' ? 'Visitor' : 'Agent'}: ${markdownText(text)}`
  return source === undefined ? line : `${line} (${markdownCode(source.element)} on ${markdownCode(source.page)})`
}
