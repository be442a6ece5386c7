import { statSync } from 'node:fs'
import { OperableError } from '@operable/core'
import { normalizeTypedUrl } from '@operable/core/site'

/** What to audit. */
export type Target = { kind: 'url'; url: string } | { kind: 'folder'; path: string }

/** `./dist`, `../dist`, `/var/www`, `C:\site`: nobody types an address like this. */
const LOOKS_LIKE_PATH = /^(?:\.{1,2}(?:[/\\]|$)|[/\\~]|[a-z]:[/\\])/i

const USER_INFO = /^https?:\/\/[^/?#]*@/i

/**
 * Tells a folder from an address. What looks like a path must be an existing folder.
 *
 * @throws OperableError `invalid_url`
 */
export function readTarget(text: string): Target {
  const found = statSync(text, { throwIfNoEntry: false })
  if (found?.isDirectory()) return { kind: 'folder', path: text }
  if (found) throw new OperableError('invalid_url', `${text} is a file. Name the folder that contains the site.`)
  if (LOOKS_LIKE_PATH.test(text)) throw new OperableError('invalid_url', `There is no folder ${text}.`)
  if (USER_INFO.test(text)) {
    throw new OperableError('invalid_url', 'The address contains a user name or password. Use --auth instead.')
  }
  return { kind: 'url', url: normalizeTypedUrl(text) }
}
