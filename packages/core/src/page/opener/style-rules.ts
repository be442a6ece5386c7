import { type HtmlNode, TEXT } from '../../html/node.ts'

/** A rule in the page's own styles that shows or hides something. */
export interface StyleRule {
  selector: string
  /** Whether the rule hides, by property. */
  hides: ReadonlyMap<string, boolean>
  /** The greater wins: importance, then specificity, then order. */
  weight: number
}

const MAX_TEXT = 300_000
const MAX_RULES = 500

/** Whether a value of a property hides; undefined if it says nothing. */
const READERS: Readonly<Record<string, (value: string) => boolean | undefined>> = {
  display: (value) => value === 'none',
  visibility: (value) => value === 'hidden' || value === 'collapse',
  opacity: (value) => Number.parseFloat(value) === 0,
  'max-height': (value) => isZero(value),
  height: (value) => (isZero(value) ? true : undefined),
  'clip-path': (value) => /inset\((?:[5-9]\d|100)%|circle\(0/.test(value),
  transform: (value) => /scale[xy]?\(0(?:[,)]|\.0)|translate\w*\([^)]*1\d\d(?:%|v[wh])/.test(value),
  right: (value) => isFarAway(value),
  left: (value) => isFarAway(value),
  top: (value) => isFarAway(value),
  bottom: (value) => isFarAway(value),
}

const DECIDES = /display|visibility|opacity|height|clip-path|transform|right|left|top|bottom/i

/** Whether a property with this value hides an element; undefined if it says nothing. */
export function hidesBy(property: string, value: string): boolean | undefined {
  const text = value.replace('!important', '').trim().toLowerCase()
  return Object.hasOwn(READERS, property) && text !== '' ? READERS[property]?.(text) : undefined
}

/** The rules in a page's style elements that show or hide, without those in media queries. */
export function readStyleRules(styles: readonly HtmlNode[]): StyleRule[] {
  const rules: StyleRule[] = []
  let left = MAX_TEXT
  for (const style of styles) {
    const text = style.first?.tag === TEXT ? style.first.text : ''
    left -= text.length
    if (left < 0) break
    readSheet(text.replaceAll(/\/\*[^*]*\*+(?:[^/*][^*]*\*+)*\//g, ' '), rules)
  }
  return rules
}

function readSheet(text: string, rules: StyleRule[]): void {
  let at = 0
  while (rules.length < MAX_RULES) {
    const open = text.indexOf('{', at)
    if (open < 0) return
    const prelude = text
      .slice(at, open)
      .replace(/^[^;]*;(?=[^;]*$)|^[\s}]+/, '')
      .trim()
    // Read the rules inside these like any others.
    if (/^@(?:layer|supports)\b/.test(prelude)) {
      at = open + 1
      continue
    }
    const end = blockEnd(text, open)
    if (!prelude.startsWith('@')) addRule(prelude, text.slice(open + 1, end), rules)
    at = end + 1
  }
}

function blockEnd(text: string, open: number): number {
  let depth = 0
  for (let i = open; i < text.length; i++) {
    const c = text.charCodeAt(i)
    if (c === 123) depth++
    else if (c === 125 && --depth === 0) return i
  }
  return text.length
}

function addRule(prelude: string, body: string, rules: StyleRule[]): void {
  if (prelude.length > 1000 || !DECIDES.test(body)) return
  const hides = new Map<string, boolean>()
  let important = 0
  for (const declaration of body.split(';').slice(0, 60)) {
    const colon = declaration.indexOf(':')
    const property = declaration.slice(0, colon).trim().toLowerCase()
    const value = declaration.slice(colon + 1)
    const is = hidesBy(property, value)
    if (is === undefined) continue
    hides.set(property, is)
    if (value.includes('!important')) important = 1e9
  }
  if (hides.size === 0) return
  for (const selector of prelude.split(/,(?![^(]*\))/).slice(0, 20)) {
    const text = selector.trim()
    if (text !== '' && !/::|:(?:before|after|hover|focus)/.test(text)) {
      rules.push({ selector: text, hides, weight: important + specificity(text) * 1000 + rules.length })
    }
  }
}

function specificity(selector: string): number {
  const count = (pattern: RegExp): number => selector.match(pattern)?.length ?? 0
  return count(/#[\w-]/g) * 10_000 + count(/\.[\w-]|\[|:(?!not|is|where|has)\w/g) * 100 + count(/(?:^|[\s>+~(])[a-z]/gi)
}

function isZero(value: string): boolean {
  return /^0(?:px|em|rem|vh|%)?$/.test(value)
}

/** Moved out of view by its own size or the window's. */
function isFarAway(value: string): boolean | undefined {
  return /^-(?:\d{3,}px|1\d\d(?:%|v[wh]))$/.test(value)
}
