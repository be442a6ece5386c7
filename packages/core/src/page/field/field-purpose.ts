import { allWords, phrasesOf } from '../../lexicon/languages.ts'
import { PhraseMatcher } from '../../lexicon/phrases.ts'
import { plain } from '../../lexicon/plain.ts'
import { type FieldPurpose, fieldPurposes } from '../../standards/field-purposes.ts'
import { autofillPurposes, fieldNameParts, numericPurposes, typePurposes } from '../../standards/field-words.ts'
import { sensitivePurposes } from '../../standards/sensitive-fields.ts'
import { autofillField } from '../label/semantic-name.ts'
import type { Field } from '../model/form-model.ts'
import { reasonNamed } from './reason-named.ts'

const matcher = new PhraseMatcher(phrasesOf('fields', fieldPurposes))

export interface PurposeClues {
  type: string
  tag: Field['tag']
  autocomplete: string | undefined
  name: string | undefined
  id: string | undefined
  /** Empty when the label was made from the name itself. */
  label: string
  placeholder: string | undefined
}

type Source = Field['purposeFrom']

/** Of these types is what holds a number or a code: not a search, a message, an address or a box to tick. */
const WRITTEN = new Set(['text', 'tel', 'number', 'select-one'])
const SECRETS = {
  captcha: 'captcha',
  'one-time-code': 'one-time-code',
  password: 'password',
  payment: 'card-security-code',
} as const

/** Found anywhere in a path. */
const FOR_PERSONS = new Set<string>([...Object.keys(sensitivePurposes), 'one-time-code', 'captcha', 'consent'])
/** What a form asks for beside the number of a card. */
const ON_BILL = new Set<FieldPurpose>(['email', 'phone', 'street-address', 'city', 'region', 'postal-code', 'country'])
const SECRET_TEXTS = new Set<FieldPurpose>(['password', 'new-password', 'one-time-code'])
/** What controls of type `password` ask for besides the password in use. */
const OF_PASSWORD_TYPE = new Set<FieldPurpose>(['new-password', 'one-time-code', 'card-security-code'])

/**
 * What a field is for, by the clues in order of trust: autocomplete token, type, name, id, label, placeholder. Type
 * `password` is refined by the other clues, because most sign-up forms repeat it.
 */
export function fieldPurpose(clues: PurposeClues): { purpose: FieldPurpose; from: Source } {
  const token = autofillField(clues.autocomplete)
  if (token && autofillPurposes[token] !== 'unknown') return { purpose: autofillPurposes[token]!, from: 'autocomplete' }
  const byType = typePurposes[clues.type]
  const byText =
    isBox(clues.type) && asksForMail(clues) ? ({ purpose: 'consent', from: 'label' } as const) : fromTexts(clues)
  if (byType === 'password') {
    return byText && OF_PASSWORD_TYPE.has(byText.purpose) ? byText : { purpose: 'password', from: 'type' }
  }
  if (byType === 'date' && byText?.purpose === 'birth-date') return byText
  if (byType === 'phone' && byText && numericPurposes.has(byText.purpose)) return byText
  if (byType) return { purpose: byType, from: 'type' }
  if (!byText)
    return {
      purpose: clues.tag === 'textarea' ? 'message' : 'unknown',
      from: clues.tag === 'textarea' ? 'type' : 'none',
    }
  return fits(byText.purpose, clues) ? byText : { purpose: 'unknown', from: 'none' }
}

function fromTexts(clues: PurposeClues): { purpose: FieldPurpose; from: Source } | undefined {
  // What only a person can read off is told by the label, whatever the name says.
  if (isForEyes(clues.label, clues.type)) return { purpose: 'captcha', from: 'label' }
  const tried: [Source, string | undefined][] = [
    ['name', clues.name],
    ['id', clues.id],
    ['label', clues.label],
    ['placeholder', clues.placeholder],
  ]
  for (const [from, text] of tried) {
    if (!text) continue
    const known = from === 'name' || from === 'id' ? purposeNamed(text) : matcher.match(text)
    const secret = WRITTEN.has(clues.type) ? secretNamed(text, known) : undefined
    const purpose = secret ?? known
    if (purpose && purpose !== 'unknown')
      return readOff(clues.label, secret) ?? saidByLabel(purpose, clues.label) ?? { purpose, from }
  }
  return undefined
}

