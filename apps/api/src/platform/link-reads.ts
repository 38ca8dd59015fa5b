import { createHash } from 'node:crypto'
import { windowCounts } from './window-counts.ts'

/** Limit of reads of one link: a calendar program reads a few times an hour. */
const LIMITS = { free: 30, windowMs: 60_000 }

/**
 * Limits the reads of a link that needs no session, before anything is looked up. Counts by link:
 * an address may belong to a calendar service, which reads for many people.
 */
export function linkReads(now?: () => number) {
  const counts = windowCounts(LIMITS, now)
  return {
    /** Throws `throttled` for a link that was read too often within a minute. */
    allow(link: string): void {
      counts.take(createHash('sha256').update(link).digest('base64url'))
    },
  }
}
