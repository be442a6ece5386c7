// The texts for bundlers, which make a file of each import.
import type { Language } from './language-of.ts'
import type { Texts } from './speech.ts'

const packs: Readonly<Record<Language, () => Promise<{ texts: Texts }>>> = {
  ar: () => import('./ar.ts'),
  de: () => import('./de.ts'),
  es: () => import('./es.ts'),
  fr: () => import('./fr.ts'),
  it: () => import('./it.ts'),
  ja: () => import('./ja.ts'),
  nl: () => import('./nl.ts'),
  pl: () => import('./pl.ts'),
  pt: () => import('./pt.ts'),
  'pt-br': () => import('./pt-br.ts'),
  ru: () => import('./ru.ts'),
  tr: () => import('./tr.ts'),
  zh: () => import('./zh.ts'),
}

/** @param part see `LoadTexts` */
export async function loadTexts<Exports>(part: string): Promise<Exports> {
  const loaded = part === 'texts' ? import('./speech-in.ts') : packs[part.slice('texts-'.length) as Language]()
  return (await loaded) as Exports
}
