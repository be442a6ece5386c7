import type { Recommendation, Report, Snippet } from '@operable/core'
import { formatPoints, plural } from '../../word-forms.ts'
import type { Terminal } from './terminal.ts'
import { cell, fitText, place, wrap } from './text.ts'

/** The rest is in the Markdown report. */
const SHOWN = { recommendations: 5, snippetLines: 8 }

const EFFORT = { setting: 'a setting', edit: 'an edit', project: 'a project' }

/**
 * The changes worth most, with the score after each, and the fastest way to the next grade.
 * @param all with what to change and what to paste
 */
export function printRecommendations(report: Report, terminal: Terminal, all: boolean): string[] {
  const { recommendations, nextGrade } = report
  const { ink, width } = terminal
  if (recommendations.length === 0) return ['', ink.bold('What to change'), withoutRecommendation(report)]
  const more = recommendations.length - SHOWN.recommendations
  const titles = nextGrade?.checks.map((id) => recommendations.find(({ check }) => check === id)?.title ?? id)
  return [
    '',
    ink.bold('What to change first'),
    ...recommendations.slice(0, SHOWN.recommendations).flatMap((recommendation, index) => {
      const lines = printOne({ ...recommendation, rank: index + 1 }, report, terminal)
      return all ? ['', ...lines] : lines.slice(0, 1)
    }),
    ...(more > 0 ? [...(all ? [''] : []), ink.dim(`${plural(more, 'more recommendation')}, see --markdown`)] : []),
    ...(nextGrade && titles
      ? ['', ...wrap(`Fastest way to grade ${nextGrade.grade} (${nextGrade.score}): ${titles.join('; ')}.`, width)]
      : []),
  ]
}

function withoutRecommendation({ score, coverage }: Report): string {
  if (score === 100) return 'Nothing. The site has every point that applies to it.'
  if (coverage.pagesRead > 0) return 'There is nothing to recommend.'
  return 'No page could be read. Allow agents and crawlers to read the site, then scan it again.'
}

interface Ranked extends Recommendation {
  rank: number
}

function printOne(recommendation: Ranked, report: Report, { width, ink }: Terminal): string[] {
  const { rank, title, points, scoreAfter, gradeAfter, effort, change, snippets } = recommendation
  const after = scoreAfter === null ? 'unknown' : `${scoreAfter} ${gradeAfter}`
  const gain = `+${formatPoints(points)} → ${after}`
  const [first] = snippets
  const hidden = snippets.length - 1
  return [
    `${ink.bold(cell(`${rank}. ${title}`, Math.min(46, width - 34)))} ${ink.green(gain.padEnd(15))}  ${ink.dim(EFFORT[effort])}`,
    ...wrap(change, width - 3).map((line) => `   ${line}`),
    ...(first ? printSnippet(first, report.finalUrl, { width, ink }) : []),
    ...(hidden > 0 ? [ink.dim(`   ${plural(hidden, 'more snippet')}, see --markdown`)] : []),
  ]
}

/** Lines to paste are never cut: somebody would paste half a line. */
function printSnippet({ page, target, code }: Snippet, siteUrl: string, { width, ink }: Terminal): string[] {
  const where = [page && place(page, siteUrl), target].filter(Boolean).join('  ')
  const lines = code.trimEnd().split('\n')
  const more = lines.length - SHOWN.snippetLines
  return [
    ...(where ? [ink.dim(`   ${fitText(where, width - 3)}`)] : []),
    ...lines.slice(0, SHOWN.snippetLines).map((line) => `   ${ink.dim('│')} ${ink.cyan(line)}`),
    ...(more > 0 ? [ink.dim(`   │ ${plural(more, 'more line')}, see --markdown`)] : []),
  ]
}
