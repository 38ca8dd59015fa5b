import { createHash } from 'node:crypto'
import { problem } from './problem.ts'

/** Reads of one link in a window: a calendar program reads a few times an hour. */
const FREE = 30
const WINDOW_MS = 60_000

/** Most links that are remembered: the oldest is forgotten first. */
const LINKS = 10_000

/**
 * Limits how often a link is read that needs no session, before anything is looked up. It counts by link: an
 * address may be that of a calendar service, which reads for everybody.
 */
export function linkReads(now: () => number = Date.now) {
  const counts = new Map<string, { reads: number; from: number }>()

  return {
    /** Throws `throttled` for a link that was read too often within a minute. */
    allow(link: string): void {
      const key = createHash('sha256').update(link).digest('base64url')
      const known = counts.get(key)
      const isRunning = known !== undefined && known.from + WINDOW_MS > now()
      const { reads, from } = isRunning ? known : { reads: 0, from: now() }
      if (reads >= FREE)
        throw problem('throttled', { retry_after: Math.ceil((from + WINDOW_MS - now()) / 1000) })
      counts.delete(key)
      counts.set(key, { reads: reads + 1, from })
      const oldest = counts.keys().next().value
      if (counts.size > LINKS && oldest !== undefined) counts.delete(oldest)
    },
  }
}
