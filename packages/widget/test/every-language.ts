import { languagesBy } from '../src/words/languages.ts'
import { uses } from '../src/words/packs.ts'
import { loadWordsBy, understand } from '../src/words/words.ts'

/** The page of the test understands all languages from then on, as if it were in all of them. */
export async function understandEveryLanguage(): Promise<void> {
  loadWordsBy(async () => languagesBy((pack) => import(`@operable/core/words/${pack}`)))
  document.documentElement.lang = 'de'
  const every = uses.map(({ pack }) => pack)
  await understand({ stepMs: 60_000, end: Number.POSITIVE_INFINITY }, document.body, {}, every)
}
