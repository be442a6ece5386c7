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
  'words-arabic': () => import('@operable/core/words/arabic'),
  'words-chinese': () => import('@operable/core/words/chinese'),
  'words-cyrillic': () => import('@operable/core/words/cyrillic'),
  'words-dutch': () => import('@operable/core/words/dutch'),
  'words-german': () => import('@operable/core/words/german'),
  'words-greek': () => import('@operable/core/words/greek'),
  'words-hebrew': () => import('@operable/core/words/hebrew'),
  'words-hindi': () => import('@operable/core/words/hindi'),
  'words-iberian': () => import('@operable/core/words/iberian'),
  'words-korean': () => import('@operable/core/words/korean'),
  'words-latin': () => import('@operable/core/words/latin'),
  'words-nordic': () => import('@operable/core/words/nordic'),
  'words-romance': () => import('@operable/core/words/romance'),
  'words-slavic': () => import('@operable/core/words/slavic'),
  'words-thai': () => import('@operable/core/words/thai'),
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
