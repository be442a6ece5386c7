/** Small letters without accents and without the points of Arabic and Hebrew, words apart: `save_draft`, `saveDraft` and "Save draft!" are one. */
export function plain(text: string): string {
  return text
    .replace(/(\p{Ll})(?=\p{Lu})/gu, '$1 ')
    .normalize('NFD')
    .replace(/[\u0300-\u036f\u0591-\u05c7\u064b-\u0652]/g, '')
    .normalize()
    .toLowerCase()
    .replaceAll('ł', 'l')
    .replaceAll('ı', 'i')
    .replace(/[^\p{L}\p{M}\p{N}+]+/gu, ' ')
    .trim()
}
