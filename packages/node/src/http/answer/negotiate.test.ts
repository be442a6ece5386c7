import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { prefersMarkdown } from './negotiate.ts'

describe('JSON', () => {
  test.each([
    [null],
    [''],
    ['*/*'],
    ['application/json'],
    ['text/html'],
    ['text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8'],
    ['application/json, text/markdown'],
    ['text/markdown, application/json'],
    ['text/markdown;q=0'],
    ['text/markdown;q=0.000, */*'],
    ['text/markdown;q=0, text/*'],
    ['text/markdown;q=0.5, */*'],
    ['text/*;q=0.5, */*;q=0.5'],
    ['text/markdown;q=0.8, application/json;q=0.9'],
    ['text/markdown;q=1.5'],
    ['text/markdown;q=0.1234'],
    ['text/markdown;q='],
    ['text/markdown;q=high'],
    ['text/markdownish'],
    ['x"text/markdown"'],
    ['"text/markdown'],
    ['application/json;x="a, text/markdown;q=1", text/markdown;q=0.5'],
    ['image/png'],
    ['\u00ff,;,,=;q'],
  ])('%s', (accept) => {
    expect(prefersMarkdown(accept)).toBe(false)
  })
})

describe('Markdown', () => {
  test.each([
    ['text/markdown'],
    ['TEXT/Markdown; charset=utf-8'],
    ['text/*'],
    ['text/markdown, */*;q=0.8'],
    ['text/markdown, */*'],
    ['text/markdown;q=0.9, application/json;q=0.8'],
    ['text/markdown ; q=0.9 , application/*;q=0.8'],
    ['text/markdown;q=0.001'],
    ['text/markdown;q=1.000'],
    ['text/markdown;x="a,b;q=0";q=1'],
    ['application/json;q=0, */*'],
    ['application/json;q=high, text/markdown;q=0.1'],
    ['text/html, text/markdown'],
    [',,, ,text/markdown'],
  ])('%s', (accept) => {
    expect(prefersMarkdown(accept)).toBe(true)
  })
})

test('whatever is sent, one of the two', () => {
  const part = fc.constantFrom('text/', 'markdown', 'json', 'application/', '*', ';q=', '0.5', '"', '\\', ',', ' ', '1')
  fc.assert(fc.property(fc.array(part), (parts) => typeof prefersMarkdown(parts.join('')) === 'boolean'))
})

test('a long header is read to its end', () => {
  expect(prefersMarkdown('\u00ff,;,,=;q'.repeat(1_000))).toBe(false)
  expect(prefersMarkdown(`${','.repeat(8_000)}text/markdown`)).toBe(true)
  // A pattern that tries every split would not end.
  expect(prefersMarkdown(`"${'\\'.repeat(16_000)}`)).toBe(false)
  expect(prefersMarkdown('"'.repeat(16_001))).toBe(false)
})
