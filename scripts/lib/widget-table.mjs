import { markdownTable } from './markdown-table.mjs'

/**
 * The table of docs/widget-reference.md: framework × kind of field, as the real-browser test saw it.
 * @param {Record<string, { outcome: string, controls: Record<string, boolean> }>} results of packages/widget/test/matrix.golden.json
 */
export function widgetTable(results) {
  const forms = Object.entries(results).filter(([, { controls }]) => 'email' in controls)
  const custom = Object.entries(results).filter(([, { controls }]) => 'room' in controls)
  return [table(forms, fields), table(custom, widgets)].join('\n')
}

/** Fields of the test's form, by kind. @type {Record<string, string>} */
const fields = {
  name: 'text',
  email: 'email',
  guests: 'number',
  date: 'date',
  message: 'textarea',
  plan: 'select',
  days: 'multi-select',
  size: 'radio',
  topics: 'check boxes',
  terms: 'checkbox',
}

/** @type {Record<string, string>} */
const widgets = {
  room: 'list in a portal',
  host: 'input that suggests',
  phone: 'masked input',
  city: 'select that depends on another',
  news: 'switch by role',
  pace: 'radio by role',
  note: 'field reset by a render',
}

/**
 * @param {[string, { outcome: string, controls: Record<string, boolean> }][]} rows
 * @param {Record<string, string>} columns
 */
function table(rows, columns) {
  const keys = Object.keys(columns)
  const cells = rows.map(([name, { outcome, controls }]) => [
    name,
    ...keys.map((key) => (controls[key] ? 'yes' : '**no**')),
    outcome,
  ])
  return `${markdownTable(['page', ...Object.values(columns), 'outcome'], cells)}\n`
}
