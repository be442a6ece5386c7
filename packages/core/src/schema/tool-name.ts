import { z } from 'zod'
import { toolNames } from '../standards/tool-names.ts'

/** The names that inference gives; a person may choose any other name for a tool. */
export const toolNameSchema = z.enum(toolNames)

/** A name that is inferred: that of a known purpose, or `submitForm`. */
export type ToolName = z.infer<typeof toolNameSchema>
