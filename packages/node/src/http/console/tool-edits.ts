import type { OperableError, Tool, ToolDraft, ToolPatch } from '@operable/core'
import { type DoneSigns, doneSigns, type EditedField, editedFields } from '../../pages/console/tool-fields.ts'
import { type ToolView, toolValues } from '../../pages/console/tool-page.ts'
import { ownPageUrl } from '../../services/tools/tool-pages.ts'
import type { FormValues } from '../request/body.ts'
import { refusalOf } from './desk.ts'
import { readDraftParameter } from './drafts.ts'

type Values = NonNullable<ToolView['values']>

/**
 * The form of a tool with an element that was picked on a page: where it is, and nothing else of the tool. It is a link that
 * anybody may have made: nothing is stored by it.
 * @returns the sentence, where the link brings no element of the website
 */
export function pickedFor(
  { website, tool }: ToolView,
  parameter: string,
): Pick<ToolView, 'picked' | 'values' | 'error'> {
  try {
    const draft = readDraftParameter(parameter)
    const pageUrl = ownPageUrl(website, draft.pageUrl)
    const { selector, clickSelector } = toolValues(draft)
    return { picked: { draft, parameter }, values: { ...toolValues(tool), pageUrl, selector, clickSelector } }
  } catch (error) {
    return { error: `The element was not picked. ${sentenceOf(error, website.url)}` }
  }
}

function sentenceOf(error: unknown, websiteUrl: string): string {
  const text = refusalOf(error, ['invalid_request', 'invalid_selector', 'invalid_url'])
  const { code } = error as OperableError
  if (code === 'invalid_url') return `It is not on ${new URL(websiteUrl).host}.`
  return code === 'invalid_selector' ? `Its selector is invalid: ${text}` : text
}

/**
 * What else a move says: the frame, which no field of the form shows; and, where the element asks for the same as the one before,
 * what its owner has said of that. Of a form that asks for something else nothing of it is true.
 * @param values what was sent: a person may have changed them since
 */
export function movePatch(tool: Tool, draft: ToolDraft, values: Values): ToolPatch {
  const isPicked = values.selector === draft.selector && values.clickSelector === toolValues(draft).clickSelector
  if (!isPicked) return {}
  const { frame, expects, repeatable, hiddenFields, personFields, inputSchema } = tool.metadata
  const isEdited = tool.edited?.includes('inputSchema')
  const said = { expects, repeatable, hiddenFields, personFields, inputSchema: isEdited ? inputSchema : undefined }
  return {
    ...(frame !== draft.metadata.frame && { frame: draft.metadata.frame ?? null }),
    ...(asksForSame(tool, draft) &&
      Object.fromEntries(Object.entries(said).filter(([, value]) => value !== undefined))),
  }
}

function asksForSame(a: Pick<Tool, 'metadata'>, b: Pick<Tool, 'metadata'>): boolean {
  const asked = ({ metadata: { kind, fields = [] } }: Pick<Tool, 'metadata'>) =>
    JSON.stringify([kind, fields.map(({ key, type, required }) => `${key} ${type} ${required}`).sort()])
  return asked(a) === asked(b)
}

/** What a person has made of the fields of a tool, and of its success. */
interface GivenFields {
  fields: EditedField[]
  done: DoneSigns
}

/** What the form of fields says. One that leaves a member out says nothing of it. */
export function readFields(tool: Tool, form: FormValues): GivenFields {
  const fields = editedFields(tool).map((field): EditedField => {
    const text = (name: 'title' | 'description') => {
      const control = `${name}.${field.key}`
      return form.has(control) ? form.text(control).trim() : field[name]
    }
    const by = form.text(`by.${field.key}`)
    const isBy = by === 'agent' || by === 'person' || by === 'nobody'
    return { ...field, title: text('title'), description: text('description'), by: isBy ? by : field.by }
  })
  return { fields, done: { text: form.text('done').trim(), url: form.text('doneUrl').trim() } }
}

/** The change that it makes: only what differs, so that what nobody changed stays the page's. */
export function fieldsPatch(tool: Tool, { fields, done }: GivenFields): ToolPatch {
  const before = editedFields(tool)
  const reworded = fields.filter((field, index) => {
    const { title, description } = before[index]!
    return field.title !== title || field.description !== description
  })
  const isLeft = fields.some(({ by }, index) => by !== before[index]!.by)
  return {
    ...(reworded.length > 0 && { inputSchema: withWords(tool, reworded) }),
    ...(isLeft && { hiddenFields: keysOf(fields, 'nobody'), personFields: keysOf(fields, 'person') }),
    ...donePatch(tool, done),
  }
}

function keysOf(fields: readonly EditedField[], by: EditedField['by']): string[] {
  return fields.filter((field) => field.by === by).map(({ key }) => key)
}

function withWords({ metadata }: Tool, reworded: readonly EditedField[]): Record<string, unknown> {
  const said = new Map(reworded.map((field) => [field.key, field]))
  const properties = Object.entries(metadata.inputSchema?.['properties'] as Record<string, object>)
  const changed = properties.map(([key, property]): [string, object] => {
    const words = said.get(key)
    if (!words) return [key, property]
    const { title: _, description: __, ...rest } = property as Partial<EditedField>
    const { title, description } = words
    return [key, { ...(title && { title }), ...(description && { description }), ...rest }]
  })
  return { ...metadata.inputSchema, properties: Object.fromEntries(changed) }
}

/** Other signs of success stay. */
function donePatch(tool: Tool, { text, url }: DoneSigns): Pick<ToolPatch, 'expects'> {
  const before = doneSigns(tool)
  if (text === before.text && url === before.url) return {}
  const { expects } = tool.metadata
  const { text: _, url: __, ...others } = expects?.success ?? {}
  const success = { ...(url && { url }), ...others, ...(text && { text }) }
  return { expects: Object.keys(success).length === 0 ? null : { ...expects, success } }
}
