import { OperableError } from '@operable/core'

/** What belongs to a tool. */
interface OfTool {
  toolId: string
  /** Its name. */
  tool: string
}

/**
 * What belongs to the tools that were chosen by ID or name, each once, in the order of the choice.
 *
 * @param missing the sentence for a tool that nothing belongs to
 * @throws OperableError `tool_not_found`
 */
export function chosenTools<Item extends OfTool>(
  items: readonly Item[],
  chosen: readonly string[],
  missing: (wanted: string) => string,
): Item[] {
  const found = chosen.map((wanted) => {
    const item = items.find(({ toolId }) => toolId === wanted) ?? items.find(({ tool }) => tool === wanted)
    if (!item) throw new OperableError('tool_not_found', missing(wanted))
    return item
  })
  return [...new Set(found)]
}
