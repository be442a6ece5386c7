import { en } from './en.ts'
import { lexiconOf } from './lexicon.ts'
import { languages as asian } from './packs/asian.ts'
import { languages as cyrillic } from './packs/cyrillic.ts'
import { languages as germanic } from './packs/germanic.ts'
import { languages as latin } from './packs/latin.ts'
import { languages as nordic } from './packs/nordic.ts'
import { languages as romance } from './packs/romance.ts'
import { languages as scripts } from './packs/scripts.ts'

/** What all languages say. */
export const allWords = lexiconOf([en, ...germanic, ...nordic, ...romance, ...latin, ...cyrillic, ...asian, ...scripts])
