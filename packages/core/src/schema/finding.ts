import { z } from 'zod'
import { snippetSchema } from './report.ts'

/** How bad a finding is. A note never fails a build. */
export const severitySchema = z.enum(['error', 'warning', 'note'])

/** Where a finding is: on a page, and in a file if the page comes from one that is known. */
export const placeSchema = z.object({
  page: z.string().describe('Address of the page'),
  path: z
    .string()
    .describe(
      'Path of that page without its ending, or the file that it comes from: the part that the fingerprint is made of',
    ),
  selector: z.string().optional().describe('CSS selector of the element; absent for a page as a whole'),
  element: z.string().optional().describe('What the element is called, such as `field “email”`'),
  file: z.string().optional().describe('File, with `/` between its folders, if one is known'),
  line: z.int().min(1).optional().describe('Line in that file, from 1'),
  column: z.int().min(1).optional().describe('Column in that line, from 1, in UTF-16 units'),
  alsoOn: z.array(z.string()).optional().describe('Addresses of other pages that show the same place'),
})

/** One thing to change, at one place. */
export const findingSchema = z.object({
  ruleId: z.string().describe('ID of its rule, see `operable rules`'),
  severity: severitySchema.describe('How bad it is'),
  message: z.string().describe('What is wrong, in one or two sentences'),
  fingerprint: z
    .string()
    .regex(/^[0-9a-f]{32}$/)
    .describe(
      'Stays the same while the element does, wherever its line moves: start of a SHA-256 over rule, path and element',
    ),
  place: placeSchema.describe('Where it is'),
  change: z.string().describe('What to do, in a few words'),
  snippets: z.array(snippetSchema).optional().describe('The code to paste, if there is some for this place'),
})
