import { mentionsMcp, readTrust } from './document/trust.ts'
import type { Button, Field, Form } from './model/form-model.ts'
import type { Heading, Link, PageModel } from './model/page-model.ts'
import type { PagePlaces } from './model/page-place.ts'

/** Limits on what a page's summary keeps, so that evidence stays small on hostile pages. */
const KEPT = { headings: 30, links: 20, buttons: 200, forms: 50, fields: 200, options: 1 }

/** Characters for one member of a summary: a form of a thousand fields and more. */
const ROOM = 400_000
/** Characters of one text. An address can be this long; what people read is not. */
const LONGEST_TEXT = 4_096

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
  /** Where its elements stand in its source; absent unless the scan was asked for it. */
  places?: PagePlaces
}

/**
 * Makes the summary of a page that evidence holds: a copy that shares nothing with the model.
 * @param page as `parsePage` returned it
 * @param isPassedOn it is copied once more, as from one thread to another. Otherwise its texts are new strings, because an engine
 * keeps a whole document in memory for the sake of one slice of it. Default false
 */
export function summarizePage(page: PageModel, isPassedOn = false): PageSummary {
  const parts = Object.entries(summaryOf(page)).map(([name, part]) => [name, fitted(part, { left: ROOM })])
  const summary = Object.fromEntries(parts)
  return isPassedOn ? summary : JSON.parse(JSON.stringify(summary))
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
    forms: page.forms.slice(0, KEPT.forms).map(copyForm),
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
  const acting = links.filter(isActing)
  const kept = acting.slice(0, KEPT.links)
  const mail = acting.find(({ hrefText }) => hrefText.startsWith('mailto:'))
  return mail && !kept.includes(mail) ? [...kept, mail] : kept
}

function isActing(link: Link): boolean {
  return (link.visible || link.revealed === true) && (link.actsAsButton || link.intent !== undefined)
}

function shortHeading(heading: Heading): Heading {
  return { ...heading, text: heading.text.slice(0, 120) }
}

function copyButton(button: Button): Button {
  return { ...button, text: button.text.slice(0, 120) }
}

function copyForm(form: Form): Form {
  // A list is one control, however many options it has, and stands here itself.
  const fields = form.fields.filter(({ group }) => !group?.list)
  return { ...form, fields: fields.slice(0, KEPT.fields).map(copyField) }
}

/**
 * The first option may be the list's prompt; no check asks for the others, and a list of countries outgrows its form. Nor
 * does one ask what only the tools of a page say.
 */
function copyField({ legend: _, hint: __, ...field }: Field): Field {
  return field.options ? { ...field, options: field.options.slice(0, KEPT.options) } : field
}

/** A copy whose lists end where the room does, whatever a page has many of. */
function fitted(value: unknown, room: { left: number }): unknown {
  if (typeof value === 'string') {
    const text = value.slice(0, LONGEST_TEXT)
    room.left -= text.length
    return text
  }
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) {
    const kept: unknown[] = []
    for (const entry of value) {
      if (room.left <= 0) break
      kept.push(fitted(entry, room))
    }
    return kept
  }
  const copy: Record<string, unknown> = { ...value }
  for (const name of Object.keys(copy)) {
    room.left -= name.length
    copy[name] = fitted(copy[name], room)
  }
  return copy
}
