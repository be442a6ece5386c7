import { quote } from '../../../html/clean-text.ts'
import { isShown } from '../../../page/element/shown.ts'
import { fieldName } from '../../../page/field/field-name.ts'
import { isTelling } from '../../../page/label/telling-text.ts'
import type { Field } from '../../../page/model/form-model.ts'
import type { Snippet } from '../../../schema/report-types.ts'
import { labelPlaceholder } from '../../../standards/placeholders.ts'
import type { Advice, Check } from '../../check.ts'
import { fieldKey } from '../../element-key.ts'
import type { Fault } from '../../fault.ts'
import { groupOccurrences, type Occurrences, whereFound } from '../../occurrences.ts'
import { NOT_IN_EVIDENCE, tells } from '../../older-evidence.ts'
import { noPageRead, notMeasured } from '../../outcome.ts'
import { type ReadPage, readPages } from '../../read-pages.ts'
import { count, listOf } from '../../sentence.ts'
import { createLabelWriter, type LabelWriter, takesAttribute } from '../../snippets/label-line.ts'
import { labelText } from '../../snippets/label-text.ts'
import { type TypedInput, typedInputs } from '../../typed-inputs.ts'

/** Fields that get a snippet each. */
const SNIPPETS = 20

/** A field without a label, on one or more pages. */
interface UnlabeledField {
  field: Occurrences<TypedInput>
  /** The label to give it; undefined if nothing on the page says what it asks for. */
  proposal: string | undefined
}

export const formLabels: Check = {
  id: 'form-labels',
  bucket: 'essential',
  maxPoints: 14,
  title: 'Form labeling quality',
  action: 'Label your form fields',
  why: "An agent reads a field's label to decide what to enter. Without one, it has to guess.",
  rule: 'Labeled fields / typed inputs × 14. A typed input is a control that a person fills in. Buttons, spam traps and controls that only show a value do not count. A hidden control counts only if a button or link on the page is known to reveal it. A control is labeled if it has an accessible name (what a screen reader reads out: label, aria-label or title). A placeholder alone does not count, nor does a name without a letter or digit, such as an asterisk.',
  gate: 'none of the pages read has a field to fill in',
  reading:
    'Nobody fills in a field they cannot see. A placeholder disappears when someone starts typing, and browsers use it as a name only as a last resort.',
  effort: 'edit',
  applies: (site) => readPages(site).length === 0 || !typedInputs(site).next().done,
  earn(site) {
    const inputs = [...typedInputs(site)]
    if (inputs.length === 0) return noPageRead(site)
    if (!tells(site, 'what is shown') && inputs.some(({ field }) => !isShown(field)))
      return notMeasured('It is not known which hidden fields a visitor can reveal.', NOT_IN_EVIDENCE)
    const bare = inputs.filter(({ field }) => !isTelling(field.accessibleName))
    const labeled = inputs.length - bare.length
    const observed = [`${labeled} of ${count(inputs.length, 'field has', 'fields have')} a label.`]
    if (bare.length === 0) return { points: 14, observed }
    return {
      points: (labeled / inputs.length) * 14,
      observed: [
        ...observed,
        `No label: ${listOf(groupOccurrences(bare, ({ field }) => fieldName(field)).map(describe))}.`,
      ],
      advise: () => adviceFor(bare),
      faults: () => faultsOf(bare),
    }
  },
}

/** One for each field, with the line that labels it. */
function faultsOf(bare: readonly TypedInput[]): Fault[] {
  const distinct = withProposals(groupOccurrences(bare, sameField))
  const snippets = labelSnippets(distinct)
  const lines = new Map(distinct.map(({ field }, index) => [sameField(field.first), snippets[index]!]))
  return bare.map((input) => {
    const name = quote(fieldName(input.field))
    const snippet = { ...lines.get(sameField(input))!, page: input.page.url }
    return {
      message: `The field ${name} has no label.`,
      page: input.page.url,
      element: { at: input.field.node, selector: input.field.selector, name: `field ${name}`, key: fieldKey(input) },
      snippets: [{ ...snippet, target: `${snippet.target?.replace(/ \(on \d+ pages\)$/, '')}` }],
    }
  })
}

function sameField({ field }: TypedInput): string {
  return `${field.selector}\n${field.name}`
}

function adviceFor(bare: readonly TypedInput[]): Advice {
  const distinct = groupOccurrences(bare, sameField)
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
  const names = listOf([...new Set(open.map(({ field }) => quote(fieldName(field.first.field))))])
  return [
    `Give ${fields === 1 ? 'this field' : `each of these ${fields} fields`} a visible label. A placeholder is not enough: it disappears when someone starts typing.`,
    open.length === 0
      ? ''
      : `Nothing on the page says what ${names} ${open.length === 1 ? 'asks' : 'ask'} for, so replace “${labelPlaceholder}” with your own words.`,
    hasMore ? `Only the first ${SNIPPETS} are shown.` : '',
  ]
    .filter((sentence) => sentence !== '')
    .join(' ')
}

/** A text that stands beside two fields labels only the first one. */
function withProposals(inputs: readonly Occurrences<TypedInput>[]): UnlabeledField[] {
  const used = new Set<string>()
  return inputs.map((input) => {
    const { field, page } = input.first
    const { nearbyText, ...rest } = field
    const key = `${page.url}\n${nearbyText}`
    const isTaken = nearbyText !== undefined && used.has(key)
    used.add(key)
    return { field: input, proposal: labelText(isTaken ? rest : field) ?? labelText(field) }
  })
}

function describe(group: Occurrences<TypedInput>): string {
  return `${quote(fieldName(group.first.field))} ${whereFound(group)}`
}

/** One snippet for a field, however many pages have it. */
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
