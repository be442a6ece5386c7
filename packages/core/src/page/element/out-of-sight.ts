import { attribute, type HtmlNode } from '../../html/node.ts'
import { offscreenClassWords, visuallyHiddenClassWords } from '../../standards/decoy-fields.ts'

/** Ancestors that are searched for a trap's wrapper. */
const LEVELS = 3
const MAX_STYLE = 500

const FAR_AWAY = /;(?:(?:left|right|top|bottom|text-indent|margin-left|margin-top):-\d{3,}|margin:[^;]*-\d{4,})/
const UNSEEN = /;(?:opacity:0(?:;|$)|height:[01](?:px)?(?:;|$)|clip:rect\(0)/
/** Clipped or shrunk to nothing, whatever moves or fades in later. */
const NOTHING_LEFT =
  /;clip-path:(?:inset\((?:[5-9]\d|100)(?:\.\d+)?%\)|circle\(0(?:px|%|\)))|;transform:(?:[^;]*\))?scale(?:3d)?\(0(?:\.0+)?[,)]|;scale:0(?:\.0+)?(?:;|$)/
const NO_WIDTH = /;width:0(?:px)?(?:;|$)/
const NO_HEIGHT = /;height:0(?:px)?(?:;|$)/
const TRANSPARENT = /;opacity:0(?:\.0+)?(?:;|$)/
/** What fades in moves or says how long it takes. */
const FADES_IN = /;(?:transform|translate|transition|animation|will-change)/
/** A pixel that is left for screen readers. */
const ONE_PIXEL = /;(?:width:1px;(?:[^;]*;)*?height|height:1px;(?:[^;]*;)*?width):1px|;clip:rect\([01]/

const TRAP_CLASSES = new Set(offscreenClassWords)
const HIDDEN_CLASSES = new Set(visuallyHiddenClassWords)
const ANY_CLASS = new RegExp([...offscreenClassWords, ...visuallyHiddenClassWords].join('|'), 'i')

/**
 * How markup takes a field out of sight without hiding it from programs: `trap` where only a trap is made so; `unseen`
 * where it may also be for screen readers, or fade in.
 */
export function outOfSight(control: HtmlNode): 'trap' | 'unseen' | undefined {
  let unseen = false
  let at: HtmlNode | undefined = control
  for (let level = 0; at && level < LEVELS && at.tag !== 'form'; level++, at = at.parent) {
    const style = compact(attribute(at, 'style'))
    const classes = knownClasses(at)
    if (isTrap(style, at === control) || classes.some((word) => TRAP_CLASSES.has(word))) return 'trap'
    unseen ||= TRANSPARENT.test(style) || ONE_PIXEL.test(style) || classes.some((word) => HIDDEN_CLASSES.has(word))
  }
  return unseen ? 'unseen' : undefined
}

function isTrap(style: string, own: boolean): boolean {
  if (style === '') return false
  if (FAR_AWAY.test(style) || NOTHING_LEFT.test(style)) return true
  if (NO_WIDTH.test(style) && NO_HEIGHT.test(style)) return true
  if (style.includes('position:absolute') && UNSEEN.test(style)) return true
  // A box around the field may fade in without a word in its style.
  return own && TRANSPARENT.test(style) && !FADES_IN.test(style)
}

/** The style with a semicolon in front, so that each declaration begins with one. */
function compact(style: string | undefined): string {
  return style
    ? `;${style
        .slice(0, MAX_STYLE)
        .toLowerCase()
        .replaceAll(/\s|!important/g, '')}`
    : ''
}

function knownClasses(node: HtmlNode): string[] {
  const names = attribute(node, 'class')
  return names && ANY_CLASS.test(names) ? names.toLowerCase().split(/\s+/) : []
}
