import type { FetchedFile, PageEvidence, SiteEvidence } from '../src/audit/evidence.ts'
import type { PageSummary } from '../src/page/page-summary.ts'
import { summarizePage } from '../src/page/page-summary.ts'
import { parsePage } from '../src/page/parse-page.ts'
import { isDescriptive } from '../src/page/text/descriptive-text.ts'
import type { Recommendation, Snippet } from '../src/schema/report.ts'
import { protocolFiles } from '../src/standards/protocol-files.ts'
import { buildFile, buildSitemap } from './evidence-builder.ts'

/** Makes the change that a recommendation asks for, as its owner would: by what the snippets say, pasted where they say. */
export type Repair = (site: SiteEvidence, recommendation: Recommendation) => SiteEvidence

const pasteHtml: Repair = (site, { snippets }) =>
  snippets.filter(({ language }) => language === 'html').reduce(pasteSnippet, site)

const sendHeader: Repair = (site, { snippets }) => {
  const line = snippets.find(({ language }) => language === 'http')!.code
  const [name = '', value = ''] = line.split(/: (.*)/s)
  if (site.homepage.outcome !== 'answered') throw new Error('no homepage to send a header with')
  return { ...site, homepage: { ...site.homepage, headers: { ...site.homepage.headers, [name.toLowerCase()]: value } } }
}

const publishFiles: Repair = (site, { snippets }) => ({
  ...site,
  files: { ...site.files, ...Object.fromEntries(snippets.map(publish)) },
})

/** One repair for each check that gives advice; a check without one fails the test that uses this table. */
export const repairs: Record<string, Repair> = {
  'robots-txt': (site, { snippets }) => ({ ...site, robots: buildFile('/robots.txt', snippets[0]!.code) }),
  sitemap: (site, { snippets }) => {
    const line = snippets.find(({ code }) => code.startsWith('Sitemap: '))
    const named = line !== undefined || site.sitemaps.some(({ foundIn }) => foundIn === 'robots.txt')
    const url = snippets[0]!.target!
    const entries = snippets[0]!.code.split('<loc>').length - 1
    return {
      ...site,
      robots: line === undefined ? site.robots : withBody(site.robots, (body) => `${body}\n${line.code}\n`),
      sitemaps: [buildSitemap({ url, foundIn: named ? 'robots.txt' : 'well-known', entries })],
    }
  },
  'ai-crawler-access': (site, { snippets }) => ({
    ...site,
    robots: withBody(site.robots, (body) => snippets.reduce(replaceLine, body)),
  }),
  'server-rendered-content': (site) =>
    eachPage(site, (page) => ({ ...page, textLength: 1000, emptyShell: { isShell: false, reasons: [] } }), {
      mode: 'static',
    }),
  // Only the outline is followed: which words an owner puts into headings and paragraphs is theirs to say.
  'heading-structure': (site, { snippets }) =>
    eachPage(site, (page, url) => {
      const pasted = headingsIn(snippets, url)
      return { ...page, headingCount: pasted > 0 ? page.headingCount + pasted : Math.max(page.headingCount, 3) }
    }),
  'text-depth': (site) => eachPage(site, (page) => ({ ...page, paragraphCount: Math.max(page.paragraphCount, 5) })),
  'strict-transport-security': sendHeader,
  'content-security-policy': sendHeader,
  'x-content-type-options': sendHeader,
  'x-frame-options': sendHeader,
  'form-labels': labelFields,
  'button-text': nameButtons,
  'booking-or-contact-path': pasteHtml,
  'pricing-intent': pasteHtml,
  'support-and-checkout': pasteHtml,
  'potential-action': pasteHtml,
  'agent-protocol-files': publishFiles,
  'llms-txt': publishFiles,
  'trust-signals': pasteHtml,
}

function eachPage(
  site: SiteEvidence,
  change: (page: PageSummary, url: string) => PageSummary,
  rendering?: PageEvidence['rendering'],
): SiteEvidence {
  return {
    ...site,
    pages: site.pages.map((evidence) =>
      evidence.page === undefined
        ? evidence
        : { ...evidence, page: change(evidence.page, evidence.finalUrl), rendering: rendering ?? evidence.rendering },
    ),
  }
}

