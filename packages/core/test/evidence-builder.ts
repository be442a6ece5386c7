import type { FetchedFile, FetchFailure, PageEvidence, SiteEvidence, SitemapEvidence } from '../src/audit/evidence.ts'
import type { Button, Field, Form, SubmitControl } from '../src/page/model/form-model.ts'
import type { IntentSurface } from '../src/page/model/page-model.ts'
import type { PageSummary } from '../src/page/page-summary.ts'
import { protocolFiles } from '../src/standards/protocol-files.ts'
import { RULES_VERSION } from '../src/standards/versions.ts'

const ORIGIN = 'https://shop.example'

/** All four security headers that the audit looks at, with values that count. */
export const goodHeaders: Record<string, string> = {
  'content-type': 'text/html; charset=utf-8',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'content-security-policy': "default-src 'self'",
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
}

/** A body (status 200), a status without a body, a failure, or the whole record. */
export type FileWords = string | number | FetchFailure[] | FetchedFile

export interface SiteWords {
  /** Default: no headers but the content type. */
  headers?: Record<string, string>
  homepage?: FileWords
  /** Default: status 404. */
  robots?: FileWords
  /** Default: nothing at the well-known address. */
  sitemaps?: SitemapEvidence[]
  /** By id of `standards/protocol-files.ts`; every other one answers 404. */
  files?: Record<string, FileWords>
  /** Default: one page as `buildPage()` makes it. */
  pages?: PageEvidence[]
  crawl?: Partial<SiteEvidence['crawl']>
}

/** Evidence of a site: by default one plain page, no robots.txt, no sitemap, no headers. */
export function buildSite(words: SiteWords = {}): SiteEvidence {
  const pages = words.pages ?? [buildPage()]
  const files: Record<string, FetchedFile> = {}
  for (const { id, path } of protocolFiles) files[id] = buildFile(path, words.files?.[id] ?? 404)
  return {
    format: 1,
    url: `${ORIGIN}/`,
    finalUrl: `${ORIGIN}/`,
    rulesVersion: RULES_VERSION,
    scannedAt: '2026-11-02T10:00:00.000Z',
    userAgent: 'Operable/0.1 (+https://operable.example/bot)',
    homepage: buildFile('/', words.homepage ?? 200, words.headers ?? { 'content-type': 'text/html; charset=utf-8' }),
    robots: buildFile('/robots.txt', words.robots ?? 404),
    sitemaps: words.sitemaps ?? [buildSitemap({ outcome: 'absent', entries: 0 })],
    files,
    pages,
    crawl: {
      stop: 'complete',
      maxPages: 25,
      discovered: pages.length,
      skipped: [],
      render: 'auto',
      source: 'network',
      ...words.crawl,
    },
  }
}

/** A site that earns every essential and recommended point. */
export function buildGoodSite(words: SiteWords = {}): SiteEvidence {
  return buildSite({
    headers: goodHeaders,
    robots: 'User-agent: *\nAllow: /\n\nSitemap: https://shop.example/sitemap.xml\n',
    sitemaps: [buildSitemap({ foundIn: 'robots.txt' })],
    files: {
      'ai-plugin': '{"schema_version":"v1","name_for_model":"shop","api":{"type":"openapi","url":"/openapi.json"}}',
      mcp: '{"name":"shop","version":"1.0.0"}',
      openapi: '{"openapi":"3.1.0","info":{"title":"Shop","version":"1"},"paths":{}}',
      agents: '{"agentsJson":"0.1.0","name":"Shop"}',
    },
    pages: [buildGoodPage()],
    ...words,
  })
}

/** A page that earns every point that a page can earn. */
export function buildGoodPage(words: PageWords = {}): PageEvidence {
  const intents = ['booking', 'contact', 'pricing', 'support', 'checkout'] as const
  return buildPage({
    headings: ['Shop', 'Opening hours', 'Contact'],
    paragraphs: 6,
    forms: [buildForm({ fields: [buildField({ name: 'email', label: 'Email' })] })],
    buttons: ['Send message'],
    intents: intents.map((intent) => buildIntent(intent)),
    summary: {
      structuredData: {
        items: [{ syntax: 'json-ld', type: 'WebSite' }],
        potentialActions: [{ type: 'SearchAction', target: `${ORIGIN}/search?q={q}` }],
        errors: [],
      },
    },
    ...words,
  })
}

export interface PageWords {
  /** Path on the built site, or a whole address. */
  url?: string
  title?: string
  headings?: string[]
  paragraphs?: number
  forms?: Form[]
  looseFields?: Field[]
  /** Accessible names, or whole buttons. */
  buttons?: (string | Button)[]
  intents?: IntentSurface[]
  /** Static document that is an empty shell, and what became of it. */
  shell?: 'not_rendered' | 'withheld' | 'readable' | 'unreadable'
  /** Set: the page was not read, for this reason. */
  outcome?: Exclude<PageEvidence['outcome'], 'read'>
  status?: number
  /** Anything else of the summary. */
  summary?: Partial<PageSummary>
  evidence?: Partial<PageEvidence>
}

