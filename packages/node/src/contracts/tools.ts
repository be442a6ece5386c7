import type { Tool, ToolPatch } from '@operable/core'

/** The tools of a website as they are kept. */
export interface ToolList {
  tools: Tool[]
  /** A whole number, or `unlimited`. */
  toolLimit: string
  /** Changes with every change of the list; what `ifRevision` is compared with. */
  revision: string
}

/** Something found that made no tool. */
export interface SkippedTool {
  /** The page it was found on, or the address that was given. */
  url: string
  /** The tool's name; absent when the whole address was skipped. */
  name?: string
  /** One sentence. */
  reason: string
}

export interface CreatedTools extends ToolList {
  /** e.g. `Created 3 tools.` */
  message: string
  /** Names of the new tools. */
  created: string[]
  skipped: SkippedTool[]
}

/** A tool as the widget reads it: what finds and runs it, and nothing about how it is kept. */
export type WidgetTool = Pick<Tool, 'id' | 'name' | 'description' | 'pageUrl' | 'active' | 'selector' | 'metadata'>

/** What the widget of a website reads: active tools only. */
export interface WidgetTools {
  /** JSON text `{ "version": 1, "websiteId", "url", "tools": WidgetTool[] }`, ready to send. */
  body: string
  /** Strong entity tag of the body, with its quotation marks. */
  etag: string
}

export interface ToolChange {
  /** Change only this revision of the list. @throws `precondition_failed` otherwise */
  ifRevision?: string
}

/** Every call throws OperableError `website_not_found` and `storage_unavailable`. */
export interface Tools {
  list(websiteId: string): Promise<ToolList>
  /** @throws OperableError `tool_not_found`, `invalid_selector`, `invalid_request`, `conflict` (name taken), `precondition_failed` */
  patch(websiteId: string, toolId: string, patch: ToolPatch, options?: ToolChange): Promise<ToolList>
  /** @throws OperableError `tool_not_found`, `precondition_failed` */
  remove(websiteId: string, toolId: string, options?: ToolChange): Promise<ToolList>
  /**
   * Reads 1 to 20 pages and keeps the tools found there whose names are new, as `manual` ones.
   * @throws OperableError `no_valid_urls`, `no_tools_created` (the pages yield no tool at all), `tool_limit_reached`
   */
  addFromUrls(websiteId: string, urls: string[], options?: { signal?: AbortSignal }): Promise<CreatedTools>
  /**
   * Crawls the website and keeps the tools found whose names are new, as `discovered` ones.
   * @throws OperableError `site_unreachable`, `no_tools_created`, `tool_limit_reached`
   */
  discover(websiteId: string, options?: { signal?: AbortSignal }): Promise<CreatedTools>
  /** From memory while nothing changed; a change by this process is in the next answer, one by another within a second. */
  widget(websiteId: string): Promise<WidgetTools>
}
