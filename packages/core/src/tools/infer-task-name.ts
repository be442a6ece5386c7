import { attribute, following, type HtmlNode, TEXT } from '../html/node.ts'
import { plain } from '../lexicon/plain.ts'
import { loneVerbs } from '../lexicon/task-names.ts'
import type { Form } from '../page/model/form-model.ts'
import { documentOf } from '../page/model/page-document.ts'
import type { PageModel } from '../page/model/page-model.ts'
import { type FormEvidence, formEvidence, lastOf } from './form-evidence.ts'
import { type FormTask, formNameRules } from './form-name-rules.ts'
import { inferButtonName } from './infer-button-name.ts'
import { camelCase, ownWords, type Task, taskOf } from './task-name.ts'

/**
 * The name of the task that a form does, as discovery gives it: one of the specification's names where that is true
 * (`signup`, `login`, `contactSales`, `subscribe`, `booking`), else one made of the form's own words, such as
 * `bookAppointment` or `requestQuote`; `submitForm` where nothing tells.
 *
 * @param page the page that the form stands on, as `parsePage` returned it, not a copy
 */
export function inferTaskName(form: Form, page: PageModel): string {
  const evidence = formEvidence(form, page)
  const rule = formNameRules.find(({ holds }) => holds(evidence))
  const language = page.language.code
  const { submitTexts, label } = form.nameHints
  const identifiers = identifiersOf(form)
  const titles = [lineAbove(form, page), ...headingsOf(form, page), label]
  const site = siteOf(page)
  // The heading over an order is the name of what is sold, unless it looks for one that was made.
  const looks = titles.filter((title) => title && LOOKS_UP.has(taskOf([title], { language })?.verb))
  const texts = rule?.task === 'order' ? [...submitTexts, ...looks] : [...submitTexts.slice(0, 2), ...titles]
  const read = (more: readonly string[]) => taskOf([...texts, ...more], { language, identifiers, site })
  const labels = labelsOf(form, evidence)
  const told = read([])
  const isFull = told?.isTold && told.name !== (told.verb && loneVerbs[told.verb])
  const own = isFull || labels.length === 0 ? told : (read(labels) ?? taskOf(labels, { language }))
  if (rule?.task === 'search') return searchName(form, page, { evidence, told })
  if (rule?.task) return nameByShape(rule.task, own, evidence)
  // A password leaves no doubt: whoever logs in does so under any heading.
  if (rule && (evidence.passwords > 0 || !own?.isTold)) return rule.name
  if (own?.name === 'register' && isAddressOnly(evidence)) return 'subscribe'
  const imperative = language === 'en' && !own?.verb ? imperativeName(submitTexts[0], titles) : undefined
  if (imperative ?? own) return imperative ?? own!.name
  const byWords = nameByWords(titles, language)
  if (byWords) return byWords
  if (page.forms.length > 1) return 'submitForm'
  const around = taskOf([page.title.split(TITLE_PARTS)[0], lastOf(page.url)], { language })
  return around?.isTold && around.thing ? around.name : 'submitForm'
}

const LOOKS_UP = new Set<Task['verb']>(['track', 'find', 'check'])
const UNDOES = new Set(['cancel', 'delete', 'unsubscribe'])
const PAYS = new Set(['donate', 'book', 'reserve', 'order', 'buy', 'checkout', 'register'])

/** The name of a form whose shape gives the kind of task, and whose words say which one. */
function nameByShape(shape: Exclude<FormTask, 'search'>, told: Task | undefined, { topics }: FormEvidence): string {
  const verb = told?.verb ?? ''
  switch (shape) {
    case 'cancel':
      return told && UNDOES.has(verb) ? told.name : 'cancel'
    case 'checkout':
      return told && PAYS.has(verb) ? told.name : 'checkout'
    case 'comment':
      return told?.thing === 'Review' || told?.thing === 'Feedback' ? told.name : 'comment'
    case 'order':
      return told?.name ?? 'order'
    case 'changePassword':
      return [topics.submit, topics.heading, topics.name, topics.action].some((each) => each.has('recovery'))
        ? 'recoverPassword'
        : 'changePassword'
    case 'recoverPassword':
      return 'recoverPassword'
  }
}

/** The name of a search. One by place finds shops; one with more fields than a quick search beside it is the advanced one. */
function searchName(
  { node }: Form,
  page: PageModel,
  { evidence, told }: { evidence: FormEvidence; told: Task | undefined },
): string {
  const isByPlace = evidence.texts.some(({ purpose }) => purpose === 'postal-code' || purpose === 'city')
  const finds = told?.verb === 'find' || told?.verb === 'search'
  if (finds && isByPlace && (told.thing === 'Store' || told.thing === 'Branch')) return told.name
  const isQuick = (form: Form): boolean => form.node !== node && formEvidence(form).texts.length === 1
  const hasQuick = page.forms.some((form) => isQuick(form) && form.fields.some(({ purpose }) => purpose === 'search'))
  if (hasQuick && evidence.texts.length > 2) return 'advancedSearch'
  return told?.isTold && told.thing !== 'Store' ? told.name : 'search'
}

