import type { Recommendation, Report, Snippet } from '../../schema/report-types.ts'
import { blocks, capital, formatPoints, list } from './blocks.ts'
import { markdownCode, markdownFence, markdownText } from './text.ts'

const MAX_PAGES = 10
const MAX_OBSERVED = 10

const effortWords: Record<Recommendation['effort'], string> = {
  setting: 'change a setting',
  edit: 'edit pages or files',
  project: 'a larger project',
}

/** What to change, the largest gain first, each with something to paste. */
export function recommendationSection({ recommendations, nextGrade, coverage }: Report): string {
  if (recommendations.length === 0) return blocks('## Recommendations', withoutRecommendation(coverage))
  return blocks('## Recommendations', nextGradeLine(nextGrade, recommendations), ...recommendations.map(recommendation))
}

/** Behind a bot wall no check has advice, but the owner still has something to do. */
function withoutRecommendation({ pagesRead, notMeasured }: Report['coverage']): string {
  const wall = pagesRead === 0 ? notMeasured.find(({ what }) => what === 'page') : undefined
  if (wall === undefined) return 'There is nothing to recommend.'
  return `No page could be read: ${markdownText(wall.reason)}. Let agents and crawlers read the site, then scan it again.`
}

function nextGradeLine(nextGrade: Report['nextGrade'], recommendations: readonly Recommendation[]): string {
  if (nextGrade === null) return ''
  const titles = nextGrade.checks.map((id) => recommendations.find(({ check }) => check === id)?.title ?? id)
  return `Fastest way to grade ${nextGrade.grade} (${nextGrade.score}): ${titles.map((title) => markdownText(title)).join('; ')}.`
}

function recommendation(item: Recommendation, index: number): string {
  const { title, points, scoreAfter, gradeAfter, effort } = item
  const after =
    scoreAfter === null
      ? '. The new score depends on pages that could not be read or do not exist yet.'
      : ` (new score ${scoreAfter}, grade ${gradeAfter}).`
  const gain = points === 1 ? '1 point' : `${formatPoints(points)} points`
  return blocks(
    `### ${index + 1}. ${markdownText(title)}`,
    `Earns ${gain}${after} Effort: ${effortWords[effort]}.`,
    markdownText(item.change),
    `Why it matters: ${markdownText(item.why)}`,
    cut(item.observed, MAX_OBSERVED, (text) => markdownText(text)),
    pageLine(otherPages(item)),
    ...item.snippets.map(snippet),
  )
}

function pageLine(pages: readonly string[]): string {
  if (pages.length === 0) return ''
  const more = pages.length > MAX_PAGES ? ` and ${pages.length - MAX_PAGES} more` : ''
  return `${pages.length === 1 ? 'Page' : 'Pages'}: ${pages
    .slice(0, MAX_PAGES)
    .map((url) => markdownCode(url))
    .join(', ')}${more}`
}

/** A page that a snippet names is not named twice. */
function otherPages({ pages, snippets }: Recommendation): string[] {
  const named = new Set(snippets.map(({ page }) => page))
  return pages.every((page) => named.has(page)) ? [] : pages
}

function cut(items: readonly string[], max: number, render: (item: string) => string): string {
  const more = items.length - max
  return list([...items.slice(0, max).map(render), ...(more > 0 ? [`and ${more} more`] : [])])
}

function snippet({ page, target, language, code }: Snippet): string {
  const places = [
    ...(target === undefined ? [] : [placeText(target)]),
    ...(page === undefined ? [] : [markdownCode(page)]),
  ]
  const joint = / pages\)?$/.test(target ?? '') ? ', such as ' : ' on '
  return blocks(places.length === 0 ? '' : `${places.join(joint)}:`, markdownFence(code, language))
}

/** `before #email`, `button.buy (“Buy”), on 2 pages`: a selector with the words around it. */
const AT_ELEMENT =
  /^(before|after|on|instead of the text “[^“”]*” beside)? ?(.+?)((?: \(“[^“”]*”\))?(?:, on \d+ pages| \(on \d+ pages\))?)$/s

/** A path or a selector is code, the words around it are not; "in the footer of every page" is all words. */
function placeText(target: string): string {
  const [, path, more = ''] = /^(\/[^\s,]*)(,.*)?$/s.exec(target) ?? []
  if (path !== undefined) return markdownCode(path) + markdownText(more)
  const [, place = '', selector = '', words = ''] = AT_ELEMENT.exec(target) ?? []
  const isCode = place !== '' || !/\s/.test(target) || (/[#[>]|\.\S/.test(target) && !target.includes('<'))
  if (!isCode) return capital(markdownText(target))
  const space = words.startsWith(' ') ? ' ' : ''
  return `${place && `${capital(markdownText(place))} `}${markdownCode(selector)}${space}${markdownText(words)}`
}
