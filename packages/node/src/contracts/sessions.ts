/** Someone who is signed in to the console. */
export interface SignedIn {
  /** The value of the session cookie; whoever has it is signed in. */
  id: string
  /** What was signed in with. */
  key: string
  /** Token in every form of the session, against cross-site requests. */
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
