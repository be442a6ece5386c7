import type { Tool, ToolDraft, ToolField, ToolMetadata, ToolSafety } from '../schema/tool.ts'
import type { ToolExpects } from '../schema/tool-expects.ts'
import { bestFirst } from './draft-quality.ts'
import { editedMembers, isPersons, mayBePersons } from './edited-members.ts'
import { freeName } from './merge-by-element.ts'
import { namesOf, recognizeTools } from './recognize-tools.ts'
import { isOtherChoice, withOtherChoice, withoutChoice } from './which.ts'

/** Changes to a tool that a discovery today would make, for its owner to decide. */
export interface ToolProposal {
  toolId: string
  /** The name that the tool has now. */
  tool: string
  pageUrl: string
  changes: ToolProposalChange[]
  /** A person may have edited the tool before edits were recorded: apply this one by name, not with all others. */
  mayBeEdited?: true
}

/** One member as it is now, and as proposed. */
export interface ToolProposalChange {
  member: 'name' | 'title' | 'description' | 'inputSchema' | 'expects'
  /** Absent where the tool has none. */
  from?: unknown
  to: unknown
}

/** The reason for a tool that presses the first of several; `consent` is the closest one that every widget version knows. */
const GUESS: ToolSafety['reasons'][number] = {
  reason: 'consent',
  fields: [],
  text: 'The page has several of these, and the tool uses the first one. Apply the proposed change so that it can choose.',
}

/** Members read from a page, which a proposal replaces together. */
const OF_FORM = ['which', 'fields', 'inputSchema', 'submitSelector', 'safety', 'fingerprint'] as const

/**
 * The draft of each tool today: of those recognized as the tool, the one on its page with its selector, else the best on
 * its page.
 * @param drafts of the whole site, in document order for each page
 * @returns by the id of the tool; tools that are `unchecked`, or not on a page that was read, have none
 */
export function draftsOfTools(tools: readonly Tool[], drafts: readonly ToolDraft[]): Map<string, ToolDraft> {
  const known = recognizeTools(tools, drafts)
  const found = new Map<string, ToolDraft>()
  for (const tool of tools) {
    if (tool.metadata.unchecked) continue
    const own = drafts.filter((draft) => known.get(draft) === tool && isOnItsPage(draft, tool))
    const draft = own.find(({ selector }) => selector === tool.selector) ?? own.toSorted(bestFirst)[0]
    if (draft) found.set(tool.id, draft)
  }
  return found
}

/**
 * What would change if every tool were discovered today. Members that a person has edited stay, and no name is proposed
 * that says less or belongs to another tool.
 * @param drafts by the id of the tool, as `draftsOfTools` gives them
 */
export function proposeChanges(tools: readonly Tool[], drafts: ReadonlyMap<string, ToolDraft>): ToolProposal[] {
  const taken = new Set(tools.flatMap(namesOf))
  return tools.flatMap((tool) => {
    const draft = forOwner(drafts.get(tool.id), tool)
    if (!draft || tool.metadata.unchecked || !isSameElement(draft, tool)) return []
    const changes = changesOf(tool, draft, taken)
    if (changes.length === 0) return []
    const known = { toolId: tool.id, tool: tool.name, pageUrl: tool.pageUrl, changes }
    return [mayBePersons(tool) ? { ...known, mayBeEdited: true as const } : known]
  })
}

/**
 * Applies a proposal to a tool. Its old name becomes an alias; its place, its expectations and everything that a person has
 * edited stay.
 * @param draft from which the proposal was made
 * @param now ISO 8601
 */
