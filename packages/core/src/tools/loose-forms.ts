import { dialogAround, formDialog } from '../page/dialog/form-dialog.ts'
import { isTypedInput } from '../page/field/typed-input.ts'
import type { Button, Field, Form } from '../page/model/form-model.ts'
import { documentOf, uniqueSelector } from '../page/model/page-document.ts'
import type { Link, PageModel } from '../page/model/page-model.ts'
import { saysSend } from '../page/text/says-send.ts'
import { inferButtonName } from './infer-button-name.ts'

/** Most ancestors of a button to search for its fields. */
const MAX_LEVELS = 12
/** Most elements of a loose form; a larger one is a part of the page. */
const MAX_ELEMENTS = 300
const MAX_BUTTONS = 200
const CHOICES = new Set(['checkbox', 'radio', 'switch', 'select-one', 'select-multiple', 'listbox', 'combobox'])

/**
 * Groups of controls outside any form that a script submits, read as forms: the nearest element around a submit button and
 * the fields before it. Each field is in at most one of them.
 * @param page as `parsePage` returned it, not a copy
 * @returns in document order; `index` is -1, `selector` is of the element around, and the one submit control is the button
 */
export function looseForms(page: PageModel): Form[] {
  const fields = page.looseFields.filter(isTypedInput)
  if (fields.length === 0) return []
  const found = senders(page).flatMap((button) => groupOf(button, fields, page) ?? [])
  const taken = new Set<Field>()
  const forms: Form[] = []
  // The smallest first; of several buttons beside the same fields, the one with the fewest words.
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

/** Buttons, and links that act as buttons, outside forms, whose words submit something. Many are disabled until the fields are filled. */
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

/** Whether fields make a form: not choices alone, disabled text fields, or a password without an account. */
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
    // A script decides; assume that it changes something.
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
