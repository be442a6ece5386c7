import { cleanText } from '../src/html/clean-text.ts'
import { reportId } from '../src/report/report-id.ts'
import type { BreakdownEntry, FormOperability, Report, Verdict } from '../src/schema/report-types.ts'

/** A report whose every section has something in it. `text` stands wherever words of a scanned site can stand. */
export function buildReport(words: Partial<Report> = {}, text = 'some text'): Report {
  const url = 'https://shop.example/'
  return {
    id: reportId(url),
    url,
    finalUrl: url,
    scannedAt: '2026-11-02T10:00:00.000Z',
    scoringVersion: 'readiness-20260821a',
    operabilityVersion: 'operability-20260817a',
    scanMode: 'multi_page_static',
    score: 60,
    scoreRange: { lowest: 50, highest: 80 },
    band: 'ready',
    grade: 'C',
    summary: `shop.example scores 60 of 100. ${text}`,
    scoreBreakdown: [
      buildEntry({ check: 'robots-txt', observed: [text, text] }),
      buildEntry({ check: 'pricing-intent', bucket: 'recommended', applied: false, points: 0, observed: [text] }),
      buildEntry({ check: 'llms-txt', bucket: 'bonus', measured: false, points: 0, observed: [text] }),
    ],
    bonus: 0,
    operability: {
      score: 50,
      assessed: 1,
      unknown: 0,
      forms: [buildFormResult({ label: text, selector: text }, text)],
    },
    recommendations: [
      {
        check: 'robots-txt',
        title: 'robots.txt present',
        bucket: 'essential',
        why: 'Crawlers look for it.',
        pages: [url, `${url}?${text}`],
        observed: [text],
        change: `Change ${text}.`,
        snippets: [{ page: url, target: text, language: 'text', code: `${text}\n${text}` }],
        effort: 'edit',
        points: 6,
        scoreAfter: 70,
        gradeAfter: 'B',
      },
    ],
    nextGrade: { grade: 'B', score: 70, checks: ['robots-txt'] },
    conversation: [
      { speaker: 'visitor', text: `Fill in the form “${text}”.` },
      { speaker: 'agent', text, source: { page: url, element: text } },
    ],
    coverage: {
      pagesDiscovered: 3,
      pagesRead: 1,
      pagesRendered: 0,
      notMeasured: [{ what: 'page', reason: text, count: 2, example: `${url}${text}` }],
      stop: 'complete',
    },
    signals: [{ id: 'lang', title: 'Language', state: 'present', observed: [text] }],
    pages: [
      {
        url,
        finalUrl: url,
        outcome: 'read',
        rendered: false,
        title: cleanText(text),
        language: 'en',
        headings: 1,
        paragraphs: 2,
        forms: 1,
        buttons: 1,
      },
      { url: `${url}${text}`, finalUrl: url, outcome: 'failed', detail: text, rendered: false },
    ],
    limits: ['Only public pages are read.', text],
    ...words,
  }
}

export function buildEntry(words: Partial<BreakdownEntry> & { check: string }): BreakdownEntry {
  return {
    title: words.check,
    bucket: 'essential',
    points: 3,
    maxPoints: 6,
    applied: true,
    measured: true,
    observed: ['It was seen.'],
    ...words,
  }
}

export function buildFormResult(words: Partial<FormOperability> = {}, text = 'It is so.'): FormOperability {
  const yes: Verdict = { verdict: 'yes', reasons: [text] }
  return {
    page: 'https://shop.example/',
    index: 0,
    selector: 'form',
    label: 'Contact',
    assessed: true,
    callable: yes,
    fillable: { verdict: 'no', reasons: [text] },
    submittable: yes,
    safe: { verdict: 'unknown', reasons: [text, text] },
    unresolvedFields: [],
    skippedFields: [],
    fields: [],
    ...words,
  }
}
