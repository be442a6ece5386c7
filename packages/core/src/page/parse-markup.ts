import { attribute, closest, type HtmlNode } from '../html/node.ts'
import { type ParsedHtml, parseHtml } from '../html/parse-html.ts'
import { SelectorBuilder } from '../html/selector.ts'
import { textOf } from '../html/text.ts'
import { resolveUrl } from './address/resolve-url.ts'
import { readButton } from './button/button.ts'
import { collect } from './collect/collect.ts'
import type { Collected } from './collect/collected.ts'
import { type PageContext, type PageStyles, readIds, readMentions } from './collect/context.ts'
import { type OpenerReader, readDialogs } from './dialog/dialog.ts'
import { revealedTest } from './dialog/revealed.ts'
import { readEmptyShell } from './document/empty-shell.ts'
import { readFrames } from './document/frame.ts'
import { readIntents, readLinkIntents } from './document/intent.ts'
import { readLanguage } from './document/language.ts'
import { readLink } from './document/link.ts'
import { readLooseTexts } from './document/loose-text.ts'
import { readMeta } from './document/meta.ts'
import { readTextSurfaces } from './document/text-surfaces.ts'
import { toggledChoices } from './field/choice-group.ts'
import { readField } from './field/field.ts'
import { markParts } from './field/field-parts.ts'
import { ownerOf, readForm } from './form/form.ts'
import { readHostedPayment } from './form/hosted-payment.ts'
import { readVendors } from './form/vendor.ts'
import type { Field } from './model/form-model.ts'
import { rememberDocument } from './model/page-document.ts'
import type { Heading, Link, PageModel, StructuredData } from './model/page-model.ts'

/** Elements of one kind that are read; a page with more is marked `tooComplex`. */
const MAX_ITEMS = { links: 20_000, controls: 5_000, buttons: 5_000, forms: 500, headings: 5_000, paragraphs: 20_000 }

/** What the text of a document does not say. */
export interface ParseOptions {
  /** Absolute address of the document; relative addresses resolve against it. */
  url: string
  /** The document is XHTML, not HTML: a tag that ends in `/>` is empty. Default false. */
  xml?: boolean
  /** What relative addresses resolve against where the document has no base of its own: of a `srcdoc`, its page's. Default `url`. */
  baseUrl?: string
}

/** What only an audit needs: in a browser it would be a third of what is loaded. */
export interface Readers {
  /** The rules of the page's own styles. */
  stylesOf(found: Collected, shadows: PageContext['shadows']): PageStyles | undefined
  /** Pairs of openers and dialogs besides those that attributes of the platform and of libraries tell. */
  openersOf: OpenerReader
  /** What the page says to machines. */
  structuredDataOf(found: Collected): StructuredData
}

/**
 * What `parsePage` does, without its further readers: in a browser.
 * @param source the document's text, or its tree
 */
export function parseMarkup(
  source: string | ParsedHtml,
  { url, xml = false, baseUrl = url }: ParseOptions,
  readers: Partial<Readers> = {},
): PageModel {
  const address = new URL(url)
  // Scripting counts as on, so `noscript` is text: the widget and an agent's browser meet the page with scripts.
  const document = typeof source === 'string' ? parseHtml(source, { xml }) : source
  const found = collect(document)
  const tooMany = cutLists(found)
  const page: PageContext = {
    found,
    shadows: document.shadows,
    selectors: new SelectorBuilder(found.elements, uniqueIds(found, document.quirks), document.shadows),
    url: address.href,
    baseUrl: baseOf(found, baseUrl === url ? address.href : baseUrl),
    origin: address.origin,
    language: '',
    ids: readIds(found, document.shadows),
    mentions: readMentions(found),
    styles: readers.stylesOf?.(found, document.shadows),
    choices: new Map(),
    texts: new Map(),
  }
  const language = readLanguage(found)
  page.language = language.code
  page.choices = toggledChoices(found, page)

  const model: PageModel = {
    url: page.url,
    baseUrl: page.baseUrl,
    title: found.title ? textOf(found.title, { plain: true }) : '',
    language,
    meta: readMeta(found),
    headings: found.headings.map((node) => readHeading(node, found)).filter((heading) => heading.text !== ''),
    paragraphs: readParagraphs(found),
    links: found.links.map((node) => readLink(node, page)).filter((link): link is Link => link !== undefined),
    ...readControls(page, readers.openersOf),
    structuredData: readers.structuredDataOf?.(found) ?? { items: [], potentialActions: [], errors: [] },
    textLength: found.textLength,
    text: found.text,
    intents: [],
    vendors: readVendors(page),
    webMcp: { forms: found.toolForms, parameters: found.toolParameters },
    emptyShell: readEmptyShell(found),
  }
  markEmptyParagraphs(model, found)
  const frames = readFrames(page)
  if (frames.length > 0) model.frames = frames
  const looseTexts = readLooseTexts(found, model.paragraphs.length)
  if (looseTexts.length > 0) model.looseTexts = looseTexts
  markRevealed(model, page)
  model.intents = readIntents(model, readTextSurfaces(found))
  const sitemaps = found.sitemaps.flatMap((node) => resolveUrl(attribute(node, 'href') ?? '', page.baseUrl) ?? [])
  if (sitemaps.length > 0) model.sitemaps = sitemaps
  const canonical = found.canonical && resolveUrl(attribute(found.canonical, 'href') ?? '', page.baseUrl)
  if (canonical) model.canonical = canonical
  const exceeded = document.exceeded ?? tooMany
  if (exceeded) model.tooComplex = exceeded
  rememberDocument(model, {
    selectors: page.selectors,
    elements: found.elements,
    shadows: document.shadows,
    source: typeof source === 'string' ? source : undefined,
  })
  return model
}

