import type { Tool } from '@operable/core/schema'
import type { InputError } from '../types.ts'
import { addField } from './field.ts'
import { keyIn, problemOf } from './problem.ts'
import type { Property } from './property.ts'

/** The fields of a tool's input schema, and the input that they hold. */
export interface ToolForm {
  input(): Record<string, unknown>
  /** Says below each field what is wrong with it, and no longer what was. */
  complain(errors: readonly InputError[]): void
  /** The errors as sentences, with the fields by their labels. */
  inWords(errors: readonly InputError[]): string[]
  /** Goes to the first field that something is wrong with; false where there is none. */
  focusFirst(errors: readonly InputError[]): boolean
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
  const named = (error: InputError) => fields.find(({ key }) => key === keyIn(error))
  return {
    input() {
      const entries = fields.map(({ key, read }) => [key, read()] as const)
      return Object.fromEntries(entries.filter(([, value]) => value !== undefined))
    },
    complain(errors) {
      for (const { key, complain } of fields) {
        const own = errors.filter((error) => keyIn(error) === key)
        complain(own.map((error) => problemOf(error)).join('\n'))
      }
    },
    inWords: (errors) => errors.map((error) => problemOf(error, named(error)?.label ?? (keyIn(error) || 'input'))),
    focusFirst(errors) {
      const wrong = fields.find(({ key }) => errors.some((error) => keyIn(error) === key))
      wrong?.focus()
      return !!wrong
    },
  }
}
