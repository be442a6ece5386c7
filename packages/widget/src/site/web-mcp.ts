import { type AgentTool, describeTool } from '@operable/core/describe'
import type { Tool } from '@operable/core/schema'
import { AGAIN, hasAgain } from '../input/again.ts'
import { own, plainOf } from '../input/data.ts'
import type { Outcome, RunOptions } from '../types.ts'
import { type ModelContext, modelContext } from './model-context.ts'

/** As the widget runs a tool. */
export type RunTool = (name: string, input: unknown, options: RunOptions) => Promise<Outcome>

export interface Registration {
  /** With each new list: what stayed the same stays registered. */
  update(tools: readonly Tool[]): void
  /** Registers what is not yet: a page gives a name free at any time, and no event tells. */
  look(): void
  close(): void
}

/**
 * Registers the tools with the browser, or with a polyfill that stands in for it; nothing where neither is there. A tool
 * answers an object and never throws, because a browser drops the message of what is thrown and does not agree on
 * anything but objects.
 */
export function webMcp(run: RunTool): Registration {
  const registered = new Map<string, { text: string; end: AbortController }>()
  let tools: readonly Tool[] = []

  function update(next: readonly Tool[]): void {
    tools = next
    const context = modelContext()
    if (!context) return
    const wanted = byName(tools)
    for (const [name, { text, end }] of registered) {
      if (JSON.stringify(wanted.get(name)) === text) continue
      end.abort()
      registered.delete(name)
    }
    // All at once: a hidden tab would draw out a chain of promises.
    for (const [name, tool] of wanted) {
      if (registered.has(name)) continue
      const end = new AbortController()
      registered.set(name, { text: JSON.stringify(tool), end })
      // The page has a tool of that name, for now.
      register(context, name, tool, end).catch(() => registered.get(name)?.end === end && registered.delete(name))
    }
  }

  async function register(context: ModelContext, name: string, tool: Tool, end: AbortController): Promise<void> {
    const { title, description, inputSchema, annotations } = describeTool(tool)
    await context.registerTool(
      {
        name,
        title,
        description,
        inputSchema: plain(withAgain(tool, inputSchema, annotations)),
        annotations: {
          readOnlyHint: !!annotations.readOnlyHint,
          untrustedContentHint: true, // the evidence holds texts of the page, which may be anybody's
          consequentialHint: !!annotations.consequentialHint,
        },
        execute: async (input, options) => {
          // What a run did is for people, who have it in the panel and by events.
          const { trace, ...outcome } = await run(tool.name, input, own(options))
          return plain(outcome)
        },
      },
      { signal: end.signal },
    )
  }

  return {
    update,
    look: () => void (registered.size < tools.length && update(tools)),
    close() {
      tools = []
      for (const { end } of registered.values()) end.abort()
      registered.clear()
    },
  }
}

/** What changes nothing can be asked again without being told so. */
function withAgain(
  { metadata }: Tool,
  schema: AgentTool['inputSchema'],
  { readOnlyHint }: AgentTool['annotations'],
): object {
  const isOnce = !readOnlyHint && !metadata.repeatable && !hasAgain(metadata)
  return isOnce ? { ...schema, properties: { ...(schema['properties'] as object), ...AGAIN } } : schema
}

/** The tools by names that WebMCP takes, each by another one: a second one gets a number. */
function byName(tools: readonly Tool[]): Map<string, Tool> {
  const named = new Map<string, Tool>()
  for (const tool of tools) {
    const given = nameOf(tool.name)
    let name = given
    for (let count = 2; named.has(name); count++) name = `${given.slice(0, 124)}_${count}`
    named.set(name, tool)
  }
  return named
}

/** WebMCP takes 1 to 128 of `A-Z a-z 0-9 _ - .`; other characters become `_`. */
function nameOf(name: string): string {
  return name.replace(/[^\w.-]/g, '_').slice(0, 128)
}

/** A copy with ordinary prototypes, which every realm can read; the value itself where the page keeps JSON from it. */
function plain(value: object): object {
  try {
    return plainOf(value)
  } catch {
    return value
  }
}
