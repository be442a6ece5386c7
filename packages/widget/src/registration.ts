import type { Tool } from '@operable/core/schema'
import { modelContext } from './site/model-context.ts'
import type { Registration, RunTool } from './site/web-mcp.ts'

/** Loads what describes tools to agents; rejects when it cannot be had now. */
export type LoadAgents = () => Promise<typeof import('./agents.ts')>

/** The tools of the widget at the browser. */
interface LateRegistration {
  /** With each new list. */
  update(tools: readonly Tool[]): void
  /**
   * Registers what is not yet: a polyfill may come, and a page give a name free, at any time, and no event tells.
   * @returns whether there is something to register with
   */
  look(): boolean
  /** Settles when what registers is there, or cannot be had. */
  settled(): Promise<void> | undefined
  close(): void
}

/** Registers the tools where the browser takes some: only there what that needs is loaded. */
export function lateRegistration(load: LoadAgents, run: RunTool): LateRegistration {
  let tools: readonly Tool[] = []
  let loading: Promise<void> | undefined
  let registration: Registration | undefined

  function look(): boolean {
    const isTaken = !!modelContext()
    if (registration) registration.look()
    else if (isTaken && tools[0]) loading ??= begin()
    return isTaken
  }

  async function begin(): Promise<void> {
    try {
      registration = (await load()).register(run)
      registration.update(tools)
    } catch {
      loading = undefined // the next look tries again
    }
  }

  addEventListener('load', look)
  return {
    update(next) {
      tools = next
      registration?.update(next)
      look()
    },
    look,
    settled: () => loading,
    close() {
      removeEventListener('load', look)
      tools = []
      registration?.close()
    },
  }
}
