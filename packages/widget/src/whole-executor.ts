// The executor with its parts for bundlers, which make a file of each import, or one file of all of them.
import { createExecutor, type Executor, type Parts } from './executor.ts'
import type { LoadTexts } from './texts/speech-in.ts'

const parts: { [Name in keyof Parts]: () => Promise<Parts[Name]> } = {
  controls: () => import('./parts/controls.ts'),
  deeds: () => import('./parts/deeds.ts'),
  dialog: () => import('./parts/dialog.ts'),
  elsewhere: () => import('./parts/elsewhere.ts'),
  involved: () => import('./parts/involved.ts'),
  languages: () => import('./parts/languages.ts'),
  landing: () => import('./parts/landing.ts'),
  steps: () => import('./parts/steps.ts'),
  written: () => import('./parts/written.ts'),
  'words-asian': () => import('@operable/core/words/asian'),
  'words-cyrillic': () => import('@operable/core/words/cyrillic'),
  'words-germanic': () => import('@operable/core/words/germanic'),
  'words-latin': () => import('@operable/core/words/latin'),
  'words-nordic': () => import('@operable/core/words/nordic'),
  'words-romance': () => import('@operable/core/words/romance'),
  'words-scripts': () => import('@operable/core/words/scripts'),
}

let made: Executor | undefined

const withoutTexts: LoadTexts = () => Promise.reject(new Error('Nothing loads texts here.'))

/**
 * The executor of this page.
 * @param loadTexts what its dialog says in other languages than English; absent where no dialog asks
 * @param language that the dialog speaks: of several widgets on a page the first one counts
 */
export function wholeExecutor(loadTexts = withoutTexts, language?: string): Executor {
  made ??= createExecutor((part) => parts[part](), loadTexts, language)
  return made
}
