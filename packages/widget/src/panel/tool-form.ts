import type { Tool } from '@operable/core/schema'
import { add } from '../ui/element.ts'

interface Property {
  type?: string
  title?: string
  description?: string
  format?: string
  enum?: string[]
  items?: { enum?: string[] }
  minimum?: number
  maximum?: number
  maxLength?: number
}

/** A form made from a tool's input schema, and the input that it holds. */
export interface ToolForm {
  form: HTMLFormElement
  input(): Record<string, unknown>
}

const types: Readonly<Record<string, string>> = { email: 'email', uri: 'url', date: 'date' }

export function toolForm(parent: Node, tool: Tool, id: string): ToolForm {
  const schema = (tool.metadata.inputSchema ?? {}) as { properties?: Record<string, Property>; required?: string[] }
  const form = add(parent, 'form')
  form.noValidate = true // the tool says what is wrong, in its own words
  const readers = Object.entries(schema.properties ?? {}).map(([key, property]) => {
    const isRequired = schema.required?.includes(key) ?? false
    const label = (property.title ?? key) + (isRequired ? ' (required)' : '')
    const isLong = tool.metadata.fields?.some((field) => field.key === key && field.purpose === 'message') ?? false
    return [key, control(form, property, label, `${id}-${key}`, isLong)] as const
  })
  const input = (): Record<string, unknown> => {
    const entries = readers.map(([key, read]) => [key, read()] as const)
    return Object.fromEntries(entries.filter(([, value]) => value !== undefined))
  }
  return { form, input }
}

/** Adds a control with its label; the answer reads it, undefined when nothing was given. */
function control(form: Node, property: Property, label: string, id: string, isLong: boolean): () => unknown {
  if (property.type === 'boolean') {
    const line = add(form, 'label', '', { class: 'check' })
    const box = add(line, 'input', '', { type: 'checkbox' })
    line.append(label)
    return () => box.checked || undefined
  }
  if (property.items?.enum) return group(form, label, property.items.enum)
  add(form, 'label', label, { for: id })
  if (property.enum) {
    const select = add(form, 'select', '', { id })
    for (const value of ['', ...property.enum]) add(select, 'option', value, { value })
    return () => select.value || undefined
  }
  const isNumber = property.type === 'number' || property.type === 'integer'
  const input = isLong
    ? add(form, 'textarea', '', { id, rows: '3' })
    : add(form, 'input', '', { id, type: isNumber ? 'number' : (types[property.format ?? ''] ?? 'text') })
  return () => (input.value === '' ? undefined : isNumber ? Number(input.value) : input.value)
}

function group(form: Node, label: string, values: readonly string[]): () => unknown {
  const set = add(form, 'fieldset')
  add(set, 'legend', label)
  const boxes = values.map((value) => {
    const line = add(set, 'label')
    const box = add(line, 'input', '', { type: 'checkbox', value })
    line.append(value)
    return box
  })
  return () => {
    const checked = boxes.filter((box) => box.checked).map((box) => box.value)
    return checked.length > 0 ? checked : undefined
  }
}
