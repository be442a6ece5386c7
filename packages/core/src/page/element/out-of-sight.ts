import { attribute, type HtmlNode } from '../../html/node.ts'
import { hidingClasses } from '../../standards/hiding-classes.ts'

/** Ancestors that are searched for a trap's wrapper. */
const LEVELS = 3
const MAX_STYLE = 500

/** No script or rule can show it later. */
const NEVER_SHOWN = /(?:^|;)(?:display: ?none|visibility: ?hidden) ?!important/
const MOVED = ['left', 'right', 'top', 'bottom', 'text-indent', 'margin-left', 'margin-top']
/** Pixels to the left or up at which nothing is left of a field, and either way for what moves parts of pages in and out. */
const AWAY = 100
const FAR_AWAY = 1000
/** Pixels of a unit, about, so that a whole window is not far yet. What slides in moves by 100 %, so a percentage counts as one. */
const PIXELS: Readonly<Record<string, number>> = { em: 16, rem: 16, ch: 8, ex: 8, vw: 9, vh: 9, vmin: 9, vmax: 9 }
/** Clipped or shrunk to nothing, whatever moves or fades in later. */
const NO_AREA = /inset\((?:[5-9]\d|100)(?:\.\d+)?%|(?:circle|ellipse)\(0(?:px|%| |\))|polygon\([0 ,px%]*\)/
const NO_SCALE = /scale(?:3d|x|y)?\((?:[\d.]+, ?)?0(?:\.0+)?[,)]/
/** Signs of an animation, such as a fade-in. */
const FADES_IN = /(?:^|;)(?:transform|translate|transition|animation|will-change)/
/** A value just above 0 only hides: content that fades in starts at 0. */
const FAINT = 0.1

export type Sight = 'gone' | 'unseen' | undefined

/** What the rules in the page's own styles make of an element; they are read only where a browser has not drawn the page. */
export type SightByRules = (node: HtmlNode) => Sight

/** Properties with their values, in small letters and without "important". */
export type Style = ReadonlyMap<string, string>

/**
 * How a page takes a field out of sight without hiding it from programs. `gone`: for good, as only traps are. `unseen`: perhaps only for
 * now, for screen readers or for small windows.
 * @param boxes the field and the elements that hold it alone: rules count for these
 */
export function outOfSight(control: HtmlNode, boxes: readonly HtmlNode[] = [], byRules?: SightByRules): Sight {
  return search(control, (at) => {
    const sight = sightByStyle(at, at === control)
    if (sight === 'gone') return sight
    const ruled = byRules && boxes.includes(at) ? byRules(at) : undefined
    return ruled === 'gone' || isHiding(attribute(at, 'class')) ? (ruled ?? 'unseen') : (sight ?? ruled)
  })
}

/** The same by styles alone, the page's and the element's own. */
export function outOfSightByStyle(control: HtmlNode, byRules?: SightByRules): Sight {
  return search(control, (at) => sightByStyle(at, at === control) ?? byRules?.(at))
}

function search(control: HtmlNode, test: (node: HtmlNode) => Sight): Sight {
  let found: Sight
  let at: HtmlNode | null = control
  for (let level = 0; at && level < LEVELS && at.tag !== 'form'; level++, at = at.parent) {
    const sight = test(at)
    if (sight === 'gone') return sight
    found ??= sight
  }
  return found
}

function sightByStyle(node: HtmlNode, own: boolean): Sight {
  const text = inlineStyle(node)
  if (!text) return undefined
  if (isNeverShown(text)) return 'gone'
  return sightOf(declarations(text), own && !FADES_IN.test(text))
}

/** Whether an inline style is not to be changed by any script or rule. */
export function isNeverShown(style: string): boolean {
  return NEVER_SHOWN.test(style.replaceAll(/\s*([:;])\s*/g, '$1'))
}

/** The inline style of an element, in small letters. */
export function inlineStyle(node: HtmlNode): string | undefined {
  return attribute(node, 'style')?.slice(0, MAX_STYLE).toLowerCase()
}

/**
 * What a style leaves to be seen of an element: by where it is, how large, and how dense.
 * @param stays whether nothing seems to fade it in later
 */
export function sightOf(style: Style, stays: boolean): Sight {
  const said = (name: string) => style.get(name) ?? ''
  const size = (...names: string[]) => Math.min(...names.map((name) => lengthOf(said(name))))
  const [width, height] = [size('width', 'max-width'), size('height', 'max-height')]
  const density = densityIn(style)
  const isCut = /hidden|clip/.test(said('overflow') + said('overflow-y'))
  const isLifted = /absolute|fixed/.test(said('position'))
  if (isAway(style) || NO_AREA.test(said('clip-path')) || (density > 0 && density < FAINT)) return 'gone'
  if (NO_SCALE.test(said('transform')) || /(?:^| )0(?: |$)/.test(said('scale'))) return 'gone'
  if (width === 0 && height === 0) return 'gone'
  if (isLifted && (density === 0 || lengthOf(said('height')) <= 1 || said('clip').startsWith('rect(0'))) return 'gone'
  // An ancestor may fade in by a rule elsewhere.
  if (stays && density === 0) return 'gone'
  // A box without height shows nothing of what it cuts off; some are opened later. A pixel is left for screen readers.
  const isSmall = (height <= 1 && isCut) || (width <= 1 && height <= 1) || /^rect\([01]/.test(said('clip'))
  // Drawn behind the page, in no colour.
  const isUnder = said('color') === 'transparent' && said('z-index').startsWith('-')
  return density === 0 || isSmall || isUnder ? 'unseen' : undefined
}

/** How much of the page behind an element it covers: 0 is nothing. */
export function densityIn(style: Style): number {
  const filter = /opacity\(([^)]*)/.exec(style.get('filter') ?? '')?.[1]
  return Math.min(densityOf(style.get('opacity') ?? ''), densityOf(filter ?? ''))
}

/** What an inline style declares; the last of a name wins. */
export function declarations(text: string): Map<string, string> {
  const parts = text.replaceAll(/\s*!important/g, '').split(';')
  return new Map(
    parts.map((part) => {
      const at = part.indexOf(':')
      return [part.slice(0, Math.max(at, 0)).trim(), part.slice(at + 1).trim()]
    }),
  )
}

function isAway(style: Style): boolean {
  if (MOVED.some((name) => pixelsIn(style.get(name)).some((length) => length <= -AWAY))) return true
  if (['margin', 'inset'].some((name) => pixelsIn(style.get(name)).some((length) => length <= -FAR_AWAY))) return true
  const moves = `${style.get('translate') ?? ''} ${
    style
      .get('transform')
      ?.match(/translate[^)]*/g)
      ?.join(' ') ?? ''
  }`
  return pixelsIn(moves).some((length) => Math.abs(length) >= FAR_AWAY)
}

/** The lengths of a value in pixels, of any sign. */
function pixelsIn(value = ''): number[] {
  if (value === '') return []
  return [...value.matchAll(/(?<![\w.-])(-?[\d.]+)([a-z]*)/g)].map(
    ([, number, unit]) => Number(number) * (PIXELS[unit!] ?? 1),
  )
}

function lengthOf(value: string): number {
  return /^[\d.]+(?:px)?$/.test(value) ? Number.parseFloat(value) : Number.POSITIVE_INFINITY
}

function densityOf(value: string): number {
  return /^[\d.]+%?$/.test(value) ? Number.parseFloat(value) / (value.endsWith('%') ? 100 : 1) : 1
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
