import { languages as asian } from '@operable/core/words/asian'
import { languages as cyrillic } from '@operable/core/words/cyrillic'
import { languages as germanic } from '@operable/core/words/germanic'
import { languages as latin } from '@operable/core/words/latin'
import { languages as nordic } from '@operable/core/words/nordic'
import { languages as romance } from '@operable/core/words/romance'
import { languages as scripts } from '@operable/core/words/scripts'
import { languagesBy } from '../src/words/languages.ts'
import { uses } from '../src/words/packs.ts'
import { loadWordsBy, understand } from '../src/words/words.ts'

/** The page of the test understands all languages from then on, as if it were in all of them. */
export async function understandEveryLanguage(): Promise<void> {
  loadWordsBy(async () =>
    languagesBy(async () => ({
      languages: [...asian, ...cyrillic, ...germanic, ...latin, ...nordic, ...romance, ...scripts],
    })),
  )
  document.documentElement.lang = 'de'
  const every = uses.map(({ pack }) => pack)
  await understand({ stepMs: 60_000, end: Number.POSITIVE_INFINITY }, document.body, {}, every)
}