/** Forms, loose fields, buttons and dialogs belong together: controls find their form, forms their dialog. */
function readControls(
  page: PageContext,
  openersOf: OpenerReader | undefined,
): Pick<PageModel, 'forms' | 'looseFields' | 'buttons' | 'dialogs'> {
  const { found } = page
  const indexes = new Map(found.forms.map((node, index) => [node, index]))
  const fields: Field[][] = found.forms.map(() => [])
  const formButtons: HtmlNode[][] = found.forms.map(() => [])
  const looseFields: Field[] = []
  const controls = page.choices.size > 0 ? inOrder([...found.controls, ...page.choices.keys()]) : found.controls
  for (const control of controls) {
    const owner = ownerOf(control, page, indexes)
    const index = owner && indexes.get(owner)
    const field = readField(control, page)
    if (index === undefined) looseFields.push(field)
    else fields[index]!.push(field)
  }
  for (const list of [...fields, looseFields]) markParts(list, page)
  const buttons = found.buttons.map((node) => {
    const owner = ownerOf(node, page, indexes)
    const index = owner && indexes.get(owner)
    if (index !== undefined) formButtons[index]!.push(node)
    return readButton(node, page, index)
  })
  const dialogs = readDialogs(page, openersOf)
  const hostedPaymentOf = readHostedPayment(page)
  const forms = found.forms.map((node, index) => {
    const own = { fields: fields[index]!, buttons: formButtons[index]! }
    return readForm(node, { index, ...own, dialog: dialogs.of(node), hostedPayment: hostedPaymentOf(node) }, page)
  })
  return { forms, looseFields, buttons, dialogs: dialogs.list }
}

function inOrder(nodes: HtmlNode[]): HtmlNode[] {
  return nodes.sort((a, b) => a.order - b.order)
}

/** What is hidden now, and shown by a trigger of the page: its controls count as shown. */
function markRevealed({ forms, looseFields, buttons, links, dialogs }: PageModel, page: PageContext): void {
  if (!page.found.hidden.any) return
  const isRevealed = revealedTest(page.found.hidden, dialogs)
  const mark = (part: { node: number; revealed?: true }): void => {
    if (isRevealed(page.found.elements[part.node]!)) part.revealed = true
  }
  for (const field of [...forms.flatMap(({ fields }) => fields), ...looseFields])
    if (field.hiddenBy && field.hiddenBy !== 'type-hidden') mark(field)
  for (const button of buttons) if (button.hiddenBy) mark(button)
  for (const link of links) {
    if (link.visible) continue
    mark(link)
    if (link.revealed) readLinkIntents(link, page.origin)
  }
}

/** Without a doctype a browser compares ids without case, so uniqueness is asked of both spellings. */
function uniqueIds(found: Collected, quirks: boolean): (id: string) => boolean {
  if (!quirks) return (id) => !found.repeatedIds.has(id)
  const seen = new Map<string, number>()
  for (const id of found.byId.keys()) seen.set(id.toLowerCase(), (seen.get(id.toLowerCase()) ?? 0) + 1)
  return (id) => seen.get(id.toLowerCase()) === 1 && !found.repeatedIds.has(id)
}

function readHeading(node: HtmlNode, { hidden }: Collected): Heading {
  const level = /^h[1-6]$/.test(node.tag)
    ? Number(node.tag[1])
    : Number.parseInt(attribute(node, 'aria-level') ?? '2', 10) || 2
  const hiddenBy = hidden.isOutOfSight(node) ? hidden.get(node) : undefined
  return { node: node.order, level, text: textOf(node), ...(hiddenBy && { hiddenBy }) }
}

function readParagraphs(found: Collected): string[] {
  return found.paragraphs
    .filter((node) => !found.hidden.isOutOfSight(node))
    .map((node) => textOf(node, { limit: 1000, plain: true }))
    .filter((text) => text !== '')
}

/** A label for a field that stands alone in a `<p>` is that paragraph's first text. */
function markEmptyParagraphs({ forms, looseFields }: PageModel, { elements, hidden }: Collected): void {
  for (const field of [...forms.flatMap(({ fields }) => fields), ...looseFields]) {
    const node = elements[field.node]
    if (field.accessibleName !== '' || field.hiddenBy || !node) continue
    const around = closest(node, ({ tag }) => tag === 'p')
    const hiddenBy = around && hidden.get(around)
    const isShown = hiddenBy === undefined || hiddenBy === 'aria-hidden'
    if (around && isShown && textOf(around, { limit: 2, plain: true }) === '') field.paragraph = around.order
  }
}

/** `<base href>` counts when it leads to the web: another scheme would let a page redirect our reading of it. */
function baseOf(found: Collected, url: string): string {
  const href = found.base && attribute(found.base, 'href')
  const base = href ? resolveUrl(href, url) : undefined
  return base && /^https?:/.test(base) ? base : url
}

/** Cuts the lists that are longer than is read. @returns the limit that was passed, if one was */
function cutLists(found: Collected): PageModel['tooComplex'] {
  let limit: number | undefined
  for (const [list, most] of Object.entries(MAX_ITEMS) as [keyof typeof MAX_ITEMS, number][]) {
    if (found[list].length <= most) continue
    found[list].length = most
    limit = most
  }
  return limit === undefined ? undefined : { budget: 'items', limit }
}
