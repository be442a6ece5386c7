import { codeWords, passwordWords, paymentWords } from '../../standards/secret-words.ts'

export type SecretReason = 'one-time-code' | 'password' | 'payment'

/**
 * Why only a person gives what is called so, in any spelling: `cardNumber`, `card_number` and "Card number" are one. The audit
 * and a run tell secrets by it alike.
 */
export function reasonNamed(text: string | null | undefined): SecretReason | undefined {
  if (!text || text.length > 80) return undefined
  const words = text
    .replace(/[À-ɏ]/g, (letter) => letter.normalize('NFD')[0]!)
    .replace(/([a-z])(?=[A-Z\d])/g, '$1 ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .toLowerCase()
  if (codeWords.test(words)) return 'one-time-code'
  if (passwordWords.test(words)) return 'password'
  return paymentWords.test(words) ? 'payment' : undefined
}
