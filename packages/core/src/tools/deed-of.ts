import { attribute, following, type HtmlNode, hasAttribute, TEXT } from '../html/node.ts'
import { isHiddenItself } from '../html/text.ts'
import { type Deed, questionsIn } from '../page/button/deed.ts'
import type { Button, Form, SubmitControl } from '../page/model/form-model.ts'
import { documentOf } from '../page/model/page-document.ts'
import type { Link, PageModel } from '../page/model/page-model.ts'
import { marksOf } from './marks-of.ts'

/** Nodes of one part of the page that are looked at. */
const MAX_NODES = 3000
/** Characters that count before a button and behind it: what stands further away belongs to something else. */
const IN_PART = { before: 1000, behind: 300 }
/** The same where no form or dialog says what belongs together: then other things on the page do not count. */
const ANYWHERE = { before: 200, behind: 100, isAlone: true }
/** Elements around a button outside of a form that are searched for what it belongs to. */
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
 * What sending a form does, by the page's source. A form that only asks a question is what its button says.
 * @param pressed the button that sends it
 */
export function formDeed(form: Form, pressed: SubmitControl | undefined, page: PageModel): Deed {
  const { nameHints, action, fields } = form
  const button = pressed?.text ?? ''
  const { elements } = documentOf(page)
  const node = elements[form.node]
  if (!node || isQuestion(form, node)) return { button }
  const isConfirming = !!pressed && fields.every(({ type }) => CHOICES.has(type))
  const part = (form.dialog && elements[form.dialog.node]) ?? node
  // What is sent without a button has nothing beside it.
  const own = pressed ? textNear(elements[pressed.node], part) : ''
  const beside = own === '' && isConfirming ? textAround(node) : own
  const { label = '', heading = '' } = nameHints
  const called = [label, heading, ...(isConfirming ? questionsIn(beside) : [])]
  const marked = marksOf(pressed && elements[pressed.node], [...new Set([node, part])], page, isConfirming)
  return { button, called, beside, ...marked, ...(nameHints.action && { sentTo: pressed?.action ?? action }) }
}

/** It is sent by GET, and not by a script that says nothing of where to. */
function isQuestion({ method, nameHints }: Form, node: HtmlNode): boolean {
  return method === 'get' && (hasAttribute(node, 'method') || nameHints.action !== undefined)
}

/** The same of a button outside of forms, by its dialog or what stands around it. */
export function clickDeed(element: Button | Link, page: PageModel): Deed {
  const { elements } = documentOf(page)
  const button = elements[element.node]
  const dialog = page.dialogs.findLast(({ node, lastNode }) => element.node > node && element.node <= lastNode)
  const part = dialog && elements[dialog.node]
  const beside = part ? textNear(button, part) : button ? textAround(button) : ''
  const called = dialog ? [dialog.label ?? '', ...questionsIn(beside)] : []
  return { button: element.text, called, beside, ...marksOf(button, part ? [part] : [], page) }
}

/** What belongs to an element in the smallest part around it that says anything besides. */
function textAround(element: HtmlNode): string {
  let at = element.parent
  for (let level = 0; at && at.tag !== 'body' && level < LEVELS; level++, at = at.parent)
    if (textNear(element, at)) return textNear(element, at, ANYWHERE)
  return ''
}

interface Near {
  before: number
  behind: number
  isAlone?: boolean
}

/** The text of a part before and behind a button; not what is hidden, nor the labels of boxes that may stay unticked. */
function textNear(button: HtmlNode | undefined, part: HtmlNode, near: Near = IN_PART): string {
  let [before, behind] = ['', '']
  let isBehind = false
  let left = MAX_NODES
  let node = following(part, part)
  while (node && left-- > 0 && behind.length < near.behind) {
    if (node === button) isBehind = true
    // A heading begins something else.
    if (near.isAlone && isBehind && isHeading(node)) break
    if (node.tag === TEXT) {
      if (isBehind) behind += ` ${node.text}`
      else before += ` ${node.text}`
    }
    const isSkipped = SILENT.has(node.tag) || (node.tag !== TEXT && isHiddenItself(node)) || isUnticked(node, part)
    node = following(node, part, isSkipped || node === button || (near.isAlone && isOther(node, button)))
  }
  const text = before.slice(-near.before) + behind.slice(0, near.behind)
  return text.replace(/\s+/g, ' ').trim()
}

function isHeading(node: HtmlNode): boolean {
  return HEADING.test(node.tag) || attribute(node, 'role') === 'heading'
}

/** An item with a heading of its own, such as a card of a list: a thing that the button does not belong to. */
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
