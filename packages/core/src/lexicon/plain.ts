/** Small letters without accents, words apart: `save_draft`, `saveDraft` and "Save draft!" are one. */
export function plain(text: string): string {
  return text
    .replace(/(\p{Ll})(?=\p{Lu})/gu, '$1 ')
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize()
    .toLowerCase()
    .replaceAll('ł', 'l')
    .replaceAll('ı', 'i')
    .replace(/[^\p{L}\p{M}\p{N}+]+/gu, ' ')
    .trim()
}
