import { z } from 'zod'
import { isBoundedJson, METADATA } from './bounded-json.ts'
import { keysSchema, nameSchema, pageUrlSchema, plainText } from './plain-text.ts'
import { newToolExpectsSchema } from './tool-expects.ts'

/** Body of a change to a tool: only what is given changes, and nothing else may be given. */
export const toolPatchSchema = z.strictObject({
  pageUrl: pageUrlSchema.optional(),
  name: nameSchema.optional(),
  description: plainText(2000).optional(),
  active: z.boolean().optional(),
  repeatable: z.boolean().optional().describe('The same input may be sent again at once, as with "Add to cart"'),
  selector: z.string().max(512).optional().describe('CSS selector of the form or button'),
  frame: z
    .string()
    .max(512)
    .nullable()
    .optional()
    .describe(
      'CSS selector of the iframe of the same origin that the other selectors hold in; null for the page itself',
    ),
  clickSelector: z
    .string()
    .max(512)
    .nullable()
    .optional()
    .describe('What is clicked first to open the dialog that holds the form or button; null when nothing is'),
  inputSchema: z
    .record(z.string(), z.unknown())
    .refine((schema) => isBoundedJson(schema, METADATA), 'Is too large, or nested too deeply.')
    .optional()
    .describe(
      'JSON Schema 2020-12 of the input, in the place of what was read of the form; its properties are the keys of `fields`',
    ),
  expects: newToolExpectsSchema
    .nullable()
    .optional()
    .describe('What tells that the tool has done its task; null when nothing does'),
  hiddenFields: keysSchema
    .optional()
    .describe('Keys of the optional fields that agents do not see and a run leaves alone: all of them, `[]` for none'),
  personFields: keysSchema.optional().describe('Keys of the fields that a person fills: all of them, `[]` for none'),
})

/** A change to a tool, see `toolPatchSchema`. */
export type ToolPatch = z.infer<typeof toolPatchSchema>
