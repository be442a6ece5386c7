import { attribute, attributesOf, closest, following, type HtmlNode, hasAttribute, TEXT } from '../../html/node.ts'
import { textOf } from '../../html/text.ts'
import { allWords } from '../../lexicon/languages.ts'
import { plain } from '../../lexicon/plain.ts'
import type { FieldPurpose } from '../../standards/field-purposes.ts'
import { calledTrap } from './called-trap.ts'
import { besides, isDrawnElsewhere } from './drawn-control.ts'
import { isHiddenAlone, type Mentions } from './hidden-alone.ts'
import type { HiddenElements } from './hidden-by.ts'
import { inlineStyle, isNeverShown, outOfSight, type SightByRules } from './out-of-sight.ts'

/** Controls that people type into as the browser draws them. Sites often hide other controls and draw their own instead. */
const TYPED = new Set('text search tel url email password number textarea textbox searchbox'.split(' '))
/** Ancestors that may wrap the control alone. */
const LEVELS = 3
/** Nodes looked at inside one ancestor. */
const MAX_INSIDE = 40
const FILLED = new Set(['input', 'select', 'textarea', 'button'])

/** What a page asks for once it is needed, or has filled in by a script. */
const LATER = new Set<FieldPurpose>(['captcha', 'one-time-code', 'password', 'new-password'])
const MAX_TEXT = 200
/** A sentence that tells a person, within its first words, to leave a field as it is. */
const TELLS_FIRST = new RegExp(`^(?:\\S+ ){0,2}(?:${allWords.trap.source})`)

interface Clues {
  /** What people read: its label, its description, and the text right beside it. */
  labels: readonly string[]
  type: string
  purpose: FieldPurpose
  hidden: HiddenElements
  mentions: Mentions
  byRules?: SightByRules | undefined
}

/**
 * Whether a field is a spam trap: people cannot see it but programs can fill it, or its name, class or label says so. Being hidden is not
 * enough, since it may be hidden only for now or in a small window: nobody may be meant to reach it.
 */
export function isHoneypot(control: HtmlNode, { labels, type, purpose, hidden, mentions, byRules }: Clues): boolean {
  if (type === 'hidden' || control.tag === 'select') return false
  const hiddenBy = hidden.get(control)
  const boxes = boxesOf(control)
  const names = [attribute(control, 'name'), attribute(control, 'id')]
  const classes = boxes.flatMap((box) => attribute(box, 'class')?.split(/\s+/) ?? [])
  classes.push(...boxes.flatMap(marksOf), ...marksOfForm(control, names[0]))
  const called = calledTrap(names, [...labels, ...sentencesBehind(control, boxes.at(-1)!)], classes, allWords)
  const isTyped = isTypedIn(control, type)
  const isShunned = /^-\d/.test(attribute(control, 'tabindex') ?? '')
  // What is drawn in place of other controls hides them by rules on most pages.
  const sight = outOfSight(control, boxes, isTyped || isShunned || called ? byRules : undefined)
  // A browser does not send a form with an empty required field, so a visible one is no trap.
  if (attribute(control, 'required') !== undefined) return called !== undefined && (hiddenBy ?? sight) !== undefined
  if (called === 'surely') return true
  if (isDrawnElsewhere(control)) return false
  if (isTyped && sight === 'gone') return true
  const isUnseen = (hiddenBy ?? sight) !== undefined
  const isOff = /^(?:off|nope|false|none)$/i.test(attribute(control, 'autocomplete') ?? '')
  if (called) return isUnseen || isShunned
  if (!isUnseen) return false
  if (type === 'checkbox')
    return (
      ((isShunned && isOff) || boxes.some((box) => isNeverShown(inlineStyle(box) ?? ''))) &&
      labels.join('') === '' &&
      !isDrawnBeside(control, hidden)
    )
  if (!isTyped) return false
  if (!LATER.has(purpose) && isHiddenAlone(control, { hidden, mentions, byRules })) return true
  if (!isShunned) return false
  // Nobody can reach it, but it is sent. Some password fields are read-only on purpose, for password managers.
  return isOff || (type === 'password' && hasAttribute(control, 'readonly'))
}

/** Sentences after a control in the element that wraps it alone. "Give an address, or leave it empty" does not count: it begins with something else. */
function sentencesBehind(control: HtmlNode, box: HtmlNode): string[] {
  let text = ''
  for (let at = control; at !== box && at.parent; at = at.parent)
    for (let next = at.next; next && text.length < MAX_TEXT; next = next.next)
      text += next.tag === TEXT ? next.text : ` ${textOf(next, { limit: MAX_TEXT, plain: true })}`
  if (text.trim() === '') return []
  return text.split(/[.!?:。]/).filter((each) => TELLS_FIRST.test(plain(each)))
}

/** The control and the ancestors that hold no other control or button. */
function boxesOf(control: HtmlNode): HtmlNode[] {
  const boxes = [control]
  let at = control.parent
  while (at && boxes.length <= LEVELS && at.tag !== 'form' && isAlone(control, at)) {
    boxes.push(at)
    at = at.parent
  }
  return boxes
}

/** What attributes of their own call a box: `data-hp`, `x-honeypot`. */
function marksOf(node: HtmlNode): string[] {
  return attributesOf(node).flatMap(([name]) => (/^(?:data|x)-/.test(name) ? name : []))
}

/** What attributes of the form call the field whose name they have: `netlify-honeypot="colour"`. */
function marksOfForm(control: HtmlNode, own: string | undefined): string[] {
  const form = own && closest(control, ({ tag }) => tag === 'form')
  return form ? attributesOf(form).flatMap(([name, value]) => (value === own ? name : [])) : []
}

function isAlone(control: HtmlNode, box: HtmlNode): boolean {
  let left = MAX_INSIDE
  for (let node = following(box, box); node; node = following(node, box)) {
    if (left-- === 0 || (node !== control && FILLED.has(node.tag) && attribute(node, 'type') !== 'hidden')) return false
  }
  return true
}

/** Whether a check box that is out of sight may be drawn by what is right beside it, or by what holds it alone. */
function isDrawnBeside(control: HtmlNode, hidden: HiddenElements): boolean {
  const { parent } = control
  if (parent && parent.tag !== 'form' && !hidden.has(parent) && isAlone(control, parent)) return true
  return besides(control).some((each) => !FILLED.has(each.tag) && isAlone(control, each))
}

/** Whether people see what they type in the control itself. Comboboxes and one-time code boxes often draw it elsewhere. */
function isTypedIn(control: HtmlNode, type: string): boolean {
  if (!TYPED.has(type) || attribute(control, 'role') === 'combobox') return false
  return !attribute(control, 'autocomplete')?.includes('one-time-code')
}
