/**
 * What a field is for. Names follow the autofill field names of HTML where one exists
 * (https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#autofill).
 */
export const fieldPurposes = [
  'email',
  'username',
  'password',
  'new-password',
  'one-time-code',
  'name',
  'given-name',
  'family-name',
  'organization',
  'job-title',
  'phone',
  'message',
  'subject',
  'street-address',
  'city',
  'region',
  'postal-code',
  'country',
  'card-number',
  'card-name',
  'card-expiry',
  'card-security-code',
  'iban',
  'amount',
  'quantity',
  'coupon',
  'date',
  'birth-date',
  'time',
  'url',
  'search',
  'file',
  'consent',
  'captcha',
  'unknown',
] as const

/** What a field asks for; `unknown` when nothing tells. */
export type FieldPurpose = (typeof fieldPurposes)[number]
