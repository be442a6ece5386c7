/** A JSON value. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [name: string]: Json }

/** A stored document. */
export interface StoredDocument {
  value: Json
  /** Changes with every write of the key and is never reused for it, not even after a removal. */
  version: string
}

/** A document as the text of its JSON. */
export interface StoredText {
  text: string
  version: string
}

/** The condition of a write. */
export interface WriteOptions {
  /** Write only over this version, or with `null` only if the key does not exist yet. Absent: always. */
  ifVersion?: string | null
}

/** The condition of a removal. */
export interface RemoveOptions {
  /** Remove only this version. Absent: any. */
  ifVersion?: string
}

/** One page of a long list of keys. */
export interface KeysOptions {
  /** Only keys that sort after this one, which need not exist. */
  after?: string
  /** At most this many. Absent: all. */
  limit?: number
}

/** What an adapter promises beyond the contract. The conformance kit skips a rule only because of these members. */
export interface StorageCapabilities {
  /**
   * How far compare-and-set reaches: `store` for everybody who opens the same documents, other processes and machines
   * included; `instance` for the callers of one instance only.
   */
  atomicity: 'store' | 'instance'
  /**
   * Opens the same documents once more, as another process would: documents outlive the instance that wrote them.
   * Absent: they end with the instance.
   */
  reopen?(): Storage | Promise<Storage>
}

/**
 * A store of JSON documents by key, with compare-and-set. Everything that the service keeps is built on it.
 *
 * A key has 1 to 512 characters of well-formed Unicode, none of them U+0000. A write is durable before the promise
 * resolves. What a call gives and takes are copies. A store that cannot do what it was asked rejects with OperableError
 * `storage_unavailable` and never answers "nothing there" instead; so does every call after `close`. An adapter passes
 * the kit in `@operable/node/storage/conformance`.
 */
export interface Storage {
  /** Absent: compare-and-set within this instance, and nothing outlives it. */
  readonly capabilities?: StorageCapabilities
  /** The document, or undefined when the key does not exist. */
  read(key: string): Promise<StoredDocument | undefined>
  /**
   * The same document as JSON text, for whoever needs little of a large one; it may be damaged where `read` would reject.
   * Absent: the adapter has no text at hand. What wraps `read` wraps this too, or leaves it out.
   */
  readText?(key: string): Promise<StoredText | undefined>
  /**
   * The documents of many keys, in the order of the keys, undefined for one that does not exist: in one round trip, where
   * `read` would take one each. Documents that are written meanwhile may be from before or after. Absent: no faster than
   * `read`. What wraps `read` wraps this too, or leaves it out.
   */
  readMany?(keys: readonly string[]): Promise<(StoredDocument | undefined)[]>
  /** The new version, or undefined when `ifVersion` did not hold: somebody else wrote first. */
  write(key: string, value: Json, options?: WriteOptions): Promise<string | undefined>
  /** Whether the document was there, in that version, and is now gone. */
  remove(key: string, options?: RemoveOptions): Promise<boolean>
  /** Keys that begin with the prefix, in the order of their code points (which is that of their UTF-8 bytes). */
  keys(prefix: string, options?: KeysOptions): Promise<string[]>
  /**
   * Rejects as a write would, and writes nothing: how a service tells that its store has become read-only. Absent: that is
   * told by the next write. What wraps `write` wraps this too, or leaves it out.
   */
  requireWritable?(): Promise<void>
  /** Frees what the adapter holds. May be called again. */
  close?(): Promise<void>
}
