import { attribute, closest, type HtmlNode } from '../../html/node.ts'
import {
  declarations,
  densityIn,
  inlineStyle,
  type Sight,
  type SightByRules,
  type Style,
  sightOf,
} from './out-of-sight.ts'
import { isMatched, isStronger, type StyleRule } from './style-rules.ts'

/** How often a rule of one page is compared with an element. */
const MOST = 100_000

const HIDES = /^(?:none|hidden|collapse)$/

/**
 * What the cascade of a page's rules and inline styles (https://www.w3.org/TR/css-cascade-5/#cascade-sort) makes of the controls of its
 * forms. Only elements that some rule takes out of sight by itself are looked at.
 * @param readAll every rule of the page, also those that may show what another one hides
 */
export function sightByRules(rules: readonly StyleRule[], readAll: () => readonly StyleRule[]): SightByRules {
  const suspects = byKey(rules.filter(({ isSuspect }) => isSuspect))
  const hides = (rule: StyleRule, node: HtmlNode) =>
    isMatched(rule, node) && sightIn(valuesOf(rule.declarations)) !== undefined
  if (suspects.size === 0) return () => undefined
  let all: readonly StyleRule[] | undefined
  let left = MOST
  const known = new Map<HtmlNode, Sight>()
  return (node) => {
    if (known.has(node) || left <= 0) return known.get(node)
    const near = keysOf(node).flatMap((key) => suspects.get(key) ?? [])
    left -= near.length
    const hiding = near.filter((rule) => hides(rule, node))
    let sight: Sight
    if (hiding.length > 0 && closest(node, ({ tag }) => tag === 'form') && sightIn(styleOf(node, rules))) {
      all ??= readAll()
      left -= 2 * all.length
      sight = lastingSight(node, hiding, all)
    }
    known.set(node, sight)
    return sight
  }
}

/**
 * What is drawn in another window, under the pointer, or once a class is there is not out of sight: its rules ask for all that the rules
 * that hide it ask for, and more.
 */
function lastingSight(node: HtmlNode, hiding: readonly StyleRule[], rules: readonly StyleRule[]): Sight {
  const style = styleOf(node, rules)
  const sight = sightIn(style)
  if (!sight) return undefined
  const shown = new Map(style)
  for (const rule of rules) {
    const isOther = rule.isElsewhere
      ? isMatched(rule, node) || isVariant(rule, hiding)
      : isVariant(rule, hiding) && !isMatched(rule, node)
    if (isOther) for (const [property, { value }] of rule.declarations) shown.set(property, value)
  }
  return sightIn(shown) && sight
}

function isVariant({ asks }: StyleRule, hiding: readonly StyleRule[]): boolean {
  return hiding.some(
    ({ asks: { id, classes } }) =>
      (id || classes.length > 0) && id === asks.id && classes.every((name) => asks.classes.includes(name)),
  )
}

/** The values that win, of all rules that match an element and of its inline style. */
function styleOf(node: HtmlNode, rules: readonly StyleRule[]): Style {
  const winners = new Map<string, StyleRule>()
  for (const rule of rules) {
    if (rule.isElsewhere || !isMatched(rule, node)) continue
    for (const property of rule.declarations.keys()) {
      const winner = winners.get(property)
      if (!winner || isStronger(rule, winner, property)) winners.set(property, rule)
    }
  }
  const text = inlineStyle(node)
  const inline = text ? declarations(text) : new Map<string, string>()
  const style = new Map(inline)
  for (const [property, rule] of winners) {
    const { value, important } = rule.declarations.get(property)!
    if (important || !inline.has(property)) style.set(property, value)
  }
  return style
}

/** What a rule does not draw, or fades out, a script may draw under another class; what it moves away or shrinks to nothing stays there. */
function sightIn(style: Style): Sight {
  const isHidden = HIDES.test(style.get('display') ?? '') || HIDES.test(style.get('visibility') ?? '')
  return isHidden || densityIn(style) === 0 ? 'unseen' : sightOf(style, false)
}

function valuesOf(declared: StyleRule['declarations']): Style {
  return new Map([...declared].map(([property, { value }]) => [property, value]))
}

/** Rules by one thing that an element needs to match them. */
function byKey(rules: readonly StyleRule[]): Map<string, StyleRule[]> {
  return Map.groupBy(rules, ({ asks: { id, classes, tag } }) => {
    if (id) return `#${id}`
    return classes[0] ? `.${classes[0]}` : (tag ?? '')
  })
}

function keysOf(node: HtmlNode): string[] {
  const keys = ['', node.tag]
  const [id, classes] = [attribute(node, 'id'), attribute(node, 'class')]
  if (id) keys.push(`#${id.toLowerCase()}`)
  if (classes) for (const name of classes.toLowerCase().split(/\s+/)) keys.push(`.${name}`)
  return keys
}
