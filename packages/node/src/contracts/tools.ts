import type { NewTool, Tool, ToolPatch } from '@operable/core'
import type { Preflight, ToolNaming, ToolProposal } from '@operable/core/tools'

/** The stored tools of a website. */
export interface ToolList {
  tools: Tool[]
  /** A whole number, or `unlimited`. */
  toolLimit: string
  /** Changes with every change to the list; compared with `ifRevision`. */
  revision: string
}

/** Something that was found but did not become a tool. */
export interface SkippedTool {
  /** The page it was found on, or the address that you passed. */
  url: string
  /** The tool's name; absent when the whole address was skipped. */
  name?: string
  /** Absent when the whole address was skipped. */
  kind?: 'form' | 'button'
  /** Name of the tool that already does this; absent if there is none. */
  tool?: string
  /** One sentence. */
  reason: string
}

/** The list after looking for tools, with the new ones and those that were skipped. */
export interface CreatedTools extends ToolList {
  /** e.g. `Created 3 tools.` */
  message: string
  /** Names of the new tools. */
  created: string[]
  skipped: SkippedTool[]
  /** Changes to existing tools that a discovery proposes; absent if only single pages were read. */
  proposals?: ToolProposal[]
}

/** Changes to existing tools that the last discovery, or the last proof of their forms, proposes. */
export interface ToolProposals {
  /** ISO 8601; absent where the site was never discovered. */
  foundAt?: string
  proposals: ToolProposal[]
}

/** The list after proposals were applied. */
export interface AppliedProposals extends ToolList {
  applied: ToolProposal[]
  /** What is left. */
  proposals: ToolProposal[]
}

/** A tool as the widget reads it: what finds and runs it, and nothing about how it is kept. */
export type WidgetTool = Pick<Tool, 'id' | 'name' | 'description' | 'pageUrl' | 'active' | 'selector' | 'metadata'>

/** What the widget of a website reads: active tools only. */
export interface WidgetTools {
  /** JSON text `{ "version": 1, "websiteId", "url", "tools": WidgetTool[] }`, ready to send. */
  body: string
  /** The same in UTF-8, not to be changed: a server need not encode it for every visitor. */
  bytes: Uint8Array<ArrayBuffer>
  /** Strong entity tag of the body, with its quotation marks. */
  etag: string
}

/** What a selector matches on a page as it was read. */
export interface SelectorTrial {
  count: number
  /** Start tags of the first few elements, without their values. */
  outlines: string[]
  /** What the first is called, where it is a form, a control or a link. */
  name?: string
  /** The page needed a browser. */
  rendered: boolean
}

/** A dry run of a tool on its page as it was read. */
export interface ToolCheck extends Preflight {
  /** The page needed a browser. */
  rendered: boolean
  /** It was moved by a change, and its element could not be read: each run of it asks a person. */
  unchecked: boolean
  /** Why it could not; absent where it is not `unchecked`. */
  uncheckedReason?: string
}

/** The condition of a change. */
export interface ToolChange {
  /** Change only this revision of the list. @throws `precondition_failed` otherwise */
  ifRevision?: string
}

/** How a tool is changed. */
export interface ToolPatchOptions extends ToolChange {
  /** Answer only once the page of a tool that the change moved was read, or could not be. Default: it is read after the answer. */
  untilRead?: boolean
}

/** What stops the widget from working on a page. */
export const tagProblems = [
  'tag_missing',
  'other_website',
  'other_origin',
  'other_service',
  'script_blocked',
  'list_blocked',
] as const
/** One of them. */
export type TagProblem = (typeof tagProblems)[number]

/** What the service found on the homepage of a website. */
export interface TagCheck {
  /** The page, after redirects. */
  page: string
  /** It has the tag of this website. */
  found: boolean
  /** Absent: no tag, or one that always loads the present version. */
  version?: string
  /** None: nothing that shows in the page keeps the widget from working. */
  problems: { code: TagProblem; text: string }[]
}

