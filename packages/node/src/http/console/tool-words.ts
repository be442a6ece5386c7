import type { Tool, ToolPatch } from '@operable/core'
import { fieldWords } from '../../pages/console/tool-words.ts'
import type { FormValues } from '../request/form-body.ts'

/** The change that a form of words makes: only what differs, so that a schema that was not reworded stays the page's. */
export function wordsPatch(tool: Tool, form: FormValues): ToolPatch {
  const reworded = fieldWords(tool).flatMap(({ key, ...words }) => {
    const said = { title: form.text(`title.${key}`).trim(), description: form.text(`description.${key}`).trim() }
    return said.title === words.title && said.description === words.description ? [] : [[key, said] as const]
  })
  const done = form.text('done').trim()
  return {
    ...(reworded.length > 0 && { inputSchema: withWords(tool, new Map(reworded)) }),
    ...(done !== (tool.metadata.expects?.success.text ?? '') && { expects: withDone(tool, done) }),
  }
}

type Words = { title: string; description: string }

function withWords({ metadata }: Tool, words: ReadonlyMap<string, Words>): Record<string, unknown> {
  const properties = Object.entries(metadata.inputSchema?.['properties'] as Record<string, object>)
  const changed = properties.map(([key, property]): [string, object] => {
    const said = words.get(key)
    if (!said) return [key, property]
    const { title: _, description: __, ...rest } = property as Partial<Words>
    const { title, description } = said
    return [key, { ...(title && { title }), ...(description && { description }), ...rest }]
  })
  return { ...metadata.inputSchema, properties: Object.fromEntries(changed) }
}

/** Other signs of success stay. */
function withDone({ metadata: { expects } }: Tool, done: string): ToolPatch['expects'] {
  const { text: _, ...others } = expects?.success ?? {}
  const success = { ...others, ...(done !== '' && { text: done }) }
  return Object.keys(success).length === 0 ? null : { ...expects, success }
}
