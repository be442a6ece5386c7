import type { OperableError, Tool, ToolDraft, ToolPatch } from '@operable/core'
import { type ToolView, toolValues } from '../../pages/console/tool-page.ts'
import { ownPageUrl } from '../../services/tools/visit-tool-page.ts'
import { refusalOf } from './desk.ts'
import { readDraftParameter } from './draft-parameter.ts'

type Values = NonNullable<ToolView['values']>

/**
 * The form of a tool with an element that was picked on a page: where it is, and nothing else of the tool. It is a link that
 * anybody may have made: nothing is stored by it.
 * @returns the sentence, where the link brings no element of the website
 */
export function pickedFor(
  { website, tool }: ToolView,
  parameter: string,
): Pick<ToolView, 'picked' | 'values' | 'error'> {
  try {
    const draft = readDraftParameter(parameter)
    const pageUrl = ownPageUrl(website, draft.pageUrl)
    const { selector, clickSelector } = toolValues(draft)
    return { picked: { draft, parameter }, values: { ...toolValues(tool), pageUrl, selector, clickSelector } }
  } catch (error) {
    return { error: `Nothing was taken over from the page. ${sentenceOf(error, website.url)}` }
  }
}

function sentenceOf(error: unknown, websiteUrl: string): string {
  const text = refusalOf(error, ['invalid_request', 'invalid_selector', 'invalid_url'])
  const { code } = error as OperableError
  if (code === 'invalid_url') return `The element is on another site than ${new URL(websiteUrl).host}.`
  return code === 'invalid_selector' ? `Its selector cannot be read: ${text}` : text
}

/**
 * What else a move says: the frame, which no field of the form shows; and, where the element asks for the same as the one before,
 * what its owner has said of that. Of a form that asks for something else nothing of it is true.
 * @param values what was sent: a person may have changed them since
 */
export function movePatch(tool: Tool, draft: ToolDraft, values: Values): ToolPatch {
  const isPicked = values.selector === draft.selector && values.clickSelector === toolValues(draft).clickSelector
  if (!isPicked) return {}
  const { frame, expects, repeatable, hiddenFields, personFields, inputSchema } = tool.metadata
  const isEdited = tool.edited?.includes('inputSchema')
  const said = { expects, repeatable, hiddenFields, personFields, inputSchema: isEdited ? inputSchema : undefined }
  return {
    ...(frame !== draft.metadata.frame && { frame: draft.metadata.frame ?? null }),
    ...(asksForSame(tool, draft) &&
      Object.fromEntries(Object.entries(said).filter(([, value]) => value !== undefined))),
  }
}

function asksForSame(a: Pick<Tool, 'metadata'>, b: Pick<Tool, 'metadata'>): boolean {
  const asked = ({ metadata: { kind, fields = [] } }: Pick<Tool, 'metadata'>) =>
    JSON.stringify([kind, fields.map(({ key, type, required }) => `${key} ${type} ${required}`).sort()])
  return asked(a) === asked(b)
}
