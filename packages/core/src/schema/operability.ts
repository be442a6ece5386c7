import { z } from 'zod'

/** Value of a verdict; `unknown` counts neither for nor against the form. */
export const verdictValueSchema = z.enum(['yes', 'no', 'unknown'])

/** A verdict with its reasons. */
export const verdictSchema = z.object({
  verdict: verdictValueSchema.describe('`yes`, `no`, or `unknown` if nothing proves either'),
  reasons: z.array(z.string()).describe('Reasons for it, one sentence each'),
})

/** The four verdicts on one form, and the fields that they are based on. */
export const formOperabilitySchema = z.object({
  page: z.string().describe('Address of the page that has the form'),
  index: z.int().min(0).describe('Position among the forms of the page, from 0'),
  selector: z.string().describe('CSS selector of the form'),
  label: z
    .string()
    .describe(
      'What a person would call the form: its task, from its heading, button or label, or else what its fields are for',
    ),
  assessed: z
    .boolean()
    .describe(
      'False if the form goes to another origin or sends nothing: all four verdicts are then unknown, and it does not count',
    ),
  callable: verdictSchema.describe(
    'Whether an agent can call it: it is safe, and it is clear what every required field asks for',
  ),
  fillable: verdictSchema.describe('Whether it is clear what every required field asks for'),
  submittable: verdictSchema.describe('Whether it has a visible submit button'),
  safe: verdictSchema.describe(
    'Whether it has no payment, password or file field, or a person confirms before it is sent',
  ),
  unresolvedFields: z.array(z.string()).describe('Names of required fields that do not say what they ask for'),
  skippedFields: z.array(z.string()).describe('Names of honeypots and CSRF tokens, which are skipped'),
  fields: z
    .array(
      z.object({
        name: z.string().describe('Name of the field, or else its ID or selector'),
        type: z.string().describe('Type of the control, such as `email` or `select`'),
        purpose: z.string().describe('What it asks for, such as `email`; `unknown` if nothing says so'),
        required: z.boolean().describe('Whether the form cannot be sent without it'),
        label: z.string().describe('Text of its label; empty if it has none'),
        labelSource: z.string().describe('Where the label came from, such as `label-for`; `none` if it has none'),
      }),
    )
    .describe('Its fields, in page order'),
})

/** The verdicts on all forms of a site, and the score they give. */
export const siteOperabilitySchema = z.object({
  score: z
    .number()
    .min(0)
    .max(100)
    .nullable()
    .describe(
      'Share of known verdicts that hold, averaged over the assessed forms, 0 to 100; null if no form was assessed',
    ),
  assessed: z.int().describe('Number of forms that were assessed'),
  unknown: z.int().describe('Number of forms that were not assessed and do not count'),
  forms: z.array(formOperabilitySchema).describe('Every form that the scan found, in page order'),
})
