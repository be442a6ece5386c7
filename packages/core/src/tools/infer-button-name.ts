import { allWords, languages, phrasesOf } from '../lexicon/languages.ts'
import { PhraseMatcher, words } from '../lexicon/phrases.ts'
import { pressingNeeds } from '../page/button/pressing-needs.ts'
import type { ToolName } from '../schema/tool-name.ts'
import type { ToolTopic } from '../standards/tool-words.ts'

/** Longer texts are sentences: a word in them does not say what the button does. */
const MAX_WORDS = 7
const MAX_CHARACTERS = 60

/** Topics in order of preference between phrases of equal length; one without a name makes no tool. */
const names: readonly (readonly [ToolTopic, ToolName | undefined])[] = [
  ['recovery', undefined],
  ['password-change', undefined],
  ['subscribe', 'subscribe'],
  ['booking', 'booking'],
  ['contact', 'contactSales'],
  ['signup', 'signup'],
  ['login', 'login'],
  ['pricing', 'viewPricing'],
  ['comment', undefined],
  ['order', undefined],
  ['search', undefined],
]

const nameOf = new Map(names)

const topics = names.map(([topic]) => topic)
const everyLanguage = new PhraseMatcher(phrasesOf('topics', topics))

const newsletters = new PhraseMatcher(phrasesOf('topics', ['subscribe']))

const byLanguage = new Map<string, PhraseMatcher<ToolTopic>>()

const wholeTexts = new Map<string, ToolTopic>()
for (const [topic, texts] of phrasesOf('wholes', topics.toReversed()))
  for (const text of texts) wholeTexts.set(text, topic)

/**
 * The name of the tool that a button, or a link that acts as one, makes by its accessible name; undefined when it makes
 * none. The longest known phrase decides, so that "Book a demo" is no booking; whoever signs up for a newsletter
 * subscribes. What cancels or deletes is never what it cancels: "Unsubscribe", "Cancel booking".
 *
 * @param lang BCP 47 primary subtag of the page; its own words win over the same words of another language
 */
export function inferButtonName(text: string, lang?: string): ToolName | undefined {
  const list = words(text)
  if (list.length === 0 || list.length > MAX_WORDS || text.length > MAX_CHARACTERS) return undefined
  if (pressingNeeds(text, allWords) === 'deletion') return undefined
  const topic =
    wholeTexts.get(list.join(' ')) ?? (lang ? matcherOf(lang).match(text) : undefined) ?? everyLanguage.match(text)
  if (topic === 'signup' && newsletters.match(text)) return 'subscribe'
  return topic && nameOf.get(topic)
}

function matcherOf(lang: string): PhraseMatcher<ToolTopic> {
  const known = byLanguage.get(lang)
  if (known) return known
  const made = new PhraseMatcher(phrasesOf('topics', topics, lang))
  // Languages come from pages: only those of the lists are kept.
  if (Object.hasOwn(languages, lang)) byLanguage.set(lang, made)
  return made
}
