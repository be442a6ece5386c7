import { attribute, type HtmlNode, hasAttribute } from '../../html/node.ts'
import {
  csrfNameParts,
  csrfNames,
  honeypotLabels,
  honeypotNameParts,
  honeypotNames,
  maybeCsrfName,
  maybeHoneypotName,
} from '../../standards/decoy-fields.ts'
import { words } from '../text/phrases.ts'
import type { HiddenBy } from './hidden-by.ts'
import { outOfSight } from './out-of-sight.ts'

const HONEYPOTS = new Set(honeypotNames)
const TOKENS = new Set(csrfNames)
const TOKEN_PART = new RegExp(csrfNameParts.join('|'))
const LABELS = new RegExp(honeypotLabels.join('|'), 'i')
/** Where one types into what the browser draws. Of other controls the site often draws a better one, and keeps this one unseen. */
const TYPED = new Set('text search tel url email password number textarea textbox searchbox'.split(' '))

/** A spam trap: named or labelled as one, or moved out of sight by style while it stays in reach of programs. */
export function isHoneypot(
  control: HtmlNode,
  { label, type, hiddenBy }: { label: string; type: string; hiddenBy: HiddenBy | undefined },
): boolean {
  if (type === 'hidden' || control.tag === 'select') return false
  // Nobody could leave it empty: a browser refuses to send the form.
  if (attribute(control, 'required') !== undefined) return false
  if (isTrapName(attribute(control, 'name')) || isTrapName(attribute(control, 'id'))) return true
  if (label && LABELS.test(label)) return true
  if (type === 'checkbox' || type === 'radio' || type === 'file') return false
  const sight = isTyped(control, type) ? outOfSight(control) : undefined
  if (sight === 'trap') return true
  // Out of the tab order and hidden from everybody, but a text field that is sent; some are read-only, for password managers.
  if ((hiddenBy ?? sight) === undefined || attribute(control, 'tabindex') !== '-1') return false
  return attribute(control, 'autocomplete') === 'off' || hasAttribute(control, 'readonly')
}

/** Of a list with a filter, or a code of single boxes, the site draws what was typed. */
function isTyped(control: HtmlNode, type: string): boolean {
  if (!TYPED.has(type) || attribute(control, 'role') === 'combobox') return false
  return !attribute(control, 'autocomplete')?.includes('one-time-code')
}

function isTrapName(identifier: string | undefined): boolean {
  if (!identifier || !maybeHoneypotName.test(identifier)) return false
  const name = words(identifier).join(' ')
  if (HONEYPOTS.has(name)) return true
  return (
    /^honey(?!moon|comb|dew|well|suckle)/.test(name) ||
    honeypotNameParts.some((part) => name.includes(part)) ||
    name.endsWith(' hp') ||
    name.startsWith('hp ')
  )
}

/** Whether a hidden input is named as an anti-forgery token. */
export function isCsrfToken(control: HtmlNode): boolean {
  const identifier = attribute(control, 'name')
  if (!identifier || !maybeCsrfName.test(identifier)) return false
  const name = words(identifier).join(' ')
  return TOKENS.has(name) || TOKEN_PART.test(name.replaceAll(' ', ''))
}
