/** Letters that Unicode does not take apart into a base letter and a mark, each before what stands for it. */
const UNDECOMPOSED = 'łl ıi ßss øo đd æae œoe'

/**
 * The one folding of all words: small letters without accents and without the points of Arabic and Hebrew, words and numbers apart.
 * `save_draft2`, `saveDraft2` and "Save draft 2!" are one. The rules themselves, in a few lines: the widget folds by these, since a page
 * has few texts to fold and waits for each byte. Whoever reads many pages takes `plain.ts`, which gives the same many times as fast.
 */
export function plain(text: string): string {
  return text
    .replace(/\p{L}\p{M}*(?=\p{N})|[\p{Ll}\p{N}]\p{M}*(?=\p{Lu})/gu, '$& ')
    .normalize('NFD')
    .replace(/[\u0300-\u036f\u0591-\u05c7\u064b-\u0652]/g, '')
    .normalize()
    .toLowerCase()
    .replace(/[łıßøđæœ]/g, (letter) => UNDECOMPOSED.split(letter)[1]!.split(' ')[0]!)
    .replace(/[^\p{L}\p{M}\p{N}+]+/gu, ' ')
    .trim()
}
