import { OperableError } from '@operable/core'
import { describe, expect, test } from 'vitest'
import { pageOf, testSite } from '../../test/test-site.ts'
import { createLazyRenderer } from './own-renderer.ts'

describe('a browser that starts when it is needed', () => {
  test('once, and is closed', async () => {
    const calls: string[] = []
    const renderer = createLazyRenderer(async () => {
      calls.push('start')
      return Object.assign(
        testSite(() => pageOf('a')),
        { close: async () => void calls.push('close') },
      )
    })
    await Promise.all([renderer('https://shop.example/'), renderer('https://shop.example/a')])
    await renderer.close?.()
    expect(calls).toEqual(['start', 'close'])
  })

  test('never, when no page needs it', async () => {
    const renderer = createLazyRenderer(() => expect.unreachable('started'))
    await renderer.close?.()
  })

  test.each([
    [
      'a missing package: its own sentence',
      new OperableError('missing_dependency', 'Install playwright-core.'),
      'Install playwright-core.',
    ],
    ['anything else: no inner detail', new Error('/home/secret'), 'The browser could not be started.'],
  ])('%s', async (_label, error, detail) => {
    const renderer = createLazyRenderer(() => Promise.reject(error))
    expect(await renderer('https://shop.example/')).toMatchObject({ ok: false, detail })
    await renderer.close?.()
  })
})
