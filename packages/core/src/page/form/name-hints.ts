import { attribute, closest, contains, following, type HtmlNode } from '../../html/node.ts'
import { textOf } from '../../html/text.ts'
import type { PageContext } from '../collect/context.ts'
import { firstFrom } from '../collect/first-from.ts'
import { ariaName } from '../label/label.ts'
import type { Dialog } from '../model/dialog-model.ts'
import type { NameHints, SubmitControl } from '../model/form-model.ts'

/** What is known about a form before its name hints are read. */
interface FormSetting {
  submitControls: readonly SubmitControl[]
  /** The dialog around the form. */
  dialog: Dialog | undefined
}

/** The texts that name a form, by where they are. */
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
 * The legend that names a form: its group holds all fields, and these are more than one choice. One of several groups
 * names its own part only.
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

/** Parts of a page whose headings apply only inside. */
const SECTION = /^(?:section|article|aside|nav|footer|main|dialog)$/
/** Parts of a page that headings outside do not apply to. */
const APART = /^(?:footer|aside|nav)$/
/** Most headings before a form to look at. */
const MAX_BEFORE = 20

/**
 * The first heading inside a form, else the last one before it that applies to it: one of another section, or of the page for a form in its
 * footer, does not. The label of the form's dialog wins over a heading outside.
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

/** Whether a heading before a form applies to it, by the parts of the page. */
export function isOver(heading: HtmlNode, form: HtmlNode): boolean {
  const section = around(heading, SECTION)
  const apart = around(form, APART)
  return (!section || contains(section, form)) && (!apart || contains(apart, heading))
}

function around(node: HtmlNode, tags: RegExp): HtmlNode | undefined {
  return closest(node, ({ tag }) => tags.test(tag))
}
