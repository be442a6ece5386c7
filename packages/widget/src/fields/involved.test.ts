import { captchaAnswers } from '@operable/core/fingerprint'
import { expect, test } from 'vitest'
import { CAPTCHAS } from './involved.ts'

test.each(Object.values(captchaAnswers).flat())('a form with the answer of a captcha is no plain one: %s', (name) => {
  const input = Object.assign(document.createElement('input'), { name })
  expect(input.matches(CAPTCHAS)).toBe(true)
})
