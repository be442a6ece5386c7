import type { Words } from './words.ts'

/** Phrases by what they mean, `|` between them, folded by `plain`. */
export type Phrases = Readonly<Record<string, string>>

/** What one language has: a file each, which holds its words for tasks as well (see `all-tasks.ts`). */
export interface Language {
  buttons: Words
  /** What fields are called, by their purpose. */
  fields?: Phrases
  /** The same, where it is the whole label: short words that mean something else beside others, or in another language. */
  labels?: Phrases
  /** What forms and buttons speak of. */
  topics?: Phrases
  /** Texts of which a topic is the whole. */
  wholes?: Phrases
  /** What links, buttons and headings offer. */
  intents?: Phrases
  /** The same in the last part of an address. */
  paths?: Phrases
  /** What links to what makes a site believable are called. */
  trust?: Phrases
  /** Lists of their own: what sends, what tells nothing, what stands before a telephone number. */
  texts?: Phrases
  /** Expressions for texts that are not folded: what stands right before a price, and what says that money is given, won or earned. */
  prices?: { before: string; none?: string }
}
