/** What a key opens: everything, or one website. */
export type KeyScope = { kind: 'admin' } | { kind: 'website'; websiteId: string }

/** What is known of a key. The key itself is shown once, when it is made, and only its hash is kept. */
export interface KeyInfo {
  /** Public part of the key, by which it is found and revoked. */
  id: string
  scope: KeyScope
  /** ISO 8601. */
  createdAt: string
  /** ISO 8601; absent: it works. */
  revokedAt?: string
}

/** The keys of the service. Only a hash of each is kept. */
export interface Keys {
  /** @throws OperableError `website_not_found`, `storage_unavailable` */
  create(scope: KeyScope): Promise<{ key: string; info: KeyInfo }>
  /** Oldest first, revoked ones included. Without a website: all. @throws OperableError `storage_unavailable` */
  list(websiteId?: string): Promise<KeyInfo[]>
  /** Ends a key at once; a revoked one stays revoked. @throws OperableError `key_not_found`, `storage_unavailable` */
  revoke(keyId: string): Promise<KeyInfo>
  /**
   * What a key opens; undefined when it is malformed, unknown, or revoked. Takes as long for a wrong secret as for a
   * right one.
   * @throws OperableError `storage_unavailable`
   */
  verify(key: string): Promise<KeyScope | undefined>
  /**
   * Makes the admin key of a new store. Of several processes that begin at the same time one makes it.
   * @returns the key, once; undefined when an admin key was made before, or the environment gives one
   * @throws OperableError `storage_unavailable`
   */
  ensureAdmin(): Promise<string | undefined>
}
