import { z } from 'zod'

/** Text that a person writes: well-formed Unicode without control characters. */
export function plainText(max: number, text: z.ZodString = z.string()): z.ZodString {
  return text
    .min(1, { abort: true })
    .max(max)
    .refine((text) => text.trim() !== '', 'Must not be blank.')
    .refine((text) => text.isWellFormed() && !/\p{Cc}/u.test(text), 'Must not contain control characters.')
}

/** Name of a tool: spaces around it are no part of it. */
export const nameSchema: z.ZodString = plainText(128, z.string().trim())

/** Keys of fields, as a change or a tool that is handed over has them. */
export const keysSchema: z.ZodArray<z.ZodString> = z.array(z.string().min(1).max(200)).max(100)

/** Address of a page, as a tool has it. */
export const pageUrlSchema: z.ZodString = plainText(2048).refine(
  isWebAddress,
  'Must be an absolute http(s) address without a user name.',
)

function isWebAddress(text: string): boolean {
  if (!/^https?:\/\/[^/\\]/i.test(text) || /[\s\\]/.test(text)) return false
  const url = URL.parse(text)
  return url !== null && url.username === '' && url.password === ''
}
