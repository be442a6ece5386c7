import { droppedParameterPrefixes, droppedParameters } from '../../standards/dropped-parameters.ts'
import { formPageWords } from '../../standards/form-page-words.ts'
import { nonPageExtensions } from '../../standards/non-page-extensions.ts'
import type { CrawlLimits } from '../crawl-limits.ts'

/** An address of a page of the scanned site, with what the frontier needs to know about it. */
export interface PageAddress {
  /** What is asked for: on the scanned origin, without fragment, tracking and session parameters. */
  url: string
  /** Equal for addresses that mean one page: letter case, a last slash, an index file and parameter order do not count. */
  key: string
  /** Path with digits replaced, and the parameter names. */
  pattern: string
  /** First path segment; with the second one where the first is a language. */
  section: string
  /** What a form on the page is likely to be for. */
  formFor?: string
}

/** Reads a same-site address; a text is the reason why it is left out. */
export function pageAddress(url: URL, origin: string, limits: CrawlLimits): PageAddress | string {
  const path = withoutSession(url.pathname)
  const segments = path.split('/').filter((segment) => segment !== '')
  if (segments.length > limits.segments) return `more than ${limits.segments} path segments`
  if (repeats(segments) > limits.segmentRepeats) return 'a path segment repeated over and over'
  if (nonPageExtensions.has(extension(segments.at(-1)))) return 'a file that is not a page'

  const parameters = contentParameters(url.search)
  if (parameters.length > limits.parameters) return `more than ${limits.parameters} query parameters`

  const query = parameters.length === 0 ? '' : `?${parameters.join('&')}`
  const formFor = likelyForm(segments)
  return {
    url: `${origin}${path}${query}`,
    key: addressKey(path, parameters),
    pattern: `${path.toLowerCase().replace(/\d+/g, '0')}?${parameters.map(parameterName).sort().join('&')}`,
    section: section(segments),
    ...(formFor === undefined ? {} : { formFor }),
  }
}

/** The key of any address, for one that is not going to be asked for (a redirect's target). */
export function pageKey(url: URL): string {
  return addressKey(withoutSession(url.pathname), contentParameters(url.search))
}

function addressKey(path: string, parameters: readonly string[]): string {
  const plain = path
    .toLowerCase()
    .replace(/\/(?:index|default)\.(?:html?|php|aspx?)$/, '/')
    .replace(/(.)\/$/, '$1')
  return `${plain}?${parameters
    .map((parameter) => parameter.toLowerCase())
    .sort()
    .join('&')}`
}

/** Java's `;jsessionid=...` and ASP.NET's `/(S(...))/`. */
function withoutSession(path: string): string {
  if (!path.includes(';') && !path.includes('(')) return path
  return path.replace(/;(?:jsessionid|phpsessid|sid)=[^/;]*/gi, '').replace(/\/\([A-Z]\([^/()]*\)\)(?=\/|$)/gi, '')
}

/** The query's parameters as written, without those that name a visit. */
function contentParameters(search: string): string[] {
  if (search.length < 2) return []
  return search
    .slice(1)
    .split('&')
    .filter((parameter) => parameter !== '' && !isDropped(parameterName(parameter)))
}

function isDropped(name: string): boolean {
  return droppedParameters.has(name) || droppedParameterPrefixes.some((prefix) => name.startsWith(prefix))
}

function parameterName(parameter: string): string {
  const end = parameter.indexOf('=')
  return (end < 0 ? parameter : parameter.slice(0, end)).toLowerCase()
}

function repeats(segments: readonly string[]): number {
  const counts = new Map<string, number>()
  let most = 0
  for (const segment of segments) {
    const count = (counts.get(segment) ?? 0) + 1
    counts.set(segment, count)
    most = Math.max(most, count)
  }
  return most
}

function extension(segment: string | undefined): string {
  const dot = segment?.lastIndexOf('.') ?? -1
  return segment === undefined || dot < 1 ? '' : segment.slice(dot + 1).toLowerCase()
}

function section(segments: readonly string[]): string {
  const [first = '', second = ''] = segments
  const isLanguage = /^[a-z]{2}(?:[-_][a-z]{2})?$/i.test(first)
  return (isLanguage ? `${first}/${second}` : first).toLowerCase()
}

const formWords = new Map(
  Object.entries(formPageWords).flatMap(([purpose, words]) => words.map((word) => [word, purpose] as const)),
)

function likelyForm(segments: readonly string[]): string | undefined {
  for (const segment of segments) {
    const words = segment
      .toLowerCase()
      .replace(/\.[a-z]{3,5}$/, '')
      .split(/[^a-z]+/)
    const found = formWords.get(words.join('')) ?? words.map((word) => formWords.get(word)).find((purpose) => purpose)
    if (found) return found
  }
  return undefined
}
