/** A website whose tools are kept. One address may be kept more than once, for a trial beside the real one. */
export interface Website {
  id: string
  /** Normalised, as `normalizeUrl` of core gives it. */
  url: string
  /** ISO 8601. */
  createdAt: string
  /** Its pages tell the service about the runs of agents. Absent: they do not, as with every new website. */
  recordRuns?: boolean
}

/** What an owner may change of a website. */
export interface WebsitePatch {
  recordRuns?: boolean | undefined
}

/** The websites whose tools are kept. */
export interface Websites {
  /**
   * Keeps a website and makes its first key, which is shown here and never again.
   * @param url of its homepage; a bare domain means https
   * @throws OperableError `invalid_url`, `storage_unavailable`
   */
  add(url: string): Promise<{ website: Website; key: string }>
  /** @throws OperableError `website_not_found`, `storage_unavailable` */
  get(websiteId: string): Promise<Website>
  /** Oldest first. @throws OperableError `storage_unavailable` */
  list(): Promise<Website[]>
  /** Only what is given changes. @throws OperableError `website_not_found`, `storage_unavailable` */
  patch(websiteId: string, patch: WebsitePatch): Promise<Website>
  /** Removes the website with its tools, keys and runs. @throws OperableError `website_not_found`, `storage_unavailable` */
  remove(websiteId: string): Promise<void>
}
