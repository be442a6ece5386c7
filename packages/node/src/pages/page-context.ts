/** What every page knows of the service that sends it. */
export interface PageContext {
  /** Address of the service, without a slash at its end; absolute addresses are made from it alone. */
  baseUrl: string
  /** Whether the reader may start a scan: everybody may, or somebody has signed in. */
  canScan: boolean
  /** Whether the reader has signed in to the console. */
  signedIn: boolean
}
