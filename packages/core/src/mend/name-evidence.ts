import { escapeHtml } from '../audit/snippets/html.ts'
import { attribute, type HtmlNode } from '../html/node.ts'
import { isTelling } from '../page/label/telling-text.ts'
import type { Button, Form } from '../page/model/form-model.ts'
import { isDescriptive } from '../page/text/descriptive-text.ts'
import { buttonPlaceholder, labelPlaceholder } from '../standards/placeholders.ts'
import { type ButtonName, buttonNameIn } from './mend-button.ts'
import { fieldOf } from './mend-field.ts'
import { elementOf, type MendPage } from './mend-page.ts'

/**
 * What a field is to be called: what the report reads on its page, else what the same field is called on the other pages.
 * Escaped for HTML; undefined if only a person knows.
 */
export function fieldText(selector: string, code: string, others: readonly MendPage[]): string | undefined {
  const [, text] = /aria-label="([^"]*)"|>([^<]*)<\/label>$/.exec(code)?.filter((part) => part !== undefined) ?? []
  if (text && text !== labelPlaceholder) return text
  return only(
    others.flatMap((page) => {
      const node = elementOf(page, selector)
      const field = node && fieldOf(page, node)
      return field && isTelling(field.accessibleName) ? escapeHtml(field.accessibleName) : []
    }),
  )
}

/**
 * What a button is to be called: what the report reads on its page, what the same button is called on the other pages, what
 * it opens or sends. Undefined if only a person knows.
 */
export function buttonName(
  page: MendPage,
  { selector, code }: { selector: string; code: string },
  others: readonly MendPage[],
): ButtonName | undefined {
  const proposed = buttonNameIn(code)
  if (proposed && proposed.text !== buttonPlaceholder) return proposed
  const node = elementOf(page, selector)
  const button = page.page.buttons.find((each) => each.node === node?.order)
  if (!node || !button) return undefined
  const form = page.page.forms.find(({ index }) => index === button.formIndex)
  const same = others.flatMap((other) => other.page.buttons.filter((each) => each.selector === selector))
  const text =
    only(same.flatMap((each) => (isDescriptive(each.text) ? each.text : []))) ??
    nameOfOpened(page, node) ??
    (form && nameOfSent(page, button, form))
  if (text === undefined || !isDescriptive(text)) return undefined
  const isInput = button.tag === 'input' && attribute(node, 'aria-label') === undefined
  return { text: escapeHtml(text), as: !isInput ? 'aria-label' : button.type === 'image' ? 'alt' : 'value' }
}

function only(texts: readonly string[]): string | undefined {
  const [text, ...others] = new Set(texts)
  return others.length > 0 ? undefined : text
}

/** A button that opens a part of the page is named after it (ARIA Authoring Practices, disclosure). */
function nameOfOpened({ elements }: MendPage, button: HtmlNode): string | undefined {
  const id = attribute(button, 'aria-controls')
  const opened = id ? elements.find((each) => attribute(each, 'id') === id) : undefined
  if (!opened || !id) return undefined
  return attribute(opened, 'aria-label') || words(id)
}

/** The only button of a form sends what the form is about. */
function nameOfSent({ elements }: MendPage, { text, node }: Button, form: Form): string | undefined {
  const { submitControls, fields } = form
  if (submitControls.length !== 1 || submitControls[0]?.node !== node) return undefined
  const asked = fields.filter(({ honeypot, csrf, hiddenBy }) => !honeypot && !csrf && !hiddenBy)
  const [search] = asked
  if (asked.length === 1 && search && (search.type === 'search' || search.purpose === 'search')) {
    if (isTelling(search.accessibleName)) return search.accessibleName
  }
  const element = elements[form.node]
  const own = element && ['id', 'name', 'class'].flatMap((name) => (attribute(element, name) ?? '').split(/\s+/))
  const name = own?.map(words).find((each) => each && / form$/i.test(each))
  if (!name) return undefined
  return /\p{L}{2}/u.test(text) ? `${text}: ${name.toLowerCase()}` : name
}

/** A name that its author gave, as words; undefined if it holds none. */
function words(name: string): string | undefined {
  const parts = name.replace(/([a-z])([A-Z])/g, '$1 $2').split(/[\s_.-]+/)
  if (parts.length < 2 || !parts.every((part) => /^[a-zA-Z]{3,}$/.test(part))) return undefined
  const text = parts.join(' ').toLowerCase()
  return text.charAt(0).toUpperCase() + text.slice(1)
}
