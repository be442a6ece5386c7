import { languages as arabic } from '@operable/core/words/arabic'
import { languages as chinese } from '@operable/core/words/chinese'
import { languages as cyrillic } from '@operable/core/words/cyrillic'
import { languages as dutch } from '@operable/core/words/dutch'
import { languages as german } from '@operable/core/words/german'
import { languages as greek } from '@operable/core/words/greek'
import { languages as hebrew } from '@operable/core/words/hebrew'
import { languages as hindi } from '@operable/core/words/hindi'
import { languages as iberian } from '@operable/core/words/iberian'
import { languages as korean } from '@operable/core/words/korean'
import { languages as latin } from '@operable/core/words/latin'
import { languages as nordic } from '@operable/core/words/nordic'
import { languages as romance } from '@operable/core/words/romance'
import { languages as slavic } from '@operable/core/words/slavic'
import { languages as thai } from '@operable/core/words/thai'
import { languagesBy } from '../src/words/languages.ts'
import { uses } from '../src/words/packs.ts'
import { loadWordsBy, understand } from '../src/words/words.ts'

/** The page of the test understands all languages from then on, as if it were in all of them. */
export async function understandEveryLanguage(): Promise<void> {
  loadWordsBy(async () =>
    languagesBy(async () => ({
      languages: [
        arabic,
        chinese,
        cyrillic,
        dutch,
        german,
        greek,
        hebrew,
        hindi,
        iberian,
        korean,
        latin,
        nordic,
        romance,
        slavic,
        thai,
      ].flat(),
    })),
  )
  document.documentElement.lang = 'de'
  const every = uses.map(({ pack }) => pack)
  await understand({ stepMs: 60_000, end: Number.POSITIVE_INFINITY }, document.body, {}, every)
}
