import { describe, expect, test } from 'vitest'
import { buildSite } from '../../test/evidence-builder.ts'
import { buildProof } from '../../test/proof-builder.ts'
import type { PageEvidence } from '../audit/evidence.ts'
import { summarizePage } from '../page/page-summary.ts'
import { parsePage } from '../page/parse-page.ts'
import type { FormProof } from '../schema/report-types.ts'
import { evaluate } from './evaluate.ts'
import { headlineOf } from './headline.ts'
import { taskVerdicts } from './task-verdicts.ts'

function pageOf(path: string, body: string): PageEvidence {
  const url = new URL(path, 'https://shop.example/').href
  const html = `<!doctype html><html lang=en><head><title>Shop</title></head><body>${body}</body></html>`
  const page = summarizePage(parsePage(html, { url }))
  return {
    url,
    finalUrl: url,
    outcome: 'read',
    foundIn: 'link',
    depth: 1,
    status: 200,
    page,
    rendering: { mode: 'static' },
  }
}

const report = (bodies: readonly string[], more: Parameters<typeof buildSite>[0] = {}) =>
  evaluate(buildSite({ ...more, pages: bodies.map((body, index) => pageOf(`/${index || ''}`, body)) }))

const forms = (bodies: readonly string[]) =>
  taskVerdicts(report(bodies))
    .filter(({ kind }) => kind === 'form')
    .map(({ name, verdict, pages }) => `${name}: ${verdict}, ${pages.length}`)

const newsletter =
  '<form id=news action=/news method=post><label>Email <input type=email name=e required></label><button>Subscribe</button></form>'
const search =
  '<form role=search action=/s><label>Search <input type=search name=q></label><button>Search</button></form>'
const booking =
  '<form action=/b method=post><h2>Book a table</h2><label>Day <input type=date name=d required></label><button>Book</button></form>'
const login =
  '<form action=/l method=post><label>User name <input name=user></label><label>Password <input type=password name=p></label><button>Log in</button></form>'

describe('each form once, by the name a person would give it', () => {
  test.each<[string, string[], string[]]>([
    ['one form', [booking], ['Book a table: yes, 1']],
    ['a form on every page', [search + booking, search, search], ['Search: yes, 3', 'Book a table: yes, 1']],
    [
      'a newsletter under the last article of each page',
      [`<h2>Why bread is round</h2><p>x</p>${newsletter}`, `<h2>Our oven is 90</h2><p>x</p>${newsletter}`],
      ['Subscribe: yes, 2'],
    ],
    ['two of a kind on one page', [search + search], ['Search: yes, 1', 'Search: yes, 1']],
    [
      'one that works on some pages only: the one that does not',
      [newsletter, newsletter.replace('<button>Subscribe</button>', '')],
      ['Newsletter signup: no, 2'],
    ],
    [
      'the same fields for two tasks',
      [booking, booking.replace('a table', 'a room')],
      ['Book a table: yes, 1', 'Book a room: yes, 1'],
    ],
    [
      'one whose button says nothing, under an article',
      [`<h2>Our oven is 90</h2><p>x</p>${newsletter.replace('Subscribe', 'Send')}`],
      ['Newsletter signup: yes, 1'],
    ],
    ['a login without a heading', [login], ['Log in: no, 1']],
    [
      'a heading names the first form after it only',
      [
        `<h2>Book a table</h2>${booking.replace(/<h2>.*<\/h2>/, '')}<form action=/x><label>Colour <input name=c></label></form>`,
      ],
      ['Book a table: yes, 1', 'Form for Colour: no, 1'],
    ],
  ])('%s', (_, bodies, expected) => expect(forms(bodies)).toEqual(expected))
})

describe('the headline says what an agent can do and what it cannot', () => {
  test.each<[string, string[], Parameters<typeof buildSite>[0], string | RegExp]>([
    ['all of it', [search + booking], {}, 'Agents can read this site. They can fill in and send both forms.'],
    [
      'one form that stands on three pages',
      [booking, booking, booking],
      {},
      'Agents can read this site. They can fill in and send its form.',
    ],
    [
      'a form that does not work',
      [booking + login],
      {},
      /send 1 of 2 forms, but not “Log in”\. The form asks for a password/,
    ],
    ['no form', ['<p>Text</p>'.repeat(20)], {}, /No form was found on the pages read\.$/],
    [
      'crawlers that are kept out',
      [booking],
      { robots: 'User-agent: GPTBot\nDisallow: /\n' },
      /^Not every agent can read this site\. robots\.txt blocks 1 of \d+ known AI crawlers: GPTBot\. Agents can/,
    ],
  ])('%s', (_, bodies, more, expected) => expect(headlineOf(report(bodies, more))).toMatch(expected))
})

test('what blocks is one sentence, and what works has none', () => {
  for (const { verdict, blockedBy } of taskVerdicts(report([booking + login]))) {
    expect(blockedBy === undefined).toBe(verdict === 'yes')
  }
})

describe('a form that was tried', () => {
  const tried = (body: string, proof: Partial<FormProof>) => {
    const judged = report([body])
    const [form] = judged.operability.forms
    const { page = '', selector = '' } = form ?? {}
    const proofs = [buildProof({ page, selector, detail: 'What was seen.', ...proof })]
    return taskVerdicts({ ...judged, proofs }).find(({ kind }) => kind === 'form')
  }
  const unlabeled = '<form action=/c method=post><input name=f_7 required><button>Send</button></form>'

  test.each<[string, string, Partial<FormProof>, object]>([
    ['proven', newsletter, {}, { verdict: 'yes', proof: 'proven' }],
    ['proven, whatever its markup says', unlabeled, {}, { verdict: 'yes', proof: 'proven' }],
    [
      'refuted',
      newsletter,
      { verdict: 'refuted', reason: 'sent_twice' },
      { verdict: 'no', proof: 'refuted', blockedBy: 'What was seen.' },
    ],
    [
      'left to a person, in the words of its markup',
      login,
      { verdict: 'needs_person', reason: 'person_required' },
      { verdict: 'no', proof: 'needs_person', blockedBy: expect.stringContaining('password') },
    ],
    [
      'not measured, so its markup counts',
      newsletter,
      { verdict: 'not_measured', reason: 'no_time' },
      { verdict: 'yes', proof: 'not_measured' },
    ],
  ])('%s', (_, body, proof, expected) => {
    expect(tried(body, proof)).toMatchObject(expected)
  })
})
