/** Leave to make requests to one host, one after the other. */
export interface RequestTurn {
  /** What the fetcher keeps open for the next request. It is closed before the turn is anybody else's. */
  connection: KeptConnection | undefined
}

/** A connection to one origin. */
export interface KeptConnection {
  readonly origin: string
  /** May be called again. */
  close(): Promise<void>
}

/** Bounds how many requests a host gets at one time, and how close together they begin. */
export interface HostLimiter {
  /**
   * Runs the task when its host has room. Resolves to nothing when the signal aborts before that; it and `turnAt` reject
   * when the turns of other processes cannot be asked for.
   *
   * @param task gets what tells its turn, and at another host gives it back and waits for one there; undefined when the signal
   * aborted first
   * @param place `first` goes ahead of every `last` (default): a page that is open in a browser cannot wait for long
   */
  run<T>(
    host: string,
    signal: AbortSignal,
    task: (turnAt: (host: string) => Promise<RequestTurn | undefined>) => Promise<T>,
    place?: 'first' | 'last',
  ): Promise<T | undefined>
  /** Whether the host answers as it should: one that does not gets one request at a time. Every host does until it is told. */
  trust(host: string, isTrusted: boolean): void
  /** Least time between the beginnings of two requests to the host, in ms. */
  setDelay(host: string, ms: number): void
}

/** What the requests of one scan share, whoever makes them. */
export interface ScanBudget {
  hosts: HostLimiter
  /** Requests that the pages in the browser made so far, to the site of each and to others. */
  requests: { own: number; other: number }
}
