import { expect, test } from 'vitest'
import { packageVersion } from '../../package-root.ts'
import { userAgent } from './user-agent.ts'

test('names the version of the package and where to read about the visitor', () => {
  const [major, minor] = packageVersion().split('.')
  expect(userAgent('https://me.example/bot')).toBe(`OperableBot/${major}.${minor} (+https://me.example/bot)`)
})
