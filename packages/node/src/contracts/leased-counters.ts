/** What a client got of its limit. */
export interface Lease {
  /** Requests that this process may let pass, 0 or more. */
  granted: number
  /** Requests that nobody has been granted so far. */
  left: number
  /** Until the client's window ends, in ms. */
  endsInMs: number
}

/** What is to be leased. */
export interface LeaseRequest {
  /** The limit that it counts for. */
  name: string
  client: string
  /** Requests in a window, and its length in s. */
  policy: { limit: number; window: number }
  /** How many are wanted. */
  block: number
}

/** Counts what clients ask for, for all processes of a service together. A process leases its requests in blocks. */
export interface LeasedCounters {
  /** Rejects when the store cannot be used; the process then counts by itself. */
  lease(request: LeaseRequest): Promise<Lease>
  /** May be called again. */
  close(): Promise<void>
}
