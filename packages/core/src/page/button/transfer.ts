/** A field that a person sees, and what it holds. */
export interface Filled {
  /** Of the control: `text`, `number`. */
  type: string
  value: string
}

/** Beside an amount and an account, what a transfer asks for: a name, a purpose. */
const TOLD_WITH_IT = 1
/** An account in the writing of any country: an IBAN, or groups of digits. */
const ACCOUNT = /^(?:[A-Z]{2}\d{2}[A-Z\d ]+|\d[\d ./-]*)$/
const LEAST_DIGITS = 10

/** Whether a form holds what moves money in any language: an amount, a long number that somebody has, and hardly anything else. */
export function isTransfer(filled: readonly Filled[] = []): boolean {
  const isAmount = ({ type, value }: Filled): boolean => type === 'number' && Number(value) > 0
  const isAccount = ({ type, value }: Filled): boolean =>
    type === 'text' && ACCOUNT.test(value) && value.replace(/\D/g, '').length >= LEAST_DIGITS
  const others = filled.filter((field) => !isAmount(field) && !isAccount(field))
  return (
    filled.filter(isAmount).length === 1 &&
    filled.filter(isAccount).length === 1 &&
    others.length <= TOLD_WITH_IT &&
    others.every(({ type }) => type === 'text')
  )
}
