import type { McpMode } from './site-runs.ts'

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
}

/** What an owner can change about a website. */
export interface WebsitePatch {
  recordRuns?: boolean | undefined
  publishProofs?: boolean | undefined
  mcp?: 'off' | McpMode | undefined
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
  /** Removes the website with its tools, keys, runs and proofs. @throws OperableError `website_not_found`, `storage_unavailable` */
  remove(websiteId: string): Promise<void>
}
