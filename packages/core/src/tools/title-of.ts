import type { Tool } from '../schema/tool.ts'

/** What people and agents call a tool: by the words of its page, unless it was moved since and nobody has read it yet; else by its name. */
export function toolTitle({ name, metadata: { title, unchecked } }: Pick<Tool, 'name' | 'metadata'>): string {
  return (!unchecked && title) || titleOf(name)
}

/** The name of a tool in words, for people: `requestADemo` is "Request a demo", `viewFAQ` is "View FAQ". */
export function titleOf(name: string): string {
  return name
    .replaceAll(/[_-]+(?=.)/g, ' ')
    .replace(/^.|\B[A-Z](?=[a-z])|(?<=[a-z])[A-Z]+(?![a-z])/g, (part, at: number) =>
      at ? ` ${part[1] ? part : part.toLowerCase()}` : part.toUpperCase(),
    )
}
