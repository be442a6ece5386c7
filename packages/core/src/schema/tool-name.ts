import { z } from 'zod'

/** The names that inference gives; a person may choose any other name for a tool. */
export const toolNameSchema = z.enum([
  'signup',
  'login',
  'contactSales',
  'subscribe',
  'viewPricing',
  'booking',
  'submitForm',
])

/** A name that is inferred: that of a known purpose, or `submitForm`. */
export type ToolName = z.infer<typeof toolNameSchema>
