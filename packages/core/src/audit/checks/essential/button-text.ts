import { quote } from '../../../html/clean-text.ts'
import { isShown } from '../../../page/element/shown.ts'
import type { Button } from '../../../page/model/form-model.ts'
import { isDescriptive } from '../../../page/text/descriptive-text.ts'
import type { Snippet } from '../../../schema/report-types.ts'
import { buttonPlaceholder } from '../../../standards/placeholders.ts'
import type { Advice, Check } from '../../check.ts'
import { buttonKey } from '../../element-key.ts'
import type { SiteEvidence } from '../../evidence.ts'
import type { Fault } from '../../fault.ts'
import { groupOccurrences, type Occurrences, whereFound } from '../../occurrences.ts'
import { NOT_IN_EVIDENCE, tells } from '../../older-evidence.ts'
import { noPageRead, notMeasured } from '../../outcome.ts'
import { type ReadPage, readPages } from '../../read-pages.ts'
import { count, listOf } from '../../sentence.ts'
import { buttonHtml } from '../../snippets/button-html.ts'
import { buttonLabel } from '../../snippets/button-label.ts'

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
  action: 'Give buttons descriptive names',
  why: 'An agent chooses a button by its name. “Submit”, or an icon without a name, tells it nothing.',
  rule: 'Descriptive buttons / all buttons × 10. A button is descriptive if its accessible name (what a screen reader reads out) contains a word and is more than a vague phrase such as “Submit”, “OK”, “More” or “Click here”. A button that acts as a switch or check box counts as a field. A hidden button counts only if a button or link on the page is known to reveal it.',
  gate: 'none of the pages read has a button',
  reading: 'Nobody clicks a button they cannot see. A switch is set, not clicked.',
  effort: 'edit',
  applies: (site) => readPages(site).length === 0 || !allButtons(site).next().done,
  earn(site) {
    const buttons = [...allButtons(site)]
    if (buttons.length === 0) return noPageRead(site)
    if (!tells(site, 'what is shown') && buttons.some(({ button }) => !isShown(button)))
      return notMeasured('It is not known which hidden buttons a visitor can reveal.', NOT_IN_EVIDENCE)
    const vague = buttons.filter(({ button }) => !isDescriptive(button.text))
    const descriptive = buttons.length - vague.length
    const observed = [
      `${descriptive} of ${count(buttons.length, 'button says', 'buttons say')} what ${buttons.length === 1 ? 'it does' : 'they do'}.`,
    ]
    if (vague.length === 0) return { points: 10, observed }
    const named = groupOccurrences(vague, ({ button }) => button.text || button.selector)
    return {
      points: (descriptive / buttons.length) * 10,
      observed: [...observed, `Vague or missing names: ${listOf(named.map(describe))}.`],
      advise: () => adviceFor(vague),
      faults: () => vague.map(faultOf),
    }
  },
}

function faultOf({ button, page }: PageButton): Fault {
  const { node, text, selector } = button
  const form = page.page.forms.find(({ index }) => index === button.formIndex)
  const group = { first: { button, page }, pages: [page.url], total: 1 }
  return {
    message: text ? `The name ${quote(text, 40)} does not say what the button does.` : 'The button has no name.',
    page: page.url,
    element: {
      at: node,
      selector,
      name: text ? `button ${quote(text, 40)}` : 'button without a name',
      key: buttonKey({ button, form }),
    },
    snippets: [propose(group).snippet],
  }
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
  /** It has a placeholder, because nothing on the page says what the button does. */
  isOpen: boolean
}

function changeFor(buttons: number, shown: readonly Proposal[], left: number): string {
  const open = shown.filter(({ isOpen }) => isOpen).length
  return [
    `Give ${buttons === 1 ? 'this button' : `each of these ${buttons} buttons`} a name that says what it does.`,
    open === 0
      ? ''
      : `Nothing on the page says what ${whichOf(buttons, open)}, so replace “${buttonPlaceholder}” with your own words.`,
    left === 0 ? '' : `Only the first ${SNIPPETS} are shown.`,
  ]
    .filter((sentence) => sentence !== '')
    .join(' ')
}

function whichOf(buttons: number, open: number): string {
  if (buttons === 1) return 'it does'
  if (open === buttons) return 'they do'
  return open === 1 ? 'one of them does' : `${open} of them do`
}

/** Without switches and check boxes, which count as fields. If the evidence does not say what is hidden, all are here. */
function* allButtons(site: SiteEvidence): Generator<PageButton> {
  const isOlder = !tells(site, 'what is shown')
  for (const page of readPages(site))
    for (const button of page.page.buttons)
      if (!isTicked(button) && (isOlder || isShown(button))) yield { button, page }
}

function isTicked({ tag, type }: Button): boolean {
  return tag === 'button' && type === 'role'
}

function describe(group: Occurrences<PageButton>): string {
  const { text, selector } = group.first.button
  return `${text ? quote(text, 40) : `${selector} (no text)`} ${whereFound(group)}`
}

/** One snippet for a button, however many pages have it. */
function propose({ first: { button, page }, pages }: Occurrences<PageButton>): Proposal {
  const form = page.page.forms.find(({ index }) => index === button.formIndex)
  const text = button.text ? ` (${quote(button.text, 40)})` : ''
  const also = pages.length > 1 ? `, on ${pages.length} pages` : ''
  const proposed = buttonLabel(button, form, page.page)
  return {
    snippet: {
      page: page.url,
      target: `${button.selector}${text}${also}`,
      language: 'html',
      code: buttonHtml(button, proposed),
    },
    isOpen: proposed === undefined,
  }
}
