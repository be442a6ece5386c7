import type { ConversationTurn } from '../../schema/report-types.ts'

/** A line of the agent, with the page and the element that it rests on. */
export function agentLine(text: string, page: string, element: string): ConversationTurn {
  return { speaker: 'agent', text, source: { page, element } }
}

export function visitorLine(text: string): ConversationTurn {
  return { speaker: 'visitor', text }
}
