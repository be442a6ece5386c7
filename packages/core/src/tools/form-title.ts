import { cleanText } from '../html/clean-text.ts'
import { plain } from '../lexicon/plain.ts'
import { isOver, legendOf } from '../page/form/name-hints.ts'
import type { Form } from '../page/model/form-model.ts'
import { documentOf } from '../page/model/page-document.ts'
import type { PageModel } from '../page/model/page-model.ts'
import { saysSend } from '../page/text/says-send.ts'
import { lineAbove, siteOf, TITLE_PARTS } from './infer-task-name.ts'
import { remembered } from './remembered.ts'
import { taskOf } from './task-name.ts'
import { topicsOf } from './topics.ts'

/** Longer ones are sentences. */
const MAX_TITLE = 80
/** Most headings to look at before a form, and in it. */
const MAX_BEFORE = 20
const MAX_INSIDE = 4

/**
 * The title of a form in the words of the page: the first of heading, legend, label and button that names a task ("Book an
 * appointment"), else the first that says anything. The legend of a single choice and a button such as "Send" do not count.
 *
 * @param page the page that the form stands on, as `parsePage` returned it, not a copy
 * @returns undefined if there is none
 */
export function formTitle(form: Form, page: PageModel): string | undefined {
  const { label, submitTexts } = form.nameHints
  const pageTitle = page.forms.length === 1 ? page.title : undefined
  const options = { language: page.language.code, site: siteOf(page) }
  return bestTitle({ headings: headings(form, page), label, submitTexts, pageTitle }, options).text || undefined
}

/** Texts that may title a form, in the order in which they count. */
export interface TitleTexts {
  headings: readonly (string | undefined)[]
  label?: string | undefined
  submitTexts: readonly string[]
  /** Of a page that has no other form. */
  pageTitle?: string | undefined
}

/** The best title of a form and its weight; an empty one if no text says anything. */
export function bestTitle(
  { headings, label, submitTexts, pageTitle }: TitleTexts,
  options: { language: string; site: string },
): { text: string; weight: number } {
  const site = joined(options.site)
  // The site's name is a heading everywhere and titles nothing.
  const weigh = (text: string): number => (site.includes(joined(text)) ? 0 : weightOf(text, options))
  let best = { text: '', weight: 0 }
  const offer = (given: string | undefined, judge = (weight: number, _text: string): number => weight): void => {
    if (given === undefined || best.weight >= TELLS_TASK) return
    const text = cleanTitle(given)
    const weight = /\p{L}{2}/u.test(text) ? judge(weigh(text), text) : 0
    if (weight > best.weight) best = { text, weight }
  }
  for (const text of headings) offer(text)
  // Form builders write "Contact form" on every form.
  offer(label, (weight) => (weight < TELLS_TASK ? SAYS_SOMETHING : weight))
  for (const text of submitTexts.slice(0, 2)) offer(text, (weight, text) => (isEmpty(text, weight) ? 0 : weight))
  // The page's title is used for its only form, if it names a task.
  offer(pageTitle?.split(TITLE_PARTS)[0], (weight) => (weight > SAYS_SOMETHING ? weight : 0))
  return best
}

/** Texts over a form or in it that may title all of it. */
function headings(form: Form, page: PageModel): (string | undefined)[] {
  const node = documentOf(page).elements[form.node]
  const own = page.headings.filter((each) => each.node > form.node && each.node <= (node?.lastOrder ?? 0))
  const inside = own.slice(0, MAX_INSIDE).map(({ text }) => text)
  const dialog = page.dialogs.find((each) => each.node === form.dialog?.node)
  // A single heading inside comes first; one of several names a part only.
  const ordered = inside.length === 1 ? [...inside, headingOver(form, page)] : [headingOver(form, page), ...inside]
  return [...ordered, dialog?.label, lineAbove(form, page), node && legendOf(node)]
}

/** The letters of a text, to compare names however they are spelled. */
const joined = remembered((text) => plain(text).replaceAll(' ', ''))

/** The title of a button or link. */
export function clickTitle(text: string): string | undefined {
  return cleanTitle(text) || undefined
}

function cleanTitle(text = ''): string {
  const title = cleanText(text, 200).replace(/[\s:*：–—-]+$/u, '')
  return title.length <= MAX_TITLE ? title : ''
}

const SAYS_SOMETHING = 1
const NAMES_PART = 2
/** A text of this weight says both what is done and with what. */
export const TELLS_TASK = 3

/** The weight of a text. A question weighs a little less than a plain statement. */
function weightOf(text: string, options: Parameters<typeof taskOf>[1]): number {
  const told = taskOf([text], options)
  const isKnown = (): boolean => (told && told.verb !== 'send') || topicsOf(text).size > 0
  const weight = told?.isTold ? TELLS_TASK : isKnown() ? NAMES_PART : SAYS_SOMETHING
  return /[?？؟]$/u.test(text) ? weight - 0.5 : weight
}

/** Whether a button says nothing of its task: "Send", "OK". */
function isEmpty(text: string, weight: number): boolean {
  return weight <= SAYS_SOMETHING && (saysSend(text) || /^[\p{Script=Latin}\p{P}]{1,12}$/u.test(text))
}

/** The last heading before a form that applies to it, and to no other form before it. */
function headingOver(form: Form, page: PageModel): string | undefined {
  const { elements } = documentOf(page)
  const own = elements[form.node]
  const before = page.headings.filter(({ node }) => node < form.node).slice(-MAX_BEFORE)
  const over = before.findLast(({ node }) => own && elements[node] && isOver(elements[node], own))
  const isTaken = page.forms.some(({ node }) => over && node < form.node && node > over.node)
  return isTaken ? undefined : over?.text
}
