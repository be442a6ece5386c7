import { escapeHtml } from '../audit/snippets/html.ts'
import { type HtmlNode, TEXT } from '../html/node.ts'
import type { Finding, Recommendation, Snippet } from '../schema/report-types.ts'
import type { Edit, Mend } from './edits.ts'
import { mendButton } from './mend-button.ts'
import { mendField } from './mend-field.ts'
import { addHeading, appendLine, mendWhole, replaceLine } from './mend-file.ts'
import { mendJson } from './mend-json.ts'
import { elementOf, type MendPage } from './mend-page.ts'
import {
  intoHead,
  mendCanonical,
  mendHeadings,
  mendLanguage,
  mendParagraphs,
  mendStructuredData,
} from './mend-parts.ts'
import type { SourceChange } from './mend-source.ts'
import { buttonName, fieldText } from './name-evidence.ts'

/** What is known of a site whose findings are to be mended. */
export interface MendSite {
  /** By address, as their files have them. */
  pages: ReadonlyMap<string, MendPage>
  recommendations: readonly Recommendation[]
  /** Text of a file by its path, such as `/robots.txt`. */
  textOf(path: string): string | undefined
  /** Address that the site was scanned under. */
  url: string
  /** Whether that is where it is published, and not a stand-in. */
  isPublished: boolean
  /** Whether the owner has said that AI crawlers may come in. */
  allowCrawlers: boolean
}

/** One file of the site to change: by the address of a page, or by its path. */
export type Change = ({ page: string } | { path: string }) & { edits: readonly Edit[] }

/** What mends one finding, or why nobody but a person can. */
export type Proposal =
  | {
      changes: readonly Change[]
      /** The same in the source that the element was built from. */
      inSource?: Pick<SourceChange, 'built' | 'value' | 'as'>
    }
  | { left: string }

/** What can be done about a finding exactly: with words that the site has, and nothing else. */
export function mendFinding(finding: Finding, site: MendSite): Proposal {
  return (mends[finding.ruleId] ?? unknownRule)(finding, site)
}

type MendRule = (finding: Finding, site: MendSite) => Proposal

const unknownRule: MendRule = () => ({ left: 'It needs your words, or your decision.' })

const NO_FILE = 'The page is in no file of the folder.'
const NO_ADDRESS = 'It needs the address of the site: --url https://…'

const label: MendRule = ({ place: { page: url, selector }, snippets: [snippet] = [] }, site) => {
  const page = site.pages.get(url)
  if (!page || selector === undefined || !snippet) return { left: NO_FILE }
  const text = fieldText(selector, snippet.code, othersThan(page, site))
  if (text === undefined) return { left: 'Nothing on the site says what the field asks for.' }
  const built = elementOf(page, selector)
  return onPage(url, mendField(page, selector, text), built && { built, value: text, as: { attribute: 'aria-label' } })
}

const button: MendRule = ({ place: { page: url, selector }, snippets: [snippet] = [] }, site) => {
  const page = site.pages.get(url)
  if (!page || selector === undefined || !snippet) return { left: NO_FILE }
  const name = buttonName(page, { selector, code: snippet.code }, othersThan(page, site))
  if (!name) return { left: 'Nothing on the site says what the button does.' }
  const built = elementOf(page, selector)
  const mend = mendButton(page, selector, name)
  const was = built && textOnly(built)
  const as = name.as !== 'text' ? { attribute: name.as } : was === undefined ? undefined : { textInsteadOf: was }
  return onPage(url, mend, built && as && { built, value: name.text, as })
}

/** A page that is mended for itself, whatever its selector. */
function part(mend: (page: MendPage, others: readonly MendPage[]) => Mend): MendRule {
  return ({ place: { page: url } }, site) => {
    const page = site.pages.get(url)
    return page ? onPage(url, mend(page, othersThan(page, site))) : { left: NO_FILE }
  }
}

const language: MendRule = (finding, site) => {
  const proposal = part(mendLanguage)(finding, site)
  const built = site.pages.get(finding.place.page)?.elements[0]
  const [, value] = 'left' in proposal ? [] : (/lang="([^"]*)"/.exec(proposal.changes[0]?.edits[0]?.text ?? '') ?? [])
  if ('left' in proposal || !built || value === undefined) return proposal
  return { ...proposal, inSource: { built, value, as: { attribute: 'lang' } } }
}

const canonical: MendRule = (finding, site) => part(mendCanonical)(finding, site)

