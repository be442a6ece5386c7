import { OperableError } from '../errors.ts'
import type { ToolField, ToolMetadata } from '../schema/tool.ts'

/** What the owner of a tool says of its fields, by key. */
export interface FieldChoices {
  /** Agents do not see them, and a run leaves them alone. */
  hiddenFields?: readonly string[] | undefined
  /** Only a person fills them. */
  personFields?: readonly string[] | undefined
}

type JsonSchema = Record<string, unknown>

/**
 * What a tool knows of its form, as agents and widgets are given it: hidden fields have no property, and neither have those that
 * a person fills, whose field says so. A hidden field that the page requires by now is shown again: a run without it could only
 * fail. What is stored stays whole, so that either choice can be taken back.
 * @returns the same object where nothing is said of any field
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

/** Whether the form cannot be sent without a field. */
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
 * Makes sure that each choice can be followed. Of a form that nobody has read, nobody can say.
 * @param given what is said now
 * @param said with what was said before
 * @throws OperableError `invalid_request` naming the member and the field
 */
export function requireFieldChoices(given: FieldChoices, said: Required<FieldChoices>, metadata: ToolMetadata): void {
  if (metadata.unchecked) return
  const known = propertiesOf(metadata.inputSchema)
  for (const member of ['hiddenFields', 'personFields'] as const) {
    // What the tool is for is no field: an agent has to choose it.
    const unknown = given[member]?.find((key) => !Object.hasOwn(known, key) || key === metadata.which?.key)
    if (unknown !== undefined) throw refused(member, `No field of the tool has the key "${unknown}".`)
  }
  const required = given.hiddenFields?.find((key) => isRequiredField(metadata, key))
  if (required !== undefined) {
    const why = `The page requires "${required}", and a run without it would fail. Leave it to a person instead.`
    throw refused('hiddenFields', why)
  }
  const both = said.hiddenFields?.find((key) => said.personFields?.includes(key))
  if (both !== undefined) throw refused('hiddenFields', `"${both}" cannot be hidden and left to a person.`)
}

function refused(member: string, why: string): OperableError {
  return new OperableError('invalid_request', `${member}: ${why}`)
}

/** The nearest reason that every widget knows: a person has a say in it. */
function leftToPerson({ key: _, ...field }: ToolField): ToolField {
  return { ...field, person: 'consent' }
}

function isAmong(keys: ReadonlySet<string>, { key }: ToolField): boolean {
  return key !== undefined && keys.has(key)
}

function namesOf(fields: readonly ToolField[] = [], keys: ReadonlySet<string>): string[] {
  return fields.filter((field) => isAmong(keys, field)).map(({ label, key }) => label || key!)
}

/** Nothing else may be given: a value under another spelling would reach a field that is hidden. */
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
