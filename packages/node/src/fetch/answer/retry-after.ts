/** What a server asks for beyond this is not waited for, in ms. */
export const LONGEST_WAIT_MS = 60_000

/** `Retry-After` in ms from now (RFC 9110 §10.2.3: seconds or a date); undefined when absent or unreadable. */
export function retryAfterMs(header: string | undefined, now: number): number | undefined {
  const text = header?.trim() ?? ''
  if (/^\d{1,9}$/.test(text)) return Number(text) * 1000
  const date = /^[A-Z][a-z]{2}/.test(text) ? Date.parse(text) : Number.NaN
  return Number.isNaN(date) ? undefined : Math.max(0, date - now)
}
