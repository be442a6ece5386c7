import { expect, test } from 'vitest'
import { auditSteps, keepSteps, shellWord } from './next-steps.ts'

test.each([
  ['shop.example', 'shop.example'],
  ['./my site', "'./my site'"],
  ["it's; rm -rf /", "'it'\\''s; rm -rf /'"],
  ['https://shop.example/?a=1&b=2', "'https://shop.example/?a=1&b=2'"],
  ['', "''"],
])('%s is safe to paste into a shell', (text, word) => {
  expect(shellWord(text)).toBe(word)
})

test('each step is a whole command', () => {
  const kept = [true, false].flatMap((isSaved) => keepSteps('a b', { words: '', data: ' --data x', isSaved }))
  for (const { command } of [...auditSteps('./my site', ' --allow-private'), ...kept]) {
    expect(command).toMatch(/^npx @operable\/node \w/)
  }
})
