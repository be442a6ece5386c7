import { attribute, type HtmlNode } from '../../html/node.ts'
import { words } from '../../lexicon/phrases.ts'
import { csrfNameParts, csrfNames, maybeCsrfName } from '../../standards/csrf-names.ts'

const TOKENS = new Set(csrfNames)
const TOKEN_PART = new RegExp(csrfNameParts.join('|'))

/** Whether a hidden input is named as an anti-forgery token. */
export function isCsrfToken(control: HtmlNode): boolean {
  const identifier = attribute(control, 'name')
  if (!identifier || !maybeCsrfName.test(identifier)) return false
  const name = words(identifier).join(' ')
  return TOKENS.has(name) || TOKEN_PART.test(name.replaceAll(' ', ''))
}
