import { ruleOf, rules } from '@operable/core/findings'
import { z } from 'zod'

const text = z.string().min(1)
const percent = z.number().min(0).max(100)
const day = z.iso.date({ error: 'Must be a day such as 2027-01-31.' })
const ruleId = text.refine((id) => ruleOf(id) !== undefined, {
  error: 'Unknown rule. To list all rules: operable rules.',
})
const checkId = text.refine((id) => ruleOf(id)?.about === 'check', {
  error: 'Unknown check. To list all checks: operable rules.',
})
const duty = z.enum(['fail', 'warn'])

/** What a site must reach. What it does not name may be anything. */
export const configBudgetsSchema = z.strictObject({
  score: percent.exactOptional().describe('Lowest score'),
  checks: z
    .record(checkId, z.number().min(0))
    .exactOptional()
    .describe('Lowest points, by the ID of a check, such as `{ "form-labels": 14 }`'),
  verdicts: z
    .strictObject({
      callable: percent.exactOptional().describe('An agent can call them'),
      fillable: percent.exactOptional().describe('It is clear what every required field asks for'),
      submittable: percent.exactOptional().describe('They have a button that sends them'),
      safe: percent.exactOptional().describe('They ask for nothing that only a person may give, or ask a person first'),
    })
    .exactOptional()
    .describe('Lowest share of the assessed forms for which a verdict holds, in percent'),
  proofs: z
    .strictObject({
      proven: percent.exactOptional().describe('Lowest share of forms that are proven, in percent'),
      refuted: z.int().min(0).exactOptional().describe('Highest number of forms that are refuted'),
    })
    .exactOptional()
    .describe('What trying the forms must show; needs `prove`'),
})

/** A command that starts a server, and when it is ready. */
export const configStartSchema = z.strictObject({
  command: text.describe('Command, as typed into a shell in the folder of the configuration'),
  waitFor: z
    .url({ protocol: /^https?$/, error: 'Must be an http or https address.' })
    .exactOptional()
    .describe('Address that answers once the server is ready. Default: `url` of the site'),
  timeout: z.number().positive().max(3600).exactOptional().describe('Seconds until it has to answer. Default: 60'),
  reuse: z
    .boolean()
    .exactOptional()
    .describe('Uses a server that answers already, and starts none then. Default: false, such a server is an error'),
  env: z
    .record(z.string(), z.string())
    .exactOptional()
    .describe('Environment variables, besides those of this process'),
})

/** How forms are tried. */
export const configProveSchema = z.strictObject({
  maxForms: z.int().min(1).exactOptional().describe('Most forms to try. Default: 25'),
  timeout: z.number().positive().max(86_400).exactOptional().describe('Seconds for all forms. Default: 300'),
  answers: z.boolean().exactOptional().describe('Tries each form again with four answers. Default: false'),
})

