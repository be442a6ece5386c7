import { attribute, attributesOf, closest, following, type HtmlNode } from '../../html/node.ts'
import type { HiddenElements } from './hidden-by.ts'
import { outOfSightByStyle, type SightByRules } from './out-of-sight.ts'

/** Nodes of a form that are looked at. */
const MOST = 400
const CONTROLS = new Set(['input', 'select', 'textarea', 'button'])
/** Types of inputs that people choose by, or that only script fills. */
const CHOSEN = /^(?:checkbox|radio|file|range|button)$/
const SENDS = /^(?:submit|image|reset)$/
/** Attributes by which a library or a handler of the page shows a part of it, and by which a part says that it is one of several. */
const SHOWS =
  /^(?:on(?!submit)|@|:|v-|x-|ng-|data-(?:\w+-)?(?:ng|show|if|toggle|target|depend|condition|step)|aria-(?:controls|expanded))/
/** What the page's own markup hides, whatever else hides it. */
const OWN = new Set(['inline-style', 'hidden-attribute', 'inert', 'aria-hidden'])

/** Whether a script of the page names something. */
export type Mentions = (name: string) => boolean

/**
 * Whether a form hides one of its fields, and it alone, and has nothing by which it would be shown: no choice that it depends on, no
 * button beside the one that sends, no script that names it. Only programs fill it then. A field that is shown later waits for
 * something, and a step hides its button too.
 */
export function isHiddenAlone(
  control: HtmlNode,
  { hidden, mentions, byRules }: { hidden: HiddenElements; mentions: Mentions; byRules?: SightByRules | undefined },
): boolean {
  const isHidden = (node: HtmlNode) => OWN.has(hidden.get(node) ?? '') || outOfSightByStyle(node, byRules) !== undefined
  const form = closest(control, ({ tag }) => tag === 'form')
  if (!form || !isHidden(control) || hidden.has(form)) return false
  let left = MOST
  let shown = 0
  for (let node = following(form, form); node; node = following(node, form)) {
    if (left-- === 0 || isChosen(node) || attributesOf(node).some(([name]) => SHOWS.test(name))) return false
    if (node === control || typeOf(node) === 'hidden' || !CONTROLS.has(node.tag)) continue
    if (isHidden(node)) return false
    if (node.tag !== 'button' && !SENDS.test(typeOf(node))) shown++
  }
  return shown > 0 && !namesOf(control, form, isHidden).some(mentions)
}

/** Something to choose, or to press that does not send. */
function isChosen(node: HtmlNode): boolean {
  if (node.tag === 'select' || node.tag === 'summary' || attribute(node, 'role') === 'button') return true
  if (node.tag === 'button') return typeOf(node) === 'button'
  if (node.tag === 'a') return /^#./.test(attribute(node, 'href') ?? '')
  return node.tag === 'input' && CHOSEN.test(typeOf(node))
}

function typeOf(node: HtmlNode): string {
  return attribute(node, 'type')?.toLowerCase() ?? ''
}

/** By what a script would find a field, or what hides it. */
function namesOf(control: HtmlNode, form: HtmlNode, isHidden: (node: HtmlNode) => boolean): string[] {
  const names = [attribute(control, 'name')]
  for (let at: HtmlNode | null = control; at && at !== form && isHidden(at); at = at.parent)
    names.push(attribute(at, 'id'), ...(attribute(at, 'class')?.split(/\s+/) ?? []))
  return names.filter((name) => !!name) as string[]
}
