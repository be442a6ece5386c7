/** Somebody who has signed in to the console. */
export interface SignedIn {
  /** What the browser keeps in its cookie; whoever has it is that person. */
  id: string
  /** What was signed in with. */
  key: string
  /** Goes into every form of the session and comes back with it. */
  token: string
}

/** Who has signed in: kept in the storage, so that a restart signs nobody out. */
export interface Sessions {
  /** @throws OperableError `storage_unavailable` */
  start(key: string): Promise<SignedIn>
  /** undefined for an id that is unknown, has expired or was signed out. @throws OperableError `storage_unavailable` */
  find(id: string): Promise<SignedIn | undefined>
  /** @throws OperableError `storage_unavailable` */
  end(id: string): Promise<void>
  /** Keeps a text for the next page of a session, in place of one before it. @throws OperableError `storage_unavailable` */
  leave(id: string, text: string): Promise<void>
  /** That text, once and for ten minutes. @throws OperableError `storage_unavailable` */
  take(id: string): Promise<string | undefined>
}
