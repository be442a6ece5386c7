import { quote } from '../../../html/clean-text.ts'
import { isShown } from '../../../page/element/shown.ts'
import type { Button } from '../../../page/model/form-model.ts'
import { isDescriptive } from '../../../page/text/descriptive-text.ts'
import type { Snippet } from '../../../schema/report-types.ts'
import type { Advice, Check } from '../../check.ts'
import type { SiteEvidence } from '../../evidence.ts'
import { groupOccurrences, type Occurrences, whereFound } from '../../occurrences.ts'
import { NOT_IN_EVIDENCE, tells } from '../../older-evidence.ts'
import { noPageRead, notMeasured } from '../../outcome.ts'
import { type ReadPage, readPages } from '../../read-pages.ts'
import { count, listOf } from '../../sentence.ts'
import { buttonHtml } from '../../snippets/button-html.ts'
import { buttonWordsFor, speaks } from '../../snippets/button-words.ts'

const SNIPPETS = 20

interface PageButton {
  button: Button
  page: ReadPage
}

export const buttonText: Check = {
  id: 'button-text',
  bucket: 'essential',
  maxPoints: 10,
  title: 'Button text quality',
  action: 'Say on each button what it does',
  why: 'An agent decides by its name what a button does; “Submit” and an icon without a name say nothing.',
  rule: 'Descriptive buttons / all buttons × 10. A button is descriptive when its accessible name (what a screen reader calls it) has a word and is not, as a whole, a vague one such as “Submit”, “OK”, “More” or “Click here”. A switch or check box that is made of a button counts as a field. What is not shown does not count, unless a button or link of the page is known to open it.',
  gate: 'no page that was read has a button',
  reading: 'Nobody presses what nobody sees. A switch is filled, not pressed.',
  effort: 'edit',
  applies: (site) => readPages(site).length === 0 || allButtons(site).length > 0,
  earn(site) {
    const buttons = allButtons(site)
    if (buttons.length === 0) return noPageRead(site)
    if (!tells(site, 'what is shown') && buttons.some(({ button }) => !isShown(button)))
      return notMeasured('Which of the hidden buttons a visitor can open is not known.', NOT_IN_EVIDENCE)
    const vague = buttons.filter(({ button }) => !isDescriptive(button.text))
    const descriptive = buttons.length - vague.length
    const observed = [
      `${descriptive} of ${count(buttons.length, 'button says', 'buttons say')} what ${buttons.length === 1 ? 'it does' : 'they do'}.`,
    ]
    if (vague.length === 0) return { points: 10, observed }
    const named = groupOccurrences(vague, ({ button }) => button.text || button.selector)
    return {
      points: (descriptive / buttons.length) * 10,
      observed: [...observed, `Without a telling text: ${listOf(named.map(describe))}.`],
      advise: () => adviceFor(vague),
    }
  },
}

function adviceFor(vague: readonly PageButton[]): Advice {
  const distinct = groupOccurrences(vague, ({ button }) => `${button.selector}\n${button.text}`)
  const shown = distinct.slice(0, SNIPPETS).map(propose)
  return {
    change: changeFor(vague.length, shown, distinct.length - shown.length),
    pages: [...new Set(vague.map(({ page }) => page.url))],
    snippets: shown.map(({ snippet }) => snippet),
  }
}

interface Proposal {
  snippet: Snippet
  /** The place for the text is left empty: nothing tells what the button does. */
  isOpen: boolean
  isTranslated: boolean
}

function changeFor(buttons: number, shown: readonly Proposal[], left: number): string {
  const open = shown.filter(({ isOpen }) => isOpen).length
  return [
    `Give ${buttons === 1 ? 'this button' : `each of these ${buttons} buttons`} a text that says what happens when it is pressed.`,
    open === 0
      ? ''
      : `Nothing on the page tells what ${whichOf(buttons, open)}: fill in the empty quotation marks yourself.`,
    shown.some(({ isOpen, isTranslated }) => !isOpen && !isTranslated)
      ? 'Put the proposed texts into the language of the page.'
      : '',
    left === 0 ? '' : `The first ${SNIPPETS} are shown.`,
  ]
    .filter((sentence) => sentence !== '')
    .join(' ')
}

function whichOf(buttons: number, open: number): string {
  if (buttons === 1) return 'it does'
  return open === 1 ? 'one of them does' : `${open} of them do`
}

/** A button that is a switch or a check box counts as a field. Where hidden ones cannot be told apart, all are here. */
function allButtons(site: SiteEvidence): PageButton[] {
  const isCounted = tells(site, 'what is shown') ? isShown : () => true
  const isTicked = ({ tag, type }: Button) => tag === 'button' && type === 'role'
  return readPages(site).flatMap((page) =>
    page.page.buttons.filter((button) => !isTicked(button) && isCounted(button)).map((button) => ({ button, page })),
  )
}

function describe(group: Occurrences<PageButton>): string {
  const { text, selector } = group.first.button
  return `${text ? quote(text, 40) : `${selector} (no text)`} ${whereFound(group)}`
}

/** One snippet for a button that stands on many pages. */
function propose({ first: { button, page }, pages }: Occurrences<PageButton>): Proposal {
  const form = page.page.forms.find(({ index }) => index === button.formIndex)
  const text = button.text ? ` (${quote(button.text, 40)})` : ''
  const also = pages.length > 1 ? `, on ${pages.length} pages` : ''
  const proposed = buttonWordsFor(button, form, page.page)
  return {
    snippet: {
      page: page.url,
      target: `${button.selector}${text}${also}`,
      language: 'html',
      code: buttonHtml(button, proposed),
    },
    isOpen: proposed === undefined,
    isTranslated: speaks(page.page),
  }
}
