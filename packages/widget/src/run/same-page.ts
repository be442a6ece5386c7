/** Whether an address is the page that is open: query parameters that the tool does not name may differ. */
export function isSamePage(pageUrl: string, here: string): boolean {
  const [a, b] = [new URL(pageUrl, here), new URL(here)]
  const path = ({ pathname }: URL): string => pathname.replace(/\/(index\.html?)?$/, '')
  if (a.origin !== b.origin || path(a) !== path(b)) return false
  return [...a.searchParams].every(([name, value]) => b.searchParams.get(name) === value)
}
