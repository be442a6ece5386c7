import { describe, expect, test } from 'vitest'
import { missingCorpus } from './corpus.ts'
import { corpusSizes, figuresOf, taskSizes } from './tool-tokens.ts'

// What an agent reads before it chooses: `npm run accuracy` prints the figures.
describe.each([
  ['twenty small businesses', false, taskSizes, 150],
  ['pages of the corpus', missingCorpus('forms.jsonl'), corpusSizes, 300],
] as const)('tools of %s', (_, isMissing, sizes, least) => {
  test.skipIf(isMissing)('a tool of up to five fields takes 150 tokens, and none more than 600', () => {
    const { count, median, largest } = figuresOf(sizes())
    expect(count).toBeGreaterThan(least)
    expect(median).toBeLessThanOrEqual(150)
    expect(largest).toBeLessThanOrEqual(600)
  })
})
