import { cleanText } from '../html/clean-text.ts'
import { isOtherOrigin } from '../page/address/other-origin.ts'
import { pressingNeeds } from '../page/button/sending-button.ts'
import type { Form } from '../page/model/form-model.ts'
import type { PersonReason, ToolSafety } from '../schema/tool.ts'
import { orderText, personReasonTexts } from '../standards/person-reasons.ts'
import { captchaResponseNames } from '../standards/unfilled-controls.ts'
import type { FieldGroup } from './field-group.ts'

/**
 * What of a form needs a person, and why: secrets, payment, files, captchas, consent, another site's address, and what
 * deletes or orders.
 * @param submitText name of the button that sends it
 */
export function formSafety(form: Form, groups: readonly FieldGroup[], submitText = ''): ToolSafety {
  const fields = new Map<PersonReason, string[]>()
  const add = (reason: PersonReason, field?: string): void => {
    const known = fields.get(reason) ?? []
    fields.set(reason, field === undefined ? known : [...known, field])
  }
  for (const group of groups) {
    if (group.person) add(group.person, group.label)
    else if (group.required && group.fields[0].purpose === 'consent') add('consent', group.label)
  }
  if (form.fields.some(({ name }) => captchaResponseNames.has(name ?? ''))) add('captcha')
  if (form.hostedPayment) add('payment', form.hostedPayment)
  if (form.crossOrigin) add('other-origin')
  const pressing = sendingNeeds(form, submitText)
  if (pressing && !fields.has(pressing)) add(pressing)
  const safety: ToolSafety = {
    needsPerson: fields.size > 0 || form.approval !== undefined,
    reasons: [...fields].map(([reason, fields]) => ({ reason, fields, text: textOf(reason, fields) })),
    consequential: form.method === 'post' || fields.size > 0,
  }
  if (form.approval) safety.approval = cleanText(form.approval, 100)
  return safety
}

/**
 * A click fills in nothing. It opens something, or leads somewhere: a person has a say where that is another site, and where
 * its name speaks of deleting or ordering. A link pays nothing yet.
 */
export function clickSafety(text: string, href: string | undefined, pageUrl: string): ToolSafety {
  const reasons: PersonReason[] = []
  const pressing = pressingNeeds(text)
  if (pressing === 'deletion' || (pressing && href === undefined)) reasons.push(pressing)
  const isConsequential = reasons.length > 0
  if (href !== undefined && isOtherOrigin(href, new URL(pageUrl).origin)) reasons.push('other-origin')
  return {
    needsPerson: reasons.length > 0,
    reasons: reasons.map((reason) => ({ reason, fields: [], text: textOf(reason, []) })),
    consequential: isConsequential,
  }
}

/**
 * What sending the form does, by the name of its button, by what the form is called, and by where it goes: "Continue" under
 * "Delete your account" deletes. A form that only asks a question is what its button says.
 */
function sendingNeeds({ action, method, nameHints }: Form, submitText: string): PersonReason | undefined {
  const { label = '', heading = '' } = nameHints
  const names = method === 'get' ? [submitText] : [submitText, label, heading, nameHints.action ? namesOf(action) : '']
  return names.map(pressingNeeds).find((reason) => reason !== undefined)
}

/** The last part of an address, and the values of its query: `/account/delete`, `?do=delete`. */
function namesOf(address: string): string {
  const url = URL.parse(address)
  if (!url) return ''
  return [url.pathname.split('/').findLast((part) => /\p{L}/u.test(part)) ?? '', ...url.searchParams.values()].join(' ')
}

/** Without a field to fill it is the button that pays. */
function textOf(reason: PersonReason, fields: readonly string[]): string {
  return reason === 'payment' && fields.length === 0 ? orderText : personReasonTexts[reason]
}
