import { z } from 'zod'
import { isBoundedJson } from './bounded-json.ts'
import { keysSchema, nameSchema, pageUrlSchema, plainText } from './plain-text.ts'
import { newToolExpectsSchema } from './tool-expects.ts'

/** Body of a change to a tool: only what is given changes, and nothing else may be given. */
export const toolPatchSchema = z.strictObject({
  pageUrl: pageUrlSchema.optional(),
  name: nameSchema.optional(),
  description: plainText(2000).optional(),
  active: z.boolean().optional(),
  repeatable: z.boolean().optional().describe('Agents may send the same input again right away, as with "Add to cart"'),
  selector: z.string().max(512).optional().describe('CSS selector of the form or button'),
  frame: z
    .string()
    .max(512)
    .nullable()
    .optional()
    .describe('CSS selector of the same-origin iframe that the other selectors apply to; null for the page itself'),
  clickSelector: z
    .string()
    .max(512)
    .nullable()
    .optional()
    .describe('What to click first to open the dialog that contains the form or button; null for nothing'),
  inputSchema: z
    .record(z.string(), z.unknown())
    .refine(isBoundedJson, 'Is too large, or nested too deeply.')
    .optional()
    .describe(
      'JSON Schema 2020-12 of the input, instead of the one read from the form; its properties are the keys of `fields`',
    ),
  expects: newToolExpectsSchema
    .nullable()
    .optional()
    .describe('How to tell that the tool has done its task; null if nothing shows it'),
  hiddenFields: keysSchema
    .optional()
    .describe('Keys of all optional fields that agents do not see and a run leaves alone; `[]` for none'),
  personFields: keysSchema.optional().describe('Keys of all fields that a person fills in; `[]` for none'),
})

/** A change to a tool, see `toolPatchSchema`. */
export type ToolPatch = z.infer<typeof toolPatchSchema>
