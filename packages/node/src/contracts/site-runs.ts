import type { Tool } from '@operable/core'
import type { SiteCallOptions, SiteOutcome } from './run-outcome.ts'

/** How the tools of a website run for clients of `/mcp/{websiteId}`: in a sealed browser, or really. */
export const mcpModes = ['trial', 'send'] as const

/** `trial`: calls send nothing; `send`: they act. */
export type McpMode = (typeof mcpModes)[number]

/** How one call for a website goes. */
export interface SiteRunOptions extends Omit<SiteCallOptions, 'traceFile'> {
  /** Whose forms in steps and sent inputs are remembered together. Default: all are. */
  caller?: string
}

/** Tools of websites whose owners let clients run them in a browser of the service. */
export interface SiteRuns {
  /**
   * The website's address, how its tools run, and those that are active.
   * @throws OperableError `website_not_found`, `forbidden` where the owner has not switched it on, `storage_unavailable`
   */
  open(websiteId: string): Promise<{ url: string; mode: McpMode; tools: readonly Tool[] }>
  /**
   * Runs one. Outcomes of `send` appear in the list of runs.
   * @throws OperableError what `open` throws, `missing_dependency` without a browser, `rate_limited` if too many wait for it
   */
  run(websiteId: string, tool: Tool, input: unknown, options?: SiteRunOptions): Promise<SiteOutcome>
}
