import { attribute } from '../../html/node.ts'
import { languages } from '../../lexicon/languages.ts'
import { words } from '../../lexicon/phrases.ts'
import type { Collected } from '../collect/collected.ts'
import type { Language } from '../model/page-model.ts'

/** Characters to count, in chunks that `words` reads completely. */
const SAMPLE = 1500
const CHUNK = 250
/** Frequent words of one language that are enough. */
const ENOUGH = 5

const languagesOf = new Map<string, string[]>()
for (const [code, { buttons }] of Object.entries(languages))
  for (const word of (buttons.frequent ?? '').split('|').flatMap(words))
    languagesOf.set(word, [...(languagesOf.get(word) ?? []), code])

/** The page's language: `lang`, then `content-language` or `og:locale`, then its most frequent words. */
export function readLanguage(found: Collected): Language {
  const root = found.elements[0]
  const declared = root && primarySubtag(attribute(root, 'lang') ?? attribute(root, 'xml:lang'))
  if (declared) return { code: declared, source: 'lang' }
  for (const meta of found.metas) {
    const name = (
      attribute(meta, 'http-equiv') ??
      attribute(meta, 'property') ??
      attribute(meta, 'name')
    )?.toLowerCase()
    if (name !== 'content-language' && name !== 'og:locale' && name !== 'language') continue
    const code = primarySubtag(attribute(meta, 'content'))
    if (code) return { code, source: 'meta' }
  }
  const guessed = byWords(found.text)
  return guessed ? { code: guessed, source: 'words' } : { code: 'und', source: 'none' }
}

function primarySubtag(tag: string | undefined): string | undefined {
  return /^[a-z]{2,3}(?=$|[-_,\s])/.exec(tag?.trim().toLowerCase() ?? '')?.[0]
}

function byWords(text: string): string | undefined {
  const script = byScript(text)
  if (script) return script
  const counts = new Map<string, number>()
  for (let start = 0; start < SAMPLE && start < text.length; start += CHUNK) {
    for (const word of words(text.slice(start, start + CHUNK)))
      for (const code of languagesOf.get(word) ?? []) counts.set(code, (counts.get(code) ?? 0) + 1)
  }
  const [best, next] = [...counts].sort((a, b) => b[1] - a[1])
  if (!best || best[1] < ENOUGH || (next && next[1] * 1.2 > best[1])) return undefined
  return best[0]
}

/** Scripts of a single language: first and last code unit, and the share of the text that is enough. */
const scripts: readonly [string, number, number, number][] = [
  ['ja', 0x3040, 0x30ff, 0.05],
  ['ko', 0xac00, 0xd7af, 0.1],
  ['zh', 0x4e00, 0x9fff, 0.1],
  ['th', 0x0e00, 0x0e7f, 0.1],
  ['he', 0x0590, 0x05ff, 0.1],
  ['ar', 0x0600, 0x06ff, 0.1],
  ['el', 0x0370, 0x03ff, 0.1],
]

function byScript(text: string): string | undefined {
  const counts = scripts.map(() => 0)
  const length = Math.min(text.length, 1000)
  for (let i = 0; i < length; i++) {
    const c = text.charCodeAt(i)
    if (c < 0x0370) continue
    const script = scripts.findIndex(([, first, last]) => c >= first && c <= last)
    if (script >= 0) counts[script]!++
  }
  return scripts.find(([, , , enough], index) => counts[index]! > enough * length)?.[0]
}
