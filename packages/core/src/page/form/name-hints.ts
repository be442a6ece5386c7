import { attribute, contains, following, type HtmlNode } from '../../html/node.ts'
import { textOf } from '../../html/text.ts'
import type { PageContext } from '../collect/context.ts'
import { firstFrom } from '../collect/first-from.ts'
import { ariaName } from '../label/label.ts'
import type { Dialog } from '../model/dialog-model.ts'
import type { NameHints, SubmitControl } from '../model/form-model.ts'

/** What is known of a form before its names are read. */
interface FormSetting {
  submitControls: readonly SubmitControl[]
  /** The one that the form sits in. */
  dialog: Dialog | undefined
}

/** What a form calls itself, by where that stands. */
export function readNameHints(form: HtmlNode, { submitControls, dialog }: FormSetting, page: PageContext): NameHints {
  const hints: NameHints = { submitTexts: submitControls.map(({ text }) => text).filter((text) => text !== '') }
  const label = ariaName(form, page, 100) || legendOf(form)
  const heading = headingOf(form, page, dialog)
  const action = attribute(form, 'action')
  const id = attribute(form, 'id')
  const name = attribute(form, 'name')
  const className = attribute(form, 'class')
  if (label) hints.label = label
  if (heading) hints.heading = heading
  if (id) hints.id = id
  if (name) hints.name = name
  if (className) hints.className = className.slice(0, 200)
  if (action) hints.action = action.slice(0, 200)
  return hints
}

/** A legend names the form when nothing comes before it; a later one names a group of choices. */
function legendOf(form: HtmlNode): string {
  let left = 200
  for (let node = following(form, form); node && left-- > 0; node = following(node, form)) {
    if (node.tag === 'legend') return textOf(node, { limit: 100 })
    if (/^(?:h[1-6]|input|select|textarea)$/.test(node.tag) && attribute(node, 'type') !== 'hidden') return ''
  }
  return ''
}

/** The first heading inside, else the last one before it; a heading outside of the form's dialog yields to its label. */
function headingOf(form: HtmlNode, page: PageContext, dialog: Dialog | undefined): string {
  const { headings } = page.found
  const next = firstFrom(headings, form.order, ({ order }) => order)
  const inside = headings[next]
  if (inside && contains(form, inside)) return textOf(inside, { limit: 100 })
  const before = headings[next - 1]
  if (dialog?.label && (!before || before.order < dialog.node)) return dialog.label
  return before ? textOf(before, { limit: 100 }) : ''
}
