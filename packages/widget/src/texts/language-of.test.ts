import { expect, test } from 'vitest'
import { languageOf } from './language-of.ts'

// What a page says of itself is read in a real browser: test/languages.browser.test.ts.

test.each([
  ['de', 'de'],
  ['de-AT', 'de'],
  ['DE', 'de'],
  ['de_DE', 'de'],
  ['pt', 'pt'],
  ['pt-PT', 'pt'],
  ['pt-AO', 'pt'],
  ['pt-BR', 'pt-br'],
  ['pt_BR', 'pt-br'],
  ['pt-BR-x-ours', 'pt-br'],
  ['zh', 'zh'],
  ['zh-CN', 'zh'],
  ['zh-Hans', 'zh'],
  ['zh-Hans-HK', 'zh'],
  ['zh-SG', 'zh'],
  ['zh-TW', undefined],
  ['zh-HK', undefined],
  ['zh-MO', undefined],
  ['zh-Hant', undefined],
  ['zh-Hant-TW', undefined],
  ['ar-EG', 'ar'],
  ['ja-JP', 'ja'],
  ['en', undefined],
  ['en-GB', undefined],
  ['sv', undefined],
  ['deu', undefined],
  ['fro', undefined],
  ['x-de', undefined],
])('%j is spoken to in %j', (lang, language) => expect(languageOf(lang)).toBe(language))
