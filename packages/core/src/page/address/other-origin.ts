/** Addresses without an origin (`javascript:`, `mailto:`) stay on the page or open a program. */
export function isOtherOrigin(address: string, origin: string): boolean {
  return /^https?:/i.test(address) && URL.canParse(address) && new URL(address).origin !== origin
}
