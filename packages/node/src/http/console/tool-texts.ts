import { type ToolFieldName, toolFieldNames } from '../../pages/console/tool-page.ts'
import type { FormValues } from '../request/form-body.ts'

/** What a form says of a tool. Browsers send the line breaks of a text area as CR LF; a description is one line. */
export function readToolTexts(form: FormValues): Record<ToolFieldName, string> {
  const text = (name: ToolFieldName) =>
    form
      .text(name)
      .replace(/\s*\r?\n\s*/g, ' ')
      .trim()
  return Object.fromEntries(toolFieldNames.map((name) => [name, text(name)])) as Record<ToolFieldName, string>
}
