import { liveMatcher, type SelectorMatcher } from '../../html/match-selector.ts'
import { attribute, type HtmlNode, TEXT } from '../../html/node.ts'
import type { ShadowTrees } from '../../html/shadow-trees.ts'
import { hidesBy } from './hides-by.ts'

/** A rule in the page's own styles that bears on what is seen. */
export interface StyleRule {
  selector: string
  declarations: ReadonlyMap<string, Declaration>
  /** Whether it hides, by each property that says so or that says the opposite. */
  hides: ReadonlyMap<string, boolean>
  /** Whether its words may take something out of sight in any way. */
  isSuspect: boolean
  /** Of two declarations that are equally important, the one of the greater weight wins: by specificity, then by order. */
  weight: number
  /** What an element needs to match the last part of the selector. */
  asks: Asked
  /** It holds in some windows only, or under the pointer or the keyboard: it does not say how the page begins. */
  isElsewhere: boolean
  /** Of its document. */
  shadows: ShadowTrees | undefined
  /** Made of the selector when it is first asked for: most rules never are. What holds under the pointer matches nothing. */
  matcher: SelectorMatcher | undefined
}

interface Declaration {
  /** In small letters, without "important". */
  value: string
  important: boolean
}

/** In lower case, since pages without a doctype match case-insensitively. */
interface Asked {
  id: string | undefined
  classes: readonly string[]
  tag: string | undefined
}

const MAX_TEXT = 300_000
const MAX_RULES = 2000
/** Declarations of one rule, and selectors. */
const MOST = { declarations: 60, selectors: 20, prelude: 1000 }

/** What decides whether an element is seen: by being drawn, by its place, by its size, by its density. */
const PROPERTIES = new Set(
  `display visibility opacity filter position overflow overflow-y clip clip-path transform translate scale left right top bottom inset
  width height max-width max-height margin margin-left margin-top text-indent color z-index`.split(/\s+/),
)
const SHOWS =
  /(?<![\w-])(?:display|visibility|opacity|height|max-height|clip-path|transform|right|left|top|bottom)\s*:/i
/** A length below nothing, or of at most a pixel; what is not drawn, faded out, cut off, scaled or moved. */
const SUSPECT =
  /-\d|(?:display|visibility)\s*:\s*(?:none|hidden|collapse)|opacity|clip|scale|translate|(?:width|height)\s*:\s*[01](?!\d)/i

/**
 * The rules of a page's style elements that show something or take it out of sight as the page begins.
 * @param all whether to read the others as well: those that may only change what a rule does, and those for some windows or states
 */
