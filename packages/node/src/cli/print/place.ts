/** An address as short as a reader of one site's report needs it: path and query when it belongs to the site. */
export function place(url: string, siteUrl: string): string {
  const parsed = URL.parse(url)
  if (parsed === null || parsed.origin !== URL.parse(siteUrl)?.origin) return url
  return parsed.pathname + parsed.search
}
