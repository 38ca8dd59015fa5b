import { type PaceLimits, type RefusalPace, refusalPace } from './refusal-pace.ts'
import { type WindowLimits, windowCounts } from './window-counts.ts'

export type RefusedCallLimits = { pace: PaceLimits; share: WindowLimits }

/**
 * Limits that no honest person meets: a device that was without a network all night sends its
 * records in batches, and a program that repeats each refused call takes a minute to reach the
 * thousand.
 */
export const REFUSED_CALLS: RefusedCallLimits = {
  pace: { burst: 100, everyMs: 50, longestMs: 3_000, held: 1_000, forgetMs: 10_000 },
  share: { free: 1_000, windowMs: 10 * 60_000 },
}

/** Limits the refused calls of one person, or of one network without a session. */
export type RefusedCalls = {
  /** Throws `throttled` for a party that has had its share of refusals, before anything is looked up for it. */
  admit(party: string): void
  /** Counts a refused call, and resolves like a pace when its answer is due. */
  due(party: string): ReturnType<RefusalPace['due']>
  close(): void
}

/** Makes the limiter; without limits it neither counts nor delays. */
export function refusedCalls(limits?: RefusedCallLimits): RefusedCalls {
  if (!limits) return { admit: () => undefined, due: async () => 'answer', close: () => undefined }
  const pace = refusalPace(limits.pace)
  const counts = windowCounts(limits.share)
  return {
    admit: (party) => counts.refuse(party, 'refusals'),
    due(party) {
      counts.count(party)
      return pace.due(party)
    },
    close: pace.close,
  }
}
