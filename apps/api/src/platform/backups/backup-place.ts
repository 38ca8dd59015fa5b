/** A folder or bucket that holds backups, apart from what they are backups of. */
export type BackupPlace = {
  /** The place in words, without keys. */
  readonly words: string
  /** Stores all of a stream or nothing under a name; returns its bytes. */
  put(name: string, content: AsyncIterable<Buffer>): Promise<number>
  /** Returns null for a missing object. */
  get(name: string): Promise<AsyncIterable<Uint8Array> | null>
  /** Lists the names that begin with some letters, in shares. */
  list(prefix: string): AsyncIterable<readonly string[]>
  remove(name: string): Promise<void>
  /** Removes half-written objects beneath a folder on which nothing was done since a moment. */
  dropUnfinished(prefix: string, before: Date): Promise<void>
  /** Ends idle connections. */
  close(): void
}

/** Reads a small object whole. Returns null if it is missing. */
export async function readWhole(place: BackupPlace, name: string): Promise<Buffer | null> {
  const content = await place.get(name)
  if (content === null) return null
  const chunks: Uint8Array[] = []
  for await (const chunk of content) chunks.push(chunk)
  return Buffer.concat(chunks)
}

/** Stores a small object. */
export const putWhole = (place: BackupPlace, name: string, bytes: Buffer): Promise<number> =>
  place.put(name, one(bytes))

async function* one(bytes: Buffer): AsyncGenerator<Buffer> {
  yield bytes
}

/** Lists all names that begin with some letters. */
export async function allNames(place: BackupPlace, prefix: string): Promise<string[]> {
  const names: string[] = []
  for await (const share of place.list(prefix)) names.push(...share)
  return names
}
