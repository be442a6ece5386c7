import { z } from 'zod'

/** Text that a person writes: well-formed Unicode without control characters. */
function plainText(max: number): z.ZodString {
  return z
    .string()
    .min(1)
    .max(max)
    .refine((text) => text.trim() !== '', 'Must not be blank.')
    .refine((text) => text.isWellFormed() && !/\p{Cc}/u.test(text), 'Must not hold control characters.')
}

/** Body of a change to a tool: only what is given changes, and nothing else may be given. */
export const toolPatchSchema = z.strictObject({
  pageUrl: plainText(2048).refine(isWebAddress, 'Must be an absolute http(s) address without a user name.').optional(),
  name: plainText(128).optional(),
  description: plainText(2000).optional(),
  active: z.boolean().optional(),
  selector: z.string().max(512).optional().describe('CSS selector of the form or button'),
  clickSelector: z
    .string()
    .max(512)
    .nullable()
    .optional()
    .describe('What is clicked first to open the dialog that holds the form or button; null when nothing is'),
})

export type ToolPatch = z.infer<typeof toolPatchSchema>

function isWebAddress(text: string): boolean {
  if (!/^https?:\/\/[^/\\]/i.test(text) || /[\s\\]/.test(text)) return false
  const url = URL.parse(text)
  return url !== null && url.username === '' && url.password === ''
}
