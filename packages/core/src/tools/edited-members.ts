import type { Tool } from '../schema/tool.ts'
import { toolNameSchema } from '../schema/tool-name.ts'
import type { ToolPatch } from '../schema/tool-patch.ts'

/** Any member may have been changed, before that was recorded. */
const ANY = '*'

/**
 * The members of a tool that a person has changed, by the names that a change has for them. Tools of before this was
 * recorded: nobody has changed one that was discovered and is as old as its last change, nor one of that age whose name
 * is the specification's; of all others anything may be a person's (`*`).
 */
export function editedMembers({ name, source, metadata, createdAt, updatedAt }: Tool): ReadonlySet<string> {
  if (metadata.edited) return new Set(metadata.edited)
  const isInferred = source === 'discovered' || toolNameSchema.safeParse(name).success
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
  const edited = [...new Set([...editedMembers(before), ...given])].sort()
  return { ...after, metadata: { ...after.metadata, edited } }
}

/** A trigger may be said to be none where there was none: that, too, is said. */
function isChanged(before: Tool, after: Tool, member: string): boolean {
  if (member === 'clickSelector') return true
  const [a, b] = [before, after].map((tool) => JSON.stringify({ ...tool.metadata, ...tool }[member as 'name']))
  return a !== b
}
