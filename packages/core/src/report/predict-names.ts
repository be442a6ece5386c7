import { type IntentSources, readIntents } from '../page/document/intent.ts'
import { readStructuredData } from '../page/document/structured-data.ts'
import { isTelling } from '../page/label/telling-text.ts'
import type { Button, Field } from '../page/model/form-model.ts'
import type { IntentSurface } from '../page/model/page-model.ts'
import { type PageSummary, summaryOf } from '../page/page-summary.ts'
import { parseMarkup } from '../page/parse-markup.ts'

/** Lines of a recommendation, and the page that they are for. */
interface Lines {
  code: string
  url: string
}

/** Markup as a page of its own, in the language of the page that it is for. */
export function readMarkup({ language }: PageSummary, { code, url }: Lines): PageSummary {
  const html = `<!doctype html><html lang="${language.code}"><body>${code}</body></html>`
  // Without an address in them, lines say the same on every page.
  const key = HAS_ADDRESS.test(code) ? `${url}\n${html}` : html
  const reading = readings.get(key) ?? summaryOf(parseMarkup(html, { url }, { structuredDataOf: readStructuredData }))
  // What was asked for last stands last: what is proposed to many sites stays, what was said to one goes.
  readings.delete(key)
  readings.set(key, reading)
  if (readings.size > MOST_READINGS) readings.delete(readings.keys().next().value!)
  return reading
}

const HAS_ADDRESS = /<script\b|\b(?:href|src)=/i

/** Lines are read for themselves and again for the next grade, and the same field stands on every page. */
const readings = new Map<string, PageSummary>()
const MOST_READINGS = 100

/** A page on which the lines label a field. */
export function withLabel(page: PageSummary, selector: string, lines: Lines): PageSummary {
  const isBare = (field: Field) => field.selector === selector && !isTelling(field.accessibleName)
  const label = (field: Field): Field => (isBare(field) ? { ...field, ...labelOf(field, page, lines) } : field)
  const forms = page.forms.map((form) =>
    form.fields.some(isBare) ? { ...form, fields: form.fields.map(label) } : form,
  )
  const looseFields = page.looseFields.map(label)
  // A label that can be seen is text; an attribute is none.
  const opened = lines.code.startsWith('<')
    ? [...forms.flatMap(({ fields }) => fields), ...looseFields].find(({ selector: own }) => own === selector)
        ?.paragraph
    : undefined
  const labelled = { ...page, forms, looseFields }
  return opened === undefined ? labelled : withParagraph(labelled, opened)
}

/** The next label in the same paragraph does not make another one of it. */
function withParagraph(page: PageSummary, opened: number): PageSummary {
  const settle = ({ paragraph, ...field }: Field): Field =>
    paragraph === undefined || paragraph === opened ? field : { ...field, paragraph }
  const forms = page.forms.map((form) => ({ ...form, fields: form.fields.map(settle) }))
  return { ...page, forms, looseFields: page.looseFields.map(settle), paragraphCount: page.paragraphCount + 1 }
}

/** Stands for a label of a recommendation, which always tells something. */
const OURS = 'Label'

/** What a label says may tell what the field is for, too. */
function labelOf(field: Field, page: PageSummary, { code, url }: Lines): Partial<Field> {
  // Where that is known already, any label of ours is as good as another.
  if (field.purpose !== 'unknown') return { accessibleName: OURS }
  const isAttribute = /^aria-label="[^"]*"$/.test(code)
  const id = /for="([^"]*)"/.exec(code)?.[1]
  const html = isAttribute ? fieldHtml(field, { more: code }) : code + fieldHtml(field, { id })
  const read = readMarkup(page, { code: html, url }).looseFields[0]
  if (!read) return {}
  const { accessibleName, label } = read
  return { accessibleName, label, purpose: read.purpose }
}

/** A page on which the lines say what a button does. */
export function withButton(page: PageSummary, button: Button, lines: Lines): PageSummary {
  const text = buttonText(page, button, lines)
  const buttons = page.buttons.map((each) => (each === button ? { ...each, text } : each))
  const forms = page.forms.map((form) => {
    if (form.index !== button.formIndex) return form
    const submitControls = form.submitControls.map((each) => (each.node === button.node ? { ...each, text } : each))
    const submitTexts = submitControls.map((control) => control.text).filter((each) => each !== '')
    return { ...form, submitControls, nameHints: { ...form.nameHints, submitTexts } }
  })
  const intents = [...page.intents, ...offersOf({ buttons: [{ ...button, text }] })]
  return { ...page, buttons, forms, intents }
}

function buttonText(page: PageSummary, { tag, text }: Button, { code, url }: Lines): string {
  const element = code.startsWith('<') ? code : `<button ${code}>${escaped(text)}</button>`
  const closed =
    tag === 'summary' ? `<details>${element}</details>` : element.replace(/^<(?!input|button)[^\s>]+/, '<button')
  // An opening tag alone keeps what stands in the element, which is no text that tells.
  return readMarkup(page, { code: closed, url }).buttons[0]?.text ?? text
}

/** A page with what its forms offer by their new texts and fields, which they did not offer before. */
export function withFormIntents(page: PageSummary, before: PageSummary): PageSummary {
  const changed = page.forms.filter((form, index) => form !== before.forms[index])
  const known = new Set(page.intents.filter(({ via }) => via === 'form').map(keyOf))
  const offered = offersOf({ forms: changed }).filter((each) => !known.has(keyOf(each)))
  return offered.length === 0 ? page : { ...page, intents: [...page.intents, ...offered] }
}

function keyOf({ intent, selector }: IntentSurface): string {
  return `${intent} ${selector}`
}

function offersOf(parts: Partial<IntentSources>): IntentSurface[] {
  const none = { links: [], buttons: [], headings: [], forms: [], vendors: [], structuredData: {} }
  return readIntents({ ...none, ...parts }, [])
}

function fieldHtml(field: Field, { id = field.id, more = '' }: { id?: string | undefined; more?: string }): string {
  const { tag, type, name, placeholder, autocomplete } = field
  const own = attributes({ name, id, placeholder, autocomplete })
  if (tag === 'textarea') return `<textarea${own} ${more}></textarea>`
  if (tag === 'select') return `<select${own} ${more}><option>x</option></select>`
  return `<input type="${tag === 'custom' ? 'text' : type}"${own} ${more}>`
}

function attributes(values: Record<string, string | undefined>): string {
  return Object.entries(values)
    .map(([name, value]) => (value ? ` ${name}="${escaped(value)}"` : ''))
    .join('')
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)
}