/** Every call throws OperableError `website_not_found` and `storage_unavailable`. */
export interface Tools {
  list(websiteId: string): Promise<ToolList>
  /**
   * Changes a tool. One that is moved to another element is `unchecked` at first; its page is read within 10 s of its turn, and
   * one write makes kind, fields, input schema, safety and fingerprint anew, unless the tool was moved again. A page of
   * another site is kept and not read.
   * @throws OperableError `tool_not_found`, `invalid_selector`, `invalid_request`, `conflict` (name taken), `precondition_failed`
   */
  patch(websiteId: string, toolId: string, patch: ToolPatch, options?: ToolPatchOptions): Promise<ToolList>
  /** @throws OperableError `tool_not_found`, `precondition_failed` */
  remove(websiteId: string, toolId: string, options?: ToolChange): Promise<ToolList>
  /**
   * Reads 1 to 20 pages of the website's registrable domain and keeps the tools found there that are new, as `manual`
   * ones. What fits into the tool limit is kept, the rest is in `skipped`.
   * @throws OperableError `invalid_request` (not 1 to 20), `no_valid_urls`, `no_tools_created` (the pages yield no tool at
   * all), `tool_limit_reached` (nothing fits), `rate_limited` (too many reads wait), `aborted`
   * @param options.names `purpose`, the default: one tool of each name of the specification. `specific`: every form by its
   *   task, as `discover` names them
   */
  addFromUrls(
    websiteId: string,
    urls: string[],
    options?: { signal?: AbortSignal; names?: ToolNaming },
  ): Promise<CreatedTools>
  /**
   * Keeps one tool that somebody handed over, as a `manual` one. The page is not read.
   * @throws OperableError `invalid_request`, `invalid_selector`, `invalid_url` (not on the website), `conflict` (name
   * taken), `tool_limit_reached`
   */
  addDraft(websiteId: string, draft: NewTool): Promise<ToolList>
  /**
   * Crawls the website and keeps the tools found that are new, as `discovered` ones: neither their names nor their
   * forms are in the list. A tool that the owner renamed, edited or switched off stays as it is; one that was removed
   * is new again. Of tools that exist the safety record is renewed, and other changes are proposed (`proposals`).
   * @param options.clicks also opens each page in a browser and clicks the buttons that may open a form: the form that appears is a
   *   tool with that button as its trigger. Such a click reads, and sends nothing. Default: false
   * @throws OperableError `site_unreachable`, `no_tools_created`, `tool_limit_reached`, `rate_limited`, `aborted`,
   * `missing_dependency` (`clicks` without a browser)
   */
  discover(websiteId: string, options?: { signal?: AbortSignal; clicks?: boolean }): Promise<CreatedTools>
  /** What the last `discover` would change of tools that exist, made against the list as it is now. */
  proposals(websiteId: string): Promise<ToolProposals>
  /**
   * Applies proposals: of the tools with these ids or names, or `all` but those for what a person may have edited. A tool that gets
   * another name still runs by the old one (`metadata.aliases`).
   * @throws OperableError `tool_not_found` when nothing is proposed for one of them
   */
  applyProposals(websiteId: string, chosen: readonly string[] | 'all'): Promise<AppliedProposals>
  /**
   * Reads a page of the website and says what a selector matches there; nothing is kept.
   * @throws OperableError `invalid_selector`, `invalid_url`, `site_unreachable`
   */
  trySelector(
    websiteId: string,
    trial: { pageUrl: string; selector: string },
    options?: { signal?: AbortSignal },
  ): Promise<SelectorTrial>
  /**
   * Reads the homepage and looks for the script tag of the website.
   * @param options `service`: address of this service, which the tag should name
   * @throws OperableError `website_not_found`, `site_unreachable`, `invalid_url`, `rate_limited`, `storage_unavailable`, `aborted`
   */
  checkTag(websiteId: string, options?: { service?: string | undefined; signal?: AbortSignal }): Promise<TagCheck>
  /**
   * Reads the page of a tool and says whether all that a run needs is there; nothing is clicked. Of a tool that a change
   * has moved, kind, fields, input schema and safety are read anew and kept: it is no longer `unchecked`.
   * @throws OperableError `tool_not_found`, `invalid_url`, `site_unreachable`, `rate_limited`, `aborted`
   */
  check(websiteId: string, toolId: string, options?: { signal?: AbortSignal }): Promise<ToolCheck>
  /** From memory while nothing changed; a change by this process is in the next answer, one by another within a second. */
  widget(websiteId: string): Promise<WidgetTools>
}
