import { expect, test } from 'vitest'
import { moreComes } from './more-comes.ts'

test.each<[string[], string | undefined]>([
  [['Next'], 'Next'],
  [['Continue to payment'], 'Continue to payment'],
  [['→ Weiter'], '→ Weiter'],
  [['次へ'], '次へ'],
  [['Send', '1 of 2: your child'], '1 of 2: your child'],
  [['Absenden', 'Schritt 1/3'], 'Schritt 1/3'],
  [['Send', 'Step 3 of 3'], undefined],
  [['Nextcloud account'], undefined],
  [['Submit'], undefined],
  [['Send', 'Open 24/7'], undefined],
  [[], undefined],
])('%j: %j', (says, more) => {
  expect(moreComes(says)).toBe(more)
})
