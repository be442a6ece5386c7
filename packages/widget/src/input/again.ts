import type { Tool } from '@operable/core/schema'
import { bare, jsonOf } from './data.ts'

/** What every tool takes beside its own input, unless it has a field of that name. */
export const AGAIN = {
  again: { type: 'boolean', description: 'Send it although the same was sent in the last ten minutes' },
}

/** The input for the tool itself, and whether it is to be sent though it was sent already. */
export function withoutAgain(input: unknown, { metadata }: Tool): { input: unknown; again?: boolean } {
  try {
    const { again, ...rest } = input as { again?: unknown }
    if (typeof again === 'boolean' && !hasAgain(metadata)) return { input: rest, again }
  } catch {
    // It is no input.
  }
  return { input }
}

export function hasAgain({ inputSchema }: Tool['metadata']): boolean {
  return Object.hasOwn((inputSchema?.['properties'] as object | undefined) ?? {}, 'again')
}

/**
 * A text that is the same for the same tool, at the same element, and the same input, in whatever order its members are;
 * nothing for what is no data.
 */
export function keyOfCall({ id, pageUrl, selector }: Tool, input: unknown, again?: boolean): string | undefined {
  try {
    return jsonOf([
      id,
      pageUrl,
      selector,
      again,
      Object.entries(bare(input as object)).sort(([a], [b]) => (a < b ? -1 : 1)),
    ])
  } catch {
    return undefined
  }
}
