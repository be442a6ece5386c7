import type { Coverage, Report } from '../../schema/report-types.ts'
import { stopWords } from '../../standards/outcome-words.ts'
import { blocks, type Cell, list, table } from './blocks.ts'
import { markdownCode, markdownText } from './text.ts'

/** What was read and what was not, the unscored signals, the pages and the limits. */
export function coverageSection({ coverage, scoreRange }: Report): string {
  const { pagesRead, pagesDiscovered, pagesRendered, notMeasured, stop } = coverage
  const rendered = pagesRendered === 0 ? '' : `, ${pagesRendered} of them in a browser`
  const range =
    scoreRange.lowest === scoreRange.highest
      ? 'Nothing left unmeasured could change the score.'
      : `With everything measured, the score would be between ${scoreRange.lowest} and ${scoreRange.highest}.`
  return blocks(
    '## Coverage',
    `Pages read: ${pagesRead} of ${pagesDiscovered} known${rendered}; ${stopWords[stop]}. ${range}`,
    list(notMeasured.map(gapLine)),
  )
}

function gapLine({ what, reason, count, example }: Coverage['notMeasured'][number]): string {
  const line = `Not measured: ${markdownText(what)}${count === 1 ? '' : ` (${count})`}: ${markdownText(reason.replace(/\.$/, ''))}`
  return example === undefined ? line : `${line}, for example ${markdownCode(example)}`
}

export function signalSection({ signals }: Report): string {
  if (signals.length === 0) return ''
  const rows = signals.map(({ title, state, observed }) => [title, state.replace('_', ' '), observed.join(' ')])
  return blocks(
    '## Unscored signals',
    'Other auditors look at these. They do not affect the score.',
    table(['Signal', 'State', 'What was seen'], rows),
  )
}

export function pageSection({ pages }: Report): string {
  const rows = pages.map((page): Cell[] => [
    { markdown: markdownCode(page.url.replaceAll('|', '%7C')) },
    page.outcome.replace('_', ' ') + (page.rendered ? ' (rendered)' : ''),
    page.title ?? page.detail ?? '',
    ...[page.headings, page.paragraphs, page.forms, page.buttons].map((count) => count ?? ''),
  ])
  return blocks('## Pages', table(['Page', 'Outcome', 'Title', 'Headings', 'Paragraphs', 'Forms', 'Buttons'], rows))
}

export function limitSection({ limits }: Report): string {
  return blocks('## Limits', list(limits.map((limit) => markdownText(limit))))
}
