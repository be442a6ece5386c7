import { phrasesOf } from '../lexicon/languages.ts'
import { PhraseMatcher, words } from '../lexicon/phrases.ts'
import { type ToolTopic, toolNameParts, toolTopics } from '../standards/tool-words.ts'
import { remembered } from './remembered.ts'

const matcher = new PhraseMatcher(phrasesOf('topics', toolTopics))

const whole = new Map<string, Set<ToolTopic>>()
for (const [topic, texts] of phrasesOf('wholes', toolTopics)) {
  for (const text of texts) {
    const key = words(text).join(' ')
    whole.set(key, new Set([...(whole.get(key) ?? []), topic]))
  }
}

/** The topics of a short text, in any language of the lexicon. */
export function topicsOf(text: string | undefined): ReadonlySet<ToolTopic> {
  return text ? topicsInText(text) : NONE
}

/** The topics of an identifier, a class or a path, with its words joined or separate. */
export function topicsOfName(name: string | undefined): ReadonlySet<ToolTopic> {
  return name ? topicsInName(name) : NONE
}

const NONE: ReadonlySet<ToolTopic> = new Set()

const topicsInText = remembered(
  (text) => new Set([...(whole.get(words(text).join(' ')) ?? []), ...matcher.valuesIn(text)]),
)

const topicsInName = remembered((name) => {
  const found = new Set(topicsOf(name))
  const squashed = name
    .slice(0, 300)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '')
  for (const topic of toolTopics) {
    if (toolNameParts[topic]?.some((part) => squashed.includes(part))) found.add(topic)
  }
  return found
})
