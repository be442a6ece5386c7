import { contactSchemes, messengers } from '../../standards/contact-addresses.ts'

const MESSENGER = new RegExp(
  `^https?://(?:www\\.)?(?:${messengers.map(({ host }) => host.replaceAll('.', '\\.')).join('|')})(?:[/?]|$)`,
)

/** Whether a link starts a message or call to somebody: by mail, by telephone or in a messenger. */
export function isContactAddress(href: string): boolean {
  const scheme = href.slice(0, href.indexOf(':') + 1)
  if (contactSchemes.has(scheme)) return /^(?:\/\/)?[^?]+/.test(decoded(href.slice(scheme.length)).trim())
  // A page has hundreds of links: parse few of them.
  if (!MESSENGER.test(href)) return false
  const { hostname, pathname, searchParams } = new URL(href)
  const host = hostname.replace(/^www\./, '')
  return messengers.some(
    (each) =>
      each.host === host &&
      (each.parameter === undefined ? each.path?.test(pathname) : /\d/.test(searchParams.get(each.parameter) ?? '')),
  )
}

function decoded(text: string): string {
  return text.replaceAll('%20', ' ')
}
