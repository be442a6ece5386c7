import { allWords, phrasesOf } from '../lexicon/languages.ts'
import { PhraseMatcher, words } from '../lexicon/phrases.ts'
import { pressingNeeds } from '../page/button/pressing-needs.ts'
import { sendingButton } from '../page/button/sending-button.ts'
import type { Field, Form } from '../page/model/form-model.ts'
import type { PageModel } from '../page/model/page-model.ts'
import { saysSend } from '../page/text/says-send.ts'
import type { ToolTopic } from '../standards/tool-words.ts'
import { remembered } from './remembered.ts'
import { topicsOf, topicsOfName } from './topics.ts'

/** What the rules for a form's name look at: its shape, and the topics of the words in and around it. */
export interface FormEvidence {
  /** Controls that a person fills, without honeypots and tokens. */
  fields: Field[]
  /** Those for text: no check boxes, radio buttons, files. */
  texts: Field[]
  method: Form['method']
  passwords: number
  newPasswords: number
  currentPasswords: number
  emails: number
  /** Fields that identify an account: address, user name, phone number. */
  identifiers: number
  /** Fields that ask who the person is or where they live. */
  personal: number
  /** Fields of a payment card. */
  cards: number
  /** Text areas and message fields. */
  messages: number
  topics: Record<EvidenceSource, ReadonlySet<ToolTopic>>
  /** Its words say that it deletes or cancels something. */
  undoes: boolean
  /** Its button says what it does, in words of no known topic. */
  saysOther: boolean
}

/** Where words are: on the submit control, above the form, in its id, name and action, in its fields, on the page. */
export type EvidenceSource = 'submit' | 'heading' | 'name' | 'action' | 'fields' | 'page'

const PERSONAL = new Set<Field['purpose']>([
  'name',
  'given-name',
  'family-name',
  'birth-date',
  'organization',
  'job-title',
  'street-address',
  'city',
  'region',
  'postal-code',
  'country',
])
const CARD = new Set<Field['purpose']>(['card-number', 'card-expiry', 'card-security-code'])
/** Words in identifiers of the field for the password in use. */
const CURRENT = new Set(['old', 'current', 'existing'])
const currentPassword = new PhraseMatcher(phrasesOf('texts', ['passwordInUse']))
const IDENTIFIERS = new Set<Field['purpose']>(['email', 'username', 'phone'])
const CHOICES = new Set(['checkbox', 'radio', 'switch', 'file', 'range', 'color'])

/** Most fields to read for words. */
const MAX_READ = 100

/** Gathers the evidence of one form. The page adds what its title and address say. */
export function formEvidence(form: Form, page?: Pick<PageModel, 'title' | 'url'>): FormEvidence {
  const fields = form.fields.filter(({ type, honeypot, csrf }) => type !== 'hidden' && !honeypot && !csrf)
  const texts = fields.filter(({ type, purpose }) => !CHOICES.has(type) && purpose !== 'captcha')
  const secrets = texts.filter(({ type, purpose }) => isPassword(type, purpose))
  const count = (test: (field: Field) => boolean) => texts.filter(test).length
  const { nameHints } = form
  const topics: FormEvidence['topics'] = onDemand({
    submit: () => union(nameHints.submitTexts.map(topicsOf)),
    heading: () => union([topicsOf(nameHints.label), topicsOf(nameHints.heading)]),
    name: () => union([nameHints.id, nameHints.name, nameHints.className].map(topicsOfName)),
    action: () => topicsOfName(nameHints.action),
    fields: () => union(fields.slice(0, MAX_READ).flatMap(fieldTopics)),
    page: () => union(page ? [topicsOf(page.title), topicsOfName(pathOf(page.url))] : []),
  })
  return {
    fields,
    texts,
    method: form.method,
    passwords: secrets.length,
    newPasswords: secrets.filter(({ purpose }) => purpose === 'new-password').length,
    currentPasswords: secrets.filter(isCurrentPassword).length,
    emails: count((field) => field.purpose === 'email' && !isCode(field)),
    identifiers: count((field) => IDENTIFIERS.has(field.purpose) && !isCode(field)),
    personal: count(({ purpose }) => PERSONAL.has(purpose)),
    cards: count(({ purpose }) => CARD.has(purpose)),
    messages: count(({ purpose, tag }) => purpose === 'message' || tag === 'textarea'),
    topics,
    get undoes() {
      return undoes(form, topics, page)
    },
    get saysOther() {
      return saysOther(form, topics)
    },
  }
}

