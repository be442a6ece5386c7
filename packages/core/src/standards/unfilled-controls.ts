/** Control types that no person types into or chooses from. */
export const unfilledTypes: ReadonlySet<string> = new Set(['hidden', 'submit', 'button', 'reset', 'image'])

/**
 * Fields that a captcha script fills with its answer, by what it waits for: a person, as a rule; nothing but time; and those
 * that are there before their box is.
 */
export const captchaAnswers = {
  person: ['g-recaptcha-response', 'h-captcha-response'],
  time: ['cf-turnstile-response', 'frc-captcha-solution', 'frc-captcha-response', 'geetest_validate', 'captcha_output'],
  early: ['smart-token', 'mcaptcha__token', 'altcha'],
} as const

export const captchaResponseNames: ReadonlySet<string> = new Set(Object.values(captchaAnswers).flat())
