import { readdirSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { loadTexts } from './chunks.ts'
import * as en from './en.ts'
import { type Language, languageOf } from './language-of.ts'
import type { Text, Texts } from './speech.ts'

const english: Record<string, Text> = { ...en.told, ...en.panel, ...en.dialog }
const languages = readdirSync(import.meta.dirname).flatMap(
  (file) => /^([a-z]{2}(-[a-z]{2})?)\.ts$/.exec(file)?.[1] ?? [],
)
const others = languages.filter((language): language is Language => language !== 'en')
const textsOf = async (language: Language): Promise<Texts> =>
  (await loadTexts<{ texts: Texts }>(`texts-${language}`)).texts
const formsOf = (text: Text): string[] => (typeof text === 'string' ? [text] : Object.values(text))
const valuesIn = (text: string): string[] => [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name).sort()

test('what panel and dialog both say is the same', () => {
  const shared = Object.keys(en.dialog).filter((key) => key in en.panel)
  expect(shared).toEqual(['choice.yes', 'choice.no', 'join.list'])
  expect(en.panel).toMatchObject({ 'choice.yes': 'Yes', 'choice.no': 'No', 'join.list': ', ' })
  expect(en.dialog).toMatchObject({ 'choice.yes': 'Yes', 'choice.no': 'No', 'join.list': ', ' })
})

test('a language that has a file is one that a page can have', () => {
  expect(others.map((language) => languageOf(language))).toEqual(others)
  expect(others).toHaveLength(13)
})

describe.each(others)('%s', (language) => {
  test('has all texts, in the order of the English ones or another', async () => {
    const texts = await textsOf(language)
    expect(Object.keys(texts).sort()).toEqual(Object.keys(english).sort())
  })

  test('has the same values in each, but where a form says the number in words', async () => {
    for (const [key, text] of Object.entries(await textsOf(language))) {
      const wanted = valuesIn(formsOf(english[key]!).at(-1)!)
      const forms = formsOf(text)
      expect([key, valuesIn(forms.at(-1)!)]).toEqual([key, wanted])
      for (const form of forms) expect(wanted, `${key}: ${form}`).toEqual(expect.arrayContaining(valuesIn(form)))
    }
  })

  test('has a form for each number that people meet', async () => {
    // French, Italian, Portuguese and Spanish have another one from a million on: `other` stands in.
    const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions()
    const met = pluralCategories.filter((one) => one !== 'many' || !/^(fr|it|pt|es)/.test(language)).sort()
    for (const [key, text] of Object.entries(await textsOf(language)))
      if (typeof text !== 'string') expect([key, Object.keys(text).sort()]).toEqual([key, met])
  })

  test('is quiet, and written with its own quotation marks', async () => {
    for (const text of Object.values(await textsOf(language)))
      for (const form of formsOf(text)) expect(form).not.toMatch(/!|！|"|\.\.\.|[\u2066-\u2069\u200e\u200f]/)
  })

  test('names its buttons shortly', async () => {
    const texts = await textsOf(language)
    for (const key of ['dialog.allow', 'dialog.deny', 'tool.run', 'panel.title'] as const)
      expect(String(texts[key]).length).toBeLessThan(26)
  })
})
