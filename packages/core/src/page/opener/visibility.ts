import { attribute, type HtmlNode } from '../../html/node.ts'
import { hidingClasses } from '../../standards/hiding-classes.ts'
import type { PageContext } from '../collect/context.ts'
import { isMatched, isStronger, type StyleRule } from '../element/style-rules.ts'

/** A class whose last word says that the element is hidden: `d-none`, `mfp-hide`, `is-closed`. */
const SAYS_HIDDEN = /(?:^|[-_])(?:hidden|hide|none|closed|invisible)$|^collapse$/i
/** A class for some window sizes only. */
const RESPONSIVE =
  /(?:^|[-_:])(?:xs|sm|md|lg|x?xl|2xl|small|medium|large|mobile|tablet|phone|desktop|print|navbar|nav)(?:[-_:]|$)/i
/** Most letters of the prefix of a library or a state. */
const SHORT_PREFIX = 4

/** Whether elements are hidden before anything is pressed. */
export class Visibility {
  /** Those that hide or show something. */
  readonly rules: readonly StyleRule[]
  private readonly found: PageContext['found']
  private readonly known = new Map<HtmlNode, boolean>()

  constructor({ found, styles }: Pick<PageContext, 'found' | 'styles'>) {
    this.found = found
    this.rules = (styles?.rules ?? []).filter(({ hides }) => hides.size > 0)
  }

  /** By its markup, a rule or the name of a class. */
  isHidden(node: HtmlNode): boolean {
    let is = this.known.get(node)
    if (is === undefined) {
      is = isHiddenByMarkup(node, this.found) || hasHidingClass(node) || this.byRules(node) === true
      this.known.set(node, is)
    }
    return is
  }

  /** Whether the rules of the page hide or show an element as its attributes are now; undefined if no rule does. */
  byRules(node: HtmlNode): boolean | undefined {
    let winners: Map<string, StyleRule> | undefined
    for (const rule of this.rules) {
      if (!isMatched(rule, node)) continue
      winners ??= new Map()
      for (const property of rule.hides.keys()) {
        const winner = winners.get(property)
        if (!winner || isStronger(rule, winner, property)) winners.set(property, rule)
      }
    }
    if (!winners) return undefined
    return [...winners].some(([property, rule]) => rule.hides.get(property))
  }
}

export function isHidingClass(name: string): boolean {
  return hidingClasses.has(name.toLowerCase()) || SAYS_HIDDEN.test(name)
}

function hasHidingClass(node: HtmlNode): boolean {
  const classes = attribute(node, 'class')?.slice(0, 1000)
  if (!classes || isResponsive(node)) return false
  const names = classes.split(/\s+/)
  return names.some((name) => isHidingClass(name) && isOfItself(name, names, attribute(node, 'id') ?? ''))
}

/** Whether the window's size decides if it is visible. */
export function isResponsive(node: HtmlNode): boolean {
  return RESPONSIVE.test((attribute(node, 'class') ?? '').slice(0, 1000).replace(/\s+/g, ':'))
}

/** Whether a class is about the element itself, like `is-hidden`, `mfp-hide`, `box--closed`, or `box-closed` on a `box`; `snippet-hidden` is about snippets inside. */
function isOfItself(name: string, names: readonly string[], id: string): boolean {
  if (hidingClasses.has(name.toLowerCase())) return true
  const about = /^(.*?)([-_]+)[a-z]+$/i.exec(name)
  if (!about) return name.toLowerCase() !== 'none'
  const [, of = '', by = ''] = about
  return of.length <= SHORT_PREFIX || by.length > 1 || [id, ...names].some((each) => each !== name && each.includes(of))
}

/** Hidden itself, not by what is around it. */
function isHiddenByMarkup(node: HtmlNode, { hidden }: PageContext['found']): boolean {
  return hidden.has(node) && !(node.parent && node.parent.order >= 0 && hidden.has(node.parent))
}
