import { createHash } from 'node:crypto'
import type { Tool, ToolSafety } from '@operable/core'
import { toolMetadataSchema, toolSchema } from '@operable/core/schema'
import { offeredMetadata } from '@operable/core/tools'
import { z } from 'zod'
import type { WidgetTool, WidgetTools } from '../../contracts/tools.ts'
import type { Website } from '../../contracts/websites.ts'
import { listKinds, listReasons } from '../../standards/list-words.ts'

/** What the widget of a website gets. The same tools give the same bytes. */
export function widgetTools({ id, url, recordRuns }: Website, tools: readonly Tool[]): WidgetTools {
  const listed = tools.filter((tool) => tool.active).flatMap((tool) => forWidget(tool) ?? [])
  // With each tool, so that a run knows it also on the page that it led to.
  const active = recordRuns ? listed.map((tool) => ({ ...tool, metadata: { ...tool.metadata, recordRuns } })) : listed
  const body = JSON.stringify({ version: 1, websiteId: id, url, tools: active })
  const bytes = new TextEncoder().encode(body)
  return { body, bytes, etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 27)}"` }
}

const listedSchema = z.object({
  ...toolSchema.omit({ source: true, edited: true, createdAt: true, updatedAt: true }).shape,
  metadata: z.object(toolMetadataSchema.shape).omit({ uncheckedReason: true, personFields: true }),
})

/** In the words of the first widget; members that this version does not know stay here. */
function forWidget(tool: Tool): WidgetTool | undefined {
  const { metadata, ...listed } = listedSchema.parse({ ...tool, metadata: offeredMetadata(tool.metadata) })
  const kind = listKinds[metadata.kind]
  const safety = safetyOf(tool)
  return (
    kind && {
      ...listed,
      metadata: {
        ...metadata,
        kind,
        ...(metadata.fields && {
          fields: metadata.fields.map((field) =>
            field.person ? { ...field, person: listReasons[field.person] } : field,
          ),
        }),
        ...(safety && { safety }),
      },
    }
  )
}

const UNCHECKED = 'Nobody has read the form or button that this tool was moved to: a person must have agreed.'

/**
 * Whatever speaks for asking a person makes the first widget ask: it does so where `needsPerson` holds and there is a
 * reason, and knows nothing of tools that are `unchecked`.
 */
function safetyOf({ metadata: { safety, unchecked } }: Tool): ToolSafety | undefined {
  const isUnchecked = unchecked === true
  if (!safety && !isUnchecked) return undefined
  const { reasons = [], needsPerson = false, consequential = true, ...more } = safety ?? {}
  const listed = reasons.map((entry) => ({ ...entry, reason: listReasons[entry.reason] }))
  const isAsked = needsPerson || listed.length > 0 || isUnchecked
  if (isUnchecked) listed.push({ reason: 'consent', fields: [], text: UNCHECKED })
  else if (isAsked && listed.length === 0 && safety?.approval === undefined) {
    listed.push({ reason: 'consent', fields: [], text: 'A person must have agreed.' })
  }
  return { ...more, needsPerson: isAsked, reasons: listed, consequential }
}