export function applyProposal(tool: Tool, { changes }: ToolProposal, draft: ToolDraft, now: string): Tool {
  const values = new Map(changes.map(({ member, to }) => [member, to]))
  const name = (values.get('name') as string | undefined) ?? tool.name
  const description = (values.get('description') as string | undefined) ?? tool.description
  const title = values.get('title') as string | undefined
  const inputSchema = values.get('inputSchema') as ToolMetadata['inputSchema']
  const read = inputSchema ? withInput(tool, forOwner(draft, tool), inputSchema) : tool.metadata
  const metadata: ToolMetadata = { ...read, ...(title === undefined ? {} : { title }) }
  const renamed = name === tool.name ? metadata : { ...metadata, aliases: aliasesOf(tool, name) }
  const edited = [...editedMembers(tool)].sort()
  return renewSafety({ ...tool, name, description, metadata: renamed, edited, updatedAt: now }, draft, now)
}

/**
 * The same proposals with what trying the forms has shown: what a page showed after a success. Only for tools that expect
 * nothing yet, and whose owner has not decided so.
 *
 * @param expected by the id of the tool
 */
export function proposeExpects(
  tools: readonly Tool[],
  proposals: readonly ToolProposal[],
  expected: ReadonlyMap<string, ToolExpects>,
): ToolProposal[] {
  return tools.flatMap((tool) => {
    const known = proposals.find(({ toolId }) => toolId === tool.id)
    const to = tool.metadata.expects || isPersons(tool, 'expects') ? undefined : expected.get(tool.id)
    if (to === undefined) return known ?? []
    const { id: toolId, name, pageUrl } = tool
    const changes = [...(known?.changes ?? []), { member: 'expects' as const, to }]
    return { ...(known ?? { toolId, tool: name, pageUrl }), changes }
  })
}

/** Applies what a proposal says of success. */
export function applyExpects(tool: Tool, { changes }: ToolProposal, now: string): Tool {
  const expects = changes.find(({ member }) => member === 'expects')?.to as ToolExpects | undefined
  return expects ? { ...tool, metadata: { ...tool.metadata, expects }, updatedAt: now } : tool
}

/** Replaces the input; of one that a person wrote, only the choice. */
function withInput(tool: Tool, draft: ToolDraft, inputSchema: NonNullable<ToolMetadata['inputSchema']>): ToolMetadata {
  return isPersons(tool, 'inputSchema')
    ? withOtherChoice(tool.metadata, draft.metadata.which)
    : { ...withoutForm(tool.metadata), ...ofForm(draft.metadata), inputSchema }
}

/**
 * Updates the safety record of a tool, unless a person wrote it. While the tool cannot say which of several things it is
 * for, a person is asked, since it would use the first one.
 * @returns the same object when nothing is new
 */
export function renewSafety(tool: Tool, draft: ToolDraft, now: string): Tool {
  const isChoosing = tool.metadata.which !== undefined || forOwner(draft, tool).metadata.which === undefined
  const safety = isChoosing ? draft.metadata.safety : guessing(draft.metadata.safety)
  const edited = editedMembers(tool)
  const isOwn = edited.has('safety') || (edited.has('*') && tool.source === 'manual')
  if (!safety || isOwn || tool.metadata.unchecked || isEqual(safety, tool.metadata.safety)) return tool
  return { ...tool, metadata: { ...tool.metadata, safety }, edited: [...edited].sort(), updatedAt: now }
}

function guessing(safety: ToolSafety | undefined): ToolSafety | undefined {
  return safety && { ...safety, needsPerson: true, reasons: [...safety.reasons, GUESS] }
}

/** Drops the choice from a draft if a person has set the selector that it would choose. */
function forOwner<Draft extends ToolDraft | undefined>(draft: Draft, tool: Tool): Draft {
  const which = draft?.metadata.which
  if (!draft || !which || !isPersons(tool, which.of === 'trigger' ? 'clickSelector' : 'selector')) return draft
  return { ...draft, metadata: withoutChoice(draft.metadata) }
}

