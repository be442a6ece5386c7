import { cleanText, quote } from '../html/clean-text.ts'
import { hasAttribute } from '../html/node.ts'
import type { Form, SubmitControl } from '../page/model/form-model.ts'
import { documentOf } from '../page/model/page-document.ts'
import type { PageModel } from '../page/model/page-model.ts'
import type { ToolSafety } from '../schema/tool.ts'
import { buttonDescriptions, formDescriptions } from '../standards/tool-descriptions.ts'
import { titleOf } from './describe-tool.ts'
import type { FieldGroup } from './field-group.ts'

/** What a description is made from. */
interface Told {
  name: string
  /** In the words of the page. */
  title: string | undefined
  safety: ToolSafety
  page: PageModel
}

/** Most fields to name, and characters of each; all are in the input schema. */
const MOST = { fields: 5, characters: 32 }
/** Addresses of forms that a script submits. */
const BY_SCRIPT = /^(?:#|javascript:)/i

/**
 * Describes the tool of a form in one or two English sentences for an agent: what it does and sends, whether it leaves the
 * page, and why a person is asked. Text from the page is in quotation marks.
 *
 * @param groups what a person would fill in
 * @param pressed the button that sends it
 */
export function formDescription(
  form: Form,
  told: Told,
  { groups, pressed }: { groups: readonly FieldGroup[]; pressed: SubmitControl | undefined },
): string {
  const { name, safety, page } = told
  const does = formDescriptions[name] && name !== 'submitForm' ? withoutStop(formDescriptions[name]) : called(told)
  const fields = fieldsOf(groups)
  const sends = fields && `${safety.readOnly ? 'looks up by' : 'sends'} ${fields}`
  const first = [does, sends].filter(Boolean).join(': ')
  return sentences(first, [leaving(form, pressed, page, safety), ...reasons(safety)])
}

/**
 * Describes the tool of a button or link.
 * @param href where a link leads
 */
export function clickDescription(told: Told, href: string | undefined): string {
  const { name, page, safety } = told
  const does = buttonDescriptions[name] ? withoutStop(buttonDescriptions[name]) : called(told)
  const url = href === undefined ? null : URL.parse(href)
  const isAway = url !== null && url.origin !== URL.parse(page.url)?.origin
  const opens = url && `opens ${quote(isAway ? url.host : url.pathname, 60)}`
  return sentences([does, opens].filter(Boolean).join(': '), reasons(safety))
}

/** The title in the words of the page, with an English one if these are in another language. */
function called({ name, title, page }: Told): string {
  const own = title && quote(title)
  const isEnglish = /^en\b/.test(page.language.code ?? 'en')
  if (own && (isEnglish || name === 'submitForm')) return own
  const english = titleOf(name)
  return own ? `${english} (${own})` : english
}

/** The names of the fields, required ones first. */
function fieldsOf(groups: readonly FieldGroup[]): string {
  const open = groups.filter(({ key, label }) => key !== undefined && label !== '')
  const labels = open
    .toSorted((a, b) => Number(b.required) - Number(a.required))
    .map(({ label }) => cleanText(label.replace(/[\s:*：]+$/u, ''), MOST.characters))
  if (labels.length === 0) return ''
  const more = labels.length - MOST.fields
  const named = labels.slice(0, more > 1 ? MOST.fields : MOST.fields + 1)
  return `${quote(named.join(', '), 200)}${more > 1 ? ` and ${more} more` : ''}`
}

/** Whether submitting leaves the page. Even with an address in the markup, a script may submit the form and stay. */
function leaving(form: Form, pressed: SubmitControl | undefined, page: PageModel, { reasons }: ToolSafety): string {
  if (reasons.some(({ reason }) => reason === 'other-origin')) return ''
  const node = documentOf(page).elements[form.node]
  const { actionText, index, method } = form
  const isSent = index !== -1 && pressed?.kind !== 'script' && node !== undefined
  const hasAddress = actionText ? !BY_SCRIPT.test(actionText) : isSent && hasAttribute(node, 'method')
  if (!isSent || !(hasAddress || pressed?.action)) return 'stays on the page'
  return method === 'get' ? 'leads to another page' : 'may leave the page'
}

function reasons({ reasons, needsPerson }: ToolSafety): string[] {
  const texts = reasons.map(({ text }) => withoutStop(text))
  return texts.length > 0 || !needsPerson ? texts : ['the page asks a person first']
}

/** @param more parts of the second sentence, the empty ones left out */
function sentences(first: string, more: readonly string[]): string {
  const second = [...new Set(more)]
    .filter((text) => text !== '')
    .map((text) => text.charAt(0).toLowerCase() + text.slice(1))
    .join('; ')
  return [first, second && `${second.charAt(0).toUpperCase()}${second.slice(1)}`]
    .filter(Boolean)
    .map((sentence) => `${sentence}.`)
    .join(' ')
}

function withoutStop(text: string): string {
  return text.replace(/\.$/, '')
}