/** One site, or one folder of HTML. */
export const configSiteSchema = z
  .strictObject({
    name: text
      .regex(/^[\w.-]{1,60}$/, 'Must be 1 to 60 letters, digits, dots, hyphens and underscores.')
      .exactOptional()
      .describe('Name in reports and in the baseline. Default: the folder, or the host of `url`'),
    folder: text
      .exactOptional()
      .describe('Folder of HTML, as a build writes it, relative to the configuration. It needs no network'),
    url: z
      .url({ protocol: /^https?$/, error: 'Must be an http or https address.' })
      .exactOptional()
      .describe('Address of the site; with `folder`, the address where it will be published'),
    start: z
      .union([text, configStartSchema])
      .exactOptional()
      .describe('Command that starts the server for `url`, such as `npm start`. It is stopped afterwards'),
    headers: z
      .record(z.string(), z.string())
      .exactOptional()
      .describe(
        'Headers that are sent to this site only. A word such as `$PREVIEW_KEY` stands for an environment variable',
      ),
    allowPrivate: z
      .boolean()
      .exactOptional()
      .describe('Allows private networks. Default: only the host of `url`, if it is this machine'),
    maxPages: z.int().min(1).max(10_000).exactOptional().describe('Most pages to read. Default: 25; of a folder 1,000'),
    timeout: z.number().positive().max(86_400).exactOptional().describe('Seconds for the whole scan. Default: 90'),
    render: z
      .enum(['auto', 'never', 'always'])
      .exactOptional()
      .describe('Whether a browser reads pages. Default: `auto`, those that are empty without JavaScript'),
    prove: z
      .union([z.boolean(), configProveSchema])
      .exactOptional()
      .describe('Also tries every form in a sealed browser, as `operable prove` does. Default: false'),
    budgets: configBudgetsSchema
      .exactOptional()
      .describe('What this site must reach, in place of the `budgets` of all'),
  })
  .refine(({ folder, url }) => folder !== undefined || url !== undefined, {
    error: 'Needs a folder or a url.',
  })
  .refine(({ start, url, folder }) => start === undefined || (url !== undefined && folder === undefined), {
    path: ['start'],
    error: 'Works with a url, not with a folder.',
  })
  .refine(({ headers, folder }) => headers === undefined || folder === undefined, {
    path: ['headers'],
    error: 'Works with a url, not with a folder.',
  })

/** A rule that you do not follow at a place, and why. */
export const configWaiverSchema = z.strictObject({
  rule: z.union([z.literal('*'), ruleId]).describe('ID of the rule; `*`: every rule'),
  place: text.describe('Path of a page, file, CSS selector, or fingerprint; `*` stands for any text'),
  reason: text.describe('Why. It is shown in every report'),
  until: day.exactOptional().describe('Last day on which it holds, such as 2027-01-31. Default: no end'),
  site: text.exactOptional().describe('Name of the only site that it is for. Default: all'),
})

/** What `operable ci` does. */
export const operableConfigSchema = z.strictObject({
  $schema: z.string().exactOptional().describe('Address of the JSON Schema, for editors'),
  sites: z.array(configSiteSchema).min(1).describe('What to check'),
  budgets: configBudgetsSchema.exactOptional().describe('What every site must reach'),
  rules: z
    .record(ruleId, z.enum(['off', 'note', 'warning', 'error']))
    .exactOptional()
    .describe('Severity of rules, by ID. `off` switches a rule off; a `note` never fails a build'),
  waivers: z.array(configWaiverSchema).exactOptional().describe('Findings to accept, with the reason'),
  expiredWaivers: duty
    .exactOptional()
    .describe(
      '`fail`: a waiver whose last day is over no longer holds; `warn`: it holds, with a warning. Default: `fail`',
    ),
  unusedWaivers: duty
    .exactOptional()
    .describe('Whether a waiver that fits no finding fails the build. Default: `warn`'),
  goneFindings: duty
    .exactOptional()
    .describe('Whether findings that are only in the baseline fail the build until it is pruned. Default: `warn`'),
  baseline: text.exactOptional().describe('File with the known findings. Default: `operable-baseline.json`'),
  reporters: z
    .array(text)
    .exactOptional()
    .describe('Reports to write, such as `terminal` or `sarif=operable.sarif`. Default: `terminal`'),
  retries: z
    .int()
    .min(0)
    .max(5)
    .exactOptional()
    .describe('How often a site that could not be measured is tried again. Default: 1'),
  concurrency: z.int().min(1).max(20).exactOptional().describe('Sites at the same time. Default: 2'),
})

/** IDs for editors: a JSON Schema cannot call a function. */
export function jsonSchemaOf(): Record<string, unknown> {
  const schema = z.toJSONSchema(operableConfigSchema, { target: 'draft-7', io: 'input' }) as Record<string, unknown>
  const ids = rules.map(({ id }) => id)
  const properties = schema['properties'] as Record<string, { propertyNames?: unknown }>
  if (properties['rules']) properties['rules'].propertyNames = { enum: ids }
  return { title: 'Configuration of operable ci', ...schema }
}
