import { OperableError } from '../errors.ts'
import type { ToolField, ToolMetadata } from '../schema/tool.ts'

/** The owner's choices about the fields of a tool, by key. */
export interface FieldChoices {
  /** Agents do not see these, and runs do not fill them. */
  hiddenFields?: readonly string[] | undefined
  /** Only a person fills them. */
  personFields?: readonly string[] | undefined
}

type JsonSchema = Record<string, unknown>

/**
 * The metadata of a tool for agents and widgets: fields that are hidden or left to a person have no property in the input
 * schema. A hidden field that the page now requires is shown again, since a run without it would fail. The stored metadata
 * stays complete, so either choice can be undone.
 * @returns the same object if there are no choices
 */
export function offeredMetadata(metadata: ToolMetadata): ToolMetadata {
  const { hiddenFields, personFields, inputSchema, fields, which } = metadata
  if (!hiddenFields?.length && !personFields?.length) return metadata
  const hidden = (hiddenFields ?? []).filter((key) => !isRequiredField(metadata, key))
  const persons = new Set(personFields?.filter((key) => !hidden.includes(key) && key !== which?.key))
  const { hiddenFields: _, personFields: __, ...others } = metadata
  const without = new Set([...hidden, ...persons])
  return {
    ...others,
    ...(hidden.length > 0 && { hiddenFields: hidden }),
    ...(fields && { fields: fields.map((field) => (isAmong(persons, field) ? leftToPerson(field) : field)) }),
    ...(inputSchema && { inputSchema: offeredSchema(inputSchema, without, namesOf(fields, persons)) }),
  }
}

/** Whether the form requires a field. */
export function isRequiredField(
  { inputSchema, fields }: Pick<ToolMetadata, 'inputSchema' | 'fields'>,
  key: string,
): boolean {
  const required = inputSchema?.['required']
  return (
    (Array.isArray(required) && required.includes(key)) ||
    fields?.some((field) => field.key === key && field.required) === true
  )
}

/**
 * Checks that the choices can be followed, unless the form has not been read yet.
 * @param given the new choices
 * @param said the new choices with the previous ones
 * @throws OperableError `invalid_request` naming the member and the field
 */
export function requireFieldChoices(given: FieldChoices, said: Required<FieldChoices>, metadata: ToolMetadata): void {
  if (metadata.unchecked) return
  const known = propertiesOf(metadata.inputSchema)
  for (const member of ['hiddenFields', 'personFields'] as const) {
    // The choice among several things is not a field: an agent has to make it.
    const unknown = given[member]?.find((key) => !Object.hasOwn(known, key) || key === metadata.which?.key)
    if (unknown !== undefined) throw refused(member, `The tool has no field with the key "${unknown}".`)
  }
  const required = given.hiddenFields?.find((key) => isRequiredField(metadata, key))
  if (required !== undefined) {
    const why = `The page requires "${required}", so a run without it would fail. Leave it to a person instead.`
    throw refused('hiddenFields', why)
  }
  const both = said.hiddenFields?.find((key) => said.personFields?.includes(key))
  if (both !== undefined) throw refused('hiddenFields', `"${both}" cannot be both hidden and left to a person.`)
}

function refused(member: string, why: string): OperableError {
  return new OperableError('invalid_request', `${member}: ${why}`)
}

/** `consent` is the closest reason that every widget version knows. */
function leftToPerson({ key: _, ...field }: ToolField): ToolField {
  return { ...field, person: 'consent' }
}

function isAmong(keys: ReadonlySet<string>, { key }: ToolField): boolean {
  return key !== undefined && keys.has(key)
}

function namesOf(fields: readonly ToolField[] = [], keys: ReadonlySet<string>): string[] {
  return fields.filter((field) => isAmong(keys, field)).map(({ label, key }) => label || key!)
}

/** Allows no other properties: a value under another spelling would reach a hidden field. */
function offeredSchema(schema: JsonSchema, without: ReadonlySet<string>, persons: readonly string[]): JsonSchema {
  const { required, description, ...others } = schema
  const properties = Object.entries(propertiesOf(schema)).filter(([key]) => !without.has(key))
  const needed = Array.isArray(required) ? required.filter((key) => !without.has(key)) : []
  const said = persons.length > 0 ? `A person fills in: ${persons.join(', ')}.` : ''
  const text = [description, said].filter(Boolean).join(' ')
  return {
    ...others,
    ...(text && { description: text }),
    properties: Object.fromEntries(properties),
    ...(needed.length > 0 && { required: needed }),
    additionalProperties: false,
  }
}

function propertiesOf(schema: JsonSchema | undefined): Record<string, unknown> {
  const properties = schema?.['properties']
  return typeof properties === 'object' && properties !== null ? (properties as Record<string, unknown>) : {}
}
