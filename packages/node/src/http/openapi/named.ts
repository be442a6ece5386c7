import { z } from '@hono/zod-openapi'

/**
 * A copy of a schema that the description holds under a name. The library adds its own method to every schema that is
 * made after it was loaded, and the schemas of core may be older.
 */
export function named<Schema extends z.ZodType>(schema: Schema, name: string): Schema {
  return z.ZodType.prototype.openapi.call(schema, name) as Schema
}
