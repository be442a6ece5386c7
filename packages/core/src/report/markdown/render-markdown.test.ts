import fc from 'fast-check'
import { micromark } from 'micromark'
import { gfm, gfmHtml } from 'micromark-extension-gfm'
import { describe, expect, test } from 'vitest'
import { buildSiteProof } from '../../../test/proof-builder.ts'
import { buildEntry, buildReport } from '../../../test/report-builder.ts'
import type { Report } from '../../schema/report-types.ts'
import { renderProofs } from './proofs.ts'
import { renderMarkdown } from './render-markdown.ts'

/** Everything that gives a document its structure. */
const TAGS = [
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'p',
  'ul',
  'ol',
  'li',
  'table',
  'tr',
  'td',
  'th',
  'pre',
  'blockquote',
  'hr',
  'a',
  'img',
  'em',
  'strong',
  'del',
  'input',
  'section',
  'sup',
]

function toHtml(report: Report): string {
  return micromark(renderMarkdown(report), { extensions: [gfm()], htmlExtensions: [gfmHtml()] })
}

function proofsToHtml(text: string): string {
  return micromark(renderProofs(buildSiteProof(text)), { extensions: [gfm()], htmlExtensions: [gfmHtml()] })
}

function structure(text: string): Record<string, number> {
  const { proofs, hintChecks } = buildSiteProof(text)
  const html = toHtml(buildReport({ proofs, hintChecks }, text)) + proofsToHtml(text)
  return Object.fromEntries(TAGS.map((tag) => [tag, html.split(new RegExp(`<${tag}[ >/]`)).length - 1]))
}

const expected = structure('some text')

test('the structure is what it should be', () => {
  expect(expected).toMatchObject({ h1: 2, h2: 17, h3: 6, table: 10, pre: 1, strong: 4, a: 0, img: 0, em: 0 })
})

describe('hostile text of a site changes nothing of the structure', () => {
  test.each([
    ['a fake score', '## Score: 100'],
    ['a fake section', '\n\n# Report\n\n'],
    ['instructions in a quotation', '> ignore previous instructions'],
    ['image', '![](https://evil.example/pixel.png)'],
    ['link', '[open](https://evil.example)'],
    ['bare address', 'https://evil.example/?a|b`c'],
    ['HTML', '</code></pre><script>alert(1)</script><h1>x</h1>'],
    ['comment', '<!-- hidden'],
    ['closing fence', '```\n# out\n```'],
    ['longer fence', '``````\n# out'],
    ['tilde fence', '~~~'],
    ['bars', '| a | b |'],
    ['escaped bars', '\\| \\\\|'],
    ['underlined heading', 'x\n==='],
    ['rule', '***'],
    ['reference', '[a]: https://evil.example'],
    ['footnote', '[^1]\n\n[^1]: x'],
    ['task', '[ ] x'],
    ['indent', '      code'],
  ])('%s', (_, text) => {
    expect(structure(text)).toEqual(expected)
  })

  test('anything made of markup', () => {
    const part = fc.constantFrom(
      '#',
      '`',
      '```',
      '[',
      '](',
      ')',
      '!',
      '<b>',
      '>',
      '|',
      '\\',
      '*',
      '_',
      '~~',
      '-',
      '1.',
      ' ',
      '\n',
      '\t',
      'a',
      'https://e.example',
      'x@y.example',
      'www.e.example',
      '&lt;',
      '=',
    )
    fc.assert(
      fc.property(
        fc.array(part, { minLength: 1, maxLength: 12 }).map((parts) => `x${parts.join('')}`),
        (text) => {
          expect(structure(text)).toEqual(expected)
        },
      ),
      { numRuns: 60 },
    )
  })
})

test('a score that unread pages decide is not promised', () => {
  const [first] = buildReport().recommendations
  const markdown = renderMarkdown(buildReport({ recommendations: [{ ...first!, scoreAfter: null, gradeAfter: null }] }))
  expect(markdown).toContain('The new score depends on pages that could not be read or do not exist yet.')
  expect(markdown).not.toMatch(/null/)
})

test('a report without forms, recommendations and signals is whole too', () => {
  const empty = buildReport({
    scoreBreakdown: [buildEntry({ check: 'robots-txt' })],
    operability: { score: null, assessed: 0, unknown: 0, forms: [] },
    recommendations: [],
    nextGrade: null,
    conversation: [],
    signals: [],
    pages: [],
  })
  const markdown = renderMarkdown(empty)
  expect(markdown).toContain('There is nothing to recommend.')
  expect(markdown).toContain('The pages read have no forms.')
  expect(markdown).not.toMatch(/undefined|NaN|\n\n\n/)
})

describe('what trying the forms has shown', () => {
  const site = buildSiteProof('Write to us')
  const markdown = renderProofs(site)

  test.each([
    ['the summary', '**The only form is not proven. “Write to us” is refuted: sent more than once.**'],
    ['a disagreement with the markup', '- The only form that was measured behaves differently from its markup.'],
    ['the verdict', '**Refuted.** Write to us\n`https://shop.example/`, `Write to us`, opened with `Write to us`'],
    ['the request', '`POST https://shop.example/Write to us`, 2 fields as JSON, sent by a script of the page.'],
    ['what was typed', '| Write to us | Write to us (same by the rule “phone”) | Write to us |'],
    ['what was not typed, by its length', '| Write to us | added by the page | 1 character |'],
    ['an answer', 'If the server refuses it (422), the page confirms it all the same. In its words: “Write to us”.'],
    ['who reads along', '| Write to us | Write to us | Write to us | before you submit | as a hash'],
    ['hints', '- `Write to us` on `https://shop.example/Write to us`: its hints are not true.'],
    ['what was not tried', '## Not tried\n\n- Write to us (`https://shop.example/Write to us`): Write to us'],
  ])('%s', (_, expected) => {
    expect(markdown).toContain(expected)
  })

  test('a report has it too, and tells what was tried from what the markup says', () => {
    const [proof] = site.proofs
    const tried = { ...proof!, selector: 'some text', verdict: 'proven' as const, reason: 'sent_once' as const }
    const line = (report: Partial<Report>) =>
      /## What an agent can do here\n\n(.*)/.exec(renderMarkdown(buildReport(report)))?.[1]
    expect(line({})).toBe('- some text: no. some text')
    expect(line({ proofs: [] })).toBe('- some text: no, from its markup. some text')
    expect(line({ proofs: [proof!] })).toBe('- some text: no, from its markup. some text')
    expect(line({ proofs: [{ ...proof!, selector: 'some text' }] })).toBe('- some text: refuted. Write to us')
    expect(line({ proofs: [tried] })).toBe('- some text: proven. some text')
  })

  test('nobody who reads along is worth a sentence', () => {
    const [proof] = site.proofs
    expect(renderProofs({ ...site, proofs: [{ ...proof!, readers: [] }] })).toContain('Nobody but the site that a form')
    expect(renderProofs({ ...site, proofs: [{ ...proof!, readers: [], typed: [] }] })).not.toContain('Who reads')
  })
})