function changesOf(tool: Tool, draft: ToolDraft, taken: Set<string>): ToolProposalChange[] {
  const edited = editedMembers(tool)
  const { title } = draft.metadata
  const name = edited.has('name') ? undefined : betterName(tool, draft, taken)
  if (name !== undefined) taken.add(name)
  const changes: ToolProposalChange[] = []
  const propose = (member: ToolProposalChange['member'], from: unknown, to: unknown): void => {
    if (to === undefined || edited.has(member) || isEqual(from, to)) return
    changes.push({ member, ...(from === undefined ? {} : { from }), to })
  }
  propose('name', tool.name, name)
  propose('title', tool.metadata.title, title)
  propose('description', tool.description, draft.description)
  const to = inputFor(tool, draft.metadata)
  if (to) {
    const { inputSchema: from } = tool.metadata
    changes.push({ member: 'inputSchema', ...(from === undefined ? {} : { from }), to })
  }
  return changes
}

/** The input schema that a tool should have; undefined if it has that. */
function inputFor(tool: Tool, found: ToolMetadata): ToolMetadata['inputSchema'] {
  if (found.inputSchema && !isPersons(tool, 'inputSchema'))
    return isOtherForm(tool.metadata, found) ? found.inputSchema : undefined
  if (!isOtherChoice(tool.metadata.which, found.which)) return undefined
  return withOtherChoice(tool.metadata, found.which).inputSchema
}

/** A better name for a tool, if there is one. `subscribe` is no better than `subscribeBlog`, which distinguishes it from another. */
function betterName(tool: Tool, draft: ToolDraft, taken: ReadonlySet<string>): string | undefined {
  if (draft.name === 'submitForm' || isTold(tool.name, draft.name)) return undefined
  if (tool.metadata.aliases?.includes(draft.name)) return undefined
  return freeName(draft, taken)
}

function isTold(name: string, by: string): boolean {
  return name.toLowerCase() === by.toLowerCase() || (name.startsWith(by) && /^[\p{Lu}\d]/u.test(name.slice(by.length)))
}

function isOtherForm(a: ToolMetadata, b: ToolMetadata): boolean {
  return (
    !isEqual(a.inputSchema, b.inputSchema) ||
    isOtherChoice(a.which, b.which) ||
    !isEqual((a.fields ?? []).map(seen), (b.fields ?? []).map(seen))
  )
}

/** The parts of a field that matter outside the widget. */
function seen({ key, type, label, required, person, choices }: ToolField): unknown {
  return [key, type, label, required, person, choices?.map(({ value }) => value)]
}

function isOnItsPage(draft: ToolDraft, tool: Tool): boolean {
  return pathOf(draft.pageUrl) === pathOf(tool.pageUrl) && draft.metadata.frame === tool.metadata.frame
}

/** Whether the tool has not moved since the draft was found. */
function isSameElement(draft: ToolDraft, tool: Tool): boolean {
  return isOnItsPage(draft, tool) && recognizeTools([tool], [draft]).size > 0
}

/** A site that moved to https has the same pages. */
function pathOf(pageUrl: string): string {
  const url = URL.parse(pageUrl)
  return url ? url.host + url.pathname + url.search : pageUrl
}

function aliasesOf({ name, metadata: { aliases = [] } }: Tool, next: string): string[] {
  return [...new Set([...aliases, name])].filter((alias) => alias !== next)
}

function ofForm(metadata: ToolMetadata): Partial<ToolMetadata> {
  return Object.fromEntries(OF_FORM.flatMap((name) => (metadata[name] === undefined ? [] : [[name, metadata[name]]])))
}

function withoutForm(metadata: ToolMetadata): ToolMetadata {
  const others = Object.entries(metadata).filter(([name]) => !(OF_FORM as readonly string[]).includes(name))
  return Object.fromEntries(others) as ToolMetadata
}

/** Members in another order are the same. */
function isEqual(a: unknown, b: unknown): boolean {
  return canonical(a) === canonical(b)
}

function canonical(value: unknown): string {
  return JSON.stringify(value, (_, member: unknown) =>
    member !== null && typeof member === 'object' && !Array.isArray(member)
      ? Object.fromEntries(Object.entries(member).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : member,
  )
}
