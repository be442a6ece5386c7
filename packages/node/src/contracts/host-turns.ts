/** A turn at a machine, for one request after the other. */
export interface HostTurn {
  /** Whether one more request may begin on it now. If not, it is given back: others wait for it, or it was lost. */
  mayRepeat(): boolean
  /** Gives it back. */
  release(): void
}

/** Turns at the machines behind hosts, for all processes of a service together. */
export interface HostTurns {
  /**
   * Waits until the machine behind the host has room for one more request, and until its delay since the last one is over.
   *
   * @param host as in a URL, with its port
   * @param delayMs least time between the beginnings of two requests, in ms
   * @returns undefined when the signal fired first
   * @throws OperableError `storage_unavailable` when nobody can say whose turn it is
   */
  take(host: string, delayMs: number, signal: AbortSignal): Promise<HostTurn | undefined>
  /**
   * Fires when the turns that this process holds now may be somebody else's from then on: what runs on them has to stop.
   * Turns that are taken later have a signal of their own.
   */
  lost(): AbortSignal
  /** Gives everything back. May be called again. */
  close(): Promise<void>
}
