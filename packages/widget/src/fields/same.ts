/**
 * Whether a page kept what was given: it may change case and spaces, write a number its own way, and put a mask around
 * the digits of a phone number or a date.
 */
export function same(kept: string, given: unknown): boolean {
  const [a, b] = [kept, String(given)].map((text) => text.replace(/\s+/g, '').toLowerCase()) as [string, string]
  if (a === b) return true
  if (a === '' || b === '') return false
  if (Number(a) === Number(b)) return true
  const digits = b.replace(/\D/g, '')
  return /^[\d().+/:-]+$/.test(b) && digits !== '' && a.replace(/\D/g, '').endsWith(digits)
}
