import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  buildField,
  buildForm,
  buildIntent,
  buildPage,
  buildSite,
  buildSubmit,
} from '../../../test/evidence-builder.ts'
import type { PageEvidence } from '../../audit/evidence.ts'
import { readPages } from '../../audit/read-pages.ts'
import { assessSite } from '../../operability/site-score.ts'
import { conversationTurnSchema } from '../../schema/report.ts'
import { converse } from './converse.ts'

function talk(pages: PageEvidence[]) {
  const site = buildSite({ pages })
  return converse(site, assessSite(readPages(site).map(({ url, page }) => ({ url, forms: page.forms }))))
}

function lines(pages: PageEvidence[]): string {
  return talk(pages)
    .map(({ speaker, text }) => `${speaker}: ${text}`)
    .join('\n')
}

describe('a talk', () => {
  test.each<[string, PageEvidence[], string[]]>([
    ['title', [buildPage({ title: 'Shop' })], ['agent: The page is titled “Shop”.']],
    [
      'description',
      [buildPage({ summary: { meta: { social: [], description: 'Knives.' } } })],
      ['Its description says: “Knives.”'],
    ],
    ['main heading', [buildPage({ headings: ['Knives by hand'] })], ['Its main heading is “Knives by hand”.']],
    [
      'nothing says what it is',
      [buildPage({ title: '' })],
      ['I cannot tell. It has no title, description or heading.'],
    ],
    [
      'link for booking',
      [buildPage({ intents: [buildIntent('booking', { text: 'Book now' })] })],
      ['visitor: How do I book?', 'agent: Follow the link “Book now” to https://shop.example/booking.'],
    ],
    [
      'a form before a link',
      [buildPage({ intents: [buildIntent('contact'), buildIntent('contact', { via: 'form', text: 'Write to us' })] })],
      ['There is a form for that: “Write to us”.'],
    ],
    [
      'no way in',
      [buildPage()],
      ['visitor: How do I book or get in touch?', 'I found no link, form or button for that on the page I read.'],
    ],
    [
      'a form that works',
      [buildPage({ forms: [buildForm({ fields: [buildField({ label: 'Email', required: true })] })] })],
      [
        'Fill in the form “Contact us” for me.',
        'I see these fields: “Email”, required.',
        'enter your details and click “Send message”',
      ],
    ],
    [
      'a field without a label',
      [buildPage({ forms: [buildForm({ fields: [buildField({ name: 'f1', label: '', required: true })] })] })],
      ['I cannot complete it. Required field “f1” has no label.', 'I cannot complete the form “Contact us”'],
    ],
    [
      'a form in a dialog',
      [
        buildPage({
          forms: [
            buildForm({
              hiddenBy: 'closed-dialog',
              dialog: { node: 3, selector: '#d', kind: 'dialog', triggerSelector: '#open' },
              submitControls: [buildSubmit({ hiddenBy: 'closed-dialog' })],
            }),
          ],
        }),
      ],
      ['First, I open the dialog that contains the form.', 'click “Send message”'],
    ],
    [
      'another origin',
      [buildPage({ forms: [buildForm({ crossOrigin: true, action: 'https://pay.example/' })] })],
      ['I cannot tell whether I can complete the form “Contact us”. It goes to another origin (pay.example)'],
    ],
    [
      'a page that timed out',
      [buildPage(), buildPage({ url: '/slow', outcome: 'failed' })],
      ['I could not read one page: the server did not respond in time.'],
    ],
    [
      'a field whose name alone tells',
      [
        buildPage({
          forms: [
            buildForm({
              fields: [
                { ...buildField({ name: 'company' }), label: { text: 'company', source: 'semantic-name' as const } },
              ],
            }),
          ],
        }),
      ],
      ['I see these fields: a field without a label, named “company” in the markup.'],
    ],
    [
      'a field with nothing but a placeholder',
      [buildPage({ forms: [buildForm({ fields: [buildField({ label: '', placeholder: 'Your town' })] })] })],
      ['I see these fields: a field with the placeholder “Your town” and no label.'],
    ],
    [
      'one form on two pages that does not work',
      [
        buildPage({ forms: [buildForm({ submitControls: [] })] }),
        buildPage({ url: '/a', forms: [buildForm({ submitControls: [] })] }),
      ],
      ['I cannot complete the form “Contact us”, which is on 2 pages. The form has no submit button.'],
    ],
    [
      'a page that only a browser shows',
      [buildPage({ shell: 'readable' })],
      ['Without running scripts, I see almost nothing on 1 page.'],
    ],
    ['nothing in the way', [buildPage()], ['Nothing on the pages I read stops me.']],
  ])('%s', (_, pages, expected) => {
    const text = lines(pages)
    for (const part of expected) expect(text).toContain(part)
  })
})

test.each<[string, Parameters<typeof buildSite>[0], string]>([
  [
    'a crawler that robots.txt keeps out',
    { robots: 'User-agent: GPTBot\nDisallow: /\n' },
    'robots.txt blocks me when I visit as GPTBot.',
  ],
  ['a robots.txt that gave no answer', { robots: ['timeout'] }, 'I cannot tell who is allowed to read the site.'],
])('%s stops an agent', (_, parts, expected) => {
  const site = buildSite({ pages: [buildPage()], ...parts })
  const said = converse(site, assessSite([])).map(({ text }) => text)
  expect(said.some((text) => text.startsWith(expected))).toBe(true)
  expect(said).not.toContain('Nothing on the pages I read stops me.')
})

test('a search box is asked for only where there is nothing else', () => {
  const search = buildForm({
    nameHints: { label: 'Search', submitTexts: [] },
    fields: [buildField({ purpose: 'search', label: 'Search' })],
  })
  expect(lines([buildPage({ forms: [search, buildForm()] })])).toContain('Fill in the form “Contact us” for me.')
  expect(lines([buildPage({ forms: [search] })])).toContain('Fill in the form “Search” for me.')
})

test('every line of the agent has a source on a page of the evidence', () => {
  const text = fc.string({ maxLength: 30 })
  const form = fc.record({ label: text, required: fc.boolean(), crossOrigin: fc.boolean(), selector: text })
  const page = fc.record({
    title: text,
    heading: text,
    intent: fc.constantFrom('booking', 'contact', 'support', 'login'),
    forms: fc.array(form, { maxLength: 3 }),
    read: fc.boolean(),
  })
  fc.assert(
    fc.property(fc.array(page, { maxLength: 4 }), (words) => {
      const pages = words.map(({ title, heading, intent, forms, read }, index) =>
        read
          ? buildPage({
              url: `/${index}`,
              title,
              headings: [heading],
              intents: [buildIntent(intent, { text: title })],
              forms: forms.map(({ label, required, crossOrigin, selector }) =>
                buildForm({
                  selector,
                  crossOrigin,
                  nameHints: { submitTexts: [label] },
                  fields: [buildField({ label, required })],
                }),
              ),
            })
          : buildPage({ url: `/${index}`, outcome: 'failed' }),
      )
      const known = new Set(pages.map(({ url }) => url))
      for (const turn of talk(pages)) {
        conversationTurnSchema.parse(turn)
        if (turn.speaker === 'agent') expect(known.has(turn.source?.page ?? '')).toBe(true)
        expect(turn.text).not.toMatch(/[\p{Cc}]/u)
      }
    }),
  )
})
