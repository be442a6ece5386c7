import type { Button, Field } from '../page/form-model.ts'
import type { PageSummary } from '../page/page-summary.ts'
import { isTypedInput } from '../page/typed-input.ts'
import { intents } from '../standards/intents.ts'
import type { ReadPage } from './read-pages.ts'

export type Extreme = 'worst' | 'best'

/** What the checks on averages ask for; a page that was not read may hold more than any that was. */
const ENOUGH = { headings: 3, paragraphs: 5 }

/**
 * What a page that was not read may hold at the worst or at the best: as many fields and buttons as the pages that were
 * read have on average, at least one of each, none or all of them named; nothing else or everything that checks look for.
 */
export function syntheticPage(extreme: Extreme, read: readonly ReadPage[]): PageSummary {
  const best = extreme === 'best'
  const fields = average(
    read,
    ({ page }) =>
      page.forms
        .flatMap((form) => form.fields)
        .concat(page.looseFields)
        .filter(isTypedInput).length,
  )
  const buttons = average(read, ({ page }) => page.buttons.length)
  const most = (of: (page: PageSummary) => number) => read.reduce((max, { page }) => Math.max(max, of(page)), 0)
  return {
    title: '',
    language: { code: 'und', source: 'none' },
    meta: { social: [] },
    headings: [],
    headingCount: best
      ? Math.max(
          ENOUGH.headings,
          most(({ headingCount }) => headingCount),
        )
      : 0,
    paragraphCount: best
      ? Math.max(
          ENOUGH.paragraphs,
          most(({ paragraphCount }) => paragraphCount),
        )
      : 0,
    linkCount: 0,
    actionLinks: [],
    forms: [],
    formCount: 0,
    looseFields: Array.from({ length: fields }, () => field(best ? 'Named field' : '')),
    buttons: Array.from({ length: buttons }, () => button(best ? 'Named button' : '')),
    buttonCount: buttons,
    dialogCount: 0,
    structuredData: {
      items: [{ syntax: 'json-ld', type: 'Thing' }],
      potentialActions: best ? [{ type: 'Action', target: '/' }] : [],
      errors: [],
    },
    textLength: best ? 1000 : 0,
    intents: best ? intents.map((intent) => ({ intent, via: 'page', text: '' })) : [],
    vendors: [],
    webMcp: { forms: 0, parameters: 0 },
    emptyShell: { isShell: !best, reasons: [] },
    trust: best ? ['about'] : [],
    mentionsMcp: best,
  }
}

function average(pages: readonly ReadPage[], of: (page: ReadPage) => number): number {
  if (pages.length === 0) return 1
  return Math.max(1, Math.round(pages.reduce((sum, page) => sum + of(page), 0) / pages.length))
}

function field(accessibleName: string): Field {
  return {
    node: 0,
    selector: 'input',
    tag: 'input',
    type: 'text',
    purpose: 'unknown',
    purposeFrom: 'none',
    required: false,
    label: { text: accessibleName, source: accessibleName ? 'label-for' : 'none' },
    accessibleName,
    disabled: false,
    honeypot: false,
    csrf: false,
  }
}

function button(text: string): Button {
  return { node: 0, selector: 'button', tag: 'button', type: 'button', text, disabled: false }
}
