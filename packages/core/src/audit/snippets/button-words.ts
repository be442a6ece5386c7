import { isTypedInput } from '../../page/field/typed-input.ts'
import type { Button, Field, Form } from '../../page/model/form-model.ts'
import type { PageSummary } from '../../page/page-summary.ts'
import { isDescriptive } from '../../page/text/descriptive-text.ts'
import { type ButtonWord, buttonWords } from '../../standards/button-words.ts'
import type { FieldPurpose } from '../../standards/field-purposes.ts'
import {
  iconWords,
  quantitySymbols,
  slideMarkup,
  slideNumber,
  submenuMarkup,
  symbolWords,
  unfoldingMarkup,
} from '../../standards/icon-words.ts'
import { firstTitlePart } from '../title-part.ts'

/** Longest name of a form, heading or dialog that becomes part of a button's text. */
const LONGEST = 50

interface Context {
  button: Button
  /** The form that the button belongs to. */
  form: Form | undefined
  page: PageSummary
  say(word: ButtonWord, what?: string): string
}

/** Where a button's text may come from, in the order of trust. */
const steps: readonly ((context: Context) => string | undefined)[] = [
  bySymbol,
  byTooltip,
  byForm,
  byTarget,
  byIcon,
  byDialog,
  byHeading,
  byTitle,
]

/**
 * A text that says what a button does, in the language of its page where that is known: from its symbol, its form, what it
 * controls, the names in its markup, the dialog around it, else its own text with the heading above it. Undefined when
 * nothing tells.
 */
export function buttonWordsFor(button: Button, form: Form | undefined, page: PageSummary): string | undefined {
  const words = buttonWords[page.language.code] ?? buttonWords['en']!
  const say = (word: ButtonWord, what = '') => words[word].replace('{}', () => what)
  for (const step of steps) {
    const text = step({ button, form, page, say })
    if (text !== undefined && isDescriptive(text)) return text
  }
  return undefined
}

/** Whether texts are proposed in the language of the page itself. */
export function speaks(page: PageSummary): boolean {
  return page.language.code === 'und' || Object.hasOwn(buttonWords, page.language.code)
}

function bySymbol({ button, form, say }: Context): string | undefined {
  const symbol = button.text.replace(/[\ufe0e\ufe0f\s]/g, '')
  const ofQuantity = /qty|quantity/i.test(markupOf(button)) ? quantitySymbols[symbol] : undefined
  const word = ofQuantity ?? (Object.hasOwn(symbolWords, symbol) ? symbolWords[symbol] : undefined)
  // An arrow on a button that sends a form says only that something happens.
  if (!word || (form && sends(button, form) && word !== 'close' && word !== 'search')) return undefined
  return say(word)
}

const byPurpose: readonly (readonly [FieldPurpose, ButtonWord])[] = [
  ['card-number', 'pay'],
  ['new-password', 'signUp'],
  ['password', 'logIn'],
  ['date', 'requestDate'],
  ['time', 'requestDate'],
  ['message', 'sendMessage'],
  ['email', 'sendEmail'],
]

/** What a mouse pointer is told. */
function byTooltip({ button }: Context): string | undefined {
  const title = button.hint?.attributes?.find(([name]) => name === 'title')?.[1]
  return isShortAndTelling(title) ? title : undefined
}

/** What the button that sends a form does, from what the form calls itself and asks for. */
function byForm(context: Context): string | undefined {
  const { button, form, page, say } = context
  if (!form || !sends(button, form)) return undefined
  const typed = form.fields.filter(isTypedInput)
  const isOneOfMany = form.submitControls.length > 1 && typed.length > 1
  if (isOneOfMany) return byMarkup(context) ?? byHeading(context) ?? say('send')
  const purposes = new Set(typed.map(({ purpose }) => purpose))
  // The heading before a search field or a lone email field is rarely about the button.
  if (purposes.has('search')) return say('search')
  if (typed.length === 1 && purposes.has('email')) return say('sendEmail')
  const { label, heading } = form.nameHints
  const isTitle = page.headings.some(({ level, text }) => level === 1 && text === heading)
  const own = [label, isTitle ? undefined : heading].find(isShortAndTelling)
  if (own) return own
  const word = byPurpose.find(([purpose]) => purposes.has(purpose) && (purpose !== 'password' || isLogin(typed)))?.[1]
  if (word) return say(word)
  return byMarkup(context) ?? (isShortAndTelling(heading) ? say('sendForm', heading) : say('send'))
}

function sends({ type, node }: Button, { submitControls }: Form): boolean {
  return (
    type === 'submit' ||
    type === 'image' ||
    submitControls.some((control) => control.kind === 'script' && control.node === node)
  )
}

/** More fields than these make an account or change one. */
function isLogin(fields: readonly Field[]): boolean {
  return fields.length <= 4 && fields.filter(({ type }) => type === 'password').length === 1
}

function byTarget({ button, say }: Context): string | undefined {
  const target = button.hint?.controls
  if (!target) return undefined
  const word = wordIn(target)
  if (word) return say(word)
  return /\s/.test(target) && isShortAndTelling(target) ? say('open', target) : undefined
}

function byIcon(context: Context): string | undefined {
  const { button, say } = context
  const { text, selector, type, hint } = button
  if (type === 'reset') return say('reset')
  const markup = markupOf(button)
  const slide = slideNumber.exec(markup)?.[1]
  if (slide) return say('slide', String(Number(slide) + 1))
  if (/^\d{1,3}$/.test(text) && slideMarkup.test(`${selector} ${markup}`)) return say('slide', text)
  const unfolds = hint?.beside && unfoldingMarkup.test(markup) ? say('open', hint.beside) : undefined
  return submenuMarkup.test(markup) ? (unfolds ?? byMarkup(context)) : (byMarkup(context) ?? unfolds)
}

/** A button that has a word of its own, however vague, is taken at the markup's word only where that can hardly be wrong. */
function byMarkup({ button, say }: Context): string | undefined {
  const word = wordIn(markupOf(button))
  return word && (!/\p{L}{2}/u.test(button.text) || word === 'search' || word === 'addToCart') ? say(word) : undefined
}

/** The nameless button of a dialog, without an id and nothing to unfold, is the one that closes it. */
function byDialog({ button: { text, hint }, say }: Context): string | undefined {
  if (!hint?.inDialog || /\p{L}/u.test(text)) return undefined
  return hint.attributes?.every(([name]) => name !== 'id' && name !== 'aria-expanded') ? say('close') : undefined
}

/** One "Learn more" is told from another by the heading above it. */
function byHeading({ button }: Context): string | undefined {
  const heading = button.hint?.heading
  return /\p{L}{2}/u.test(button.text) && heading && isShortAndTelling(heading)
    ? `${button.text}: ${heading}`
    : undefined
}

function byTitle({ button, page }: Context): string | undefined {
  const title = firstTitlePart(page.title)
  return /\p{L}{2}/u.test(button.text) && isShortAndTelling(title) ? `${button.text}: ${title}` : undefined
}

function wordIn(markup: string): ButtonWord | undefined {
  return iconWords.find(([pattern]) => pattern.test(markup))?.[1]
}

/** A selector may name what is around the button, so it counts only where nothing else is known. */
function markupOf({ selector, hint }: Button): string {
  return hint ? (hint.words ?? '') : selector
}

function isShortAndTelling(text: string | undefined): text is string {
  return text !== undefined && text.length <= LONGEST && isDescriptive(text)
}
