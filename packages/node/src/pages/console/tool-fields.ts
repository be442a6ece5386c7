import type { Tool } from '@operable/core'
import { isRequiredField } from '@operable/core/tools'
import { html, type Markup } from '../html.ts'
import { field, siteText } from '../parts.ts'
import { type ConsoleView, postForm } from './console.ts'

/** Who fills a field in: `nobody` hides it from agents. */
type FilledBy = 'agent' | 'person' | 'nobody'

/** One property of the input: what agents read of it, and who fills it in. */
export interface EditedField {
  key: string
  title: string
  description: string
  /** What its owner has chosen. One that is hidden and that the page requires by now is shown all the same. */
  by: FilledBy
  isRequired: boolean
  /** What it is, in plain words; '' where nothing is known. */
  kind: string
}

/** What tells that the tool has done its task, as a person may say it here. */
export interface DoneSigns {
  text: string
  url: string
}

/** The longest that a title and a description may be. */
const LONGEST = { title: 200, description: 1000 }

/** The properties of a tool's input, in the order of its schema. */
export function editedFields({ metadata }: Pick<Tool, 'metadata'>): EditedField[] {
  const { fields = [], inputSchema, hiddenFields = [], personFields = [] } = metadata
  const properties = inputSchema?.['properties']
  if (typeof properties !== 'object' || properties === null) return []
  return Object.entries(properties).map(([key, property]: [string, unknown]) => {
    const { title = '', description = '' } = (property ?? {}) as { title?: unknown; description?: unknown }
    const known = fields.find((each) => each.key === key)
    return {
      key,
      title: String(title),
      description: String(description),
      by: hiddenFields.includes(key) ? 'nobody' : personFields.includes(key) ? 'person' : 'agent',
      isRequired: isRequiredField(metadata, key),
      kind: known ? fieldKind(known) : '',
    }
  })
}

export function doneSigns({ metadata: { expects } }: Pick<Tool, 'metadata'>): DoneSigns {
  const { text = '', url = '' } = expects?.success ?? {}
  return { text, url }
}

/** What the form of fields shows. */
export interface FieldsView {
  tool: Tool
  revision: string
  /** What was chosen and typed, where that was refused. */
  given?: { fields: EditedField[]; done: DoneSigns } | undefined
  /** Why it was refused. */
  error?: string | undefined
}

/**
 * What agents read of each field, who fills it in, and what success looks like; nothing for a tool that nobody has read.
 * @param path of the tool
 */
export function fieldsSection(path: string, shown: FieldsView, view: ConsoleView): Markup | undefined {
  const { tool, revision, error } = shown
  if (tool.metadata.unchecked) return undefined
  const { fields, done } = shown.given ?? { fields: editedFields(tool), done: doneSigns(tool) }
  const content = html`${fields.map(fieldParts)}
${leftToPersons(tool)}
<fieldset class="stack-tight"><legend>Signs of success</legend>
${doneFields(done)}</fieldset>
<input type="hidden" name="revision" value="${revision}">
<p><button type="submit">Save fields and success</button></p>`
  return html`<section id="fields"><h2>Fields and success</h2>
<p class="section-about">What agents read about each field, who fills it in, and how a run knows that it has succeeded. A run stops at fields that a person fills in. Agents do not see hidden fields, and a run does not change them.</p>
${error && html`<p class="notice poor" role="alert">${error}</p>`}
${postForm({ path: `${path}/fields#fields`, className: 'card stack', busy: 'Saving…' }, view, content)}</section>`
}

function fieldParts(known: EditedField): Markup {
  const { key, title, description, kind, isRequired: required } = known
  return html`<fieldset class="stack-tight"><legend>${title === '' ? html`<code>${key}</code>` : siteText(title, 120)}</legend>
<p class="muted small"><code>${key}</code>${kind !== '' && html`, ${siteText(kind, 60)}`}${required && ', required'}</p>
${whoFills(known)}
<details><summary>Reword <span class="hidden">${title || key}</span></summary><div class="stack-tight">
${field({ name: `title.${key}`, label: 'Label', value: title, maxLength: LONGEST.title })}
${field({ name: `description.${key}`, label: 'Hint for agents', value: description, maxLength: LONGEST.description })}</div></details></fieldset>`
}

const choices: Record<FilledBy, string> = {
  agent: 'An agent',
  person: 'A person',
  nobody: 'Nobody (hidden)',
}

function whoFills({ key, by, isRequired: required }: EditedField): Markup {
  const id = `by.${key}`
  const isShownAgain = required && by === 'nobody'
  const open: FilledBy[] = required ? ['agent', 'person'] : ['agent', 'person', 'nobody']
  const hint = isShownAgain
    ? 'You hid this field, but the page now requires it. Agents see it again, because a run without it would fail.'
    : 'The page requires this field, so you cannot hide it.'
  return html`<div class="field"><label for="${id}">Filled in by</label>
<select id="${id}" name="${id}"${required && html` aria-describedby="${id}-hint"`}>${open.map((each) => html`<option value="${each}"${each === by && html` selected`}>${choices[each]}</option>`)}</select>
${required && html`<p class="hint" id="${id}-hint">${hint}</p>`}</div>`
}

/** What the page itself leaves to a person is nobody's choice. */
function leftToPersons({ metadata: { fields = [] } }: Tool): Markup | false {
  const left = fields.filter(({ key }) => key === undefined)
  return (
    left.length > 0 &&
    html`<p>Always filled in by a person: ${left.map(({ label, person = '' }, index) => html`${index > 0 && ', '}${siteText(label || person.replaceAll('-', ' '), 120)}`)}.</p>`
  )
}

function doneFields({ text, url }: DoneSigns): Markup {
  return html`${field({
    name: 'done',
    label: 'Text on the page',
    hint: 'Part of a text that appears only after success, such as “Thank you”.',
    value: text,
    maxLength: 200,
  })}
${field({
  name: 'doneUrl',
  label: 'Page after success',
  hint: 'How its path begins, such as /thanks. If you fill in both, both must match. If there is no clear sign, leave both empty.',
  value: url,
  maxLength: 512,
  code: true,
})}`
}

export type KnownField = NonNullable<Tool['metadata']['fields']>[number]

/** What a person does with a control, by its type as tools keep it; the others are called as they are. */
const words: Readonly<Record<string, string>> = {
  text: 'text',
  textbox: 'text',
  textarea: 'long text',
  search: 'search words',
  searchbox: 'search words',
  tel: 'phone number',
  url: 'web address',
  email: 'email address',
  password: 'password',
  date: 'date',
  month: 'month',
  week: 'week',
  time: 'time',
  'datetime-local': 'date and time',
  number: 'number',
  spinbutton: 'number',
  range: 'number on a scale',
  slider: 'number on a scale',
  color: 'colour',
  checkbox: 'checkbox',
  switch: 'switch',
  radio: 'one of several',
  radiogroup: 'one of several',
  file: 'file',
  'select-one': 'choice from a list',
  combobox: 'choice from a list',
  listbox: 'choice from a list',
  'select-multiple': 'several from a list',
}

/** The kind of a field in plain words, and of a group how many it has. */
export function fieldKind({ type, choices = [] }: Pick<KnownField, 'type' | 'choices'>): string {
  if (choices.length > 1) return `${type === 'checkbox' ? 'any' : 'one'} of ${choices.length}`
  return Object.hasOwn(words, type) ? words[type]! : type
}
