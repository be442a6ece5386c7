/** What this uses of https://webmachinelearning.github.io/webmcp/, as Chromium 150 and later have it. */
export interface ModelContext {
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

/** What takes tools: the browser, or a polyfill that stands in for it. */
export function modelContext(): ModelContext | undefined {
  try {
    const context =
      (document as unknown as { modelContext?: ModelContext }).modelContext ??
      (navigator as unknown as { modelContext?: ModelContext }).modelContext
    return typeof context?.registerTool === 'function' ? context : undefined
  } catch {
    return undefined
  }
}
