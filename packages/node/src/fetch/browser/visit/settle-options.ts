/** When a page in the browser counts as done. Apart from what waits: declarations of the package must not need Playwright. */
export interface SettleOptions {
  /** The tree must not change for that long. */
  quietMs: number
  /** How long to wait for something to read, while the page shows next to nothing. */
  patienceMs: number
  /** Longest wait in all; then the page is taken as it is. */
  maxMs: number
}
