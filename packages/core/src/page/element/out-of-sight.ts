import { attribute, type HtmlNode } from '../../html/node.ts'
import { hidingClasses } from '../../standards/hiding-classes.ts'

/** Ancestors that are searched for a trap's wrapper. */
const LEVELS = 3
const MAX_STYLE = 500

const FAR_AWAY =
  /;(?:(?:left|right|top|bottom|text-indent|margin-left|margin-top):-\d{3,}|margin:[^;]*-(?:\d{4,}|\d{2,}em)|transform:[^;]*translate[^;]*-\d{4,})/
const UNSEEN = /;(?:opacity:0(?:;|$)|height:[01](?:px)?(?:;|$)|clip:rect\(0)/
/** Clipped or shrunk to nothing, whatever moves or fades in later. */
const NOTHING_LEFT =
  /;clip-path:(?:inset\((?:[5-9]\d|100)(?:\.\d+)?%\)|circle\(0(?:px|%|\)))|;transform:(?:[^;]*\))?scale(?:3d)?\(0(?:\.0+)?[,)]|;scale:0(?:\.0+)?(?:;|$)/
const NO_WIDTH = /;width:0(?:px)?(?:;|$)/
const NO_HEIGHT = /;height:0(?:px)?(?:;|$)/
const TRANSPARENT = /;opacity:0?\.?0*(?:;|$)/
/** Content that fades in starts at 0; a value just above it only hides. */
const NEARLY_TRANSPARENT = /;opacity:0?\.0\d*[1-9]\d*(?:;|$)/
/** No script or rule can show it later. */
const NEVER_SHOWN = /;(?:display:none|visibility:hidden)!important/
/** Signs of an animation, such as a fade-in. */
const FADES_IN = /;(?:transform|translate|transition|animation|will-change)/
/** A box without height shows nothing of what it cuts off; some are opened later. */
const CUT_OFF = /;overflow(?:-y)?:(?:hidden|clip)(?:;|$)/
/** Drawn behind the page, in no colour. */
const COLOURLESS = /;color:transparent(?:;|$)/
const BEHIND = /;z-index:-\d/
/** A pixel that is left for screen readers. */
const ONE_PIXEL = /;(?:width:1px;(?:[^;]*;)*?height|height:1px;(?:[^;]*;)*?width):1px|;clip:rect\([01]/

/**
 * How markup takes a field out of sight without hiding it from programs. `gone`: for good, as only traps are. `unseen`: perhaps only for
 * now, for screen readers or for small windows.
 */
export function outOfSight(control: HtmlNode): 'gone' | 'unseen' | undefined {
  let unseen = false
  let at: HtmlNode | null = control
  for (let level = 0; at && level < LEVELS && at.tag !== 'form'; level++, at = at.parent) {
    const written = compact(attribute(at, 'style'))
    const style = written.replaceAll('!important', '')
    if (NEVER_SHOWN.test(written) || isGone(style, at === control)) return 'gone'
    unseen ||= isFaint(style) || isHiding(attribute(at, 'class'))
  }
  return unseen ? 'unseen' : undefined
}

function isGone(style: string, own: boolean): boolean {
  if (style === '') return false
  if (FAR_AWAY.test(style) || NOTHING_LEFT.test(style) || NEARLY_TRANSPARENT.test(style)) return true
  if (NO_WIDTH.test(style) && NO_HEIGHT.test(style)) return true
  if (style.includes('position:absolute') && UNSEEN.test(style)) return true
  // An ancestor may fade in by a rule elsewhere.
  return own && TRANSPARENT.test(style) && !FADES_IN.test(style)
}

function isFaint(style: string): boolean {
  if (TRANSPARENT.test(style) || ONE_PIXEL.test(style)) return true
  return (NO_HEIGHT.test(style) && CUT_OFF.test(style)) || (COLOURLESS.test(style) && BEHIND.test(style))
}

/** The style with a semicolon in front, so that each declaration begins with one. */
function compact(style: string | undefined): string {
  return style ? `;${style.slice(0, MAX_STYLE).toLowerCase().replaceAll(/\s/g, '')}` : ''
}

/** Hidden everywhere: `hidden md:block` is a layout. */
function isHiding(classes: string | undefined): boolean {
  return (
    !!classes &&
    !classes.includes(':') &&
    classes
      .toLowerCase()
      .split(/\s+/)
      .some((name) => hidingClasses.has(name))
  )
}
