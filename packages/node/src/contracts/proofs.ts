import type { FormProof, SiteProof } from '@operable/core'
import type { KeyScope } from './keys.ts'

/** Proofs of a site, as one reader may see them. */
export interface ShownProof {
  proof: SiteProof
  /** Of the scan that found the forms. */
  scannedAt: string
  /** The website whose owner asked for them. */
  websiteId: string
  /** Whether everyone may see them. */
  published: boolean
  /** Changes with every new proof. */
  revision: string
  /** What earlier scans gave, newest first, to compare with. */
  earlier: readonly { scannedAt: string; proofs: readonly FormProof[] }[]
}

/** A form as the browser showed it. */
export interface ProofPicture {
  /** Of the proof. */
  provedAt: string
  width: number
  height: number
  /** WebP, at most 60 KiB. */
  bytes: Uint8Array<ArrayBuffer>
}

/** Which picture of the proofs of a website. */
export interface PictureChoice {
  /** Of the form in `proofs`. */
  index: number
  when: 'before' | 'after'
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
  /**
   * A form before and after it was tried, for its owner: it is never published.
   * @throws OperableError `storage_unavailable`
   */
  picture(place: { reportId: string; websiteId: string }, which: PictureChoice): Promise<ProofPicture | undefined>
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
