import { z } from 'zod'
import { isBoundedJson } from './bounded-json.ts'
import { keysSchema, nameSchema, pageUrlSchema, plainText } from './plain-text.ts'
import { fingerprintSchema, toolFieldSchema, toolMetadataSchema, toolSafetySchema } from './tool.ts'
import { newToolExpectsSchema } from './tool-expects.ts'

const MAX_FIELDS = 100

/** What the service itself notes of a tool is for nobody to hand over. */
const { aliases: _, uncheckedReason: __, ...metadataShape } = toolMetadataSchema.shape

const selectorSchema = z.string().min(1).max(512)

/**
 * A tool that is handed over: written by hand, or a draft of `inferTools`. Nothing but what a tool has, and bounded.
 * Whether its selectors can be read is for `checkNewTool`.
 */
export const newToolSchema = z.strictObject({
  name: nameSchema,
  description: plainText(2000),
  pageUrl: pageUrlSchema,
  selector: selectorSchema.describe('`form` and `button` mean the first one on the page'),
  active: z.boolean().default(true),
  source: z
    .enum(['discovered', 'manual'])
    .optional()
    .describe('Part of a draft; a tool sent here always counts as `manual`'),
  visible: z.boolean().optional().describe('Part of a draft; not stored'),
  metadata: z
    .strictObject({
      ...metadataShape,
      frame: selectorSchema.optional(),
      triggerSelector: selectorSchema.optional(),
      submitSelector: selectorSchema.optional(),
      fields: z.array(z.strictObject(toolFieldSchema.shape)).max(MAX_FIELDS).optional(),
      safety: z.strictObject(toolSafetySchema.shape).optional(),
      fingerprint: z.strictObject(fingerprintSchema.shape).optional(),
      expects: newToolExpectsSchema.optional(),
      hiddenFields: keysSchema.optional(),
      personFields: keysSchema.optional(),
    })
    .refine(isBoundedJson, 'Is too large, or nested too deeply.'),
})

/** A tool that is handed over, see `newToolSchema`. */
export type NewTool = z.input<typeof newToolSchema>
