import type { McpMode } from './site-runs.ts'
import type { Json } from './storage.ts'

/** A website with tools. The same address can be added more than once, for example as a trial. */
export interface Website {
  id: string
  /** Normalised, as `normalizeUrl` of core gives it. */
  url: string
  /** ISO 8601. */
  createdAt: string
  /** Whether its pages report the runs of agents. Absent, as for every new website: they do not. */
  recordRuns?: boolean
  /** Whether everyone may see the proofs of its forms. Absent, as for every new website: only its owner. */
  publishProofs?: boolean
  /** How clients with its key may run its tools over MCP. Absent, as for every new website: not at all. */
  mcp?: McpMode
  /** Its tools are verified once a day. Absent, as for every new website: only when somebody asks. */
  verify?: 'daily'
}

/** What an owner can change about a website. */
export interface WebsitePatch {
  recordRuns?: boolean | undefined
  publishProofs?: boolean | undefined
  mcp?: 'off' | McpMode | undefined
  verify?: 'off' | 'daily' | undefined
}

/** One document of an export. */
export interface ExportLine {
  /**
   * What it is, such as `tools`, `runs` or `reports`. The first line is of the kind `export` and says of what it is one; the
   * last one, of the kind `end`, says that nothing is missing.
   */
  kind: string
  /** Which one of its kind. */
  id: string
  value: Json
}

/** The websites with tools. */
export interface Websites {
  /**
   * Adds a website and creates its first key, which is returned only here.
   * @param url of its homepage; a bare domain means https
   * @throws OperableError `invalid_url`, `storage_unavailable`
   */
  add(url: string): Promise<{ website: Website; key: string }>
  /** @throws OperableError `website_not_found`, `storage_unavailable` */
  get(websiteId: string): Promise<Website>
  /** Oldest first. @throws OperableError `storage_unavailable` */
  list(): Promise<Website[]>
  /** Changes only the members you pass. @throws OperableError `website_not_found`, `storage_unavailable` */
  patch(websiteId: string, patch: WebsitePatch): Promise<Website>
  /**
   * Everything that `remove` would take, as one document after the other, without what opens something: keys and sessions.
   * @throws OperableError `website_not_found`, `storage_unavailable`
   */
  export(websiteId: string): Promise<AsyncIterable<ExportLine>>
  /**
   * Removes the website with all that is kept of it: tools, keys, sessions, runs and proofs, and unless another website has
   * the same host, also the reports and scans of its addresses.
   * @throws OperableError `website_not_found`, `storage_unavailable`; call it again to go on
   */
  remove(websiteId: string): Promise<void>
}
