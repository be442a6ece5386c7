import { z } from 'zod'
import { fieldPurposes } from '../standards/field-purposes.ts'
import { toolExpectsSchema } from './tool-expects.ts'

/** Why a person must act or agree before the tool may run. */
export const personReasonSchema = z.enum([
  'password',
  'payment',
  'file',
  'one-time-code',
  'captcha',
  'consent',
  'deletion',
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
  readOnly: z
    .boolean()
    .optional()
    .describe('It only looks something up or leads somewhere; absent where nobody has looked at that'),
  approval: z.string().optional().describe('The attribute by which the page itself asks a person first'),
})

/**
 * What an element is known by when its selector no longer finds it. Simple enough to be computed alike from a page's
 * source (`formFingerprint`, `buttonFingerprint`) and from the live document, where "text" is the accessible name:
 * `aria-labelledby`, `aria-label`, of a field its labels, then of an `input` its `value` (`alt` for `type=image`), else
 * `textContent` with the `alt` of images, then `title`, of a field then `placeholder`; spaces collapsed, at most 100
 * characters. Kinds: forms are `form`; buttons and links are `button, summary, [role=button], a[href], [role=link]` and
 * inputs of type submit, image, button, reset; fields are `select, textarea` and all other inputs but hidden ones.
 * Those of one kind, in document order, are also the candidates of `matchFingerprint`.
 */
export const fingerprintSchema = z.object({
  selector: z.string().describe('The selector it was taken with: one that was changed since tells nothing of it'),
  role: z
    .enum(['form', 'button', 'link', 'field'])
    .describe('`link`: an `a` or [role=link]; `form` also for a container of controls outside of forms'),
  name: z
    .string()
    .describe('Text of the element; of a form that of the first submit button inside (`type` submit or image), or ""'),
  fields: z
    .array(z.string())
    .describe(
      '`type:name` by the property `type` and the attribute `name` (or nothing): of a form for the first 40 fields that it owns, of a field its own, else none',
    ),
  action: z
    .string()
    .optional()
    .describe(
      'Path of the attribute `action` (of a field: of its form), resolved; of a link, path, query and fragment of `href`; at most 200 characters; absent without the attribute',
    ),
  neighbours: z.object({
    heading: z
      .string()
      .optional()
      .describe(
        'Text of the last `h1` to `h6` or [role=heading] with text before it; of a form, before its first field',
      ),
    before: z
      .string()
      .optional()
      .describe('Name of the previous one of its kind; absent when there is none or it is ""'),
    after: z.string().optional().describe('Name of the next one of its kind'),
  }),
  twins: z
    .object({ index: z.number(), count: z.number() })
    .optional()
    .describe('Which of the elements it was that differ in `before` and `after` only; absent when it was the only one'),
  rival: z
    .number()
    .optional()
    .describe('Similarity, 0 to 1, of the most similar other element of its kind, twins left out; absent below 0.5'),
})

/** What a tool knows of its form or button. */
export const toolMetadataSchema = z.looseObject({
  kind: z.enum(['form', 'button']),
  title: z.string().optional().describe('What the page itself calls it; absent where nothing there tells'),
  frame: z
    .string()
    .optional()
    .describe(
      'CSS selector of the iframe of the same origin that holds the element: all other selectors hold inside, `pageUrl` is the outer page',
    ),
  triggerSelector: z.string().optional().describe('What is clicked first, to open the dialog'),
  inModal: z.boolean().optional(),
  which: z
    .object({
      key: z.string().describe('Its property in inputSchema, which is required'),
      of: z
        .enum(['trigger', 'target'])
        .describe(
          '`trigger`: an option is clicked first, in place of `triggerSelector`; `target`: it is the form or button itself',
        ),
      options: z.array(
        z.object({
          value: z.string().describe('What its entry is called: texts with " · " between them'),
          selector: z.string(),
          levels: z.number().int().describe('How far out its entry is: 0 = the element is the entry'),
        }),
      ),
    })
    .optional()
    .describe(
      'The same form or button for several things of a list, such as the classes of a week. A run presses the one whose entry is called so today, and no other',
    ),
  submitSelector: z
    .string()
    .optional()
    .describe(
      'What is pressed to send the fields, where only a script does: of a form without a submit button, or of fields in no form, which `selector` then holds',
    ),
  fields: z.array(toolFieldSchema).optional(),
  inputSchema: z.record(z.string(), z.unknown()).optional().describe('JSON Schema 2020-12'),
  safety: toolSafetySchema.optional(),
  fingerprint: fingerprintSchema.optional(),
  unchecked: z
    .boolean()
    .optional()
    .describe(
      'A change moved the tool to another element, which nobody has read yet: a run asks a person, and reads kind, fields and safety from the live page',
    ),
  uncheckedReason: z
    .string()
    .optional()
    .describe('Why its new element could not be read; absent while nobody has tried, and once it was read'),
  aliases: z
    .array(z.string())
    .optional()
    .describe('Names that it had before an applied proposal: it still runs by them. Names of tools come first'),
  repeatable: z
    .boolean()
    .optional()
    .describe('The same input may be sent again at once, as with "Add to cart": no run of it ends as `already_sent`'),
  expects: toolExpectsSchema.optional(),
  hiddenFields: z
    .array(z.string())
    .optional()
    .describe(
      'Keys of optional fields that its owner keeps from agents: a run leaves them alone. One that the page requires is shown all the same',
    ),
  personFields: z
    .array(z.string())
    .optional()
    .describe('Keys of fields that its owner leaves to a person: a run that finds one of them untouched stops there'),
})

/** A tool as it is kept and as the widget runs it. */
export const toolSchema = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  pageUrl: z.string(),
  active: z.boolean().describe('The widget sees active tools only'),
  selector: z.string().describe('`form` and `button` mean the first one of the page'),
  source: z.enum(['discovered', 'manual']),
  metadata: toolMetadataSchema,
  edited: z
    .array(z.string())
    .optional()
    .describe(
      'Members that a person has changed: no proposal is made for them. `*`: others may have been, before this was recorded',
    ),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
})

/** A tool as a page gives it, before it is kept. */
export const toolDraftSchema = toolSchema.omit({ id: true, edited: true, createdAt: true, updatedAt: true }).extend({
  visible: z.boolean().describe('It can be reached on the page: shown, or in a dialog that a visible control opens'),
})

/** Why a person must act or agree. */
export type PersonReason = z.infer<typeof personReasonSchema>
/** One control of a tool’s form, or one group of them. */
export type ToolField = z.infer<typeof toolFieldSchema>
/** What of a tool needs a person, and why. */
export type ToolSafety = z.infer<typeof toolSafetySchema>
/** What an element is known by when its selector no longer finds it, see `fingerprintSchema`. */
export type Fingerprint = z.infer<typeof fingerprintSchema>
/** What a tool knows of its form or button: trigger, fields, input schema, safety, fingerprint. */
export type ToolMetadata = z.infer<typeof toolMetadataSchema>
/** Something that an agent can do on a page, as it is kept. */
export type Tool = z.infer<typeof toolSchema>
/** A tool as a page gives it, before it is kept. */
export type ToolDraft = z.infer<typeof toolDraftSchema>
