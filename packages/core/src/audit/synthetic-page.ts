import { isTypedInput } from '../page/field/typed-input.ts'
import type { Button, Field } from '../page/model/form-model.ts'
import type { PageSummary } from '../page/page-summary.ts'
import { intents } from '../standards/intents.ts'
import { pageAverages } from '../standards/page-averages.ts'
import type { ReadPage } from './read-pages.ts'

export type Extreme = 'worst' | 'best'

/**
 * What a page that was not read may hold at the worst or at the best: as many fields and buttons as the pages that were
 * read have on average, at least one of each, none or all of them named; nothing else or everything that checks look for.
 */
export function syntheticPage(extreme: Extreme, read: readonly ReadPage[]): PageSummary {
  const best = extreme === 'best'
  const fields = average(read, ({ page }) => typedFields(page))
  const buttons = average(read, ({ page }) => page.buttons.length)
  const { headings, paragraphs } = pageAverages
  /** It may hold more than any that was read. */
  const most = (enough: number, of: (page: PageSummary) => number) =>
    read.reduce((max, { page }) => Math.max(max, of(page)), enough)
  return {
    title: '',
    language: { code: 'und', source: 'none' },
    meta: { social: [] },
    headings: [],
    headingCount: best ? most(headings.enough, ({ headingCount }) => headingCount) : 0,
    paragraphCount: best ? most(paragraphs.enough, ({ paragraphCount }) => paragraphCount) : 0,
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

function typedFields({ forms, looseFields }: PageSummary): number {
  return [...forms.flatMap((form) => form.fields), ...looseFields].filter(isTypedInput).length
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
