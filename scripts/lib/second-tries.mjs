import { appendFileSync } from 'node:fs'

/** A vitest reporter: writes the name of each test that passed only when it was tried again, one per line. */
export default class SecondTries {
  /** @param {import('vitest/node').TestCase} test */
  onTestCaseResult(test) {
    const file = process.env['OPERABLE_SECOND_TRIES']
    if (file && test.diagnostic()?.flaky) appendFileSync(file, `${test.fullName.replaceAll('\n', ' ')}\n`)
  }
}
