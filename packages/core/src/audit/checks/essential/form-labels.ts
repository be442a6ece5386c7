import { quote } from '../../../html/clean-text.ts'
import { isShown } from '../../../page/element/shown.ts'
import { fieldName } from '../../../page/field/field-name.ts'
import { isTelling } from '../../../page/label/telling-text.ts'
import type { Field } from '../../../page/model/form-model.ts'
import type { Snippet } from '../../../schema/report-types.ts'
import type { Advice, Check } from '../../check.ts'
import { groupOccurrences, type Occurrences, whereFound } from '../../occurrences.ts'
import { NOT_IN_EVIDENCE, tells } from '../../older-evidence.ts'
import { noPageRead, notMeasured } from '../../outcome.ts'
import { type ReadPage, readPages } from '../../read-pages.ts'
import { count, listOf } from '../../sentence.ts'
import { createLabelWriter, type LabelWriter, takesAttribute } from '../../snippets/label-line.ts'
import { labelText, speaksOf } from '../../snippets/label-text.ts'
import { type TypedInput, typedInputs } from '../../typed-inputs.ts'

/** Fields that get a snippet each. */
const SNIPPETS = 20

/** A field without a label, on one or more pages. */
interface UnlabeledField {
  field: Occurrences<TypedInput>
  /** The label to give it; undefined where nothing on the page tells. */
  proposal: string | undefined
}

export const formLabels: Check = {
  id: 'form-labels',
  bucket: 'essential',
  maxPoints: 14,
  title: 'Form labeling quality',
  action: 'Label the form fields',
  why: 'An agent fills a field by what its label says; without one it guesses, and guesses wrong.',
  rule: 'Labeled fields / typed inputs × 14. A typed input is a control that a person fills: no button, no hidden field, no trap for programs, nothing that only shows a value, nothing that is not shown unless a button or link of the page is known to open it. It is labeled when it has an accessible name (what a screen reader calls it: label, aria-label or title); a placeholder alone does not count, nor does a name without a letter or digit, such as an asterisk.',
  gate: 'no page that was read has an input',
  reading:
    'Nobody fills what nobody sees, so it is no typed input. A placeholder disappears with the first letter, and a browser names a field by it only where nothing else does.',
  effort: 'edit',
  applies: (site) => readPages(site).length === 0 || typedInputs(site).length > 0,
  earn(site) {
    const inputs = typedInputs(site)
    if (inputs.length === 0) return noPageRead(site)
    if (!tells(site, 'what is shown') && inputs.some(({ field }) => !isShown(field)))
      return notMeasured('Which of the hidden fields a visitor can open is not known.', NOT_IN_EVIDENCE)
    const bare = inputs.filter(({ field }) => !isTelling(field.accessibleName))
    const labeled = inputs.length - bare.length
    const observed = [`${labeled} of ${count(inputs.length, 'field has', 'fields have')} a label.`]
    if (bare.length === 0) return { points: 14, observed }
    return {
      points: (labeled / inputs.length) * 14,
      observed: [
        ...observed,
        `Without a label: ${listOf(groupOccurrences(bare, ({ field }) => fieldName(field)).map(describe))}.`,
      ],
      advise: () => adviceFor(bare),
    }
  },
}

function adviceFor(bare: readonly TypedInput[]): Advice {
  const distinct = groupOccurrences(bare, ({ field }) => `${field.selector}\n${field.name}`)
  const shown = withProposals(distinct.slice(0, SNIPPETS))
  return {
    change: changeFor(bare.length, shown, distinct.length > shown.length),
    pages: [...new Set(bare.map(({ page }) => page.url))],
    snippets: labelSnippets(shown),
  }
}

/** @param fields how many there are, on all pages */
function changeFor(fields: number, shown: readonly UnlabeledField[], hasMore: boolean): string {
  const open = shown.filter(({ proposal }) => proposal === undefined)
  const isForeign = shown.some(({ field: { first }, proposal }) => {
    return proposal !== undefined && !speaksOf(first.field, first.page.page.language.code)
  })
  const names = listOf([...new Set(open.map(({ field }) => quote(fieldName(field.first.field))))])
  return [
    `Give ${fields === 1 ? 'this field' : `each of these ${fields} fields`} a label that can be seen. A placeholder is not one: it disappears with the first letter.`,
    open.length === 0
      ? ''
      : `Nothing on the page tells what ${names} ${open.length === 1 ? 'asks' : 'ask'} for: write ${open.length === 1 ? 'that label' : 'those labels'} yourself.`,
    isForeign ? 'Put the proposed labels into the language of the page.' : '',
    hasMore ? `The first ${SNIPPETS} are shown.` : '',
  ]
    .filter((sentence) => sentence !== '')
    .join(' ')
}

/** A text that two fields of a page stand beside labels the first; it says nothing of the second. */
function withProposals(inputs: readonly Occurrences<TypedInput>[]): UnlabeledField[] {
  const used = new Set<string>()
  return inputs.map((input) => {
    const { field, page } = input.first
    const { nearbyText, ...rest } = field
    const key = `${page.url}\n${nearbyText}`
    const isTaken = nearbyText !== undefined && used.has(key)
    used.add(key)
    const language = page.page.language.code
    return { field: input, proposal: labelText(isTaken ? rest : field, language) ?? labelText(field, language) }
  })
}

function describe(group: Occurrences<TypedInput>): string {
  return `${quote(fieldName(group.first.field))} ${whereFound(group)}`
}

/** One snippet for a field that stands on many pages. */
function labelSnippets(fields: readonly UnlabeledField[]): Snippet[] {
  const writers = new Map<string, LabelWriter>()
  return fields.map(({ field: { first, pages }, proposal }) => {
    const { field, page } = first
    const writer = writers.get(page.url) ?? createLabelWriter(idsOn(page))
    writers.set(page.url, writer)
    const also = pages.length > 1 ? ` (on ${pages.length} pages)` : ''
    const target = `${placeFor(field, proposal)} ${field.selector}${also}`
    return { page: page.url, target, language: 'html', code: writer.write(field, proposal) }
  })
}

function placeFor(field: Field, proposal: string | undefined): string {
  if (takesAttribute(field)) return 'on'
  const side = field.type === 'radio' || field.type === 'checkbox' ? 'after' : 'before'
  return field.nearbyText && field.nearbyText === proposal
    ? `instead of the text ${quote(field.nearbyText, 40)} beside`
    : side
}

function idsOn({ page }: ReadPage): string[] {
  return [...page.forms.flatMap(({ fields }) => fields), ...page.looseFields].flatMap(({ id }) => id ?? [])
}
