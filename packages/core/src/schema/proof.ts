import { z } from 'zod'
import { verdictValueSchema } from './operability.ts'

/** What a proof came to. */
export const proofVerdictSchema = z.enum(['proven', 'refuted', 'needs_person', 'not_measured'])

/** Why: one code for each way to end. */
export const proofReasonSchema = z.enum([
  'sent_once',
  'thanks_without_request',
  'sent_early',
  'sent_twice',
  'value_altered',
  'value_missing',
  'other_address',
  'person_required',
  'value_unreadable',
  'needs_answer',
  'nothing_sent',
  'not_operated',
  'not_found',
  'not_allowed',
  'page_failed',
  'no_time',
  'leaked',
])

/** A value that was typed. All of them are reserved: they belong to nobody. */
export const typedValueSchema = z.object({
  key: z.string().describe('Name of the value in the input of the tool'),
  label: z.string().describe('Label of its field; its key if the field has none'),
  value: z.string().describe('What was typed or chosen'),
})

/** One field of the request. */
export const caughtFieldSchema = z.object({
  name: z.string().describe('Name or JSON path in the request'),
  is: z
    .enum(['typed', 'preset', 'added'])
    .describe(
      '`typed`: holds a typed value; `preset`: a field of the form that nobody typed into; `added`: the page added it',
    ),
  key: z.string().optional().describe('Which typed value it holds'),
  value: z.string().optional().describe('The value as sent; only of typed values, all others show their length'),
  length: z.int().describe('Number of characters of the value'),
  rule: z
    .string()
    .optional()
    .describe('Rule by which it counts as equal to what was typed, such as `phone`; absent if it is the same text'),
})

/** The request that the form would have sent. */
export const caughtRequestSchema = z.object({
  method: z.string().describe('HTTP method'),
  url: z.string().describe('Address without its query'),
  encoding: z
    .enum(['query', 'urlencoded', 'multipart', 'json', 'text', 'unknown'])
    .describe('How the values are written'),
  by: z.enum(['form', 'script']).describe('Whether the browser sends the form, or a script of the page'),
  bytes: z.int().describe('Length of the body, in bytes'),
  fields: z.array(caughtFieldSchema).describe('What it holds, in order'),
})

/** Somebody else who would have received a typed value. */
export const readerSchema = z.object({
  host: z.string().describe('Host that the request was for'),
  keys: z.array(z.string()).describe('Which typed values it holds'),
  when: z.enum(['before', 'after']).describe('Before or after the form was submitted'),
  as: z.enum(['raw', 'encoded', 'hashed']).describe('How the values are written: as typed, encoded, or as a hash'),
})

/** What the page made of an answer that it was given in place of the server’s. */
export const answerTriedSchema = z.object({
  answer: z
    .enum(['success', 'refusal', 'error_body', 'abort'])
    .describe(
      '`success`: 200; `refusal`: 422; `error_body`: 200 with an error in the body; `abort`: the connection broke',
    ),
  outcome: z.enum(['confirmed', 'rejected', 'unclear']).describe('What the page showed: thanks, a refusal, or neither'),
  said: z.array(z.string()).describe('What the page said then, in its own words'),
})

/** One form, filled in and submitted in a browser that sends nothing. */
export const formProofSchema = z.object({
  page: z.string().describe('Address of the page that has the form'),
  selector: z.string().describe('CSS selector of the form'),
  label: z.string().describe('What a person would call the form'),
  tool: z.string().optional().describe('Name of the tool that was run'),
  trigger: z.string().optional().describe('CSS selector of what was clicked to open the form'),
  verdict: proofVerdictSchema.describe(
    '`proven`: its request was attempted once, to the right address, with every value; `refuted`: it was not; `needs_person`: it asks for what only a person may give; `not_measured`: nobody knows',
  ),
  reason: proofReasonSchema.describe('Why, as a stable code'),
  detail: z.string().describe('Why, in one sentence'),
  markup: z
    .object({
      callable: verdictValueSchema.describe('Whether an agent can call it'),
      fillable: verdictValueSchema.describe('Whether it is clear what every required field asks for'),
      submittable: verdictValueSchema.describe('Whether it has a visible submit button'),
      safe: verdictValueSchema.describe('Whether it asks for nothing that only a person may give'),
    })
    .optional()
    .describe('The four verdicts from the markup alone'),
  findings: z.array(z.string()).describe('What the owner should know, one sentence each'),
  typed: z.array(typedValueSchema).describe('The values that were typed'),
  request: caughtRequestSchema.optional().describe('The request that was caught'),
  readers: z.array(readerSchema).describe('Who else would have received what was typed'),
  answers: z.array(answerTriedSchema).optional().describe('What the page made of each answer, if that was tried'),
  expects: z
    .object({
      url: z.string().optional().describe('Path that the page went to'),
      text: z.string().optional().describe('Text that the page did not show before'),
    })
    .optional()
    .describe('Proposed for the tool as `expects.success`: what the page showed after a successful answer'),
  tier: z
    .enum(['sealed', 'read_only', 'staging'])
    .describe(
      'What the browser let out once the first value was typed: nothing, files that the page needs, or everything',
    ),
  passed: z
    .array(z.string())
    .describe('Addresses that were fetched all the same, without a typed value; always empty if `tier` is `sealed`'),
  bytesSent: z.int().min(0).describe('Bytes that left the browser after the seal, as its proxy counted them'),
  steps: z
    .array(z.object({ step: z.string().describe('What was done'), ms: z.number().describe('How long it took') }))
    .describe('Steps of the run and their times, in ms'),
  pageHash: z.string().describe('SHA-256 of the page’s HTML before anything was typed, in hexadecimal'),
  provedAt: z.iso.datetime().describe('When it was tried'),
})

/** A tool that the page itself registers with the browser, and whether its hints are true. */
export const hintCheckSchema = z.object({
  page: z.string().describe('Address of the page'),
  name: z.string().describe('Name of the tool'),
  readOnlyHint: z.boolean().optional().describe('As the page declares it'),
  consequentialHint: z.boolean().optional().describe('As the page declares it'),
  verdict: z
    .enum(['honest', 'dishonest', 'none', 'not_measured'])
    .describe('Whether what it tried to send agrees with its hints; `none`: it declares no hints'),
  detail: z.string().describe('Why, in one sentence'),
  requests: z.array(z.string()).describe('Method and address of each request that it tried to send'),
})

/** Proofs of a site. */
export const siteProofSchema = z.object({
  url: z.string().describe('The address as submitted, normalized'),
  provedAt: z.iso.datetime().describe('When the first form was tried'),
  proofs: z.array(formProofSchema).describe('One entry for each form, in page order'),
  hintChecks: z.array(hintCheckSchema).describe('One entry for each tool that a page registers itself'),
  notTried: z
    .array(
      z.object({
        page: z.string().describe('Address of the page'),
        label: z.string().describe('What a person would call the form'),
        why: z.string().describe('Why it was not tried, in one sentence'),
      }),
    )
    .describe('Forms that were found and not tried'),
})