const action: MendRule = (_, site) => {
  const [snippet] = snippetsFor('potential-action', site)
  const page = snippet?.page === undefined ? undefined : site.pages.get(snippet.page)
  if (!snippet || !page) return { left: 'No page offers an action that could be named.' }
  if (!site.isPublished) return { left: NO_ADDRESS }
  return onPage(page.url, intoHead(page, snippet.code))
}

const robots: MendRule = (_, site) => {
  const snippet = snippetsFor('robots-txt', site).find(({ target }) => target === '/robots.txt')
  if (!snippet) return { left: NO_FILE }
  if (!site.isPublished && /^Sitemap:/m.test(snippet.code)) return { left: NO_ADDRESS }
  return inFiles(['/robots.txt', mendWhole(site.textOf('/robots.txt'), snippet.code)])
}

const crawlers: MendRule = ({ snippets: [snippet] = [], place: { line } }, site) => {
  if (!site.allowCrawlers) return { left: 'Who may read the site is your decision: --allow-crawlers' }
  const text = site.textOf('/robots.txt')
  const wanted = line ?? Number(/, line (\d+),/.exec(snippet?.target ?? '')?.[1])
  if (text === undefined || !snippet || !wanted)
    return { left: 'Too many rules block crawlers to change them one by one.' }
  return inFiles(['/robots.txt', replaceLine(text, wanted, snippet.code)])
}

const sitemap: MendRule = (_, site) => {
  const snippets = snippetsFor('sitemap', site)
  const file = snippets.find(({ language }) => language === 'xml')
  const line = snippets.find(({ language }) => language === 'text')
  if (!file?.target) return { left: NO_FILE }
  if (!site.isPublished) return { left: NO_ADDRESS }
  const { pathname } = new URL(file.target, site.url)
  const known = site.textOf('/robots.txt')
  return inFiles(
    [pathname, mendWhole(site.textOf(pathname), file.code)],
    ...(line && known !== undefined ? [['/robots.txt', appendLine(known, line.code)] as const] : []),
  )
}

const llms: MendRule = (_, site) => {
  const [snippet] = snippetsFor('llms-txt', site)
  if (!snippet) return { left: NO_FILE }
  // Links from the root of the site need no address.
  const code = site.isPublished ? snippet.code : snippet.code.replaceAll(new URL(site.url).origin, '')
  const text = site.textOf('/llms.txt')
  const [heading = ''] = code.split('\n')
  const isText = text !== undefined && text.trim() !== '' && !/^\s*(?:<!doctype|<html)/i.test(text)
  return inFiles(['/llms.txt', isText ? addHeading(text, heading) : mendWhole(text, code)])
}

/** A JSON file that an agent asks for, and cannot parse. */
const protocolFile: MendRule = ({ place: { path } }, site) => {
  const text = path.startsWith('/') ? site.textOf(path) : undefined
  const mended = text === undefined ? undefined : mendJson(text)
  if (!mended?.length) return unknownRule({} as Finding, site)
  return inFiles([path, { edits: mended }])
}

const mends: Readonly<Record<string, MendRule>> = {
  'form-labels': label,
  fillable: label,
  'button-text': button,
  'page-language': language,
  canonical,
  'json-ld-validity': part(mendStructuredData),
  'text-depth': part(mendParagraphs),
  'heading-structure': part(mendHeadings),
  'potential-action': action,
  'robots-txt': robots,
  'ai-crawler-access': crawlers,
  sitemap,
  'llms-txt': llms,
  'agent-protocol-files': protocolFile,
}

function snippetsFor(check: string, { recommendations }: MendSite): readonly Snippet[] {
  return recommendations.find((each) => each.check === check)?.snippets ?? []
}

function othersThan(page: MendPage, { pages }: MendSite): MendPage[] {
  return [...pages.values()].filter((other) => other !== page)
}

function textOnly({ first }: HtmlNode): string | undefined {
  return first?.tag === TEXT && !first.next ? escapeHtml(first.text.trim()) : undefined
}

function onPage(page: string, mend: Mend, inSource?: Pick<SourceChange, 'built' | 'value' | 'as'>): Proposal {
  if ('left' in mend) return mend
  return { changes: [{ page, edits: mend.edits }], ...(inSource ? { inSource } : {}) }
}

function inFiles(...files: readonly (readonly [path: string, mend: Mend])[]): Proposal {
  const changes: Change[] = []
  for (const [path, mend] of files) {
    if ('left' in mend) return mend
    changes.push({ path, edits: mend.edits })
  }
  return { changes }
}
