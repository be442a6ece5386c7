import { attribute, attributesOf, following, type HtmlNode, hasAttribute, TEXT } from '../html/node.ts'
import { isHiddenItself } from '../html/text.ts'
import { type Deed, questionsIn } from '../page/button/deed.ts'
import type { Button, Form, SubmitControl } from '../page/model/form-model.ts'
import { documentOf } from '../page/model/page-document.ts'
import type { Link, PageModel } from '../page/model/page-model.ts'

/** Most nodes of one part of the page to look at. */
const MAX_NODES = 3000
/** Characters that count before and after a button: text further away belongs to something else. */
const IN_PART = { before: 1000, behind: 300 }
/** The same without a form or dialog around it: then other items on the page do not count. */
const ANYWHERE = { before: 200, behind: 100, isAlone: true }
/** Most ancestors of a button outside a form to search for what it belongs to. */
const LEVELS = 4
const HEADING = /^h[1-6]$/
const ITEMS = new Set(['li', 'article'])
const SILENT = new Set([
  'script',
  'style',
  'template',
  'noscript',
  'select',
  'datalist',
  'textarea',
  'button',
  'iframe',
  'title',
])
const CHOSEN = new Set(['checkbox', 'radio'])
const CHOICES = new Set(['hidden', ...CHOSEN])

/**
 * What submitting a form does, by the page's source. For a form that only looks something up, just its button counts.
 * @param pressed the button that submits it
 */
export function formDeed(form: Form, pressed: SubmitControl | undefined, page: PageModel): Deed {
  const { nameHints, action, fields } = form
  const button = pressed?.text ?? ''
  const { elements } = documentOf(page)
  const node = elements[form.node]
  if (!node || isQuestion(form, node)) return { button }
  const isConfirming = !!pressed && fields.every(({ type }) => CHOICES.has(type))
  const part = (form.dialog && elements[form.dialog.node]) ?? node
  // A form without a button has no text beside one.
  const own = pressed ? textNear(elements[pressed.node], part) : ''
  const around = textAround(node)
  const beside = own === '' && isConfirming ? around : own
  const { label = '', heading = '' } = nameHints
  const called = [label, heading, ...(isConfirming ? questionsIn(beside) : [])]
  const marked = marksOf(pressed && elements[pressed.node], [...new Set([node, part])], page, isConfirming)
  return { button, called, beside, around, ...marked, ...(nameHints.action && { sentTo: pressed?.action ?? action }) }
}

/** Whether a form uses GET, and does not leave the target to a script. */
function isQuestion({ method, nameHints }: Form, node: HtmlNode): boolean {
  return method === 'get' && (hasAttribute(node, 'method') || nameHints.action !== undefined)
}

/** What pressing a button outside forms does, by its dialog or the text around it. */
export function clickDeed(element: Button | Link, page: PageModel): Deed {
  const { elements } = documentOf(page)
  const button = elements[element.node]
  const dialog = page.dialogs.findLast(({ node, lastNode }) => element.node > node && element.node <= lastNode)
  const part = dialog && elements[dialog.node]
  const beside = part ? textNear(button, part) : button ? textAround(button) : ''
  const called = [dialog?.label ?? '', ...questionsIn(beside)]
  return { button: element.text, called, beside, ...marksOf(button, part ? [part] : [], page) }
}

/** The text near an element in the smallest part around it that has any. */
function textAround(element: HtmlNode): string {
  let at = element.parent
  for (let level = 0; at && at.tag !== 'body' && level < LEVELS; level++, at = at.parent)
    // A "Back" beside it says nothing yet.
    if (textNear(element, at, { ...IN_PART, skipsLinks: true })) return textNear(element, at, ANYWHERE)
  return ''
}

interface Near {
  before: number
  behind: number
  isAlone?: boolean
  skipsLinks?: boolean
}

