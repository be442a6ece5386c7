import type { Words } from '@operable/core/fingerprint'

/** Languages that are loaded together, as `@operable/core/words/*` has them. */
export type Pack = 'asian' | 'cyrillic' | 'germanic' | 'latin' | 'nordic' | 'romance' | 'scripts'

export type LoadPack = (pack: Pack) => Promise<{ languages: readonly Words[] }>

interface Use {
  pack: Pack
  /** Primary subtags of the languages in it, and of those that are close to one of them. */
  codes: RegExp
  /** Its letters, where no other pack has them. */
  letters?: RegExp
}

export const uses: readonly Use[] = [
  { pack: 'germanic', codes: /^(de|lb|nl|fy|af)\b/i },
  { pack: 'nordic', codes: /^(sv|da|n[bno]|fi)\b/i },
  { pack: 'romance', codes: /^(fr|es|it|pt|ro|ca|gl)\b/i },
  { pack: 'latin', codes: /^(pl|cs|sk|tr|hu|lt|id|ms|vi)\b/i },
  { pack: 'cyrillic', codes: /^(ru|uk|be)\b/i, letters: /[\u0400-\u04ff]/g },
  { pack: 'asian', codes: /^(zh|ja|ko)\b/i, letters: /[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/g },
  { pack: 'scripts', codes: /^(el|ar|fa|he|iw|hi)\b/i, letters: /[\u0370-\u03ff\u0590-\u06ff\u0900-\u097f]/g },
]

/** What is written in the letters that most packs share. */
export const latinPacks = uses.filter(({ letters }) => !letters).map(({ pack }) => pack)
