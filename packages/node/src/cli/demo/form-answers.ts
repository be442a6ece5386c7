import { z } from 'zod'

const formsSchema = z.record(
  z.string(),
  z.object({
    required: z.array(z.string()),
    /** A field that people never see: whoever fills it is a bot. */
    trap: z.string().optional(),
    title: z.string(),
    text: z.string(),
  }),
)

export type DemoForms = z.infer<typeof formsSchema>

export interface FormAnswer {
  status: 200 | 404 | 422
  title: string
  text: string
}

export function parseDemoForms(text: string): DemoForms {
  return formsSchema.parse(JSON.parse(text))
}

/**
 * What the demo server says to a sent form. Nothing is stored, and nothing of what was sent is repeated: the sentence
 * names fields of the form only.
 */
export function answerForm(forms: DemoForms, name: string, sent: Record<string, unknown>): FormAnswer {
  const form = Object.hasOwn(forms, name) ? forms[name] : undefined
  if (!form) return { status: 404, title: 'There is no such form.', text: 'Nothing was sent.' }
  const isFilled = (field: string) => typeof sent[field] === 'string' && sent[field].trim() !== ''
  const missing = form.required.filter((field) => !isFilled(field))
  if (missing.length > 0) {
    return { status: 422, title: 'Something is missing.', text: `Please go back and fill in: ${missing.join(', ')}.` }
  }
  if (form.trap && isFilled(form.trap)) {
    return { status: 422, title: 'This looks like a robot.', text: 'A field that must stay empty was filled.' }
  }
  return { status: 200, title: form.title, text: form.text }
}
