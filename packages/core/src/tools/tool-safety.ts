import { cleanText } from '../html/clean-text.ts'
import { allWords, phrasesOf } from '../lexicon/languages.ts'
import { PhraseMatcher } from '../lexicon/phrases.ts'
import { plain } from '../lexicon/plain.ts'
import { isOtherOrigin } from '../page/address/resolve-url.ts'
import { type Deed, deedNeeds } from '../page/button/deed.ts'
import { isPlain } from '../page/button/pressing-needs.ts'
import type { Form } from '../page/model/form-model.ts'
import { hasPrice } from '../page/text/price.ts'
import type { PersonReason, ToolSafety } from '../schema/tool.ts'
import { orderText, personReasonTexts } from '../standards/person-reasons.ts'
import { captchaResponseNames } from '../standards/unfilled-controls.ts'
import type { FieldGroup } from './field-group.ts'

/**
 * What of a form needs a person, and why: secrets, payment, files, captchas, consent, another site's address, and what
 * deletes, pays or binds.
 * @param deeds what is pressed: the button that sends it, what opens its dialog
 */
export function formSafety(form: Form, groups: readonly FieldGroup[], deeds: readonly Deed[] = []): ToolSafety {
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
  for (const reason of deeds.map((deed) => deedNeeds(deed, allWords))) if (reason && !fields.has(reason)) add(reason)
  if (fields.size === 0 && movesMoney(groups, deeds.at(-1)?.button ?? '')) add('payment')
  const safety: ToolSafety = {
    needsPerson: fields.size > 0 || form.approval !== undefined,
    reasons: [...fields].map(([reason, fields]) => ({ reason, fields, text: textOf(reason, fields) })),
    consequential: form.method === 'post' || fields.size > 0,
    readOnly: fields.size === 0 && form.approval === undefined && onlyAsks(form, groups, deeds),
  }
  if (form.approval) safety.approval = cleanText(form.approval, 100)
  return safety
}

const amounts = new PhraseMatcher([...phrasesOf('fields', ['amount']), ...phrasesOf('labels', ['amount'])])
const payees = new PhraseMatcher(phrasesOf('texts', ['payees']))

/** Whether the fields ask how much goes to whom: a button that only sends them does not say so. */
function movesMoney(groups: readonly FieldGroup[], button: string): boolean {
  if (isPlain(plain(button), allWords)) return false
  const asks = (phrases: PhraseMatcher<string>): boolean =>
    groups.some(({ label }) => phrases.match(label) !== undefined)
  return asks(amounts) && asks(payees)
}

/** Purposes of fields that leave personal data with the site. */
const PERSONAL = /^(?:email|phone|name|given-name|family-name|message|username|consent)$/

/**
 * Whether submitting a form only looks something up: it uses GET with an action, or is a search; it asks for no personal
 * data; and no button of it adds to a cart, subscribes or costs anything.
 */
function onlyAsks(
  { method, actionText, fields }: Form,
  groups: readonly FieldGroup[],
  deeds: readonly Deed[],
): boolean {
  if (method !== 'get' || groups.length === 0) return false
  if (groups.some(({ fields: [field] }) => PERSONAL.test(field.purpose) || field.type === 'textarea')) return false
  const isSearch = fields.some(({ type, purpose }) => type === 'search' || purpose === 'search')
  return (isSearch || actionText !== undefined) && deeds.every(({ button }) => isLight(button))
}

function isLight(button: string): boolean {
  const text = plain(button)
  const { fillsCart, subscribes, signsUp } = allWords
  return !hasPrice(button) && ![fillsCart, subscribes, signsUp].some((words) => words.test(text))
}

/**
 * The safety of a click. A person is asked if it leads to another site, deletes, pays or binds. Following a link pays
 * nothing yet.
 * @param deeds what is pressed: the button or link, what opens its dialog
 */
export function clickSafety(deeds: readonly Deed[], href: string | undefined, pageUrl: string): ToolSafety {
  const needed = deeds
    .map((deed) => deedNeeds(deed, allWords))
    .filter((reason) => reason === 'deletion' || (reason && href === undefined))
  const reasons: PersonReason[] = [...new Set(needed)] as PersonReason[]
  const isConsequential = reasons.length > 0
  if (href !== undefined && isOtherOrigin(href, new URL(pageUrl).origin)) reasons.push('other-origin')
  return {
    needsPerson: reasons.length > 0,
    reasons: reasons.map((reason) => ({ reason, fields: [], text: textOf(reason, []) })),
    consequential: isConsequential,
    // A link on the same site only shows something.
    readOnly: reasons.length === 0 && (href !== undefined || deeds.every(({ button }) => looksOnly(button))),
  }
}

/** Whether a button only shows something: "View prices", "Search". */
function looksOnly(button: string): boolean {
  return allWords.reads.test(plain(button)) && isLight(button)
}

/** Without a payment field, it is the button that pays. */
function textOf(reason: PersonReason, fields: readonly string[]): string {
  return reason === 'payment' && fields.length === 0 ? orderText : personReasonTexts[reason]
}
