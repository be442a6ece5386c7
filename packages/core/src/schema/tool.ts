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
  key: z.string().optional().describe('Its property in inputSchema; absent if a person must fill it in'),
  selector: z.string(),
  type: z.string().describe('Type of the control'),
  purpose: z.enum(fieldPurposes),
  label: z.string(),
  required: z.boolean(),
  person: personReasonSchema.optional().describe('Why only a person fills it in'),
  choices: z
    .array(z.object({ value: z.string(), label: z.string(), selector: z.string() }))
    .optional()
    .describe('Buttons of the group'),
})

/** What needs a person, and why. */
export const toolSafetySchema = z.object({
  needsPerson: z.boolean(),
  reasons: z.array(
    z.object({ reason: personReasonSchema, fields: z.array(z.string()).describe('Labels'), text: z.string() }),
  ),
  consequential: z.boolean().describe('It sends something that cannot be undone'),
  readOnly: z
    .boolean()
    .optional()
    .describe('It only looks something up or leads somewhere; absent if that was not checked'),
  approval: z.string().optional().describe('Attribute with which the page itself asks a person first'),
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
  selector: z
    .string()
    .describe(
      'Selector of the element when this was recorded; if the selector has changed since, this no longer applies',
    ),
  role: z
    .enum(['form', 'button', 'link', 'field'])
    .describe('`link`: an `a` or [role=link]; `form` also for a container of controls outside forms'),
  name: z
    .string()
    .describe('Text of the element; for a form, of the first submit button inside (`type` submit or image), or ""'),
  fields: z
    .array(z.string())
    .describe(
      '`type:name`, from the property `type` and the attribute `name` (or nothing): for a form, of the first 40 fields that it owns; for a field, its own; otherwise empty',
    ),
  action: z
    .string()
    .optional()
    .describe(
      'Path of the attribute `action` (for a field, of its form), resolved; for a link, path, query and fragment of `href`; at most 200 characters; absent without the attribute',
    ),
  neighbours: z.object({
    heading: z
      .string()
      .optional()
      .describe(
        'Text of the last `h1` to `h6` or [role=heading] with text before it; for a form, before its first field',
      ),
    before: z
      .string()
      .optional()
      .describe('Name of the previous element of its kind; absent if there is none or the name is ""'),
    after: z.string().optional().describe('Name of the next element of its kind'),
  }),
  twins: z
    .object({ index: z.number(), count: z.number() })
    .optional()
    .describe(
      'Which one it was of the elements that differ only in `before` and `after`; absent if it was the only one',
    ),
  rival: z
    .number()
    .optional()
    .describe('Similarity, 0 to 1, of the most similar other element of its kind, except twins; absent below 0.5'),
  marks: z
    .array(z.string())
    .optional()
    .describe(
      'What its author wrote on it besides texts: tag, `.class`, and `attribute=value` of names, ids, handlers and data; absent in fingerprints of earlier versions',
    ),
  sends: z
    .string()
    .optional()
    .describe(
      'For a button that sends a form with named fields: the path of its `action`, else those fields, by lines',
    ),
  sole: z
    .array(z.string())
    .optional()
    .describe(
      'What no other element of its kind had: marks, `:fields` (with the action), `:action` (of a form), `:sends` or `:place` (`before` and `after`)',
    ),
  peers: z
    .object({ index: z.number(), count: z.number() })
    .optional()
    .describe('As `twins`, of the elements that differ only in neighbours; absent if it was the only one'),
  shared: z
    .number()
    .optional()
    .describe('How many elements, this one included, had its fields or its address; absent if only this one'),
})

/** What a tool knows of its form or button. */
export const toolMetadataSchema = z.looseObject({
  kind: z.enum(['form', 'button']),
  title: z.string().optional().describe('What the page itself calls it; absent if the page does not say'),
  frame: z
    .string()
    .optional()
    .describe(
      'CSS selector of the same-origin iframe that contains the element; all other selectors apply inside it, and `pageUrl` is the outer page',
    ),
  triggerSelector: z.string().optional().describe('What to click first to open the dialog'),
  inModal: z.boolean().optional(),
  which: z
    .object({
      key: z.string().describe('Its property in inputSchema, which is required'),
      of: z
        .enum(['trigger', 'target'])
        .describe(
          '`trigger`: an option is clicked first, instead of `triggerSelector`; `target`: it is the form or button itself',
        ),
      options: z.array(
        z.object({
          value: z.string().describe('Name of its entry: texts joined by " · "'),
          selector: z.string(),
          levels: z.number().int().describe('How many levels out its entry is; 0 if the element itself is the entry'),
        }),
      ),
    })
    .optional()
    .describe(
      'The same form or button for several entries of a list, such as the classes of a week. A run presses only the one whose entry has that name today',
    ),
  submitSelector: z
    .string()
    .optional()
    .describe(
      'What to press to send the fields if only a script sends them: for a form without a submit button, or for fields outside any form, whose container `selector` then matches',
    ),
  fields: z.array(toolFieldSchema).optional(),
  inputSchema: z.record(z.string(), z.unknown()).optional().describe('JSON Schema 2020-12'),
  safety: toolSafetySchema.optional(),
  fingerprint: fingerprintSchema.optional(),
  unchecked: z
    .boolean()
    .optional()
    .describe(
      'A change moved the tool to another element, which has not been read yet; until then, a run asks a person and reads kind, fields and safety from the live page',
    ),
  uncheckedReason: z
    .string()
    .optional()
    .describe('Why its new element could not be read; absent before the first try and after it has been read'),
  aliases: z
    .array(z.string())
    .optional()
    .describe(
      'Names that it had before a proposal was applied; it still runs under them, unless another tool now has the name',
    ),
  repeatable: z
    .boolean()
    .optional()
    .describe('Agents may send the same input again right away, as with "Add to cart"; no run ends as `already_sent`'),
  expects: toolExpectsSchema.optional(),
  hiddenFields: z
    .array(z.string())
    .optional()
    .describe(
      'Keys of optional fields that the owner hides from agents; a run leaves them alone. If the page requires one, agents see it anyway',
    ),
  personFields: z
    .array(z.string())
    .optional()
    .describe('Keys of fields that the owner leaves to a person; a run stops at the ones that are still untouched'),
})

/** A tool as it is kept and as the widget runs it. */
export const toolSchema = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  pageUrl: z.string(),
  active: z.boolean().describe('The widget only sees active tools'),
  selector: z.string().describe('`form` and `button` mean the first one on the page'),
  source: z.enum(['discovered', 'manual']),
  metadata: toolMetadataSchema,
  edited: z
    .array(z.string())
    .optional()
    .describe(
      'Members that a person has changed; nothing is proposed for them. `*`: others may have been changed before this was recorded',
    ),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
})

/** A tool as a page gives it, before it is kept. */
export const toolDraftSchema = toolSchema.omit({ id: true, edited: true, createdAt: true, updatedAt: true }).extend({
  visible: z
    .boolean()
    .describe('Whether it can be reached on the page: it is visible, or in a dialog that a visible control opens'),
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
