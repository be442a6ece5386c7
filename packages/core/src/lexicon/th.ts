import type { Words } from './words.ts'

/** Thai: nothing is known of its buttons. */
export const buttons: Words = { isUnspaced: true }

/** What links, buttons and headings offer. */
export const intents = {
  contact: 'ติดต่อเรา',
  pricing: 'ราคา',
}
