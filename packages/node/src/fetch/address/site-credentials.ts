/** What a site's own server wants to see before it shows a page that is not public yet. */
export interface SiteCredentials {
  /** By name, for example `{ 'X-Preview': '…' }` or `{ Authorization: 'Bearer …' }`. */
  headers?: Readonly<Record<string, string>>
  /** HTTP Basic authentication (RFC 7617). */
  auth?: { username: string; password: string }
  /** By name. */
  cookies?: Readonly<Record<string, string>>
}

/** The credentials of one origin, as headers of a request to it. */
export interface OwnCredentials {
  /** Whether the address belongs to the origin that they are for: same scheme, host and port. */
  isFor(url: URL): boolean
  /** Name and value in turn, the names in lower case. */
  headers: readonly string[]
  /** The texts that nobody else may learn, each as it could be repeated by an answer; the longest first. */
  secrets: readonly string[]
}

/** RFC 9110 §5.6.2. */
const TOKEN = /^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/
/** Visible ASCII with blanks between: what every server reads in the same way (RFC 9110 §5.5). */
const VALUE = /^[\x21-\x7e](?:[\x20-\x7e\t]*[\x21-\x7e])?$/
/** RFC 6265 §4.1.1, quotes included. */
const COOKIE_VALUE = /^[\x21\x23-\x2b\x2d-\x3a\x3c-\x5b\x5d-\x7e"]*$/
/** What a request says about itself and its connection. It is not a visitor's to choose, nor may it hide who is asking. */
const OURS =
  /^(?:host|connection|keep-alive|upgrade|te|trailer|expect|content-.*|transfer-encoding|user-agent|accept|accept-encoding|range|if-.*|proxy-.*|sec-.*|cookie2)$/i
/** A shorter text occurs in pages by chance. */
const SHORTEST_SECRET = 6

/**
 * Reads credentials for the origin of an address.
 *
 * @param url the audited address
 * @returns undefined where none are given
 * @throws TypeError that names the header, cookie or member, and never a value
 */
export function ownCredentials(url: string, given: SiteCredentials | undefined): OwnCredentials | undefined {
  if (given === undefined) return undefined
  const { headers = {}, auth, cookies = {}, ...unknown } = given
  const [stray] = Object.keys(unknown)
  if (stray !== undefined) throw new TypeError(`credentials has no member ${stray}. It has: headers, auth, cookies.`)
  const lines = new Map<string, string>()
  for (const [name, value] of Object.entries(headers)) addLine(lines, name, value)
  if (auth) addLine(lines, 'authorization', basic(auth))
  const pairs = Object.entries(cookies).map(([name, value]) => cookiePair(name, value))
  if (pairs.length > 0) addLine(lines, 'cookie', pairs.join('; '))
  if (lines.size === 0) return undefined
  const { origin } = new URL(url)
  return {
    isFor: (other) => other.origin === origin,
    headers: [...lines].flat(),
    secrets: secretsOf(lines, auth?.password),
  }
}

/**
 * Writes `[withheld]` where a text of the value repeats a secret, as a page does that shows what it was sent.
 *
 * @param value plain serialisable data; it is not changed
 */
export function withoutSecrets<T>(value: T, { secrets }: OwnCredentials): T {
  return mapTexts(value, (text) => secrets.reduce((rest, secret) => rest.replaceAll(secret, '[withheld]'), text))
}

const USER_INFO = /(\bhttps?:\/\/)[^\s/?#@"'<>]*@/gi

/** Cuts the user name and password from every address in the value, which is not changed. */
export function withoutUserInfo<T>(value: T): T {
  return mapTexts(value, cut)
}

function cut(text: string): string {
  return text.includes('@') && text.includes('//') ? text.replace(USER_INFO, '$1') : text
}

/** Parts in which nothing changes are those of the value itself. */
function mapTexts<T>(value: T, change: (text: string) => string): T
function mapTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value)
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) {
    let entries: unknown[] | undefined
    for (const [at, entry] of value.entries()) {
      const changed = mapTexts(entry, change)
      if (changed === entry) continue
      entries ??= [...value]
      entries[at] = changed
    }
    return entries ?? value
  }
  const members = value as Record<string, unknown>
  let copy: Record<string, unknown> | undefined
  for (const name of Object.keys(members)) {
    const changed = mapTexts(members[name], change)
    if (changed === members[name]) continue
    copy ??= { ...members }
    copy[name] = changed
  }
  return copy ?? value
}

function addLine(lines: Map<string, string>, given: string, value: unknown): void {
  const name = given.toLowerCase()
  if (!TOKEN.test(given)) throw new TypeError('credentials.headers has a name that is no header name.')
  if (OURS.test(given)) throw new TypeError(`The header ${given} is not one that credentials can set.`)
  if (lines.has(name)) throw new TypeError(`The header ${given} is given twice.`)
  if (typeof value !== 'string' || !VALUE.test(value)) {
    throw new TypeError(`The value of the header ${given} is empty, or has characters that a header cannot carry.`)
  }
  lines.set(name, value)
}

/** RFC 7617 §2: the user name holds no colon; UTF-8. */
function basic({ username, password }: { username: unknown; password: unknown }): string {
  if (typeof username !== 'string' || typeof password !== 'string' || username.includes(':')) {
    throw new TypeError('credentials.auth needs a username without a colon, and a password.')
  }
  return `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}`
}

function cookiePair(name: string, value: unknown): string {
  if (!TOKEN.test(name)) throw new TypeError('credentials.cookies has a name that is no cookie name.')
  if (typeof value === 'string' && COOKIE_VALUE.test(value)) return `${name}=${value}`
  throw new TypeError(`The value of the cookie ${name} has characters that a cookie cannot carry.`)
}

/** Of `Bearer abc` the second word is the secret, of a cookie its value. */
function secretsOf(lines: ReadonlyMap<string, string>, password = ''): string[] {
  const parts = [...lines].flatMap(([name, value]) => {
    if (name === 'cookie') return value.split(';').map((pair) => pair.slice(pair.indexOf('=') + 1).trim())
    return name === 'authorization' ? [value.replace(/^\S+\s+/, '')] : [value]
  })
  const long = [...parts, password].filter((part) => part.length >= SHORTEST_SECRET)
  return [...new Set([...long, ...long.map(encodeURIComponent)])].sort((a, b) => b.length - a.length)
}
