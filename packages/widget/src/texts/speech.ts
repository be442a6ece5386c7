import type { Evidence, InputError, RunError } from '../types.ts'
import type { dialog, panel, told } from './en.ts'

export type Key = keyof typeof dialog | keyof typeof panel | keyof typeof told

/** One whose form a number decides has one for each plural category that its language needs, and `other`. */
export type Text = string | (Partial<Record<Intl.LDMLPluralRule, string>> & { other: string })

/** All that panel and dialog say in one language. */
export type Texts = Readonly<Record<Key, Text>>

/** What goes into the braces of a text. */
export type Values = Readonly<Record<string, string | number>>

/** A text with its values; `''` for one that this language does not have in words of its own. */
export type Say = (key: Key, values?: Values) => string

/** How panel and dialog speak. */
export interface Speech {
  /** As `lang` has it. */
  language: string
  say: Say
  /** Rules of its own for the style sheets, as of the direction. */
  style?: string
  // What an outcome says in English by itself; absent in English.
  /** Why a run did not come to its end. */
  reason?: (error: RunError) => string | undefined
  /** What was seen on the page. */
  seen?: (evidence: Evidence) => string
  /** What a limit of an input schema asks for. */
  hint?: (keyword: string, limit: unknown) => string | undefined
  /**
   * What is wrong with a value, at the beginning of a line.
   * @param schema of the input
   * @param label of the field, `''` for the input as a whole; absent: it stands below the field
   */
  problem?: (error: InputError, schema: object, label: string | undefined) => string | undefined
}

/** @param texts those of it that are spoken where this stands: no bundle holds what it does not say */
export function english(texts: Partial<Record<Key, string>>): Speech {
  return { language: 'en', say: (key, values) => filled(texts[key] ?? '', values) }
}

/** A text with its values in the place of their names. */
export function filled(text: string, values?: Values): string {
  return text.replace(/{(\w+)}/g, (_, name: string) => `${values?.[name]}`)
}