/** Parses the snippet as a page of its own, and adds all that it says to the page that it belongs to. */
function pasteSnippet(site: SiteEvidence, { page: url, code }: Snippet): SiteEvidence {
  const target =
    site.pages.find(({ page, finalUrl }) => page !== undefined && finalUrl === url) ??
    site.pages.find(({ page }) => page !== undefined)
  return {
    ...site,
    pages: site.pages.map((evidence) =>
      evidence === target && evidence.page !== undefined
        ? { ...evidence, page: merge(evidence.page, summarize(code, evidence.finalUrl)) }
        : evidence,
    ),
  }
}

function headingsIn(snippets: readonly Snippet[], url: string): number {
  return snippets
    .filter(({ page }) => page === url)
    .reduce(
      (sum, { code }) => sum + summarize(code.replace(/<!--[^>]*-->/g, 'Words of the owner'), url).headingCount,
      0,
    )
}

function summarize(code: string, url: string): PageSummary {
  return summarizePage(parsePage(`<!doctype html><html lang="en"><body>${code}</body></html>`, { url }))
}

function merge(page: PageSummary, added: PageSummary): PageSummary {
  return {
    ...page,
    headings: [...page.headings, ...added.headings],
    headingCount: page.headingCount + added.headingCount,
    paragraphCount: page.paragraphCount + added.paragraphCount,
    intents: [...page.intents, ...added.intents],
    trust: [...page.trust, ...added.trust],
    mentionsMcp: page.mentionsMcp || added.mentionsMcp,
    structuredData: {
      items: [...page.structuredData.items, ...added.structuredData.items],
      potentialActions: [...page.structuredData.potentialActions, ...added.structuredData.potentialActions],
      errors: [...page.structuredData.errors, ...added.structuredData.errors],
    },
  }
}

function labelFields(site: SiteEvidence, { snippets, change }: Recommendation): SiteEvidence {
  for (const snippet of snippets) {
    const code = fillIn(snippet, change)
    const label = code.match(/aria-label="([^"]+)"/)?.[1] ?? summarizeLabel(code)
    if (label.trim() === '') throw new Error(`this snippet labels nothing: ${code}`)
  }
  return eachPage(site, (page) => ({
    ...page,
    forms: page.forms.map((form) => ({ ...form, fields: form.fields.map(named) })),
    looseFields: page.looseFields.map(named),
  }))
}

/** What a field gets as its label when the snippet stands before it. */
function summarizeLabel(code: string): string {
  const id = code.match(/for="([^"]+)"/)?.[1] ?? ''
  return summarize(`${code}<input id="${id}">`, 'https://shop.example/').looseFields[0]?.accessibleName ?? ''
}

function named<T extends { accessibleName: string }>(field: T): T {
  return field.accessibleName.trim() === '' ? { ...field, accessibleName: 'Label' } : field
}

/** The places that a snippet leaves to the owner are filled in where the recommendation says so. */
function fillIn({ code }: Snippet, change: string): string {
  if (!change.includes('Nothing on the page tells')) return code
  return code
    .replace('<!-- what this field asks for -->', 'Words of the owner')
    .replace(/(aria-label|value|alt)=""/, '$1="Words of the owner"')
}

function nameButtons(site: SiteEvidence, { snippets, change }: Recommendation): SiteEvidence {
  for (const snippet of snippets) {
    const code = fillIn(snippet, change)
    const pasted = code.startsWith('<!--') ? `<button ${code.split('\n').at(-1)}></button>` : code
    const text = summarize(`<details>${pasted}</details>`, 'https://shop.example/').buttons[0]?.text ?? ''
    if (!isDescriptive(text)) throw new Error(`this snippet names nothing: ${code}`)
  }
  return eachPage(site, (page) => ({
    ...page,
    buttons: page.buttons.map((button) =>
      isDescriptive(button.text) ? button : { ...button, text: 'Send the message' },
    ),
  }))
}

function publish({ target, code }: Snippet): [string, FetchedFile] {
  const file = protocolFiles.find(({ path }) => path === target)
  if (file === undefined) throw new Error(`no known file is at ${target}`)
  return [file.id, buildFile(file.path, code)]
}

function withBody(file: FetchedFile, change: (body: string) => string): FetchedFile {
  if (file.outcome !== 'answered') throw new Error('no file to change')
  return { ...file, body: change(file.body ?? '') }
}

/** The snippet names the line to replace, or is the whole file. */
function replaceLine(body: string, { target, code }: Snippet): string {
  const line = target?.match(/line (\d+)/)?.[1]
  if (line === undefined) return code
  return body
    .split(/\r\n|\r|\n/)
    .with(Number(line) - 1, code)
    .join('\n')
}
