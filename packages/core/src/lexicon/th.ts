import type { Language } from './language.ts'
import type { Words } from './words.ts'

/** Nothing is known of its buttons. */
export const buttons: Words = { isUnspaced: true }

/** What links, buttons and headings offer. */
const intents = {
  contact: 'ติดต่อเรา',
  pricing: 'ราคา',
}

/** Thai */
export const th: Language = { buttons, intents }
