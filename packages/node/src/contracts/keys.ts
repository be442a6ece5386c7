/** What a key gives access to: everything, or one website. */
export type KeyScope = { kind: 'admin' } | { kind: 'website'; websiteId: string }

/** Details of a key. The key itself is shown once, when it is created; only its hash is stored. */
export interface KeyInfo {
  /** Public part of the key, used to list and revoke it. */
  id: string
  scope: KeyScope
  /** ISO 8601. */
  createdAt: string
  /** ISO 8601; absent while the key is valid. */
  revokedAt?: string
}

/** The keys of the service. Only a hash of each is stored. */
export interface Keys {
  /** @throws OperableError `website_not_found`, `storage_unavailable` */
  create(scope: KeyScope): Promise<{ key: string; info: KeyInfo }>
  /** Oldest first, revoked ones included. Without a website: all. @throws OperableError `storage_unavailable` */
  list(websiteId?: string): Promise<KeyInfo[]>
  /** Revokes a key immediately; it stays revoked. @throws OperableError `key_not_found`, `storage_unavailable` */
  revoke(keyId: string): Promise<KeyInfo>
  /**
   * What a key gives access to; undefined if it is malformed, unknown or revoked. Takes as long for a wrong secret as for a
   * right one.
   * @throws OperableError `storage_unavailable`
   */
  verify(key: string): Promise<KeyScope | undefined>
  /**
   * Creates the admin key of a new storage. If several processes start at the same time, only one creates it.
   * @returns the key, once; undefined if there already was an admin key, or you passed your own
   * @throws OperableError `storage_unavailable`
   */
  ensureAdmin(): Promise<string | undefined>
}
