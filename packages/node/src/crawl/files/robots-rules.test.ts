import { describe, expect, test } from 'vitest'
import { type TestAnswer, testSite } from '../../../test/test-site.ts'
import { createRunJob } from '../../analysis/run-job.ts'
import { ROBOTS_REFUSAL, readRobots, UNREACHABLE_REFUSAL } from './robots-rules.ts'

const SITE = 'https://shop.example'
const read = (answer: TestAnswer) =>
  readRobots(
    SITE,
    testSite(() => answer),
    'OperableBot',
    createRunJob({ here: true }),
  )
const text = (body: string) => ({ type: 'text/plain', body })

test.each<[string, TestAnswer, string, string | undefined]>([
  ['rules', text('User-agent: *\nDisallow: /x'), 'present', ROBOTS_REFUSAL],
  ['404', undefined, 'absent', undefined],
  ['401', { status: 401 }, 'absent', undefined],
  ['429', { status: 429 }, 'unreachable', UNREACHABLE_REFUSAL],
  ['500', { status: 500 }, 'unreachable', UNREACHABLE_REFUSAL],
  ['a page', '<!doctype html><title>Shop</title>', 'not_robots', undefined],
  ['no answer', { fail: 'timeout' }, 'unreachable', UNREACHABLE_REFUSAL],
  ['an endless redirect', { to: '/robots.txt' }, 'absent', undefined],
])('%s', async (_label, answer, state, refusal) => {
  const rules = await read(answer)
  expect([rules.state, await rules.refusal(`${SITE}/x`)]).toEqual([state, refusal])
})

test.each([
  ['none', '', 0],
  ['half a second', 'Crawl-delay: 0.5', 500],
  ['two seconds', 'Crawl-delay: 2', 2000],
  ['an hour', 'Crawl-delay: 3600', 2000],
  ['less than nothing', 'Crawl-delay: -5', 0],
  ['a word', 'Crawl-delay: slow', 0],
])('a wait of %s', async (_label, line, ms) => {
  expect((await read(text(`User-agent: *\n${line}\nDisallow: /x`))).delayMs).toBe(ms)
})

describe('what is asked for', () => {
  test('the query counts', async () => {
    const rules = await read(text('User-agent: *\nDisallow: /*?sort='))
    expect(await rules.refusals([`${SITE}/list`, `${SITE}/list?sort=a`])).toEqual([undefined, ROBOTS_REFUSAL])
  })

  test('512,000 bytes, five redirects, plain text', async () => {
    const asked: unknown[] = []
    const fetch = testSite(() => undefined, { onRequest: (url, options) => asked.push([url, options]) })
    await readRobots(SITE, fetch, 'OperableBot', createRunJob({ here: true }))
    expect(asked).toMatchObject([
      [`${SITE}/robots.txt`, { maxBytes: 512_000, maxRedirects: 5, onTooLarge: 'truncate' }],
    ])
  })
})
