import { z } from 'zod'
import { plainText } from './plain-text.ts'

const members = {
  url: plainText(512)
    .refine((path) => path.startsWith('/'), 'Must be a path that begins with "/".')
    .optional()
    .describe('Path that the run leads to, or how that path begins'),
  selector: z.string().min(1).max(512).optional().describe('CSS selector of something that was not visible before'),
  text: plainText(200)
    .optional()
    .describe('Text that the page did not show before; case, accents and spacing are ignored'),
  status: z.int().min(100).max(599).optional().describe("HTTP status of the response to the form's own request"),
}

/** What tells a success or a failure. All members that are given have to hold. */
const signsSchema = z.object(members)

/** What a tool's page shows once the tool has done its task, and what it shows when the site refused. */
export const toolExpectsSchema = z.object({ success: signsSchema, failure: signsSchema.optional() })

const strictSigns = z
  .strictObject(members)
  .refine((signs) => Object.values(signs).some((sign) => sign !== undefined), 'Must have at least one member.')
const successSigns = strictSigns.refine(({ status = 0 }) => status < 400, {
  path: ['status'],
  message: 'Must be below 400: a response of 400 or more is never a success.',
})

/** The same where it is handed over: nothing else may be given. Whether its selectors can be read is for the caller. */
export const newToolExpectsSchema = z.strictObject({ success: successSigns, failure: strictSigns.optional() })

/** What tells a success or a failure of a tool, see `toolExpectsSchema`. */
export type ToolSigns = z.infer<typeof signsSchema>
/** What tells that a tool has done its task, see `toolExpectsSchema`. */
export type ToolExpects = z.infer<typeof toolExpectsSchema>