export function readStyleRules(
  styles: readonly HtmlNode[],
  shadows: ShadowTrees | undefined,
  all = false,
): StyleRule[] {
  const rules: StyleRule[] = []
  let left = MAX_TEXT
  for (const style of styles) {
    if (!/^\s*(?:all|screen)?\s*$/i.test(attribute(style, 'media') ?? '')) continue
    const text = style.first?.tag === TEXT ? style.first.text : ''
    left -= text.length
    if (left < 0) break
    readSheet(text.replaceAll(/\/\*[^*]*\*+(?:[^/*][^*]*\*+)*\//g, ' '), { rules, shadows, all })
  }
  return rules
}

interface Reading {
  rules: StyleRule[]
  shadows: ShadowTrees | undefined
  all: boolean
}

function readSheet(text: string, reading: Reading): void {
  let at = 0
  let windowEnd = -1
  while (reading.rules.length < MAX_RULES) {
    const open = text.indexOf('{', at)
    if (open < 0) return
    const prelude = text
      .slice(at, open)
      .replace(/^[^;]*;(?=[^;]*$)|^[\s}]+/, '')
      .trim()
    // Read the rules inside these like any others.
    if (/^@(?:layer|supports)\b|^@media (?:only )?(?:screen|all)$/.test(prelude)) {
      at = open + 1
      continue
    }
    const end = blockEnd(text, open)
    if (reading.all && /^@(?:media|container)\b(?! *print)/.test(prelude)) {
      windowEnd = end
      at = open + 1
      continue
    }
    if (!prelude.startsWith('@')) addRule(prelude, text.slice(open + 1, end), open < windowEnd, reading)
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

function addRule(prelude: string, body: string, isInWindow: boolean, { rules, shadows, all }: Reading): void {
  const isSuspect = SUSPECT.test(body)
  if (prelude.length > MOST.prelude || !(all || isSuspect || SHOWS.test(body))) return
  const declarations = declarationsIn(body)
  const hides = hiding(declarations)
  if (declarations.size === 0 || !(all || isSuspect || hides.size > 0)) return
  for (const selector of prelude.split(/,(?![^(]*\))/).slice(0, MOST.selectors)) {
    const text = selector.trim()
    const isPointed = /:(?:hover|focus|active)/.test(text)
    if (text === '' || /::|:(?:before|after)/.test(text) || (isPointed && !all)) continue
    const asks = askedBy(text)
    rules.push({
      selector: text,
      declarations,
      hides,
      isSuspect,
      weight: specificity(text) * MAX_RULES + rules.length,
      asks,
      isElsewhere: isInWindow || isPointed,
      shadows,
      matcher: isPointed ? never : undefined,
    })
  }
}

/** Whether a rule matches an element as its attributes are now. */
export function isMatched(rule: StyleRule, node: HtmlNode): boolean {
  if (!hasAsked(node, rule.asks)) return false
  rule.matcher ??= liveMatcher(rule.selector.replace(/:target\b/g, ':not(*)'), rule.shadows) ?? never
  return rule.matcher(node)
}

function never(): boolean {
  return false
}

function hiding(declarations: StyleRule['declarations']): Map<string, boolean> {
  const hides = new Map<string, boolean>()
  for (const [property, { value }] of declarations) {
    const is = hidesBy(property, value)
    if (is !== undefined) hides.set(property, is)
  }
  return hides
}

/** Those of a rule's own; the rules that are nested in it come after them. */
function declarationsIn(body: string): Map<string, Declaration> {
  const declarations = new Map<string, Declaration>()
  const nested = body.indexOf('{')
  const own = nested < 0 ? body : body.slice(0, body.lastIndexOf(';', nested) + 1)
  for (const declaration of own.split(';', MOST.declarations)) {
    const colon = declaration.indexOf(':')
    const property = declaration.slice(0, colon).trim().toLowerCase()
    if (!PROPERTIES.has(property)) continue
    const text = declaration.slice(colon + 1).toLowerCase()
    const mark = text.indexOf('!')
    const important = mark >= 0
    const value = (important ? text.slice(0, mark) : text).trim()
    if (value !== '' && (important || !declarations.get(property)?.important))
      declarations.set(property, { value, important })
  }
  return declarations
}

/** Whether the first of two rules that match an element decides on a property that both declare. */
export function isStronger(one: StyleRule, other: StyleRule, property: string): boolean {
  const important = one.declarations.get(property)!.important
  if (important !== other.declarations.get(property)!.important) return important
  return one.weight >= other.weight
}

function askedBy(selector: string): Asked {
  // Names in brackets may be alternatives or negated.
  if (/[()[\]\\"']/.test(selector)) return { id: undefined, classes: [], tag: undefined }
  const last = selector
    .split(/[\s>+~]+/)
    .at(-1)!
    .toLowerCase()
  const classes = [...last.matchAll(/\.([\w-]+)/g)].map(([, name]) => name!)
  return { id: /#([\w-]+)/.exec(last)?.[1], classes, tag: /^[a-z][\w-]*/.exec(last)?.[0] }
}

function hasAsked(node: HtmlNode, { id, classes, tag }: Asked): boolean {
  if (tag !== undefined && tag !== node.tag) return false
  if (id !== undefined && id !== attribute(node, 'id')?.toLowerCase()) return false
  if (classes.length === 0) return true
  const own = attribute(node, 'class')?.toLowerCase()
  return own !== undefined && classes.every((name) => own.includes(name))
}

function specificity(selector: string): number {
  const count = (pattern: RegExp): number => selector.match(pattern)?.length ?? 0
  return count(/#[\w-]/g) * 10_000 + count(/\.[\w-]|\[|:(?!not|is|where|has)\w/g) * 100 + count(/(?:^|[\s>+~(])[a-z]/gi)
}
