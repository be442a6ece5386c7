import { attribute, type HtmlNode, hasAttribute } from '../html/node.ts'
import {
  csrfNameParts,
  csrfNames,
  honeypotLabels,
  honeypotNameParts,
  honeypotNames,
  maybeCsrfName,
  maybeHoneypotName,
  offscreenClassWords,
} from '../standards/decoy-fields.ts'
import type { HiddenBy } from './hidden-by.ts'
import { words } from './phrases.ts'

const HONEYPOTS = new Set(honeypotNames)
const TOKENS = new Set(csrfNames)
const TOKEN_PART = new RegExp(csrfNameParts.join('|'))
const OFFSCREEN = new RegExp(offscreenClassWords.join('|'), 'i')
const LABELS = new RegExp(honeypotLabels.join('|'), 'i')
/** Ancestors that are searched for a trap's wrapper. */
const LEVELS = 3

/** A spam trap: named or labelled as one, or moved out of sight by style while it stays in reach of programs. */
export function isHoneypot(control: HtmlNode, label: string, type: string, hiddenBy: HiddenBy | undefined): boolean {
  if (type === 'hidden' || control.tag === 'select') return false
  // Nobody could leave it empty: a browser refuses to send the form.
  if (attribute(control, 'required') !== undefined) return false
  if (isTrapName(attribute(control, 'name')) || isTrapName(attribute(control, 'id'))) return true
  if (label && LABELS.test(label)) return true
  if (type === 'checkbox' || type === 'radio' || type === 'file') return false
  if (isMovedAway(control)) return true
  // Out of the tab order and hidden from everybody, but a text field that is sent; some are read-only, for password managers.
  if (hiddenBy === undefined || attribute(control, 'tabindex') !== '-1') return false
  return attribute(control, 'autocomplete') === 'off' || hasAttribute(control, 'readonly')
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

function isMovedAway(control: HtmlNode): boolean {
  let at: HtmlNode | undefined = control
  for (let level = 0; at && level < LEVELS && at.tag !== 'form'; level++, at = at.parent) {
    const style = attribute(at, 'style')
    if (style && isOffscreen(style)) return true
    const names = attribute(at, 'class')
    if (
      names &&
      OFFSCREEN.test(names) &&
      names.split(/\s/).some((word) => offscreenClassWords.includes(word.toLowerCase()))
    )
      return true
  }
  return false
}

function isOffscreen(style: string): boolean {
  const compact = style.slice(0, 500).toLowerCase().replaceAll(' ', '')
  if (
    /(?:^|;)(?:(?:left|right|top|bottom|text-indent|margin-left|margin-top):-\d{3,}|margin:[^;]*-\d{4,})/.test(compact)
  )
    return true
  return (
    compact.includes('position:absolute') &&
    /(?:^|;)(?:opacity:0(?:;|$)|height:[01](?:px)?(?:;|$)|clip:rect\(0)/.test(compact)
  )
}

/** Whether a hidden input is named as an anti-forgery token. */
export function isCsrfToken(control: HtmlNode): boolean {
  const identifier = attribute(control, 'name')
  if (!identifier || !maybeCsrfName.test(identifier)) return false
  const name = words(identifier).join(' ')
  return TOKENS.has(name) || TOKEN_PART.test(name.replaceAll(' ', ''))
}
