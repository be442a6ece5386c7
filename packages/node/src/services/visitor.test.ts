import { OperableError } from '@operable/core'
import { describe, expect, test } from 'vitest'
import { pageOf, testSite } from '../../test/test-site.ts'
import { onFirstUse } from './visitor.ts'

const UNAVAILABLE = 'The browser could not be started.'

describe('a browser that starts when it is needed', () => {
  test('once, and is closed', async () => {
    const calls: string[] = []
    const renderer = onFirstUse(async () => {
      calls.push('start')
      return Object.assign(
        testSite(() => pageOf('a')),
        { close: async () => void calls.push('close') },
      )
    }, UNAVAILABLE)
    await Promise.all([renderer('https://shop.example/'), renderer('https://shop.example/a')])
    await renderer.close?.()
    expect(calls).toEqual(['start', 'close'])
  })

  test('again, after a failure: somebody may install it meanwhile', async () => {
    let isInstalled = false
    const renderer = onFirstUse(async () => {
      if (!isInstalled) throw new OperableError('missing_dependency', 'Install playwright-core.')
      return testSite(() => pageOf('a'))
    }, UNAVAILABLE)
    expect(await renderer('https://shop.example/')).toMatchObject({ ok: false })
    isInstalled = true
    expect(await renderer('https://shop.example/')).toMatchObject({ ok: true })
  })

  test('never, when no page needs it', async () => {
    const renderer = onFirstUse(() => expect.unreachable('started'), UNAVAILABLE)
    await renderer.close?.()
  })

  test.each([
    [
      'a missing package: its own sentence',
      new OperableError('missing_dependency', 'Install playwright-core.'),
      'Install playwright-core.',
    ],
    ['anything else: no inner detail', new Error('/home/secret'), UNAVAILABLE],
  ])('%s', async (_label, error, detail) => {
    const renderer = onFirstUse(() => Promise.reject(error), UNAVAILABLE)
    expect(await renderer('https://shop.example/')).toMatchObject({ ok: false, detail })
    await renderer.close?.()
  })
})

test('a fetch that cannot be made: each request rejects with the reason', async () => {
  const fetch = onFirstUse(() => Promise.reject(new OperableError('missing_dependency', 'Install undici.')))
  await expect(fetch('https://shop.example/')).rejects.toMatchObject({ code: 'missing_dependency' })
  await expect(fetch('https://shop.example/a')).rejects.toMatchObject({ code: 'missing_dependency' })
  await fetch.close?.()
})
