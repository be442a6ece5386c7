import { z } from 'zod'
import { fieldPurposes } from '../standards/field-purposes.ts'

/** Why a person must act or agree before the tool may run. */
export const personReasonSchema = z.enum([
  'password',
  'payment',
  'file',
  'one-time-code',
  'captcha',
  'consent',
  'other-origin',
])

/** One control of a form, or one group of radio buttons or check boxes. */
export const toolFieldSchema = z.object({
  key: z.string().optional().describe('Its property in inputSchema; absent when a person must fill it'),
  selector: z.string(),
  type: z.string().describe('Type of the control'),
  purpose: z.enum(fieldPurposes),
  label: z.string(),
  required: z.boolean(),
  person: personReasonSchema.optional().describe('Why only a person fills it'),
  choices: z
    .array(z.object({ value: z.string(), label: z.string(), selector: z.string() }))
    .optional()
    .describe('The buttons of a group'),
})

/** What needs a person, and why. */
export const toolSafetySchema = z.object({
  needsPerson: z.boolean(),
  reasons: z.array(
    z.object({ reason: personReasonSchema, fields: z.array(z.string()).describe('Labels'), text: z.string() }),
  ),
  consequential: z.boolean().describe('It sends something that cannot be taken back'),
  approval: z.string().optional().describe('The attribute by which the page itself asks a person first'),
})

/** What an element is known by when its selector no longer finds it. */
export const fingerprintSchema = z.object({
  selector: z.string().describe('The selector it was taken with: one that was changed since tells nothing of it'),
  role: z.enum(['form', 'button', 'link']),
  name: z.string().describe('Accessible name, else the heading or the text of the submit control'),
  fields: z.array(z.string()).describe('Purpose and name of each field, sorted'),
  action: z.string().optional().describe('Path that it leads or is sent to'),
  neighbours: z.object({
    heading: z.string().optional().describe('The last heading before it'),
    before: z.string().optional().describe('Text of the control before it'),
    after: z.string().optional().describe('Text of the control after it'),
  }),
})

export const toolMetadataSchema = z.looseObject({
  kind: z.enum(['form', 'button']),
  triggerSelector: z.string().optional().describe('What is clicked first, to open the dialog'),
  inModal: z.boolean().optional(),
  fields: z.array(toolFieldSchema).optional(),
  inputSchema: z.record(z.string(), z.unknown()).optional().describe('JSON Schema 2020-12'),
  safety: toolSafetySchema.optional(),
  fingerprint: fingerprintSchema.optional(),
})

export const toolSchema = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  pageUrl: z.string(),
  active: z.boolean().describe('The widget sees active tools only'),
  selector: z.string().describe('`form` and `button` mean the first one of the page'),
  source: z.enum(['discovered', 'manual']),
  metadata: toolMetadataSchema,
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
})

/** A tool as a page gives it, before it is kept. */
export const toolDraftSchema = toolSchema.omit({ id: true, createdAt: true, updatedAt: true }).extend({
  visible: z.boolean().describe('It can be reached on the page: shown, or in a dialog that a visible control opens'),
})

export type PersonReason = z.infer<typeof personReasonSchema>
export type ToolField = z.infer<typeof toolFieldSchema>
export type ToolSafety = z.infer<typeof toolSafetySchema>
export type Fingerprint = z.infer<typeof fingerprintSchema>
export type ToolMetadata = z.infer<typeof toolMetadataSchema>
export type Tool = z.infer<typeof toolSchema>
export type ToolDraft = z.infer<typeof toolDraftSchema>
