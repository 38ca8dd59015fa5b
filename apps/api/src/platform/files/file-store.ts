/** A stored file, as a list of the store says it. */
export type StoredFile = {
  readonly tenantId: string
  readonly fileId: string
  /** The moment at which it was stored. */
  readonly storedAt: Date
}

/** The size in bytes and the SHA-256 of what is stored. */
export type FileDigest = { readonly bytes: number; readonly sha256: Buffer }

/**
 * Stores the bytes of files by tenant and id; their metadata is in the database. Bytes are stored
 * before their row is written and removed after it is deleted, so that a crash leaves bytes without
 * a row, which the sweep removes, and no row without bytes (files §2).
 *
 * Every method throws `unavailable` while the store does not answer. None is called within a
 * transaction of a request, which would keep a connection from others meanwhile.
 */
export type FileStore = {
  /** Stores all bytes or none; they are durable when it returns. */
  put(tenantId: string, fileId: string, bytes: Buffer): Promise<void>
  /** Returns null for a missing file. */
  get(tenantId: string, fileId: string): Promise<Buffer | null>
  /** Returns null for a missing file. */
  digest(tenantId: string, fileId: string): Promise<FileDigest | null>
  remove(tenantId: string, fileId: string): Promise<void>
  /** Lists all files, in shares of at most a thousand. */
  list(): AsyncIterable<readonly StoredFile[]>
  /**
   * Removes what remains of writes that were begun before a moment and never completed. Returns
   * their number.
   */
  dropUnfinished(before: Date): Promise<number>
  /** Ends idle connections. */
  close(): void
}
