import type { Tool, ToolPatch } from '@operable/core'
import { type DoneSigns, doneSigns, type EditedField, editedFields } from '../../pages/console/tool-fields.ts'
import type { FormValues } from '../request/form-body.ts'

/** What a person has made of the fields of a tool, and of its success. */
export interface GivenFields {
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
