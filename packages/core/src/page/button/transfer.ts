/** A field that a person sees, and what it holds. */
export interface Filled {
  /** Of the control: `text`, `number`. */
  type: string
  value: string
}

/** An account in the writing of any country, of ten digits or more: an IBAN, or groups of digits. */
const ACCOUNT = /^(?=(?:\D*\d){10})(?:[A-Z]{2}\d{2}[A-Z\d ]+|\d[\d ./-]*)$/

/**
 * Whether a form holds what moves money in any language: an amount, a long number that somebody has, and at most one more text, such as a
 * name or a purpose.
 */
export function isTransfer(filled: readonly Filled[] = []): boolean {
  return /^12?3$/.test(filled.map(kindOf).sort().join(''))
}

function kindOf({ type, value }: Filled): number {
  if (type === 'number') return Number(value) > 0 ? 3 : 0
  return type !== 'text' ? 0 : ACCOUNT.test(value) ? 1 : 2
}
