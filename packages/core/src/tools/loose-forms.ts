import { dialogAround, formDialog } from '../page/dialog/form-dialog.ts'
import { isTypedInput } from '../page/field/typed-input.ts'
import type { Button, Field, Form } from '../page/model/form-model.ts'
import { documentOf, uniqueSelector } from '../page/model/page-document.ts'
import type { Link, PageModel } from '../page/model/page-model.ts'
import { saysSend } from '../page/text/says-send.ts'
import { inferButtonName } from './infer-button-name.ts'

/** A button further away, in elements around it, does not send the fields. */
const MAX_LEVELS = 12
/** Elements of what holds both; a larger one is a part of the page rather than a form. */
const MAX_ELEMENTS = 300
const MAX_BUTTONS = 200
const CHOICES = new Set(['checkbox', 'radio', 'switch', 'select-one', 'select-multiple', 'listbox', 'combobox'])

/**
 * Controls outside of any form that a script sends, read as the forms that they are to a visitor: the nearest element
 * around a button that sends and around fields before that button. Each field is in one of them at most.
 * @param page as `parsePage` returned it, not a copy
 * @returns in document order; `index` is -1, `selector` is of the element around, and the one submit control is the button
 */
export function looseForms(page: PageModel): Form[] {
  const fields = page.looseFields.filter(isTypedInput)
  if (fields.length === 0) return []
  const found = senders(page).flatMap((button) => groupOf(button, fields, page) ?? [])
  const taken = new Set<Field>()
  const forms: Form[] = []
  // The closest first; of several buttons beside the same fields the one that says the least besides sending.
  const words = ({ button }: Group) => Math.max(2, button.text.split(/\s+/).length)
  for (const group of found.sort((a, b) => a.size - b.size || words(a) - words(b))) {
    if (group.fields.some((field) => taken.has(field))) continue
    for (const field of group.fields) taken.add(field)
    forms.push(asForm(group, page))
  }
  return forms.sort((a, b) => a.node - b.node)
}

interface Group {
  node: number
  lastNode: number
  size: number
  fields: Field[]
  button: Button | Link
}

/**
 * Buttons, and links that act as such, outside of forms, whose words send something or open an account. Many are
 * disabled until the fields are filled.
 */
function senders({ buttons, links, language }: PageModel): (Button | Link)[] {
  const loose = buttons.filter(({ formIndex }) => formIndex === undefined)
  const known = new Set(loose.map(({ node }) => node))
  const acting = links.filter(({ actsAsButton, node }) => actsAsButton && !known.has(node))
  return [...loose, ...acting]
    .filter(({ text }) => saysSend(text) || inferButtonName(text, language.code))
    .sort((a, b) => a.node - b.node)
    .slice(0, MAX_BUTTONS)
}

function groupOf(button: Button | Link, fields: readonly Field[], page: PageModel): Group | undefined {
  let left = MAX_LEVELS
  for (let at = documentOf(page).elements[button.node]?.parent; at?.parent && left-- > 0; at = at.parent) {
    const { order: node, lastOrder: lastNode } = at
    const isInside = (part: { node: number }) => part.node > node && part.node <= lastNode
    if (lastNode - node > MAX_ELEMENTS || page.forms.some(isInside)) return undefined
    const inside = fields.filter(isInside)
    if (!isWhole(inside)) continue
    // A button above all fields opens, filters or closes something.
    return inside[0]!.node < button.node ? { node, lastNode, size: lastNode - node, fields: inside, button } : undefined
  }
  return undefined
}

/** Choices alone, disabled texts, or a password without the account that it is for, are a part of something larger. */
function isWhole(fields: readonly Field[]): boolean {
  const texts = fields.filter(({ type, disabled }) => !CHOICES.has(type) && !disabled)
  return texts.some(({ type }) => type !== 'password') || texts.length > 1
}

function asForm({ node, fields, button }: Group, page: PageModel): Form {
  const selector = uniqueSelector(button, page)
  const heading = page.headings.findLast((each) => each.node < fields[0]!.node)?.text
  const dialog = dialogAround(page.dialogs, { node })
  const hiddenBy = fields.every((field) => field.hiddenBy) ? fields[0]!.hiddenBy : undefined
  return {
    node,
    index: -1,
    selector: uniqueSelector({ node }, page),
    action: page.url,
    crossOrigin: false,
    // A script decides it: what is sent may be more than a question.
    method: 'post',
    language: page.language.code,
    fields,
    submitControls: [
      { node: button.node, selector, kind: 'submit', text: button.text, disabled: false, outside: false },
    ],
    nameHints: { submitTexts: [button.text], ...(heading && { heading }) },
    ...(dialog && { dialog: formDialog(dialog) }),
    ...(hiddenBy && { hiddenBy }),
  }
}
