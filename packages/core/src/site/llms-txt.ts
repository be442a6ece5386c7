import { looksLikeHtml } from './looks-like-html.ts'

/** What an llms.txt says (llmstxt.org). */
export interface LlmsTxt {
  /** The first heading of level 1, the only required part. */
  title: string
  /** The block quote below it. */
  summary?: string
  sections: LlmsTxtSection[]
}

/** A heading of level 2 with the links below it. */
export interface LlmsTxtSection {
  title: string
  /** Named "Optional": may be left out when the context is short. */
  optional: boolean
  links: LlmsTxtLink[]
}

/** An entry of a section: `- [name](url): note`. */
export interface LlmsTxtLink {
  name: string
  /** As written; mostly relative or absolute http(s). */
  url: string
  note?: string
}

/** What is read of one file and one line, in characters and items; the rest is left out. */
const LIMITS = { file: 1_048_576, line: 2000, sections: 100, links: 1000 }

/** Reads an llms.txt, or gives undefined for any other text: HTML, or one without a heading of level 1. Never throws. */
export function parseLlmsTxt(text: string): LlmsTxt | undefined {
  if (looksLikeHtml(text)) return undefined
  let file: LlmsTxt | undefined
  let section: LlmsTxtSection | undefined
  const summary: string[] = []
  let links = 0

  for (const line of linesOutsideCode(text)) {
    const heading = /^(#{1,2})[ \t]+(.*)$/.exec(line)
    const title = heading ? withoutClosing(heading[2] ?? '') : ''
    if (!file) {
      if (heading?.[1] === '#' && title !== '') file = { title, sections: [] }
    } else if (heading?.[1] === '##') {
      if (file.sections.length >= LIMITS.sections) break
      section = { title, optional: title.toLowerCase() === 'optional', links: [] }
      file.sections.push(section)
    } else if (section) {
      const link = links < LIMITS.links ? parseLink(line) : undefined
      if (link) links = section.links.push(link) && links + 1
    } else if (line.startsWith('>')) {
      summary.push(line.slice(1).trim())
    }
  }
  if (file && summary.length > 0) file.summary = summary.join(' ').trim()
  return file
}

/** Lines with the outer blanks removed; those of fenced code blocks are left out, for a `#` there is a remark. */
function* linesOutsideCode(text: string): Generator<string> {
  let fence: string | undefined
  for (const whole of text
    .slice(0, LIMITS.file)
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\r|\n/)) {
    const line = whole.slice(0, LIMITS.line).trim()
    const mark = /^(?:```|~~~)/.exec(line)?.[0]
    if (mark && fence === undefined) fence = mark
    else if (mark && mark === fence) fence = undefined
    else if (fence === undefined) yield line
  }
}

/** `- [name](url): note` */
function parseLink(line: string): LlmsTxtLink | undefined {
  const match = /^[-*+][ \t]+\[([^\]]*)\]\(([^)\s]+)\)(.*)$/.exec(line)
  if (!match?.[2]) return undefined
  const note = (match[3] ?? '').replace(/^[ \t]{0,9}:/, '').trim()
  return { name: (match[1] ?? '').trim(), url: match[2], ...(note && { note }) }
}

/** `# Title #` may close its heading. */
function withoutClosing(text: string): string {
  let end = text.length
  while (end > 0 && text[end - 1] === '#') end--
  return (end === 0 || text[end - 1] === ' ' ? text.slice(0, end) : text).trim()
}
