import { phrasesOf } from '../lexicon/languages.ts'
import { PhraseMatcher, words } from '../lexicon/phrases.ts'
import { type ToolTopic, toolNameParts, toolTopics } from '../standards/tool-words.ts'

const matchers = toolTopics.map((topic) => [topic, new PhraseMatcher(phrasesOf('topics', [topic]))] as const)

const whole = new Map<string, Set<ToolTopic>>()
for (const [topic, texts] of phrasesOf('wholes', toolTopics)) {
  for (const text of texts) {
    const key = words(text).join(' ')
    whole.set(key, new Set([...(whole.get(key) ?? []), topic]))
  }
}

/** The topics that a short text speaks of, in whatever language of the lists. */
export function topicsOf(text: string | undefined): Set<ToolTopic> {
  if (!text) return new Set()
  const found = new Set(whole.get(words(text).join(' ')))
  for (const [topic, matcher] of matchers) if (matcher.match(text)) found.add(topic)
  return found
}

/** The topics that an identifier, a class or the path of an address names, written together or apart. */
export function topicsOfName(name: string | undefined): Set<ToolTopic> {
  if (!name) return new Set()
  const found = topicsOf(name)
  const squashed = name
    .slice(0, 300)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '')
  for (const topic of toolTopics) {
    if (toolNameParts[topic]?.some((part) => squashed.includes(part))) found.add(topic)
  }
  return found
}
