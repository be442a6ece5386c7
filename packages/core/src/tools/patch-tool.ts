import type { Tool, ToolDraft, ToolMetadata } from '../schema/tool.ts'
import type { ToolPatch } from '../schema/tool-patch.ts'
import { requireExpects, requireSelector } from './check-tool.ts'
import { type FieldChoices, requireFieldChoices } from './owners-fields.ts'
import { withChoice, withoutChoice } from './which.ts'

/** A tool that is kept, or a draft of one. */
type Patchable = Tool | ToolDraft

/** The input schema before the form has been read. */
const UNREAD = {
  type: 'object',
  description:
    'Values by the name, id or label of their fields. The form has not been read yet; a run reads it on the page.',
}

/**
 * A tool, or a draft, with a change applied; what the change does not name stays. `clickSelector` is kept as
 * `metadata.triggerSelector` with `metadata.inModal = true`; null clears both. `expects`, `frame`, `repeatable`,
 * `hiddenFields` and `personFields` are kept as members of `metadata`; null, false and `[]` clear them; so is `inputSchema`. A change of `selector`, `pageUrl`, `frame` or
 * `clickSelector` moves the tool to another element: what was known of the old one is dropped, and `metadata.unchecked`
 * is set until `checkedTool` reads the new one. Whether a new name is free is the caller's question.
 * @param patch as `toolPatchSchema` gives it
 * @param now time of the change, ISO 8601; without it `updatedAt` stays
 * @returns the same object when nothing changes
 * @throws OperableError `invalid_selector` with the position of the fault, `invalid_request` for fields that are not there, or
 * that cannot be hidden
 */
export function applyToolPatch<T extends Patchable>(tool: T, patch: ToolPatch, now?: string): T {
  const { clickSelector, expects, frame, repeatable, selector, inputSchema, hiddenFields, personFields, ...rest } =
    patch
  if (selector !== undefined) requireSelector('selector', selector)
  if (typeof clickSelector === 'string') requireSelector('clickSelector', clickSelector)
  if (typeof frame === 'string') requireSelector('frame', frame)
  requireExpects(expects)

  const given = defined({ ...rest, selector })
  const moved: T = {
    ...tool,
    ...given,
    metadata: withFrame(withTrigger(tool.metadata, clickSelector), frame),
  }
  const metadata = isMoved(tool, moved) ? unread(moved.metadata) : moved.metadata
  const input = inputSchema && withChoice(inputSchema, metadata.which)
  const said = { ...withRepeatable(withExpects(metadata, expects), repeatable), ...(input && { inputSchema: input }) }
  const changed: T = { ...moved, metadata: withChoices(said, { hiddenFields, personFields }) }
  if (isSame(tool, changed)) return tool
  return now === undefined ? changed : { ...changed, updatedAt: now }
}

/** Sets or clears the trigger, which is then no longer chosen from several. */
function withTrigger(metadata: ToolMetadata, clickSelector: string | null | undefined): ToolMetadata {
  if (clickSelector === undefined) return metadata
  const settled = metadata.which?.of === 'trigger' ? withoutChoice(metadata) : metadata
  if (clickSelector !== null) return { ...settled, triggerSelector: clickSelector, inModal: true }
  const { triggerSelector: _, inModal: __, ...others } = settled
  return others
}

function withFrame(metadata: ToolMetadata, frame: string | null | undefined): ToolMetadata {
  if (frame === undefined) return metadata
  const { frame: _, ...others } = metadata
  return frame === null ? others : { ...others, frame }
}

function withExpects(metadata: ToolMetadata, expects: ToolPatch['expects']): ToolMetadata {
  if (expects === undefined) return metadata
  const { expects: _, ...others } = metadata
  return expects === null ? others : { ...others, expects }
}

/** Empty lists are not stored. */
function withChoices(metadata: ToolMetadata, given: FieldChoices): ToolMetadata {
  if (given.hiddenFields === undefined && given.personFields === undefined) return metadata
  const { hiddenFields, personFields, ...others } = metadata
  const said = {
    hiddenFields: [...new Set(given.hiddenFields ?? hiddenFields)],
    personFields: [...new Set(given.personFields ?? personFields)],
  }
  requireFieldChoices(given, said, metadata)
  return { ...others, ...Object.fromEntries(Object.entries(said).filter(([, keys]) => keys.length > 0)) }
}

function withRepeatable(metadata: ToolMetadata, repeatable: boolean | undefined): ToolMetadata {
  if (repeatable === undefined || repeatable === (metadata.repeatable ?? false)) return metadata
  const { repeatable: _, ...others } = metadata
  return repeatable ? { ...others, repeatable } : others
}

/** Drops what was read of the old element. The fingerprint stays with its selector, so a discovery still recognizes the tool. */
function unread(metadata: ToolMetadata): ToolMetadata {
  const { kind, frame, triggerSelector, inModal, fingerprint, aliases } = metadata
  return {
    kind,
    ...defined({ frame, triggerSelector, inModal, fingerprint, aliases }),
    inputSchema: UNREAD,
    unchecked: true,
  }
}

/** Drops undefined members: a stored tool has none. */
export function defined<Members extends object>(members: Members): Partial<Members> {
  return Object.fromEntries(Object.entries(members).filter(([, value]) => value !== undefined)) as Partial<Members>
}

/** Whether a tool now stands for another element, or is reached in another way. */
export function isMoved(a: Patchable, b: Patchable): boolean {
  return (
    a.pageUrl !== b.pageUrl ||
    a.selector !== b.selector ||
    a.metadata.frame !== b.metadata.frame ||
    a.metadata.triggerSelector !== b.metadata.triggerSelector
  )
}

/** Only these can differ: the members that a patch names are plain values. */
function isSame(a: Patchable, b: Patchable): boolean {
  return (
    !isMoved(a, b) &&
    a.name === b.name &&
    a.description === b.description &&
    a.active === b.active &&
    a.metadata.inModal === b.metadata.inModal &&
    a.metadata.repeatable === b.metadata.repeatable &&
    (['inputSchema', 'expects', 'hiddenFields', 'personFields'] as const).every(
      (name) => JSON.stringify(a.metadata[name]) === JSON.stringify(b.metadata[name]),
    )
  )
}
