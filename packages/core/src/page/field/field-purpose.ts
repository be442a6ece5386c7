import { allWords, phrasesOf } from '../../lexicon/languages.ts'
import { PhraseMatcher } from '../../lexicon/phrases.ts'
import { plain } from '../../lexicon/plain.ts'
import { type FieldPurpose, fieldPurposes } from '../../standards/field-purposes.ts'
import {
  autofillPurposes,
  fieldNameParts,
  meaninglessNames,
  numericPurposes,
  typePurposes,
} from '../../standards/field-words.ts'
import { sensitivePurposes } from '../../standards/sensitive-fields.ts'
import { autofillField } from '../label/semantic-name.ts'
import type { Field } from '../model/form-model.ts'
import { reasonNamed } from './reason-named.ts'

const phrases = phrasesOf('fields', fieldPurposes)
const matcher = new PhraseMatcher(phrases)
/** In identifiers `data` is no day, as it is in Italian. */
const names = new PhraseMatcher(
  phrases.map(([purpose, list]) => [purpose, list.filter((phrase) => !meaninglessNames.includes(phrase))] as const),
)
/** Purposes of whole labels. */
const labels = new Map(
  phrasesOf('labels', fieldPurposes).flatMap(([purpose, list]) =>
    list.map((label): [string, FieldPurpose] => [label, purpose]),
  ),
)

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

/** Types of fields that can hold a number or a code. */
const WRITTEN = new Set(['text', 'tel', 'number', 'select-one'])
const SECRETS = {
  captcha: 'captcha',
  'one-time-code': 'one-time-code',
  password: 'password',
  payment: 'card-security-code',
} as const

/** Found anywhere in a path. */
const FOR_PERSONS = new Set<string>([...Object.keys(sensitivePurposes), 'one-time-code', 'captcha', 'consent'])
/** What a form asks for along with a card number. */
const ON_BILL = new Set<FieldPurpose>(['email', 'phone', 'street-address', 'city', 'region', 'postal-code', 'country'])
const SECRET_TEXTS = new Set<FieldPurpose>(['password', 'new-password', 'one-time-code'])
/** What fields of type `password` may ask for besides the current password. */
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
  // A label that asks for a CAPTCHA wins over the name.
  if (isForEyes(clues.label, clues.type)) return { purpose: 'captcha', from: 'label' }
  const tried: [Source, string | undefined][] = [
    ['name', clues.name],
    ['id', clues.id],
    ['label', clues.label],
    ['placeholder', clues.placeholder],
  ]
  for (const [from, text] of tried) {
    if (!text) continue
    const known = from === 'name' || from === 'id' ? purposeNamed(text) : purposeCalled(text)
    const secret = WRITTEN.has(clues.type) ? secretNamed(text, known) : undefined
    const purpose = secret ?? known
    if (purpose && purpose !== 'unknown')
      return readOff(clues.label, secret) ?? saidByLabel(purpose, clues.label) ?? { purpose, from }
  }
  return undefined
}

/** The purpose that a label or a placeholder names. */
function purposeCalled(text: string): FieldPurpose | undefined {
  return wholeLabel(text) ?? matcher.match(text)
}

/** A text is a whole label up to so many characters. */
const MAX_LABEL = 60

/** What stands in brackets explains: "By (valgfri)". */
function wholeLabel(text: string): FieldPurpose | undefined {
  return text.length > MAX_LABEL ? undefined : labels.get(plain(text.replace(/[(（][^()（）]*[)）]/g, '')))
}

/** Purposes that identifiers use loosely, with the more precise ones that a label may give. */
const BROAD: Readonly<Partial<Record<FieldPurpose, ReadonlySet<FieldPurpose>>>> = {
  name: new Set(['username', 'email', 'family-name', 'organization']),
  username: new Set(['email']),
  date: new Set(['birth-date', 'card-expiry']),
  'card-number': new Set(['card-name', 'card-expiry', 'card-security-code']),
}

/** A label that is more precise than the identifier wins: `name` with the label "Username". One that also names the broad purpose does not. */
function saidByLabel(known: FieldPurpose, label: string): { purpose: FieldPurpose; from: Source } | undefined {
  const whole = wholeLabel(label)
  const told = !BROAD[known] || !label ? [] : whole ? [whole] : matcher.matchAll(label)
  const purpose = told.includes(known) ? undefined : told.find((each) => BROAD[known]!.has(each))
  return purpose && { purpose, from: 'label' }
}

/** The secret that a run would refuse to fill because of its name, unless a more precise purpose is known. */
function secretNamed(text: string, known: FieldPurpose | undefined): FieldPurpose | undefined {
  const reason = known && FOR_PERSONS.has(known) ? undefined : reasonNamed(text, allWords)
  return reason && !(reason === 'payment' && known && ON_BILL.has(known)) ? SECRETS[reason] : undefined
}

/** Whether a text asks for a CAPTCHA: a code to read or a sum to work out. */
export function isForEyes(text: string, type: string): boolean {
  return type !== 'select-one' && WRITTEN.has(type) && reasonNamed(text, allWords) === 'captcha'
}

function readOff(label: string, secret: FieldPurpose | undefined): { purpose: FieldPurpose; from: Source } | undefined {
  const purpose = matcher.match(label)
  const isRead = purpose === 'captcha' || purpose === 'one-time-code'
  // A "security code" is one from a picture, unless its label speaks of a card.
  return isRead || (secret === 'captcha' && purpose === 'card-security-code') ? { purpose, from: 'label' } : undefined
}

/**
 * The purpose that an identifier names. In a path, such as `contactForm:address.city` or `user[address][city]`, the last part counts, as it
 * does after an owner: `company_email`. A secret counts anywhere, but fields beside a card number carry the card's name too:
 * `creditCard.billing.city`.
 */
export function purposeNamed(identifier: string): FieldPurpose | undefined {
  if (/^[qs]$/i.test(identifier)) return 'search'
  const purpose = names.match(identifier) ?? fromParts(identifier)
  const isCard = purpose === 'card-number'
  const isOwner = purpose === 'username' || purpose === 'organization'
  if (!isCard && !isOwner && !/[.:$[/]/.test(identifier)) return purpose
  const last = names.match(identifier, 'last')
  if (!last || sensitivePurposes[last]) return last ?? purpose
  return (isCard ? ON_BILL.has(last) : !purpose || !FOR_PERSONS.has(purpose)) ? last : purpose
}

/** Known parts of identifiers with their purposes. The leftmost match wins, then the earlier one in the list. */
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

/** Whether a check box is an opt-in to mail. */
function asksForMail({ name, id, label }: PurposeClues): boolean {
  return [name, id, label].some((text) => text && allWords.subscribes.test(plain(text)))
}

/** A check box called "email" is not an address; a select called "name" is not a name. */
function fits(purpose: FieldPurpose, { type, tag }: PurposeClues): boolean {
  if (type === 'checkbox' || type === 'radio' || type === 'switch')
    return purpose === 'consent' || purpose === 'captcha'
  if (tag === 'textarea') return purpose !== 'password' && purpose !== 'email' && purpose !== 'search'
  // Nobody picks a password or a code from a list, or reads one off a picture there, or types a password as a number.
  if (tag === 'select') return !SECRET_TEXTS.has(purpose) && purpose !== 'consent' && purpose !== 'captcha'
  if (type === 'number' && purpose !== 'one-time-code' && SECRET_TEXTS.has(purpose)) return false
  return purpose !== 'consent'
}
