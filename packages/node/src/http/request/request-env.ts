/** What the listener knows of a request and the request itself does not say. */
export interface RequestEnv {
  /**
   * Address of the other end of the connection, by which clients are told apart. Without it all of them share one
   * allowance (10 scans, 20 wrong keys and 1,000 reports in 60 s), and `trustedProxies` has no effect.
   */
  peer?: string | undefined
}

export interface AppEnv {
  Bindings: RequestEnv
}
