import type { Tool } from '../schema/tool.ts'
import type { ToolPatch } from '../schema/tool-patch.ts'
import { toolNames } from '../standards/tool-names.ts'
import { isMoved } from './patch-tool.ts'

/** Members about the element; edits of these are forgotten when the tool moves to another one. */
const OF_ELEMENT = new Set(['inputSchema', 'expects', 'repeatable', 'safety', 'hiddenFields', 'personFields'])
/** Any member may have been changed, before changes were recorded. */
const ANY = '*'

const INFERRED: ReadonlySet<string> = new Set(toolNames)

/**
 * The members of a tool that a person has changed, by the names that a change has for them. Tools of before this was
 * recorded: nobody has changed one that was discovered and is as old as its last change, nor one of that age whose name
 * is the specification's; of all others anything may be a person's (`*`).
 */
export function editedMembers({ name, source, edited, createdAt, updatedAt }: Tool): ReadonlySet<string> {
  if (edited) return new Set(edited)
  const isInferred = source === 'discovered' || INFERRED.has(name)
  return new Set(isInferred && createdAt === updatedAt ? [] : [ANY])
}

/** Whether a person has certainly changed this member. */
export function isPersons(tool: Tool, member: string): boolean {
  return editedMembers(tool).has(member)
}

/** Whether nobody knows if a person has changed it. */
export function mayBePersons(tool: Tool): boolean {
  return editedMembers(tool).has(ANY)
}

/**
 * Notes what a person has changed.
 * @param before the tool without the change
 * @param after the same with it
 */
export function withEdits(before: Tool, after: Tool, patch: ToolPatch): Tool {
  const given = Object.keys(patch).filter((member) => isChanged(before, after, member))
  const known = [...editedMembers(before)].filter((member) => !isMoved(before, after) || !OF_ELEMENT.has(member))
  return { ...after, edited: [...new Set([...known, ...given])].sort() }
}

/** Whether a member was changed. Clearing a trigger that was not there counts as a decision. */
function isChanged(before: Tool, after: Tool, member: string): boolean {
  if (member === 'clickSelector') return true
  const [a, b] = [before, after].map((tool) => JSON.stringify({ ...tool.metadata, ...tool }[member as 'name']))
  return a !== b
}
