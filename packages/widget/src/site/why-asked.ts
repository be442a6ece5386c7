import type { ApprovalReason } from '../types.ts'

/** Why a person is asked, as the end of a sentence. */
const words: Record<ApprovalReason, string> = {
  password: 'it needs a password',
  payment: 'it pays for something or binds you to it',
  file: 'it needs a file',
  'one-time-code': 'it needs a code',
  captcha: 'it wants to know that you are a person',
  consent: 'you agree to something by it',
  deletion: 'it deletes or cancels something',
  'other-origin': 'it goes to another site',
  'sign-up': 'it makes an account',
  navigation: 'it opens another site',
  'page-approval': 'this site wants you to decide',
  unchecked: 'nobody has checked what it does on this page now',
}

/** @returns a sentence for the person who is asked */
export function whyAsked(reasons: readonly ApprovalReason[]): string {
  return `You are asked because ${reasons.map((reason) => words[reason]).join(', and ')}.`
}
