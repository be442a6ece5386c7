/** The origins that count as a website's own: that of its address, with `www.` and without it. */
export function originsOf(url: string): string[] {
  const { protocol, host } = new URL(url)
  const name = host.replace(/^www\./, '')
  return [`${protocol}//${name}`, `${protocol}//www.${name}`]
}
