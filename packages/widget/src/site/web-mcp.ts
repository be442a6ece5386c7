import type { Tool } from '@operable/core/schema'
import { AGAIN, hasAgain } from '../input/again.ts'
import { plainOf } from '../input/json.ts'
import { own } from '../input/own.ts'
import type { Outcome, RunOptions } from '../types.ts'
import { titleOf } from '../ui/title-of.ts'

/** What this uses of https://webmachinelearning.github.io/webmcp/, as Chromium 150 and later have it. */
interface ModelContext {
  registerTool(
    tool: {
      name: string
      title: string
      description: string
      inputSchema?: object
      annotations: { readOnlyHint: boolean; untrustedContentHint: boolean; consequentialHint: boolean }
      execute(input: unknown, options?: unknown): Promise<object>
    },
    options: { signal: AbortSignal },
  ): Promise<unknown> | undefined
}

type RunTool = (name: string, input: unknown, options: RunOptions) => Promise<Outcome>

/** The name of tools that only show something. */
const READS = 'viewPricing'

interface Registration {
  /** With each new list: what stayed the same stays registered. */
  update(tools: readonly Tool[]): void
  /**
   * Registers what is not yet: a polyfill may come, and a page give a name free, at any time, and no event tells.
   * @returns whether there is something to register with
   */
  look(): boolean
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
    const { safety, unchecked } = tool.metadata
    const isReading = tool.name === READS && !unchecked
    await context.registerTool(
      {
        name,
        title: titleOf(tool.name),
        description: tool.description || tool.name,
        inputSchema: plain(withAgain(tool)),
        annotations: {
          readOnlyHint: isReading,
          untrustedContentHint: true, // the evidence holds texts of the page, which may be anybody's
          // Of a tool that nobody has read, nothing less is known.
          consequentialHint: !isReading && !(safety && !unchecked && !safety.consequential && !safety.needsPerson),
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

  const look = (): boolean => {
    if (registered.size < tools.length) update(tools)
    return !!modelContext()
  }
  addEventListener('load', look)
  return {
    update,
    look,
    close() {
      removeEventListener('load', look)
      tools = []
      for (const { end } of registered.values()) end.abort()
      registered.clear()
    },
  }
}

/** Of a tool that was moved, what is known is of another element. */
function withAgain({ name, metadata }: Tool): object {
  const { inputSchema, unchecked, repeatable } = metadata
  const schema = unchecked ? { type: 'object', description: inputSchema?.['description'] } : inputSchema
  const isOnce = name !== READS && !repeatable && !hasAgain(metadata)
  return { type: 'object', ...schema, properties: { ...(schema?.['properties'] as object), ...(isOnce && AGAIN) } }
}

function modelContext(): ModelContext | undefined {
  try {
    const context =
      (document as unknown as { modelContext?: ModelContext }).modelContext ??
      (navigator as unknown as { modelContext?: ModelContext }).modelContext
    return typeof context?.registerTool === 'function' ? context : undefined
  } catch {
    return undefined
  }
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
