import type { BreakdownEntry, FormOperability, Recommendation, Report } from '@operable/core'

const page = 'https://shop.example/contact/'

const yes = { verdict: 'yes' as const, reasons: [] }

const form: FormOperability = {
  page,
  index: 0,
  selector: 'form[action="/send"]',
  label: 'Write to us',
  assessed: true,
  callable: { verdict: 'no', reasons: ['The required field "f_7" cannot be told from the page.'] },
  fillable: { verdict: 'no', reasons: ['The required field "f_7" cannot be told from the page.'] },
  submittable: yes,
  safe: yes,
  unresolvedFields: ['f_7'],
  skippedFields: [],
  fields: [
    { name: 'f_7', type: 'text', purpose: 'unknown', required: true, label: '', labelSource: 'none' },
    { name: 'email', type: 'email', purpose: 'email', required: true, label: 'Email', labelSource: 'label-for' },
  ],
}

const recommendation: Recommendation = {
  check: 'strict-transport-security',
  title: 'Send Strict-Transport-Security',
  bucket: 'essential',
  why: 'Without it the first request may go out unencrypted.',
  pages: [],
  observed: ['The homepage answers without this header.'],
  change: 'Send this header with every answer of the server.',
  snippets: [{ target: 'server', language: 'http', code: 'Strict-Transport-Security: max-age=31536000' }],
  effort: 'setting',
  points: 4,
  scoreAfter: 71,
  gradeAfter: 'B',
}

const scoreBreakdown: BreakdownEntry[] = [
  entry('robots-txt', 'robots.txt present', {
    bucket: 'essential',
    points: 6,
    maxPoints: 6,
    seen: 'robots.txt answers with 200.',
  }),
  entry('form-labels', 'Form labeling quality', {
    bucket: 'essential',
    points: 7,
    maxPoints: 14,
    seen: '1 of 2 fields has a label.',
  }),
  entry('strict-transport-security', 'Strict-Transport-Security', {
    bucket: 'essential',
    points: 0,
    maxPoints: 4,
    seen: 'The header is missing.',
  }),
  {
    ...entry('sitemap', 'sitemap.xml discoverable', {
      bucket: 'essential',
      points: 0,
      maxPoints: 6,
      seen: 'The request timed out.',
    }),
    measured: false,
  },
  {
    ...entry('potential-action', 'Schema.org potentialAction', {
      bucket: 'recommended',
      points: 0,
      maxPoints: 4,
      seen: 'No structured data.',
    }),
    applied: false,
  },
  entry('llms-txt', 'llms.txt published', {
    bucket: 'bonus',
    points: 0,
    maxPoints: 3,
    seen: 'There is no llms.txt.',
  }),
]

/** A valid report with one of everything that the terminal report shows, for tests. */
export function sampleReport(changes: Partial<Report> = {}): Report {
  return {
    id: '0123456789abcdefghjkmnpqrs',
    url: 'https://shop.example/',
    finalUrl: 'https://shop.example/',
    scannedAt: '2026-11-21T08:05:09.000Z',
    scoringVersion: 'readiness-20260821a',
    operabilityVersion: 'operability-20260817a',
    scanMode: 'multi_page_static',
    score: 67,
    scoreRange: { lowest: 67, highest: 67 },
    band: 'ready',
    grade: 'C',
    summary: 'Agents can read this site, and can use one of its two forms.',
    scoreBreakdown,
    bonus: 0,
    operability: { score: 75, assessed: 1, unknown: 0, forms: [form] },
    recommendations: [recommendation],
    nextGrade: { grade: 'B', score: 71, checks: ['strict-transport-security'] },
    conversation: [],
    coverage: {
      pagesDiscovered: 3,
      pagesRead: 2,
      pagesRendered: 0,
      notMeasured: [
        { what: 'page', reason: 'The request timed out.', count: 1, example: 'https://shop.example/slow/' },
      ],
      stop: 'complete',
    },
    signals: [
      { id: 'canonical', title: 'Canonical address', state: 'present', observed: ['All pages name one.'] },
      { id: 'link-headers', title: 'Link headers', state: 'absent', observed: ['None.'] },
    ],
    pages: [],
    limits: ['Pages behind a login are not seen.'],
    ...changes,
  }
}

/** The form of the sample, elsewhere or with other verdicts. */
export function sampleForm(changes: Partial<FormOperability>): FormOperability {
  return { ...form, ...changes }
}

function entry(
  check: string,
  title: string,
  { seen, ...result }: Pick<BreakdownEntry, 'bucket' | 'points' | 'maxPoints'> & { seen: string },
): BreakdownEntry {
  return { check, title, ...result, applied: true, measured: true, observed: [seen] }
}
