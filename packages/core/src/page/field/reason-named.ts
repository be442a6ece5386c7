import { captchaWords, codeWords, passwordWords, paymentWords } from '../../standards/secret-words.ts'

export type SecretReason = 'captcha' | 'one-time-code' | 'password' | 'payment'

/** "What is 9 + 6?", "3 x 4 =" */
const SUM = /\d\s*[+×*x]\s*\d+\s*[=?]/

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
  if (captchaWords.test(words) || SUM.test(text)) return 'captcha'
  if (codeWords.test(words)) return 'one-time-code'
  if (passwordWords.test(words)) return 'password'
  return paymentWords.test(words) ? 'payment' : undefined
}
