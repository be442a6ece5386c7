import { expect, test } from 'vitest'
import { z } from 'zod'
import { namedSchemas, typeReference, typesOf } from './schema-types.mjs'

const kindSchema = z.enum(['small', 'large'])
const boxSchema = z.object({
  kind: kindSchema.describe('How large it is'),
  labels: z.array(z.enum(['a', 'b'])).describe('What stands on it'),
  inside: z.array(z.object({ name: z.string().describe('What it is called') })).describe('What is in it'),
  note: z.string().optional().describe('What somebody wrote'),
  weight: z.number().nullable().exactOptional().describe('In grams; null where it was not weighed'),
})
const text = `/** How large something is. */
export const kindSchema = z.enum([])
const inner = 1
/**
 * A box, and
 * what is in it.
 */
export const boxSchema = z.object({})
`
const schemas = namedSchemas(text, { kindSchema, boxSchema })

test('a type for each exported schema, a comment for each member', () => {
  expect(typesOf(schemas)).toBe(`/** How large something is. */
export type Kind = 'small' | 'large'

/** A box, and what is in it. */
export interface Box {
  /** How large it is */
  kind: Kind
  /** What stands on it */
  labels: ('a' | 'b')[]
  /** What is in it */
  inside: {
    /** What it is called */
    name: string
  }[]
  /** What somebody wrote */
  note?: string | undefined
  /** In grams; null where it was not weighed */
  weight?: number | null
}
`)
})

test('a table for each object, with the members of what has no name of its own', () => {
  expect(typeReference(schemas)).toBe(`## \`Box\`

A box, and what is in it.

| member | type | what |
| --- | --- | --- |
| \`kind\` | 'small' \\| 'large' | How large it is |
| \`labels\` | ('a' \\| 'b')[] | What stands on it |
| \`inside\` | object[] | What is in it |
| \`inside[].name\` | string | What it is called |
| \`note?\` | string | What somebody wrote |
| \`weight?\` | number \\| null | In grams; null where it was not weighed |`)
})

test('a member without a description, a schema without a comment', () => {
  const bare = z.object({ name: z.string() })
  expect(() => typesOf([{ name: 'Bare', comment: '', schema: bare }])).toThrow('The member name has no description.')
  expect(() => namedSchemas('export const bareSchema = z.object({})', { bareSchema: bare })).toThrow('has no comment')
})
