import { statSync } from 'node:fs'
import { OperableError } from '@operable/core'
import { normalizeTypedUrl } from '@operable/core/site'

/** What a person asked to audit. */
export type Target = { kind: 'url'; url: string } | { kind: 'folder'; path: string }

/** `./dist`, `../dist`, `/var/www`, `C:\site`: nobody writes an address like this. */
const LOOKS_LIKE_PATH = /^(?:\.{1,2}(?:[/\\]|$)|[/\\~]|[a-z]:[/\\])/i

const USER_INFO = /^https?:\/\/[^/?#]*@/i

/**
 * Tells a folder from an address: what exists as a folder is one, what looks like a path must be one.
 *
 * @throws OperableError `invalid_url` when it is neither.
 */
export function readTarget(text: string): Target {
  const found = statSync(text, { throwIfNoEntry: false })
  if (found?.isDirectory()) return { kind: 'folder', path: text }
  if (found) throw new OperableError('invalid_url', `${text} is a file; give the folder that holds the site`)
  if (LOOKS_LIKE_PATH.test(text)) throw new OperableError('invalid_url', `There is no folder at ${text}`)
  if (USER_INFO.test(text)) {
    throw new OperableError('invalid_url', 'The address holds a user name or password; give them with --auth.')
  }
  return { kind: 'url', url: normalizeTypedUrl(text) }
}
