import type { Snippet } from '../schema/report-types.ts'

/** Where the lines of a recommendation go. */
export type Place =
  /** A file of the site: as a whole, in the place of one line (from 1), or added at its end. */
  | { kind: 'file'; path: string; line?: number; atEnd?: true }
  | { kind: 'header' }
  /** A part of a page; `wraps`: in the place of the same text without elements around it. */
  | { kind: 'page'; part: 'head' | 'main' | 'footer'; wraps?: true }
  /** A field, or a button: `on` gives the element what the lines say; `isOnAll`: the same on every page of the recommendation. */
  | { kind: 'element'; selector: string; position: 'before' | 'after' | 'on'; instead?: string; isOnAll?: true }

/**
 * Works out where a snippet goes from its target, which is written for people; undefined for a snippet that only shows
 * something, such as a header in the syntax of one server.
 *
 * @param check id of the check that the recommendation improves
 */
export function placeOf(check: string, { target = '', language, page }: Snippet): Place | undefined {
  if (language === 'http') return { kind: 'header' }
  if (check === 'form-labels' || check === 'button-text') {
    const one = target.replace(ON_PAGES, '')
    const place = check === 'button-text' ? buttonPlace(one) : fieldPlace(one)
    return place && one !== target ? { ...place, isOnAll: true } : place
  }
  if (language === 'html' && page !== undefined) return pagePlace(target)
  return filePlace(target)
}

/** How the target of an element on several pages ends. */
const ON_PAGES = /, on \d+ pages$| \(on \d+ pages\)$/

function fieldPlace(target: string): ElementPlace | undefined {
  const [, position, instead, selector] =
    /^(?:(before|after|on)|instead of the text “([^“”]*)” beside) (.+)$/s.exec(target) ?? []
  if (selector === undefined) return undefined
  if (instead !== undefined) return { kind: 'element', selector, position: 'before', instead }
  return { kind: 'element', selector, position: position === 'after' || position === 'on' ? position : 'before' }
}

function buttonPlace(target: string): ElementPlace {
  return { kind: 'element', selector: target.replace(/ \(“[^“”]*”\)$/, ''), position: 'on' }
}

type ElementPlace = Extract<Place, { kind: 'element' }>

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
