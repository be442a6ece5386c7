import { z } from 'zod'

/** What a verdict can be; `unknown` counts neither for nor against. */
export const verdictValueSchema = z.enum(['yes', 'no', 'unknown'])

/** A verdict with its reasons. */
export const verdictSchema = z.object({
  verdict: verdictValueSchema.describe('`yes`, `no`, or `unknown` where nothing proves either'),
  reasons: z.array(z.string()).describe('One sentence each'),
})

/** The four verdicts on one form, and the fields that they rest on. */
export const formOperabilitySchema = z.object({
  page: z.string().describe('Address of the page that holds the form'),
  index: z.int().min(0).describe('Position among the forms of the page'),
  selector: z.string().describe('CSS selector of the form'),
  label: z
    .string()
    .describe(
      'What a person would call the form: its task, by its heading, button or label, else what its fields are for',
    ),
  assessed: z
    .boolean()
    .describe('False when the form is sent to another origin: all four verdicts are unknown and it does not count'),
  callable: verdictSchema.describe('Whether an agent can call it: it is safe, and every required field can be told'),
  fillable: verdictSchema.describe('Whether it is clear what every required field asks for'),
  submittable: verdictSchema.describe('Whether it has a submit control that can be seen'),
  safe: verdictSchema.describe('Whether a payment, a password or an upload waits for the approval of a person'),
  unresolvedFields: z.array(z.string()).describe('Required fields that an agent cannot tell the meaning of, by name'),
  skippedFields: z.array(z.string()).describe('Honeypots and CSRF tokens that were left out, by name'),
  fields: z
    .array(
      z.object({
        name: z.string().describe('Its name, else its id, else its selector'),
        type: z.string().describe('The type of the control, such as `email` or `select`'),
        purpose: z.string().describe('What it asks for, such as `email`; `unknown` when nothing tells'),
        required: z.boolean().describe('The form cannot be sent without it'),
        label: z.string().describe('What it is labelled; empty without a label'),
        labelSource: z.string().describe('Where the label came from, such as `label-for`; `none` without one'),
      }),
    )
    .describe('Its fields, in the order of the page'),
})

/** The verdicts on all forms of a site, and their score. */
export const siteOperabilitySchema = z.object({
  score: z
    .number()
    .min(0)
    .max(100)
    .nullable()
    .describe('Mean share of the four verdicts that hold, over the assessed forms; null without one'),
  assessed: z.int().describe('Number of forms that count'),
  unknown: z.int().describe('Number of forms that are sent to another origin and do not count'),
  forms: z.array(formOperabilitySchema).describe('Every form that was found, in the order of the pages'),
})
