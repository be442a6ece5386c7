import type { InputError } from '../types.ts'
import { addField, type Field } from './field.ts'
import { keyIn, problemOf } from './outcome-view.ts'
import type { Property } from './property.ts'

/** What a tool takes, or one step of its form. */
export interface Asked {
  inputSchema?: Readonly<Record<string, unknown>> | undefined
  fields?: readonly { key?: string | undefined; type: string; purpose?: string }[] | undefined
}

/** The fields of an input schema, and the input that they hold. */
export interface ToolForm {
  /** The fields as they are asked for now: one that did not change stays, with what somebody typed into it. */
  update(asked: Asked): void
  input(): Record<string, unknown>
  /** Says below each field what is wrong with it, and no longer what was; the first such field, and all in words. */
  complain(errors: readonly InputError[]): { first: Field | undefined; problems: string[] }
}

interface Wanted {
  property: Property
  isRequired: boolean
  /** Type of the page's control, such as `time` or `textarea`. */
  pageType: string | undefined
}

/** @param id of its elements: theirs begin with it */
export function toolForm(parent: HTMLElement, id: string): ToolForm {
  let fields = new Map<string, Field & { text: string }>()
  let made = 0
  let schema: object = {}

  function fieldOf(key: string, wanted: Wanted): Field & { text: string } {
    const text = JSON.stringify(wanted)
    const kept = fields.get(key)
    if (kept?.text === text) return kept
    const { property, isRequired, pageType } = wanted
    const label = typeof property.title === 'string' ? property.title : key
    return { ...addField(parent, property, { label, id: `${id}-${made++}`, isRequired, pageType }), text }
  }

  return {
    update(asked) {
      const all = wantedBy(asked)
      schema = asked.inputSchema ?? {}
      const next = new Map([...all].map(([key, wanted]) => [key, fieldOf(key, wanted)]))
      for (const [key, field] of fields) if (next.get(key) !== field) field.element.remove()
      let place = parent.firstChild
      for (const { element } of next.values()) {
        if (element === place) place = place.nextSibling
        else parent.insertBefore(element, place)
      }
      fields = next
    },
    input() {
      const entries = [...fields].map(([key, { read }]) => [key, read()] as const)
      return Object.fromEntries(entries.filter(([, value]) => value !== undefined))
    },
    complain(errors) {
      let first: Field | undefined
      for (const [key, field] of fields) {
        const own = errors.filter((error) => keyIn(error) === key)
        field.complain(own.map((error) => problemOf(error, schema)).join('\n'))
        if (own[0]) first ??= field
      }
      const labelOf = (key: string) => fields.get(key)?.label ?? key
      return { first, problems: errors.map((error) => problemOf(error, schema, labelOf(keyIn(error)))) }
    },
  }
}

function wantedBy({ inputSchema, fields }: Asked): Map<string, Wanted> {
  const { properties = {}, required = [] } = (inputSchema ?? {}) as {
    properties?: Record<string, Property>
    required?: string[]
  }
  return new Map(
    Object.entries(properties).map(([key, property]) => {
      const onPage = fields?.find((field) => field.key === key)
      const pageType = onPage?.purpose === 'message' ? 'textarea' : onPage?.type
      return [key, { property, isRequired: required.includes(key), pageType }]
    }),
  )
}
