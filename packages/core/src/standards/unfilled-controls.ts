/** Control types that no person types into or chooses from. */
export const unfilledTypes: ReadonlySet<string> = new Set(['hidden', 'submit', 'button', 'reset', 'image'])

/** Fields that a captcha script fills with its own answer. */
export const captchaResponseNames: ReadonlySet<string> = new Set([
  'g-recaptcha-response',
  'h-captcha-response',
  'cf-turnstile-response',
  'frc-captcha-solution',
  'mcaptcha__token',
  'smart-token',
])
