import type { Words } from '@operable/core/fingerprint'

/** Languages that are loaded together, as `@operable/core/words/*` has them. */
export type Pack =
  | 'arabic'
  | 'chinese'
  | 'cyrillic'
  | 'dutch'
  | 'german'
  | 'greek'
  | 'hebrew'
  | 'hindi'
  | 'iberian'
  | 'korean'
  | 'latin'
  | 'nordic'
  | 'romance'
  | 'slavic'
  | 'thai'

export type LoadPack = (pack: Pack) => Promise<{ languages: readonly Words[] }>

interface Use {
  pack: Pack
  /** Primary subtags of the languages in it, and of those that are close to one of them. */
  codes: RegExp
  /** Its letters, where no other pack has them. */
  letters?: RegExp
}

export const uses: readonly Use[] = [
  { pack: 'german', codes: /^(de|lb)\b/i },
  { pack: 'dutch', codes: /^(nl|fy|af)\b/i },
  { pack: 'nordic', codes: /^(sv|da|n[bno]|fi)\b/i },
  { pack: 'romance', codes: /^(fr|it|ro)\b/i },
  { pack: 'iberian', codes: /^(es|pt|ca|gl)\b/i },
  { pack: 'slavic', codes: /^(pl|cs|sk)\b/i },
  { pack: 'latin', codes: /^(tr|hu|lt|id|ms|vi)\b/i },
  { pack: 'cyrillic', codes: /^(ru|uk|be)\b/i, letters: /[\u0400-\u04ff]/g },
  { pack: 'chinese', codes: /^(zh|ja)\b/i, letters: /[\u3040-\u30ff\u3400-\u9fff]/g },
  { pack: 'korean', codes: /^ko\b/i, letters: /[\uac00-\ud7af]/g },
  { pack: 'thai', codes: /^th\b/i, letters: /[\u0e00-\u0e7f]/g },
  { pack: 'greek', codes: /^el\b/i, letters: /[\u0370-\u03ff]/g },
  { pack: 'arabic', codes: /^(ar|fa)\b/i, letters: /[\u0600-\u06ff]/g },
  { pack: 'hebrew', codes: /^(he|iw)\b/i, letters: /[\u0590-\u05ff]/g },
  { pack: 'hindi', codes: /^hi\b/i, letters: /[\u0900-\u097f]/g },
]

/** What is written in the letters that most packs share. */
export const latinPacks = uses.filter(({ letters }) => !letters).map(({ pack }) => pack)
