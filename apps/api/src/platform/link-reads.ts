import { createHash } from 'node:crypto'
import { windowCounts } from './window-counts.ts'

/** Reads of one link: a calendar program reads a few times an hour. */
const LIMITS = { free: 30, windowMs: 60_000 }

/**
 * Limits how often a link is read that needs no session, before anything is looked up. It counts by link: an
 * address may be that of a calendar service, which reads for everybody.
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
