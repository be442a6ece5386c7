import { expect, test } from 'vitest'
import { auditSteps } from './next-steps.ts'
import { shellWord } from './options.ts'

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
  for (const { command } of auditSteps('./my site', ' --allow-private')) {
    expect(command).toMatch(/^npx @operable\/node \w/)
  }
})
