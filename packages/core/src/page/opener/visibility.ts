import { selectorMatcher } from '../../html/match-selector.ts'
import { attribute, type HtmlNode } from '../../html/node.ts'
import { hidingClasses } from '../../standards/hiding-classes.ts'
import type { PageContext } from '../collect/context.ts'
import { readStyleRules, type StyleRule } from './style-rules.ts'

/** A class whose last word says that nothing is seen: `d-none`, `mfp-hide`, `is-closed`. */
const SAYS_HIDDEN = /(?:^|[-_])(?:hidden|hide|none|closed|invisible)$|^collapse$/i
/** A class for some widths of the window: what is hidden on one of them is seen on another. */
const RESPONSIVE =
  /(?:^|[-_:])(?:xs|sm|md|lg|x?xl|2xl|small|medium|large|mobile|tablet|phone|desktop|print|navbar|nav)(?:[-_:]|$)/i
/** Letters of the mark that a library puts before its classes, or a state. */
const SHORT_PREFIX = 4

/** Whether elements are out of view before anything is pressed. */
export interface Visibility {
  rules: readonly StyleRule[]
  /** By its own markup, by a rule, by a class whose word says so, or because a script hides it while the page loads. */
  isHidden(node: HtmlNode): boolean
  /** Whether a rule of the page decides it, and how, with other attributes on some elements. */
  byRules(node: HtmlNode): boolean | undefined
  hideAtLoad(node: HtmlNode): void
}

/** A rule with what it asks of every element that it matches: the id or the classes in the last part of its selector. */
interface ReadyRule extends StyleRule {
  id: string | undefined
  classes: readonly string[]
  /** Made when an element has those. */
  matches: ((node: HtmlNode) => boolean) | undefined
}

export function createVisibility({ found, shadows }: Pick<PageContext, 'found' | 'shadows'>): Visibility {
  const rules = readStyleRules(found.elements.filter(({ tag }) => tag === 'style'))
  const ready = rules.map((rule): ReadyRule => ({ ...rule, ...askedBy(rule.selector), matches: undefined }))
  const isMatch = (rule: ReadyRule, node: HtmlNode): boolean => {
    rule.matches ??= selectorMatcher(rule.selector.replace(/:target\b/g, ':not(*)'), shadows, true) ?? (() => false)
    return rule.matches(node)
  }
  const atLoad = new Set<HtmlNode>()
  const byRules = (node: HtmlNode): boolean | undefined => {
    const winners = new Map<string, ReadyRule>()
    const id = attribute(node, 'id')?.toLowerCase()
    const classes = attribute(node, 'class')?.toLowerCase() ?? ''
    for (const rule of ready) {
      if (rule.id !== undefined && rule.id !== id) continue
      if (!rule.classes.every((name) => classes.includes(name)) || !isMatch(rule, node)) continue
      for (const property of rule.hides.keys())
        if (rule.weight >= (winners.get(property)?.weight ?? 0)) winners.set(property, rule)
    }
    if (winners.size === 0) return undefined
    return [...winners].some(([property, rule]) => rule.hides.get(property))
  }
  const known = new Map<HtmlNode, boolean>()
  return {
    rules,
    byRules,
    isHidden(node) {
      let is = known.get(node)
      if (is === undefined) {
        is = isHiddenByMarkup(node, found) || hasHidingClass(node) || byRules(node) === true
        known.set(node, is)
      }
      return is || atLoad.has(node)
    },
    hideAtLoad: (node) => void atLoad.add(node),
  }
}

/** Without regard to case: of a page without a doctype neither is matched. */
function askedBy(selector: string): Pick<ReadyRule, 'id' | 'classes'> {
  const last = /[^\s>+~]*$/.exec(selector)![0].toLowerCase()
  // What stands in brackets may be one of several, or none at all.
  if (/[()[\]\\"']/.test(selector)) return { id: undefined, classes: [] }
  return { id: /#([\w-]+)/.exec(last)?.[1], classes: [...last.matchAll(/\.([\w-]+)/g)].map(([, name]) => name!) }
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

/** Whether the window's size decides what is seen of it. */
export function isResponsive(node: HtmlNode): boolean {
  return RESPONSIVE.test((attribute(node, 'class') ?? '').slice(0, 1000).replace(/\s+/g, ':'))
}

/** `snippet-hidden` tells about snippets inside; `is-hidden`, `mfp-hide`, `box--closed` and `box-closed` on a `box` about the element. */
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
