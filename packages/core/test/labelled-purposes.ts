import type { Field } from '../src/page/model/form-model.ts'
import { parsePage } from '../src/page/parse-page.ts'
import type { FieldPurpose } from '../src/standards/field-purposes.ts'
import { readCorpusText, readJsonLines } from './corpus.ts'

/**
 * What people called fields, and the purposes that are right for it. A password that is set may be called either. What has no purpose in our
 * list, such as a gender or a sorting, is not scored.
 */
const purposesOf: Readonly<Record<string, readonly FieldPurpose[]>> = {
  'search query': ['search'],
  email: ['email'],
  password: ['password', 'new-password'],
  'product quantity': ['quantity'],
  username: ['username'],
  'password confirmation': ['new-password'],
  city: ['city'],
  'comment text': ['message'],
  'organization name': ['organization'],
  country: ['country'],
  fax: ['phone'],
  'first name': ['given-name'],
  'last name': ['family-name'],
  phone: ['phone'],
  state: ['region'],
  'full street address': ['street-address'],
  'postal code': ['postal-code'],
  'TOS confirmation': ['consent'],
  'receive emails confirmation': ['consent'],
  captcha: ['captcha'],
  'address line 1': ['street-address'],
  'address line 2': ['street-address'],
  address: ['street-address'],
  'street name': ['street-address'],
  'street number': ['street-address'],
  'full name': ['name'],
  'username or email': ['username', 'email'],
  'email confirmation': ['email'],
  'comment title or subject': ['subject'],
  'year of birth': ['birth-date'],
  'day of birth': ['birth-date'],
  'month of birth': ['birth-date'],
  'full birth date': ['birth-date'],
  url: ['url'],
  OpenID: ['url'],
  'screen name (another nick which is not username)': ['username'],
  'middle name': ['name'],
  'ref code / invitation code / coupon': ['coupon'],
  'other file upload': ['file'],
  'picture/avatar upload': ['file'],
  'phone part 1': ['phone'],
  'phone part 2': ['phone'],
  'phone part 3': ['phone'],
  'phone country code': ['phone'],
  'full date': ['date'],
  'pin code received by sms/...': ['one-time-code'],
  'about me text': ['message'],
  cardNumber: ['card-number'],
  expiration: ['card-expiry'],
  cardSecurityCode: ['card-security-code'],
  expirationMonth: ['card-expiry'],
  expirationYear: ['card-expiry'],
  firstName: ['given-name'],
  lastName: ['family-name'],
  addressStreet: ['street-address'],
  addressStreet2: ['street-address'],
  addressCity: ['city'],
  addressProvince: ['region'],
  addressPostalCode: ['postal-code'],
  emailAddress: ['email'],
  'password.new': ['new-password'],
  'password.current': ['password'],
  birthdayMonth: ['birth-date'],
  birthdayDay: ['birth-date'],
  birthdayYear: ['birth-date'],
  fullName: ['name'],
  birthday: ['birth-date'],
  addressCountryCode: ['country'],
  cardName: ['card-name'],
  middleName: ['name'],
  'username OR emailAddress': ['username', 'email'],
}

interface Label {
  set: string
  page: string
  formIndex: number | null
  name?: string
  id?: string
  label: string
}

/** A field that people called by its purpose. */
interface LabelledPurpose {
  set: string
  /** By its site: rules are written while looking at the `even` half only. */
  half: 'even' | 'odd'
  label: string
  /** Any of them is right. */
  expected: readonly FieldPurpose[]
  field: Field
  where: string
}

/** Every visible field of the corpus whose label is one of ours. Nothing when the corpus is missing. */
export function* labelledPurposes(): Generator<LabelledPurpose> {
  const sites = new Map(
    [...readJsonLines<{ page: string; site?: string }>('pages.jsonl')].map(({ page, site }) => [page, site ?? page]),
  )
  const byPage = Map.groupBy(readJsonLines<Label>('fields.jsonl.gz'), ({ page }) => page)
  for (const [file, labels] of byPage) {
    const page = parsePage(readCorpusText(file), { url: 'https://site.example/' })
    const half = halfOf(sites.get(file) ?? file)
    for (const { set, formIndex, name, id, label } of labels) {
      const expected = purposesOf[label]
      const all = formIndex === -1 ? page.looseFields : page.forms[formIndex ?? -1]?.fields
      const shown = expected && all?.filter(({ type }) => type !== 'hidden')
      const field = shown?.find((each) => (id ? each.id === id && (!name || each.name === name) : each.name === name))
      if (expected && field) yield { set, half, label, expected, field, where: `${file} ${name ?? id}` }
    }
  }
}

function halfOf(site: string): 'even' | 'odd' {
  let hash = 0
  for (const letter of site) hash = (hash * 31 + letter.charCodeAt(0)) >>> 0
  return hash % 2 === 0 ? 'even' : 'odd'
}