/** What identifiers call much that has a word of its own: "name", a card, a day. */
const BROAD: Readonly<Partial<Record<FieldPurpose, ReadonlySet<FieldPurpose>>>> = {
  name: new Set(['username', 'email', 'family-name', 'organization']),
  username: new Set(['email']),
  date: new Set(['birth-date', 'card-expiry']),
  'card-number': new Set(['card-name', 'card-expiry', 'card-security-code']),
}

/** What a person is told outweighs an identifier that says less: `name` with the label "Username". Of "Username or email" both are meant. */
function saidByLabel(known: FieldPurpose, label: string): { purpose: FieldPurpose; from: Source } | undefined {
  const told = BROAD[known] && label ? matcher.matchAll(label) : []
  const purpose = told.includes(known) ? undefined : told.find((each) => BROAD[known]!.has(each))
  return purpose && { purpose, from: 'label' }
}

/** What a run refuses because of its name is a secret, unless more is known of it. */
function secretNamed(text: string, known: FieldPurpose | undefined): FieldPurpose | undefined {
  const reason = known && FOR_PERSONS.has(known) ? undefined : reasonNamed(text, allWords)
  return reason && !(reason === 'payment' && known && ON_BILL.has(known)) ? SECRETS[reason] : undefined
}

/** Whether a text asks for what only a person reads off, or works out. */
export function isForEyes(text: string, type: string): boolean {
  return WRITTEN.has(type) && reasonNamed(text, allWords) === 'captcha'
}

function readOff(label: string, secret: FieldPurpose | undefined): { purpose: FieldPurpose; from: Source } | undefined {
  const purpose = matcher.match(label)
  const isRead = purpose === 'captcha' || purpose === 'one-time-code'
  // A "security code" is that of a picture, or of a card where its label says so.
  return isRead || (secret === 'captcha' && purpose === 'card-security-code') ? { purpose, from: 'label' } : undefined
}

/**
 * What an identifier speaks of. Of a path, such as `contactForm:address.city` and `user[address][city]`, what stands last tells the most,
 * and so it does behind whose it is: `company_email`.
 * A secret is one wherever it stands, but what is beside the number of a card is called by the card as well: `creditCard.billing.city`.
 */
export function purposeNamed(identifier: string): FieldPurpose | undefined {
  if (/^[qs]$/i.test(identifier)) return 'search'
  const purpose = matcher.match(identifier) ?? fromParts(identifier)
  const isCard = purpose === 'card-number'
  const isOwner = purpose === 'username' || purpose === 'organization'
  if (!isCard && !isOwner && !/[.:$[/]/.test(identifier)) return purpose
  const last = matcher.match(identifier, 'last')
  if (!last || sensitivePurposes[last]) return last ?? purpose
  return (isCard ? ON_BILL.has(last) : !purpose || !FOR_PERSONS.has(purpose)) ? last : purpose
}

/** Every known part in one pattern, with the purpose that it tells; the leftmost wins, then the earlier in the list. */
const PARTS = new Map(
  fieldNameParts.flatMap(([purpose, parts]) => parts.map((part): [string, FieldPurpose] => [part, purpose])),
)
const ANY_PART = new RegExp([...PARTS.keys()].join('|'))

function fromParts(identifier: string): FieldPurpose | undefined {
  const squashed = identifier
    .slice(0, 100)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '')
  const part = ANY_PART.exec(squashed)?.[0]
  return part === undefined ? undefined : PARTS.get(part)
}

function isBox(type: string): boolean {
  return type === 'checkbox' || type === 'switch'
}

/** Whether a box that is ticked lets a site write to somebody. */
function asksForMail({ name, id, label }: PurposeClues): boolean {
  return [name, id, label].some((text) => text && allWords.subscribes.test(plain(text)))
}

/** A check box called "email" is not an address; a select called "name" is not a name. */
function fits(purpose: FieldPurpose, { type, tag }: PurposeClues): boolean {
  if (type === 'checkbox' || type === 'radio' || type === 'switch')
    return purpose === 'consent' || purpose === 'captcha'
  if (tag === 'textarea') return purpose !== 'password' && purpose !== 'email' && purpose !== 'search'
  // Nobody picks a password or a code from a list, or types a password as a number.
  if (tag === 'select') return !SECRET_TEXTS.has(purpose) && purpose !== 'consent'
  if (type === 'number' && purpose !== 'one-time-code' && SECRET_TEXTS.has(purpose)) return false
  return purpose !== 'consent'
}
