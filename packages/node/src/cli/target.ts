import { statSync } from 'node:fs'
import { normalizeTypedUrl, OperableError } from '@operable/core'

/** What a person asked to audit. */
export type Target = { kind: 'url'; url: string } | { kind: 'folder'; path: string }

/** `./dist`, `../dist`, `/var/www`, `C:\site`: nobody writes an address like this. */
const LOOKS_LIKE_PATH = /^(?:\.{1,2}(?:[/\\]|$)|[/\\~]|[a-z]:[/\\])/i

/** Development servers on this machine do not speak TLS. */
const LOOPBACK = /^(?:localhost|127\.\d{1,3}\.\d{1,3}\.\d{1,3}|\[::1\])(?=[:/?#]|$)/i

/**
 * Tells a folder from an address: what exists as a folder is one, what looks like a path must be one. A bare domain means
 * https, a bare loopback name http.
 *
 * @throws OperableError `invalid_url` when it is neither.
 */
export function readTarget(text: string): Target {
  const found = statSync(text, { throwIfNoEntry: false })
  if (found?.isDirectory()) return { kind: 'folder', path: text }
  if (found) throw new OperableError('invalid_url', `${text} is a file; give the folder that holds the site`)
  if (LOOKS_LIKE_PATH.test(text)) throw new OperableError('invalid_url', `There is no folder at ${text}`)
  return { kind: 'url', url: readSiteAddress(text) }
}

/**
 * An address as a person types it, normalised: a bare domain means https, a bare loopback name http.
 *
 * @throws OperableError `invalid_url`
 */
export function readSiteAddress(text: string): string {
  return normalizeTypedUrl(LOOPBACK.test(text) ? `http://${text}` : text)
}