/** The text of a part before and after a button, without hidden text and the labels of optional check boxes. */
function textNear(button: HtmlNode | undefined, part: HtmlNode, near: Near = IN_PART): string {
  let [before, behind] = ['', '']
  let isBehind = false
  let left = MAX_NODES
  let node = following(part, part)
  while (node && left-- > 0 && behind.length < near.behind) {
    if (node === button) isBehind = true
    // A heading begins another part.
    if (near.isAlone && isBehind && isHeading(node)) break
    if (node.tag === TEXT) {
      if (isBehind) behind += ` ${node.text}`
      else before += ` ${node.text}`
    }
    const isSkipped =
      SILENT.has(node.tag) ||
      (near.skipsLinks && node.tag === 'a') ||
      (node.tag !== TEXT && isHiddenItself(node)) ||
      isUnticked(node, part)
    node = following(node, part, isSkipped || node === button || (near.isAlone && isOther(node, button)))
  }
  const text = before.slice(-near.before) + behind.slice(0, near.behind)
  return text.replace(/\s+/g, ' ').trim()
}

function isHeading(node: HtmlNode): boolean {
  return HEADING.test(node.tag) || attribute(node, 'role') === 'heading'
}

/** Whether an element is another item, such as a card with its own heading, that does not hold the button. */
function isOther(item: HtmlNode, button: HtmlNode | undefined): boolean {
  if (!ITEMS.has(item.tag)) return false
  for (let at: HtmlNode | null | undefined = button; at; at = at.parent) if (at === item) return false
  let left = MAX_NODES
  for (let node = following(item, item); node && left-- > 0; node = following(node, item))
    if (isHeading(node)) return true
  return false
}

function isUnticked(label: HtmlNode, part: HtmlNode): boolean {
  if (label.tag !== 'label') return false
  const id = attribute(label, 'for')
  const within = id ? part : label
  let left = MAX_NODES
  for (let node = following(within, within); node && left-- > 0; node = following(node, within)) {
    if (node.tag !== 'input' || (id && attribute(node, 'id') !== id)) continue
    const type = attribute(node, 'type')?.toLowerCase() ?? ''
    return (
      CHOSEN.has(type) && !hasAttribute(node, 'checked') && !(type === 'checkbox' && hasAttribute(node, 'required'))
    )
  }
  return false
}

/**
 * What the markup says about pressing a button, as `deedNeeds` reads it.
 * @param around its form and its dialog
 * @param isDrawn whether its classes count; beside fields they are just the site's style of submit buttons
 */
function marksOf(
  button: HtmlNode | undefined,
  around: readonly HtmlNode[],
  page: PageModel,
  isDrawn = true,
): Pick<Deed, 'marks' | 'alike'> {
  const own = attributeMarks(button).filter((mark) => isDrawn || !mark.startsWith('class='))
  const others = around.flatMap((part) => [
    ...attributeMarks(part).filter((mark) => !mark.startsWith('class=')),
    ...within(part),
  ])
  return { marks: [...own, ...others], alike: () => drawnLike(button, page) }
}

function attributeMarks(node: HtmlNode | undefined): string[] {
  return node ? attributesOf(node).map((pair) => pair.join('=')) : []
}

/** The method in a `_method` field, which frameworks read, and a canvas to sign on. */
function within(form: HtmlNode): string[] {
  const marks: string[] = []
  let left = MAX_NODES
  for (let node = following(form, form); node && left-- > 0; node = following(node, form)) {
    if (node.tag === 'canvas' && isForSignature(node)) marks.push('canvas=')
    if (attribute(node, 'name') === '_method') marks.push(`input=${attribute(node, 'value')}`)
  }
  return marks
}

/** Whether the names of a canvas say that people sign on it. */
function isForSignature(canvas: HtmlNode): boolean {
  return ['class', 'id', 'aria-label'].some((name) => /sign/i.test(attribute(canvas, name) ?? ''))
}

function drawnLike(button: HtmlNode | undefined, page: PageModel): string[] {
  const looks = button && attribute(button, 'class')
  const { elements } = documentOf(page)
  const alike = page.buttons.filter(
    ({ node }) => elements[node] !== button && attribute(elements[node]!, 'class') === looks,
  )
  return alike.map(({ text }) => text)
}
