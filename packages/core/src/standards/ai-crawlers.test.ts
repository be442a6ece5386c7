import { describe, expect, test } from 'vitest'
import { missingCorpus, readCorpusText } from '../../test/corpus.ts'
import { aiCrawlers } from './ai-crawlers.ts'

test('tokens can stand in a robots.txt line and are there once', () => {
  for (const { token } of aiCrawlers) expect(token).toMatch(/^[A-Za-z0-9._-]+$/)
  expect(new Set(aiCrawlers.map(({ token }) => token.toLowerCase())).size).toBe(aiCrawlers.length)
})

test.each([
  ['GPTBot', 'OpenAI', 'training'],
  ['OAI-SearchBot', 'OpenAI', 'search'],
  ['ChatGPT-User', 'OpenAI', 'user-triggered'],
  ['ClaudeBot', 'Anthropic', 'training'],
  ['Claude-SearchBot', 'Anthropic', 'search'],
  ['Claude-User', 'Anthropic', 'user-triggered'],
  ['PerplexityBot', 'Perplexity', 'search'],
  ['Google-Extended', 'Google', 'training'],
  ['Applebot', 'Apple', 'search'],
  ['CCBot', 'Common Crawl Foundation', 'training'],
])('%s of %s is for %s', (token, operator, purpose) => {
  expect(aiCrawlers.find((crawler) => crawler.token === token)).toEqual({ token, operator, class: purpose })
})

describe.skipIf(missingCorpus('robots', 'ai-crawlers.json'))('corpus', () => {
  test('every name of the source that a robots.txt line can hold is in the list, and no other', () => {
    const names = Object.keys(JSON.parse(readCorpusText('robots', 'ai-crawlers.json')) as Record<string, unknown>)
    const tokens = names
      .map((name) => name.replace(/\/[\d.]+$/, '').toLowerCase())
      .filter((name) => !name.includes(' '))
    expect(aiCrawlers.map(({ token }) => token.toLowerCase()).sort()).toEqual([...new Set(tokens)].sort())
  })
})
