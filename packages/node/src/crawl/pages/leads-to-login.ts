import type { PageEvidence, PageModel } from '@operable/core'
import { plain } from '@operable/core/fingerprint'
import { isSameSite } from '@operable/core/site'
import { inferFormName } from '@operable/core/tools'
import { accountWords, loginWords, signOnWords } from '../../standards/login-words.ts'

/** Where a page was asked for, where that led, and what stands there when it was read. */
export interface Landing extends Pick<PageEvidence, 'url' | 'finalUrl'> {
  page?: Pick<PageModel, 'title' | 'headings' | 'forms' | 'looseFields'> | undefined
}

/** A whole part of an address, and any word of a text. */
const ADDRESS_WORDS = new Set([...loginWords, ...signOnWords])
const TEXT_WORDS = new Set([...loginWords, ...accountWords, ...signOnWords])

/**
 * Whether an address led to a login at another one: a part of that address names a login, or the page asks for a password
 * and says in its address, title or main heading that it is a login, or where it leads back to. A login that was asked for
 * is a page like others.
 */
export function leadsToLogin({ url, finalUrl, page }: Landing): boolean {
  const asked = new URL(url)
  const landed = new URL(finalUrl)
  if (isSamePlace(asked, landed) || hasLoginAddress(asked)) return false
  if (hasLoginAddress(landed)) return true
  if (!page || !asksForPassword(page)) return false
  return leadsBack(asked, landed) || speaksOfLogin(landed.pathname + landed.search) || isLogin(page)
}

/** Whether a page is a login by what it says of itself: it asks for a password, and its title or main heading names one. */
export function isLogin(page: NonNullable<Landing['page']>): boolean {
  const mainHeading = page.headings.find(({ level }) => level === 1)?.text ?? ''
  return asksForPassword(page) && [page.title, mainHeading].some(speaksOfLogin)
}

function isSamePlace(asked: URL, landed: URL): boolean {
  const path = (url: URL) => url.pathname.replace(/\/$/, '')
  return isSameSite(asked.href, landed.href) && path(asked) === path(landed)
}

/** By a segment of its path or the first label of its host: `/users/sign_in`, `/LogIn.aspx`, `login.example.com`. */
function hasLoginAddress({ hostname, pathname }: URL): boolean {
  const parts = [hostname.split('.')[0] ?? '', ...pathname.replace(/\.[a-z]{3,5}$/i, '').split('/')]
  return parts.some((part) => ADDRESS_WORDS.has(wordsOf(part).join('')))
}

/** By a word, or two side by side: `Sign in`. */
function speaksOfLogin(text: string): boolean {
  const words = wordsOf(text)
  return words.some((word, index) => TEXT_WORDS.has(word) || TEXT_WORDS.has(word + (words[index + 1] ?? '')))
}

/** Without marks and digits: `oauth2` is `oauth`. */
function wordsOf(text: string): string[] {
  return plain(text)
    .split(/[^\p{L}]+/u)
    .filter((word) => word !== '')
}

/** The password of a sign-up is none that a visitor has already. */
function asksForPassword({ forms, looseFields }: NonNullable<Landing['page']>): boolean {
  const logins = forms.filter((form) => inferFormName(form) === 'login')
  const fields = [...logins.flatMap((form) => form.fields), ...looseFields]
  return fields.some(({ type, purpose }) => type === 'password' && purpose !== 'new-password')
}

/** `?next=/orders`: the login knows where to go afterwards. */
function leadsBack(asked: URL, landed: URL): boolean {
  const back = [asked.href, asked.pathname, asked.pathname + asked.search]
  return [...landed.searchParams.values()].some((value) => back.includes(value))
}
