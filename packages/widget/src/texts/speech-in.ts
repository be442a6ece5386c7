// What it takes to speak another language than English, but for its texts: a part of its own, which English pages never load.
import { PACKS } from './integrity.ts'
import type { Language } from './language-of.ts'
import { filled, type Say, type Speech, type Texts } from './speech.ts'
import { toldBy } from './told.ts'

/** Loads the part `texts`, which is this file, and from here `texts-de` and so on. */
export type LoadTexts = <Exports>(part: string, priority: 'auto', integrity?: string) => Promise<Exports>

const RIGHT_TO_LEFT = /^ar/
/**
 * What somebody else has written goes in the direction of its own letters, from the same edge as all else. What a run did is
 * told in English.
 */
const MIRRORED = `:host{direction:rtl!important}
h2,p,li,summary,label,legend,dt,dd,input,textarea{unicode-bidi:plaintext;text-align:right}
ol{direction:ltr}ol li{text-align:left}`
/** What is put into a text and is ours too. */
const OURS = /^(problem|place|item|types|format)$/

/** How panel and dialog speak a language. Rejects where its texts cannot be had. */
export async function speechIn(load: LoadTexts, language: Language): Promise<Speech> {
  const part = `texts-${language}`
  const { texts } = await load<{ texts: Texts }>(part, 'auto', PACKS[part])
  return speechOf(language, texts)
}

/** The same, of texts that are there. */
export function speechOf(language: Language, texts: Texts): Speech {
  const isMirrored = RIGHT_TO_LEFT.test(language)
  const isolated = (name: string, value: string) => (isMirrored && !OURS.test(name) ? isolate(value) : value)
  const plurals = new Intl.PluralRules(language)
  /** With the digits that people type, and without groups: 1900 may be a year. */
  const digits = (value: number): string =>
    value.toLocaleString(`${language}-u-nu-latn`, { useGrouping: false, maximumFractionDigits: 20 })
  const say: Say = (key, values = {}) => {
    const text = texts[key] ?? ''
    const numbers = Object.values(values).filter((value) => typeof value === 'number')
    const form = typeof text === 'string' ? text : (text[plurals.select(numbers[0] ?? 0)] ?? text.other)
    const written = Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'number' ? digits(value) : isolated(name, value),
    ])
    return filled(form, Object.fromEntries(written))
  }
  return { language, say, ...(isMirrored && { style: MIRRORED }), ...toldBy(say, language) }
}

/**
 * What others say turns nothing around it (https://www.unicode.org/reports/tr9/#Explicit_Directional_Isolates).
 */
function isolate(text: string): string {
  return `\u2068${text}\u2069`
}
