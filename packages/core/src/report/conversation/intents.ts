import type { ReadPage } from '../../audit/read-pages.ts'
import { cleanText, quote } from '../../html/clean-text.ts'
import type { IntentSurface } from '../../page/model/page-model.ts'
import type { ConversationTurn } from '../../schema/report-types.ts'
import { surfaceOrder, visitorQuestions } from '../../standards/visitor-questions.ts'
import { agentLine, visitorLine } from './agent-line.ts'

/** Questions answered at most, so that the talk stays short. */
const MAX_QUESTIONS = 4

interface Found {
  surface: IntentSurface
  page: string
}

/** Asks about what the site offers; if nothing is found, still asks how to get in touch. */
export function intentTurns(pages: readonly ReadPage[]): ConversationTurn[] {
  const answered = visitorQuestions.flatMap(({ intent, question }) => {
    const found = bestSurface(pages, intent)
    return found === undefined ? [] : [[visitorLine(question), answer(found)]]
  })
  if (answered.length > 0) return answered.slice(0, MAX_QUESTIONS).flat()
  const first = pages[0]
  if (first === undefined) return []
  const count = pages.length === 1 ? 'the page I read' : `the ${pages.length} pages I read`
  return [
    visitorLine('How do I book or get in touch?'),
    agentLine(`I found no link, form or button for that on ${count}.`, first.url, 'body'),
  ]
}

function bestSurface(pages: readonly ReadPage[], intent: IntentSurface['intent']): Found | undefined {
  let best: Found | undefined
  for (const { url, page } of pages) {
    for (const surface of page.intents) {
      if (surface.intent !== intent) continue
      if (best === undefined || rank(surface) < rank(best.surface)) best = { surface, page: url }
    }
  }
  return best
}

function rank({ via }: IntentSurface): number {
  return surfaceOrder.indexOf(via)
}

function answer({ surface, page }: Found): ConversationTurn {
  const { via, text, href, selector } = surface
  return agentLine(sentences[via](quote(text), href && cleanText(href, 200)), page, selector ?? href ?? via)
}

const sentences: Record<IntentSurface['via'], (text: string, href: string | undefined) => string> = {
  form: (text) => `There is a form for that: ${text}.`,
  vendor: (text) => `The page embeds ${text} for that.`,
  link: (text, href) => `Follow the link ${text}${href === undefined ? '' : ` to ${href}`}.`,
  button: (text) => `Click the button ${text}.`,
  heading: (text) => `The page has a section about that: ${text}.`,
  page: (text) => `The page is about that: ${text}.`,
  text: (text) => `The page says: ${text}.`,
  data: (text) => `Its structured data says: ${text}.`,
}
