import { deedOf, reasonsOf } from '../run/deed.ts'

/** What reads the page around a button whose name does not tell what it does. */
export const deeds = { deedOf, reasonsOf }
