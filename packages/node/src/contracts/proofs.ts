import type { SiteProof } from '@operable/core'
import type { KeyScope } from './keys.ts'

/** Proofs of a site, as one reader may see them. */
export interface ShownProof {
  proof: SiteProof
  /** The website whose owner asked for them. */
  websiteId: string
  /** Whether everyone may see them. */
  published: boolean
  /** Changes with every new proof. */
  revision: string
}

/** What came of trying the forms of a site. Reading never starts a proof and never contacts the site. */
export interface Proofs {
  /**
   * The latest proofs beside a report. With the key of a website, its own, else published ones; with an admin key, the newest;
   * without a key, published ones only.
   *
   * @param reportId `id` of the report
   * @throws OperableError `storage_unavailable`
   */
  find(reportId: string, viewer?: KeyScope): Promise<ShownProof | undefined>
  /** @throws OperableError `missing_dependency` if this process has no browser to try forms in */
  requireBrowser(): Promise<void>
}

/** The browser pages that everything in this process shares. */
export interface BrowserState {
  /** Whether a browser can be started. */
  available: boolean
  /** Why it cannot. */
  code?: 'missing_dependency'
  /** Most pages open at a time. */
  pages: number
  /** Pages in use now. */
  busy: number
  /** How many wait for a page. */
  waiting: number
  /** With this many waiting, requests that need a page are refused with `rate_limited`. */
  queue: number
}
