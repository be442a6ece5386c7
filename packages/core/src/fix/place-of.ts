import type { Snippet } from '../schema/report-types.ts'

/** Where the lines of a recommendation go. */
export type Place =
  /** A file of the site: as a whole, in the place of one line (from 1), or added at its end. */
  | { kind: 'file'; path: string; line?: number; atEnd?: true }
  | { kind: 'header' }
  /** A part of a page; `wraps`: in the place of the same text without elements around it. */
  | { kind: 'page'; part: 'head' | 'main' | 'footer'; wraps?: true }
  /** A field, or a button: `on` gives the element what the lines say. */
  | { kind: 'element'; selector: string; position: 'before' | 'after' | 'on'; instead?: string }

/**
 * Where the lines of a snippet go, from what its recommendation says to people; undefined for lines that only show
 * something, such as the same header in the words of one server.
 *
 * @param check id of the check that the recommendation improves
 */
export function placeOf(check: string, { target = '', language, page }: Snippet): Place | undefined {
  if (language === 'http') return { kind: 'header' }
  if (check === 'form-labels') return fieldPlace(target)
  if (check === 'button-text') return { kind: 'element', selector: buttonSelector(target), position: 'on' }
  if (language === 'html' && page !== undefined) return pagePlace(target)
  return filePlace(target)
}

function fieldPlace(target: string): Place | undefined {
  const place = target.replace(/ \(on \d+ pages\)$/, '')
  const [, position, instead, selector] =
    /^(?:(before|after|on)|instead of the text “([^“”]*)” beside) (.+)$/s.exec(place) ?? []
  if (selector === undefined) return undefined
  if (instead !== undefined) return { kind: 'element', selector, position: 'before', instead }
  return { kind: 'element', selector, position: position === 'after' || position === 'on' ? position : 'before' }
}

function buttonSelector(target: string): string {
  return target.replace(/, on \d+ pages$/, '').replace(/ \(“[^“”]*”\)$/, '')
}

function pagePlace(target: string): Place {
  if (target.includes('<head>')) return { kind: 'page', part: 'head' }
  if (target.includes('footer')) return { kind: 'page', part: 'footer' }
  return { kind: 'page', part: 'main', ...(target.startsWith('instead of the same text') ? { wraps: true } : {}) }
}

function filePlace(target: string): Place | undefined {
  const [, path = '', line, atEnd] = /^(\/\S*?|https?:\/\/\S+?)(?:, line (\d+),.*|(, at the end))?$/s.exec(target) ?? []
  if (path === '') return undefined
  return { kind: 'file', path, ...(line ? { line: Number(line) } : {}), ...(atEnd ? { atEnd: true } : {}) }
}
