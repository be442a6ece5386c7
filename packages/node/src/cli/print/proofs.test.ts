import { siteProofSchema } from '@operable/core/schema'
import fc from 'fast-check'
import pc from 'picocolors'
import stringWidth from 'string-width'
import { describe, expect, test } from 'vitest'
import { anyCharacter } from '../../../../core/test/any-character.ts'
import { sampleFormProof, sampleProof } from '../testing/sample-proof.ts'
import { sampleReport } from '../testing/sample-report.ts'
import { printSiteProof } from './proofs.ts'
import { printReport } from './report.ts'

const plain = (width = 80) => ({ width, ink: pc.createColors(false) })
const print = (changes = {}, width = 80) => printSiteProof(sampleProof(changes), 'shop.example', plain(width))
const printForm = (changes = {}) => print({ proofs: [sampleFormProof(changes)] })

test('the sample is a valid proof', () => {
  expect(() => siteProofSchema.parse(sampleProof())).not.toThrow()
})

describe('the proofs of a site show', () => {
  test.each([
    ['what was done', '\nshop.example\n3 forms tried in a sealed browser, 2026-11-23 10:00 UTC\n'],
    ['what it came to', /^1 of 3 forms is proven: .*“Newsletter” is\nrefuted: thanks, but nothing was sent\./m],
    ['what left the browser', '\nNothing left the browser: its proxy counted 0 bytes after the seal.\n'],
    ['how many forms behave differently', '1 of 3 forms behaves differently from its markup.'],
    ['a form that is proven', /✓ Write to us · \/contact\/ +proven\n {2}POST https:\/\/shop\.example\/send\n/],
    ['how its request is written', '  4 fields as form data, sent by the form.\n'],
    ['what was typed', '    email       ada.7k2@example.com\n'],
    ['what was written otherwise', '    phone       12025550147, same by the rule “phone”\n'],
    ['what nobody typed, by its length', '    csrf_token  32 characters, part of the form, not typed\n'],
    ['a form that is refuted', /✗ Newsletter · \/ +refuted\n {2}The page says “Thank you”, but it sent nothing\.\n/],
    ['that its markup says the opposite', '\n  By its markup, an agent can send it.\n'],
    ['a form for people', /! Log in · \/account\/ +needs a person\n {2}A person types the password\.\n/],
    ['who reads along', 'Who reads what you type\n- replay.example: Email, before you submit, as a hash\n'],
  ])('%s', (_, expected) => {
    expect(print()).toMatch(expected)
  })

  test.each([
    ['what got out', { bytesSent: 12 }, '  12 bytes left the browser after the seal.\n'],
    ['that nobody reads along', { readers: [] }, 'Nobody but the site that a form belongs to.'],
    [
      'an answer that the page gets wrong',
      { answers: [{ answer: 'refusal', outcome: 'confirmed', said: [] }] },
      '  If the server refuses it (422), the page confirms it all the same.\n',
    ],
    [
      'that it gets every answer right',
      {
        answers: [
          { answer: 'success', outcome: 'confirmed', said: [] },
          { answer: 'abort', outcome: 'rejected', said: [] },
        ],
      },
      '  After each of 2 answers, the page says what happened.\n',
    ],
    ['findings, the rest counted', { findings: ['One.', 'Two.', 'Three.'] }, '  One.\n  Two.\n  1 more finding, see'],
    ['a form without a name', { label: ' ' }, /✓ form\[action="\/send"\] · /],
    [
      'that it was really sent',
      { tier: 'staging' },
      /1 form tried and really sent, .*\n\n.*\n.*really sent, as you asked/,
    ],
  ])('%s', (_, changes, expected) => {
    expect(printForm(changes)).toMatch(expected)
  })

  test.each([
    [
      'tools that pages register',
      {
        hintChecks: [
          {
            page: 'https://shop.example/',
            name: 'search',
            readOnlyHint: true,
            verdict: 'dishonest',
            detail: 'It says that it only reads, and tried to send a POST.',
            requests: [],
          },
        ],
      },
      /✗ search · \/\n {2}It says that it only reads, and tried to send a POST\.\n/,
    ],
    [
      'what was not tried, the rest counted',
      {
        notTried: Array.from({ length: 5 }, () => ({
          page: 'https://shop.example/jobs/',
          label: 'Apply',
          why: 'There was no time left.',
        })),
      },
      /- Not tried: Apply · \/jobs\/\. There was no time left\.\n.*\n.*\n2 more not tried, see --json\n/,
    ],
    ['that there was nothing', { proofs: [] }, '0 forms tried in a sealed browser'],
  ])('%s', (_, changes, expected) => {
    expect(print(changes)).toMatch(expected)
  })
})

test('many fields are counted', () => {
  const fields = Array.from({ length: 13 }, (_, i) => ({ name: `f${i}`, is: 'added' as const, length: 3 }))
  const request = { ...sampleFormProof({}).request!, fields }
  expect(printForm({ request })).toContain(
    '    f9  3 characters, added by the page\n    and 3 more fields, see --markdown\n',
  )
})

test('a report with proofs shows them between the tasks and the advice', () => {
  const { proofs } = sampleProof()
  const lines = printReport(sampleReport({ proofs }), 'shop.example', plain()).split('\n')
  const titles = ['What an agent can do here', 'Forms, tried', 'Who reads what you type', 'What to change first']
  const places = titles.map((title) => lines.findIndex((line) => line.startsWith(title)))
  expect(places.toSorted((a, b) => a - b)).toEqual(places)
  expect(places).not.toContain(-1)
  expect(lines[places[0]! + 1]).toMatch(/^✓ Write to us · \/contact\/ +proven$/)
})

test('no line is wider than the terminal, and nothing moves the cursor, whatever the site says', () => {
  fc.assert(
    fc.property(fc.string({ unit: anyCharacter, maxLength: 200 }), fc.integer({ min: 50, max: 110 }), (text, width) => {
      const proof = sampleFormProof({
        label: text,
        detail: text,
        verdict: 'refuted',
        reason: 'sent_twice',
        findings: [text],
        typed: [{ key: 'email', label: text, value: text }],
        readers: [{ host: text, keys: ['email'], when: 'before', as: 'raw' }],
        request: {
          method: 'POST',
          url: `https://shop.example/${text}`,
          encoding: 'json',
          by: 'script',
          bytes: 1,
          fields: [{ name: text, is: 'typed', key: 'email', value: text, length: text.length }],
        },
      })
      const printed = print({ proofs: [proof], notTried: [{ page: text, label: text, why: text }] }, width)
      for (const line of printed.split('\n')) expect(stringWidth(line)).toBeLessThanOrEqual(width)
      // biome-ignore lint/suspicious/noControlCharactersInRegex: that is what is looked for
      expect(printed).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f]/)
    }),
  )
})
