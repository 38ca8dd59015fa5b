import { type Linked, type LinkToken, linkTokens } from '../../../../platform/link-tokens.ts'
import type { ServerSecret } from '../../../../platform/secrets/server-secret.ts'

/** The first part of the paths of readers, below the API. */
export const READER_CALLS = 'reader-calls'

/** The paths by which readers reach the server (access §26). */
export type ReaderLinks = {
  /**
   * Returns the path of a reader's generation, without a slash at its ends: what a reader's settings
   * hold behind host and port, and below which it calls by names such as `new_user_identified.fcgi`.
   */
  pathOf(reader: Linked): string
  /** Returns null for what is no token. */
  read(token: string): LinkToken | null
}

/** Makes the paths of readers: nothing of them is stored but the generation of each. */
export function readerLinks(secret: ServerSecret): ReaderLinks {
  const tokens = linkTokens(secret, 'access readers')
  return {
    pathOf: (reader) => `api/v1/${READER_CALLS}/${tokens.of(reader).toLowerCase()}`,
    read: tokens.read,
  }
}