/** One page of evidence: read, static and nearly empty unless told otherwise. */
export function buildPage(words: PageWords = {}): PageEvidence {
  const url = new URL(words.url ?? '/', ORIGIN).href
  const base = { url, finalUrl: url, foundIn: 'submitted' as const, depth: 0 }
  if (words.outcome) {
    return {
      ...base,
      outcome: words.outcome,
      ...(words.status === undefined ? {} : { status: words.status }),
      ...(words.outcome === 'failed' ? { failure: 'timeout' as const } : {}),
      detail: `The page was not read: ${words.outcome}.`,
      rendering: { mode: 'static' },
      ...words.evidence,
    }
  }
  return {
    ...base,
    outcome: 'read',
    status: 200,
    bytes: 2000,
    page: buildSummary(words),
    rendering: buildRendering(words.shell),
    ...words.evidence,
  }
}

export function buildSummary(words: PageWords = {}): PageSummary {
  const headings = words.headings ?? []
  const buttons = (words.buttons ?? []).map((button) => (typeof button === 'string' ? buildButton(button) : button))
  const forms = (words.forms ?? []).map((form, index) => ({ ...form, index }))
  const isShell = words.shell === 'not_rendered' || words.shell === 'withheld'
  return {
    title: words.title ?? 'Shop',
    language: { code: 'en', source: 'lang' },
    meta: { social: [] },
    headings: headings.map((text, index) => ({ node: 10 + index, level: index === 0 ? 1 : 2, text })),
    headingCount: headings.length,
    paragraphCount: words.paragraphs ?? 0,
    linkCount: 0,
    actionLinks: [],
    forms,
    formCount: forms.length,
    looseFields: words.looseFields ?? [],
    buttons,
    buttonCount: buttons.length,
    dialogCount: 0,
    structuredData: { items: [], potentialActions: [], errors: [] },
    textLength: isShell ? 0 : 500,
    intents: words.intents ?? [],
    vendors: [],
    webMcp: { forms: 0, parameters: 0 },
    emptyShell: { isShell, reasons: isShell ? ['no visible text'] : [] },
    trust: [],
    mentionsMcp: false,
    ...words.summary,
  }
}

/** A labelled text field unless told otherwise; `label: ''` makes an unlabelled one. */
export function buildField(words: Partial<Omit<Field, 'label'>> & { label?: string } = {}): Field {
  const { label = 'Your name', ...rest } = words
  const name = rest.name ?? 'name'
  const fallback = rest.placeholder
    ? { text: rest.placeholder, source: 'placeholder' as const }
    : { text: '', source: 'none' as const }
  return {
    node: 30,
    selector: `input[name="${name}"]`,
    tag: 'input',
    type: 'text',
    name,
    purpose: 'unknown',
    purposeFrom: 'none',
    required: false,
    label: label ? { text: label, source: 'label-for' } : fallback,
    accessibleName: label,
    disabled: false,
    honeypot: false,
    csrf: false,
    ...rest,
  }
}

/** A same-origin POST form with one labelled field and a visible submit button. */
export function buildForm(words: Partial<Form> = {}): Form {
  return {
    node: 20,
    index: 0,
    selector: 'form',
    action: `${ORIGIN}/contact`,
    actionText: '/contact',
    crossOrigin: false,
    method: 'post',
    language: 'en',
    fields: [buildField()],
    submitControls: [buildSubmit()],
    nameHints: { heading: 'Contact us', submitTexts: ['Send message'] },
    ...words,
  }
}

export function buildSubmit(words: Partial<SubmitControl> = {}): SubmitControl {
  return {
    node: 40,
    selector: 'form button',
    kind: 'submit',
    text: 'Send message',
    disabled: false,
    outside: false,
    ...words,
  }
}

export function buildButton(text: string, words: Partial<Button> = {}): Button {
  return { node: 40, selector: 'button', tag: 'button', type: 'submit', text, disabled: false, ...words }
}

export function buildIntent(intent: IntentSurface['intent'], words: Partial<IntentSurface> = {}): IntentSurface {
  return { intent, via: 'link', text: intent, href: `${ORIGIN}/${intent}`, selector: `a[href="/${intent}"]`, ...words }
}

export function buildSitemap(words: Partial<SitemapEvidence> = {}): SitemapEvidence {
  return {
    url: `${ORIGIN}/sitemap.xml`,
    foundIn: 'well-known',
    outcome: 'read',
    ...(words.outcome === undefined || words.outcome === 'read' ? { kind: 'urlset' as const } : {}),
    entries: 1,
    ...words,
  }
}

/** A file at a path of the built site. JSON and text bodies get a fitting content type. */
export function buildFile(path: string, words: FileWords, headers?: Record<string, string>): FetchedFile {
  const url = new URL(path, ORIGIN).href
  if (Array.isArray(words)) {
    const failure = words[0] ?? 'timeout'
    return { outcome: 'failed', url, failure, detail: `The request failed: ${failure}.` }
  }
  if (typeof words === 'object') return words
  const base = { outcome: 'answered' as const, url, finalUrl: url }
  if (typeof words === 'number') return { ...base, status: words, headers: headers ?? { 'content-type': 'text/html' } }
  const type = words.startsWith('{') ? 'application/json' : words.startsWith('<') ? 'text/html' : 'text/plain'
  return { ...base, status: 200, headers: headers ?? { 'content-type': type }, body: words }
}

function buildRendering(shell: PageWords['shell']): PageEvidence['rendering'] {
  if (shell === undefined) return { mode: 'static' }
  if (shell === 'not_rendered') return { mode: 'not_rendered', why: 'no browser is installed' }
  if (shell === 'withheld')
    return { mode: 'not_rendered', why: 'An audit sends nothing to other sites.', withheld: true }
  return { mode: 'browser', staticTextLength: 0, staticReasons: ['no visible text'], readable: shell === 'readable' }
}
