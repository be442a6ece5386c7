import type { Tool } from '@operable/core/schema'
import type { InputError } from '../types.ts'
import { addField, type Field } from './field.ts'
import { keyIn, problemOf } from './problem.ts'
import type { Property } from './property.ts'

/** The fields of a tool's input schema, and the input that they hold. */
export interface ToolForm {
  input(): Record<string, unknown>
  /** Says below each field what is wrong with it, and no longer what was; the first such field, and all in words. */
  complain(errors: readonly InputError[]): { first: Field | undefined; problems: string[] }
}

export function toolForm(parent: Node, { metadata }: Tool, id: string): ToolForm {
  const { properties = {}, required = [] } = (metadata.inputSchema ?? {}) as {
    properties?: Record<string, Property>
    required?: string[]
  }
  const fields = Object.entries(properties).map(([key, property], index) => {
    const onPage = metadata.fields?.find((field) => field.key === key)
    const field = addField(parent, property, {
      label: typeof property.title === 'string' ? property.title : key,
      id: `${id}-${index}`,
      isRequired: required.includes(key),
      pageType: onPage?.purpose === 'message' ? 'textarea' : onPage?.type,
    })
    return { ...field, key }
  })
  return {
    input() {
      const entries = fields.map(({ key, read }) => [key, read()] as const)
      return Object.fromEntries(entries.filter(([, value]) => value !== undefined))
    },
    complain(errors) {
      let first: Field | undefined
      for (const field of fields) {
        const own = errors.filter((error) => keyIn(error) === field.key)
        field.complain(own.map((error) => problemOf(error)).join('\n'))
        if (own[0]) first ??= field
      }
      const labelOf = (key: string) => fields.find((field) => field.key === key)?.label ?? (key || 'input')
      return { first, problems: errors.map((error) => problemOf(error, labelOf(keyIn(error)))) }
    },
  }
}
