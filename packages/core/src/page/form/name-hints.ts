import { attribute, closest, contains, following, type HtmlNode } from '../../html/node.ts'
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

/**
 * A legend names the form when its group holds all that is filled in, and that is more than one choice; of several groups
 * each names its own part.
 */
export function legendOf(form: HtmlNode): string {
  let left = 200
  let group: HtmlNode | null = null
  let text = ''
  const asked = new Set<HtmlNode | string>()
  for (let node = following(form, form); node && left-- > 0; node = following(node, form)) {
    const isFilled = /^(?:input|select|textarea)$/.test(node.tag) && !/^(?:hidden|submit|image)$/.test(typeOf(node))
    if (node.tag === 'legend' && !group) {
      group = node.parent
      text = textOf(node, { limit: 100 })
    } else if (!group && (isFilled || /^h[1-6]$/.test(node.tag))) return ''
    else if (group && isFilled && !contains(group, node)) return ''
    if (isFilled) asked.add(/^(?:radio|checkbox)$/.test(typeOf(node)) ? (attribute(node, 'name') ?? node) : node)
  }
  const [only] = asked
  return asked.size === 1 && typeof only === 'string' ? '' : text
}

function typeOf(input: HtmlNode): string {
  return attribute(input, 'type')?.toLowerCase() ?? ''
}

/** Parts of a page whose headings are about nothing outside of them. */
const SECTION = /^(?:section|article|aside|nav|footer|main|dialog)$/
/** Parts that the headings outside of them say nothing of. */
const APART = /^(?:footer|aside|nav)$/
/** Headings before a form that are looked at. */
const MAX_BEFORE = 20

/**
 * The first heading inside, else the last one before it that stands over it: one of another section, or of the page for a form in its
 * footer, is about something else. A heading outside of the form's dialog yields to its label.
 */
function headingOf(form: HtmlNode, page: PageContext, dialog: Dialog | undefined): string {
  const { headings } = page.found
  const next = firstFrom(headings, form.order, ({ order }) => order)
  const inside = headings[next]
  if (inside && contains(form, inside)) return textOf(inside, { limit: 100 })
  const before = headings.slice(Math.max(0, next - MAX_BEFORE), next).findLast((heading) => isOver(heading, form))
  if (dialog?.label && (!before || before.order < dialog.node)) return dialog.label
  return before ? textOf(before, { limit: 100 }) : ''
}

/** Whether a heading before a form is about it, as far as the parts of the page tell. */
export function isOver(heading: HtmlNode, form: HtmlNode): boolean {
  const section = around(heading, SECTION)
  const apart = around(form, APART)
  return (!section || contains(section, form)) && (!apart || contains(apart, heading))
}

function around(node: HtmlNode, tags: RegExp): HtmlNode | undefined {
  return closest(node, ({ tag }) => tags.test(tag))
}
