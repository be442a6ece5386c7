import { languagesBy } from '../words/languages.ts'

/** What learns the languages of a page that is not in English alone. */
export const languages = languagesBy