/** The most words of a title that make a name. */
const MAX_WORDS = 4

/** A name made from a title in words that no list has: "Suggest a book", "Zustellung umleiten". */
function nameByWords(titles: readonly (string | undefined)[], language: string | undefined): string | undefined {
  for (const title of titles) {
    const words = title ? ownWords(plain(title), language) : []
    if (words.length > 1 && words.length <= MAX_WORDS) return camelCase(words.slice(0, 3))
  }
  return undefined
}

/**
 * A button of an English form begins with a verb, in the list or not: "Freeze it" under "Freeze my membership". What it is done with stands
 * on the button, else in the titles.
 */
function imperativeName(button: string | undefined, titles: readonly (string | undefined)[]): string | undefined {
  if (!button) return undefined
  const [verb, ...own] = ownWords(plain(button), 'en')
  // One word that is known is a noun: "Membership".
  if (!verb || own.length >= MAX_WORDS || (!own[0] && taskOf([button], { language: 'en' }))) return undefined
  const objects = [own, ...titles.map((title) => (title ? ownWords(plain(title), 'en') : []))]
    .map((words) => words.filter((word) => !word.startsWith(verb)))
    .find(({ length }) => length > 0 && length < MAX_WORDS)
  return objects && camelCase([verb, ...objects.slice(0, 2)])
}

/** Whether a form asks only for an address and perhaps a name, as for a newsletter. */
function isAddressOnly({ texts, emails, messages }: FormEvidence): boolean {
  return emails > 0 && messages === 0 && texts.length <= 3 && texts.every(({ purpose }) => /email|name/.test(purpose))
}

/** A line of text above the first control that is no heading and no label: many form builders title forms so. */
export function lineAbove({ node }: Form, page: PageModel): string | undefined {
  const form = documentOf(page).elements[node]
  let left = 60
  for (let at = form && following(form, form); at && left-- > 0; at = following(at, form!)) {
    if (/^(?:input|select|textarea|button|label|h[1-6]|legend)$/.test(at.tag)) {
      if (attribute(at, 'type') !== 'hidden') return undefined
    }
    if (at.tag === TEXT && /\p{L}{2}/u.test(at.text)) return isAlone(at) ? at.text.trim() : undefined
  }
  return undefined
}

function isAlone({ prev, next }: HtmlNode): boolean {
  return !prev && !next
}

/** Labels that say what the form is for: of files ("CV"), and of the only one or two fields ("Discount code"). */
function labelsOf({ fields }: Form, { texts }: FormEvidence): string[] {
  const few = texts.length <= 2 ? texts : []
  const asked = few.filter(({ purpose }) => !/email|name|password|message|phone/.test(purpose))
  return [...fields.filter(({ type }) => type === 'file'), ...asked].map(({ label }) => label.text)
}

/** The names of the site, in its title and host. */
export function siteOf({ title, url }: Pick<PageModel, 'title' | 'url'>): string {
  return `${title.split(TITLE_PARTS).slice(1).join(' ')} ${URL.parse(url)?.hostname ?? ''}`
}

/** Between the name of a page and that of its site. */
export const TITLE_PARTS = / [-|–—•·:] /

/** Headings inside a form that name its parts, else the one over it. */
function headingsOf({ nameHints: { heading }, node }: Form, page: PageModel): (string | undefined)[] {
  const last = documentOf(page).elements[node]?.lastOrder ?? node
  const inside = page.headings.filter((each) => each.node > node && each.node <= last).map(({ text }) => text)
  return inside.length > 0 ? inside.slice(0, 4) : [heading]
}

function identifiersOf({ nameHints: { id, name, action } }: Form): (string | undefined)[] {
  return [name, id, action && lastOf(action)]
}

/** A question or a title rather than an action: "Why join us". */
const ASKS = /^(?:why|how|what|who|where|when|about|read|our|the)\b/i
const MAX_BUTTON_CHARACTERS = 60

/**
 * The name of the task that a button does, or a link that acts as one; undefined where its text names none.
 *
 * @param language BCP 47 primary subtag of the page
 */
export function inferButtonTask(text: string, language?: string): string | undefined {
  if (text.length > MAX_BUTTON_CHARACTERS || ASKS.test(text)) return undefined
  const told = taskOf([text], { language })
  if (told?.isTold && told.thing && told.verb !== 'send') return told.name
  const name = inferButtonName(text, language)
  // "Contact sheets" is no contact: nothing else may be said.
  return name === 'login' || name === 'signup' || told?.name === name ? name : undefined
}
