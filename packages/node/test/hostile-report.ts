import type { FormOperability, Report } from '@operable/core'
import { sampleReport } from '../src/cli/testing/sample-report.ts'

/** A report in which every text that comes from a site, or quotes one, is this one. */
export function reportWithText(text: string): Report {
  const { scoreBreakdown, recommendations, operability, coverage, signals, ...report } = sampleReport()
  const verdict = <V extends FormOperability['safe']>({ verdict }: V) => ({ verdict, reasons: [text, text] })
  return {
    ...report,
    finalUrl: text,
    summary: text,
    scoreBreakdown: scoreBreakdown.map((entry) => ({ ...entry, title: text, observed: [text, text] })),
    recommendations: recommendations.map((item) => ({
      ...item,
      title: text,
      why: text,
      change: text,
      pages: [text],
      observed: [text],
      snippets: [
        { page: text, target: text, language: 'html' as const, code: text },
        { language: 'html' as const, code: text },
        { language: 'html' as const, code: text },
      ],
    })),
    operability: {
      ...operability,
      forms: operability.forms.map((form) => ({
        ...form,
        page: text,
        label: text,
        selector: text,
        callable: verdict(form.callable),
        fillable: verdict(form.fillable),
        submittable: verdict(form.submittable),
        safe: verdict(form.safe),
        unresolvedFields: [text],
        skippedFields: [text],
      })),
    },
    conversation: [
      { speaker: 'visitor', text },
      { speaker: 'agent', text, source: { page: text, element: text } },
    ],
    coverage: { ...coverage, notMeasured: [{ what: text, reason: text, count: 2, example: text }] },
    signals: signals.map((signal) => ({ ...signal, title: text, observed: [text] })),
    pages: [
      { url: text, finalUrl: text, outcome: 'read', rendered: false, title: text },
      { url: text, finalUrl: text, outcome: 'failed', rendered: false, detail: text },
    ],
    limits: [text],
  }
}

/** What somebody puts onto a page who hopes that it runs where the report is read. */
export const payloads: readonly string[] = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "' onmouseover='alert(1)",
  '</style><script>alert(1)</script>',
  '</title><script>alert(1)</script>',
  '</textarea><script>alert(1)</script>',
  '</code></pre><script>alert(1)</script>',
  '<!--',
  ']]><script>alert(1)</script>',
  '<svg/onload=alert(1)>',
  'javascript:alert(1)',
  ' java\tscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '{{alert(1)}}',
  '\u202etxet\u0000\u001f\ufffe',
  '\ud800 half',
  '# Heading\n[link](javascript:alert(1))',
  'x'.repeat(100_000),
]
