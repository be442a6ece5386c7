import { z } from 'zod'

/** What a verdict can be; `unknown` counts neither for nor against. */
export const verdictValueSchema = z.enum(['yes', 'no', 'unknown'])

/** A verdict with its reasons. */
export const verdictSchema = z.object({
  verdict: verdictValueSchema,
  reasons: z.array(z.string()).describe('One sentence each'),
})

/** The four verdicts on one form, and the fields that they rest on. */
export const formOperabilitySchema = z.object({
  page: z.string().describe('Address of the page that holds the form'),
  index: z.int().min(0).describe('Position among the forms of the page'),
  selector: z.string(),
  label: z
    .string()
    .describe(
      'What a person would call the form: its task, by its heading, button or label, else what its fields are for',
    ),
  assessed: z
    .boolean()
    .describe('False when the form is sent to another origin: all four verdicts are unknown and it does not count'),
  callable: verdictSchema,
  fillable: verdictSchema,
  submittable: verdictSchema,
  safe: verdictSchema,
  unresolvedFields: z.array(z.string()).describe('Required fields that an agent cannot tell the meaning of, by name'),
  skippedFields: z.array(z.string()).describe('Honeypots and CSRF tokens that were left out, by name'),
  fields: z.array(
    z.object({
      name: z.string().describe('Its name, else its id, else its selector'),
      type: z.string(),
      purpose: z.string().describe('What it asks for, such as `email`; `unknown` when nothing tells'),
      required: z.boolean(),
      label: z.string(),
      labelSource: z.string().describe('Where the label came from, such as `label-for`; `none` without one'),
    }),
  ),
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
  forms: z.array(formOperabilitySchema),
})

/** `yes`, `no`, or `unknown`, which counts neither for nor against. */
export type VerdictValue = z.infer<typeof verdictValueSchema>
/** A verdict with its reasons, one sentence each. */
export type Verdict = z.infer<typeof verdictSchema>
/** The four verdicts on one form, and the fields that they rest on. */
export type FormOperability = z.infer<typeof formOperabilitySchema>
/** The verdicts on all forms of a site, and their score. */
export type SiteOperability = z.infer<typeof siteOperabilitySchema>
