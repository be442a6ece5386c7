import type { Tool } from '@operable/core'
import { field } from '../field.ts'
import { html, type Markup } from '../html.ts'
import type { ConsoleView } from './console-view.ts'
import { postForm } from './post-form.ts'

/** What one property of the input is called, and what is said of it. */
export interface FieldWords {
  key: string
  title: string
  description: string
}

/** The longest that a title and a description may be. */
const LONGEST = { title: 200, description: 1000 }

/** The words of each property of a tool's input, in the order of its schema. */
export function fieldWords({ metadata }: Pick<Tool, 'metadata'>): FieldWords[] {
  const properties = metadata.inputSchema?.['properties']
  if (typeof properties !== 'object' || properties === null) return []
  return Object.entries(properties).map(([key, property]: [string, unknown]) => {
    const { title = '', description = '' } = (property ?? {}) as { title?: unknown; description?: unknown }
    return { key, title: String(title), description: String(description) }
  })
}

/** What agents read of each field, and what tells that the tool is done, to reword; nothing for a tool that nobody has read. */
export function wordsSection(
  path: string,
  { tool, revision, error }: { tool: Tool; revision: string; error?: string | undefined },
  view: ConsoleView,
): Markup | undefined {
  if (tool.metadata.unchecked) return undefined
  const done = tool.metadata.expects?.success.text ?? ''
  return html`<section id="words"><h2>Words</h2>
<p class="section-about">What agents read of each field, and what your page shows when the tool has done its task.</p>
${error && html`<p class="notice poor" role="alert">${error}</p>`}
${postForm(
  { path: `${path}/words`, className: 'card stack', busy: 'Saving…' },
  view,
  html`${fieldWords(tool).map(
    ({ key, title, description }) => html`<fieldset class="stack-tight"><legend><code>${key}</code></legend>
${field({ name: `title.${key}`, label: 'Label', value: title, maxLength: LONGEST.title })}
${field({ name: `description.${key}`, label: 'Hint for agents', value: description, maxLength: LONGEST.description })}</fieldset>`,
  )}
${field({
  name: 'done',
  label: 'Shown when it is done',
  hint: 'Part of a text that your page did not show before, such as “Thank you”. Empty when nothing in particular tells.',
  value: done,
  maxLength: 200,
})}
<input type="hidden" name="revision" value="${revision}">
<p><button type="submit">Save the words</button></p>`,
)}</section>`
}
