import { cleanText } from '../html/clean-text.ts'
import type { Button, Form } from '../page/form-model.ts'
import type { Link, PageModel } from '../page/page-model.ts'
import { isTypedInput } from '../page/typed-input.ts'
import type { Fingerprint } from '../schema/tool.ts'

const MAX_FIELDS = 40

/** What tells a form apart besides its selector. */
export function formFingerprint(form: Form, page: PageModel): Fingerprint {
  const { label, heading, submitTexts } = form.nameHints
  const fields = form.fields.filter(isTypedInput).map(({ purpose, name, id }) => `${purpose}:${name || id || ''}`)
  return {
    selector: form.selector,
    role: 'form',
    name: cleanText(label || heading || submitTexts[0] || '', 100),
    fields: [...new Set(fields)].sort().slice(0, MAX_FIELDS),
    ...(form.actionText === undefined ? {} : pathOf(form.action)),
    neighbours: neighboursOf(form.node, page, (button) => button.formIndex === form.index),
  }
}

/** What tells a button, or a link that acts as one, apart besides its selector. */
export function buttonFingerprint(button: Button | Link, selector: string, page: PageModel): Fingerprint {
  const isLink = 'hrefText' in button
  return {
    selector,
    role: isLink ? 'link' : 'button',
    name: cleanText(button.text, 100),
    fields: [],
    ...(isLink ? pathOf(button.href) : {}),
    neighbours: neighboursOf(button.node, page, ({ node }) => node === button.node),
  }
}

/** Without the query: it often holds what changes from visit to visit. */
function pathOf(address: string | undefined): { action?: string } {
  const url = address === undefined ? null : URL.parse(address)
  return url ? { action: cleanText(url.pathname, 200) } : {}
}

function neighboursOf(node: number, page: PageModel, isOwn: (button: Button) => boolean): Fingerprint['neighbours'] {
  const buttons = page.buttons.filter((button) => button.text !== '' && !isOwn(button))
  const heading = page.headings.findLast((heading) => heading.node < node)?.text
  const before = buttons.findLast((button) => button.node < node)?.text
  const after = buttons.find((button) => button.node > node)?.text
  return {
    ...(heading ? { heading: cleanText(heading, 100) } : {}),
    ...(before ? { before: cleanText(before, 100) } : {}),
    ...(after ? { after: cleanText(after, 100) } : {}),
  }
}
