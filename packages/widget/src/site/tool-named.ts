import type { Tool } from '@operable/core/schema'

/**
 * The tool that a caller means: the one of exactly that name, else the only one that once had it, else the only one that has
 * or had it in other letters, or with spaces around it.
 */
export function toolNamed(tools: readonly Tool[], name: string): Tool | undefined {
  const only = (fits: (known: string) => boolean): Tool | undefined => {
    const found = tools.filter((tool) => [tool.name, ...aliasesOf(tool)].some(fits))
    return found[1] ? undefined : found[0]
  }
  return (
    tools.find((tool) => tool.name === name) ??
    only((known) => known === name) ??
    only((known) => folded(known) === folded(name))
  )
}

function aliasesOf({ metadata }: Tool): string[] {
  return (metadata as { aliases?: string[] }).aliases ?? []
}

function folded(name: string): string {
  return name.trim().toLowerCase()
}
