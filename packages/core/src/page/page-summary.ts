import { mentionsMcp, readTrust } from './document/trust.ts'
import type { Button, Field, Form } from './model/form-model.ts'
import type { Heading, Link, PageModel } from './model/page-model.ts'

/** Limits on what a page's summary keeps, so that evidence stays small on hostile pages. */
const KEPT = { headings: 30, links: 20, buttons: 200, forms: 50, fields: 200, allFields: 1000, options: 1 }

/**
 * What the audit keeps of a page: the model without its prose and its plain links. Counts are exact; lists are cut.
 * It holds no reference to the parsed document.
 */
export interface PageSummary
  extends Omit<PageModel, 'paragraphs' | 'links' | 'text' | 'url' | 'baseUrl' | 'dialogs' | 'frames' | 'mounts'> {
  /** Of those that are shown, as are those in `headings`. */
  headingCount: number
  paragraphCount: number
  linkCount: number
  /** The first links that name an intent or act as a button, and the first mail address; the rest is only counted. */
  actionLinks: Link[]
  buttonCount: number
  formCount: number
  dialogCount: number
  /** Names of trust signals that were found in links and structured data. */
  trust: string[]
  mentionsMcp: boolean
}

/**
 * Makes the summary of a page that evidence holds: a copy that shares nothing with the model. Its texts are new strings,
 * because an engine keeps a whole document in memory for the sake of one slice of it.
 */
export function summarizePage(page: PageModel): PageSummary {
  return JSON.parse(JSON.stringify(summaryOf(page))) as PageSummary
}

/** The same for whoever keeps it no longer than the model, of which it shares parts. */
export function summaryOf(page: PageModel): PageSummary {
  const {
    url: _url,
    baseUrl: _base,
    paragraphs,
    links,
    text: _text,
    dialogs,
    frames: _frames,
    mounts: _mounts,
    ...kept
  } = page
  const headings = page.headings.filter(({ hiddenBy }) => hiddenBy === undefined)
  return {
    ...kept,
    headings: headings.slice(0, KEPT.headings).map(shortHeading),
    buttons: page.buttons.slice(0, KEPT.buttons).map(copyButton),
    forms: copyForms(page.forms.slice(0, KEPT.forms)),
    looseFields: page.looseFields.slice(0, KEPT.fields).map(copyField),
    headingCount: headings.length,
    paragraphCount: paragraphs.length,
    linkCount: links.length,
    actionLinks: keptLinks(links),
    buttonCount: page.buttons.length,
    formCount: page.forms.length,
    dialogCount: dialogs.length,
    trust: readTrust(page),
    mentionsMcp: mentionsMcp(page),
  }
}

function keptLinks(links: readonly Link[]): Link[] {
  const acting = links.filter((link) => (link.visible || link.revealed) && (link.actsAsButton || link.intent))
  const kept = acting.slice(0, KEPT.links)
  const mail = acting.find(({ hrefText }) => hrefText.startsWith('mailto:'))
  return mail && !kept.includes(mail) ? [...kept, mail] : kept
}

function shortHeading(heading: Heading): Heading {
  return { ...heading, text: heading.text.slice(0, 120) }
}

function copyButton(button: Button): Button {
  return { ...button, text: button.text.slice(0, 120) }
}

/** Fifty forms of two hundred fields are 3 MB of evidence, which nobody reads. */
function copyForms(forms: readonly Form[]): Form[] {
  let left = KEPT.allFields
  return forms.map((form) => {
    const fields = form.fields.slice(0, Math.min(KEPT.fields, left)).map(copyField)
    left -= fields.length
    return { ...form, fields }
  })
}

/**
 * The first option may be the list's prompt; no check asks for the others, and a list of countries outgrows its form. Nor
 * does one ask what only the tools of a page say.
 */
function copyField({ legend: _, hint: __, ...field }: Field): Field {
  return field.options ? { ...field, options: field.options.slice(0, KEPT.options) } : field
}
