import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyCharacter } from '../../../../core/test/any-character.ts'
import { payloads, reportWithText } from '../../../test/hostile-report.ts'
import { sampleReport } from '../../cli/testing/sample-report.ts'
import type { HistoryEntry } from '../../contracts/reports.ts'
import { createPageContext } from '../document.ts'
import { renderSharePage } from './share-page.ts'

const context = createPageContext('https://audit.example')
const report = sampleReport()
const page = renderSharePage(report, {}, context)

/** Every tag with its attributes; what they say is left out, and so is all text. */
function skeleton(markup: string): string[] {
  return (markup.match(/<[^>]*>/g) ?? []).map((tag) => tag.replace(/="[^"]*"/g, '=""'))
}

const harmless = skeleton(renderSharePage(reportWithText('plain words'), {}, context))

describe('text of a site stays text', () => {
  test.each(payloads)('%j', (payload) => {
    expect(skeleton(renderSharePage(reportWithText(payload), {}, context))).toEqual(harmless)
  })

  test('whatever it is', () => {
    const text = fc.oneof(
      fc.string({ unit: anyCharacter, minLength: 1 }),
      fc
        .array(fc.constantFrom('<', '>', '"', "'", '&', '</', '<script', '=', ' ', '`', 'a'), { minLength: 1 })
        .map((parts) => parts.join('')),
    )
    fc.assert(
      fc.property(text, (words) => {
        // An address is a link, and blanks alone have no label: both are other markup on purpose.
        fc.pre(!/^\s*https?:/i.test(words) && words.trim() !== '')
        expect(skeleton(renderSharePage(reportWithText(words), {}, context))).toEqual(harmless)
      }),
    )
  })

  test('links lead to the web only, and vouch for nothing', () => {
    const links = renderSharePage(reportWithText('https://shop.example/?a="><b>&c'), {}, context).match(
      /<a class="address"[^>]*>/g,
    )
    expect(links?.length).toBeGreaterThan(5)
    for (const link of links ?? []) {
      expect(link).toBe(
        '<a class="address" href="https://shop.example/?a=&quot;&gt;&lt;b&gt;&amp;c" rel="nofollow ugc noopener noreferrer">',
      )
    }
    expect(renderSharePage(reportWithText('javascript:alert(1)'), {}, context)).not.toContain('href="javascript')
  })
})

describe('shows', () => {
  test.each([
    ['the score, the grade and the range', 'aria-label="Score 67 of 100, grade C"'],
    ['what an agent can and cannot do', '<p class="lead"><bdi>Agents cannot complete its form'],
    ['a task with the one thing in the way', '<h3><bdi>Write to us</bdi></h3><span class="fold-end">'],
    ['where it was seen', 'The header is missing.'],
    ['points of a check', '<b>7</b> of 14'],
    ['a check that does not apply', 'does not apply'],
    ['a check that was not measured', 'not measured'],
    ['what a change gives', '+4<span class="hidden"> points</span>'],
    ['what counts for the next grade', 'Counts for grade B'],
    ['the score after it', 'Score after this change: <b>71</b>, grade <b>B</b>'],
    ['what to paste', '<code>Strict-Transport-Security: max-age=31536000</code>'],
    ['a verdict', '<dt>Callable</dt><dd class="poor">'],
    ['an unresolved field', 'f_7'],
    ['a gap', 'The request timed out.'],
    ['a limit', 'Pages behind a login are not seen.'],
    ['the versions', 'readiness-20260821a'],
    ['its one address', '<link rel="canonical" href="https://audit.example/r/0123456789abcdefghjkmnpqrs">'],
    ['its picture', '<meta property="og:image" content="https://audit.example/r/0123456789abcdefghjkmnpqrs/card.png">'],
    ['its other forms', '<link rel="alternate" type="text/markdown" href="/r/0123456789abcdefghjkmnpqrs.md"'],
  ])('%s', (_what, markup) => {
    expect(page).toContain(markup)
  })

  test.each([
    [{ scoreRange: { lowest: 50, highest: 80 } }, 'between 50 and 80 once everything is measured'],
    [
      { recommendations: report.recommendations.map((each) => ({ ...each, scoreAfter: null, gradeAfter: null })) },
      'depends on pages that could not be read',
    ],
    [{ recommendations: [], nextGrade: null }, 'There is nothing to change.'],
    [{ operability: { score: null, assessed: 0, unknown: 0, forms: [] } }, 'The pages read have no forms.'],
  ])('%j', (changes, text) => {
    expect(renderSharePage(sampleReport(changes), {}, context)).toContain(text)
  })

  test('the reason first, and the range, where too little was read', () => {
    const reason = 'The submitted page could not be read.'
    const incomplete = sampleReport({
      coverage: { ...report.coverage, complete: false, reason },
      scoreRange: { lowest: 52, highest: 88 },
    })
    const shown = renderSharePage(incomplete, {}, context)
    expect(shown).toContain(`<p class="notice"><bdi>${reason}</bdi></p>\n<p class="lead"><bdi>Agents cannot`)
    expect(shown).toContain('>52–88</text>')
    expect(shown).toMatch(/<title>[^<]*between 52 and 88 of 100/)
    expect(shown).not.toContain('grade C')
  })

  test('that the last scan failed, when and why, before the report', () => {
    const detail = 'No page could be read: <script>403.'
    const at = '2026-11-21T08:05:00.000Z'
    const lastAttempt = { url: report.url, at, failure: 'code_of_a_later_version', detail }
    const shown = renderSharePage(report, { lastAttempt }, context)
    const notice = 'The last scan failed.</b> <bdi>No page could be read: &lt;script&gt;403.'
    expect(shown.indexOf(notice)).toBeGreaterThan(0)
    expect(shown.indexOf(notice)).toBeLessThan(shown.indexOf('<h1>'))
    expect(shown).toContain(`<time datetime="${at}">21 November 2026, 08:05 UTC</time> · <code>code_of_a_later_version`)
    expect(page).not.toContain('The last scan failed')
  })
})

describe('history', () => {
  const entry = (day: number, score: number): HistoryEntry => ({
    scannedAt: `2026-11-${day}T08:00:00.000Z`,
    score,
    grade: 'C',
    scoringVersion: day > 20 ? 'readiness-2' : 'readiness-1',
    operabilityVersion: 'operability-1',
    measured: true,
  })
  const unread = (day: number, score: number): HistoryEntry => ({ ...entry(day, score), measured: false })

  test.each([
    ['nothing with one result', [entry(21, 67)], undefined],
    ['a gain', [entry(20, 67), entry(19, 60)], '7 more than in the previous scan'],
    ['a loss', [entry(20, 60), entry(19, 67)], '7 less than in the previous scan'],
    ['no change', [entry(20, 60), entry(19, 60)], 'Same score as in the previous scan'],
    ['another version of the rules', [entry(21, 67), entry(20, 60)], 'scored with different rules'],
  ])('%s', (_what, history, text) => {
    const shown = renderSharePage(report, { history }, context)
    if (text === undefined) expect(shown).not.toContain('id="history"')
    else expect(shown).toContain(text)
  })

  test.each([
    ['between two', [entry(21, 67), unread(20, 100), entry(19, 60)], '7 more than in the previous scan', 2],
    ['before the report', [unread(21, 0), entry(20, 67), entry(19, 60)], '7 more than in the previous scan', 2],
    ['all the others', [unread(21, 0), entry(20, 67), unread(19, 100)], '2 other scans could not read any page.', 0],
  ])('a result of no page, %s, is in the table and not on the line', (_where, history, text, dots) => {
    const shown = renderSharePage(report, { history }, context)
    expect(shown).toContain(text)
    expect(shown.match(/class="chart-dot"/g) ?? []).toHaveLength(dots)
    expect(shown.match(/No page could be read/g)).toHaveLength(history.filter(({ measured }) => !measured).length)
    expect(shown.match(/<tr><td>(?:<a [^>]*>)?<time/g)).toHaveLength(history.length)
  })

  test.each([
    ['days', ['2026-11-20T08:00:00.000Z', '2026-11-19T23:59:00.000Z'], ['2026-11-19', '2026-11-20']],
    ['the times of one day', ['2026-11-20T08:05:00.000Z', '2026-11-20T08:00:00.000Z'], ['08:00 UTC', '08:05 UTC']],
  ])('from end to end it shows %s', (_what, times, labels) => {
    const history = times.map((scannedAt) => ({ ...entry(20, 60), scannedAt }))
    const texts = [...renderSharePage(report, { history }, context).matchAll(/<text [^>]*dy="1.75em"[^>]*>([^<]*)</g)]
    expect(texts.map(([, text]) => text)).toEqual(labels)
  })

  test('leads to the same as data', () => {
    const shown = renderSharePage(report, { history: [entry(20, 67), entry(19, 60)] }, context)
    for (const name of ['history.json', 'comparison.json']) expect(shown).toContain(`href="/r/${report.id}/${name}"`)
  })

  test('leads to what changed since each earlier result that rests on a page', () => {
    const shown = renderSharePage(report, { history: [entry(20, 67), unread(19, 0), entry(18, 60)] }, context)
    const links = [...shown.matchAll(/href="\/r\/[^"]*\/compare([^"]*)"/g)].map(([, query]) => query)
    expect(links).toEqual([`?from=${encodeURIComponent(entry(18, 60).scannedAt)}`, ''])
  })
})

test('every link within the page has its place', () => {
  const targets = [...page.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id)
  expect(targets.length).toBeGreaterThan(0)
  for (const id of targets) expect(page).toContain(`id="${id}"`)
})

test('below a path of another site every link begins with it', () => {
  const mounted = renderSharePage(report, {}, createPageContext('https://shop.example/audit'))
  const links = [...mounted.matchAll(/(?:href|src)="(\/[^"]*)"/g)].map(([, path]) => path)
  expect(links.length).toBeGreaterThan(6)
  for (const path of links) expect(path).toMatch(/^\/audit\//)
})
