import { type ChallengeRule, challengeRules } from '../standards/challenge-pages.ts'
import { visibleLength } from './visible-length.ts'

/** A bot wall or block page that answered instead of the site. */
export interface Challenge {
  /** Who answered ("Cloudflare", "A captcha page"). */
  name: string
  /** What gave it away, to follow a colon ("the header cf-mitigated says challenge"). */
  sign: string
}

/** An answer: status, lower-case header names and decoded text (empty where only the headers are known). */
export interface ChallengeAnswer {
  status: number
  headers: Record<string, string>
  body?: string
}

/** Characters looked at: no wall is longer, and the start of a long page has more text than a wall. */
const LOOKED_AT = 200_000

/**
 * Tells a bot wall or block page from the site's own answer, by the rules in `standards/challenge-pages.ts`. Precise
 * rather than complete: a page that loads a captcha, or is about one, is the site's own.
 */
export function detectChallenge({ status, headers, body = '' }: ChallengeAnswer): Challenge | undefined {
  const html = body.slice(0, LOOKED_AT).toLowerCase()
  const page: Page = { status, headers, html, title: titleOf(html), textLength: undefined }
  const rule = challengeRules.find((candidate) => applies(candidate, page))
  return rule && { name: rule.name, sign: signOf(rule, page) }
}

interface Page {
  status: number
  headers: Record<string, string>
  html: string
  title: string
  /** Visible characters, once they were counted. */
  textLength: number | undefined
}

/** More than any rule allows. */
const ENOUGH_TEXT = Math.max(...challengeRules.map(({ maxText = 0 }) => maxText))

/** Cheap conditions first. The text is measured once, and soon long enough; marks are looked for in the whole document. */
function applies(rule: ChallengeRule, page: Page): boolean {
  const { status, header, titles, marks, anyMark, maxText } = rule
  if (status && !status.includes(page.status)) return false
  if (header && !headerOf(page, header.name)?.includes(header.value)) return false
  if (titles && !titles.some((title) => page.title.startsWith(title))) return false
  if (maxText !== undefined && textLengthOf(page) > maxText) return false
  if (marks && !marks.every((mark) => page.html.includes(mark))) return false
  return !anyMark || anyMark.some((mark) => page.html.includes(mark))
}

function textLengthOf(page: Page): number {
  page.textLength ??= visibleLength(page.html, ENOUGH_TEXT)
  return page.textLength
}

function headerOf({ headers }: Page, name: string): string | undefined {
  return Object.hasOwn(headers, name) ? headers[name]?.toLowerCase() : undefined
}

function signOf({ header, titles, marks }: ChallengeRule, { title, html }: Page): string {
  if (titles) return `the page is titled "${title.slice(0, 80)}"`
  const mark = marks?.find((text) => html.includes(text))
  if (mark) return `the page contains ${mark.replaceAll('"', "'")}`
  return header?.value ? `the header ${header.name} says ${header.value}` : `it has the header ${header?.name}`
}

function titleOf(html: string): string {
  const title = /<title[^>]{0,200}>([^<]{0,300})/.exec(html)?.[1] ?? ''
  return title.replace(/\s+/g, ' ').trim()
}