/** Members that are computed on first use: most rules are decided by shape before many words are read. */
function onDemand<Members extends object>(readers: { [Key in keyof Members]: () => Members[Key] }): Members {
  const members = {} as Members
  for (const key of Object.keys(readers) as (keyof Members)[]) {
    let known: { value: Members[typeof key] } | undefined
    Object.defineProperty(members, key, {
      enumerable: true,
      get: () => {
        known ??= { value: readers[key]() }
        return known.value
      },
    })
  }
  return members
}

/**
 * Whether a form deletes or cancels something. The button decides if it names a topic, since a login is a login under any heading. Else the
 * form's own names and action decide, then the page, unless the form names another topic.
 */
function undoes({ nameHints }: Form, topics: FormEvidence['topics'], page?: Pick<PageModel, 'title' | 'url'>): boolean {
  const pressed = sendingText(nameHints)
  if (isUndoing(pressed)) return true
  if (topicsOf(pressed).size > 0) return false
  const { label, heading, id, name, action } = nameHints
  if ([label, heading, id, name, action && lastOf(action)].some(isUndoing)) return true
  if (!page || ![page.title, lastOf(page.url)].some(isUndoing)) return false
  return [topics.heading, topics.name, topics.action].every(({ size }) => size === 0)
}

function saysOther({ nameHints }: Form, topics: FormEvidence['topics']): boolean {
  const pressed = sendingText(nameHints)
  return /\p{L}{2}/u.test(pressed) && !saysSend(pressed) && topics.submit.size === 0
}

/** The text of the button that submits: of several, one that does not delete if possible. */
function sendingText({ submitTexts }: Form['nameHints']): string {
  const buttons = submitTexts.map((name) => ({ name, attributes: [], skips: false }))
  return sendingButton(buttons, '', allWords)?.name ?? ''
}

function isUndoing(text: string | undefined): boolean {
  return text ? deletes(text) : false
}

const deletes = remembered((text) => pressingNeeds(text, allWords) === 'deletion')

/** Whether a field takes a code, such as one sent to an address, rather than the address. */
function isCode({ name, id }: Field): boolean {
  return /code|captcha|challenge/i.test(`${name} ${id}`)
}

function isPassword(type: string, purpose: Field['purpose']): boolean {
  if (purpose === 'password' || purpose === 'new-password') return true
  return type === 'password' && purpose !== 'one-time-code' && purpose !== 'card-security-code'
}

/** An identifier such as `old_pwd` or `currentPassword`, or a label in any language of the list. */
function isCurrentPassword({ name, id, label, placeholder }: Field): boolean {
  if ([name, id].some((text) => words(text ?? '').some((word) => CURRENT.has(word)))) return true
  return [label.text, placeholder].some((text) => currentPassword.match(text ?? '') !== undefined)
}

function fieldTopics({ name, id, label, placeholder }: Field): ReadonlySet<ToolTopic>[] {
  return [topicsOfName(name), topicsOfName(id), topicsOf(label.text), topicsOf(placeholder)]
}

function union(sets: readonly ReadonlySet<ToolTopic>[]): ReadonlySet<ToolTopic> {
  const all = new Set<ToolTopic>()
  for (const set of sets) for (const topic of set) all.add(topic)
  return all
}

/** The last part of an address that has a letter. */
export function lastOf(address: string): string {
  return address.split(/[/?#]/).findLast((part) => /\p{L}/u.test(part)) ?? ''
}

function pathOf(url: string): string {
  return URL.canParse(url) ? new URL(url).pathname : ''
}
