import { createHash } from 'node:crypto'

/** Calls that a reader makes at once, and from then on in a second; and those in progress. */
export type CallLimits = {
  readonly burst: number
  readonly perSecond: number
  readonly atOnce: number
}

/** Questions of people before a door, and reports of what happened. */
export type CallKind = 'question' | 'report'

/**
 * Limits far above those of a busy door: a turnstile asks once a second and reports four facts of
 * each passage, and a reader that was without a network sends its backlog.
 */
export const CALL_LIMITS: Readonly<Record<CallKind, CallLimits>> = {
  question: { burst: 30, perSecond: 5, atOnce: 4 },
  report: { burst: 100, perSecond: 20, atOnce: 4 },
}

/** Limit of callers that are remembered: the one that was silent longest is forgotten first. */
const CALLERS = 20_000

type Standing = { left: number; at: number; inProgress: number }

/** Counts calls by caller, in this process alone: these limits protect the server's work. */
export type ReaderCallLimits = {
  /** Returns a function that ends the call; null for a call beyond the limits. */
  enter(caller: string, kind: CallKind): (() => void) | null
}

export function readerCallLimits(
  limits: Readonly<Record<CallKind, CallLimits>> = CALL_LIMITS,
  now: () => number = performance.now.bind(performance),
): ReaderCallLimits {
  const standings = new Map<string, Standing>()

  return {
    enter(caller, kind) {
      const { burst, perSecond, atOnce } = limits[kind]
      const key = `${kind} ${caller}`
      const at = now()
      const known = standings.get(key) ?? { left: burst, at, inProgress: 0 }
      known.left = Math.min(burst, known.left + ((at - known.at) / 1_000) * perSecond)
      known.at = at
      standings.delete(key)
      standings.set(key, known)
      forgetSilent(standings)
      if (known.left < 1 || known.inProgress >= atOnce) return null
      known.left -= 1
      known.inProgress += 1
      let isOver = false
      return () => {
        if (isOver) return
        isOver = true
        known.inProgress -= 1
      }
    },
  }
}

/** Forgets the caller that was silent longest, unless its calls are in progress. */
function forgetSilent(standings: Map<string, Standing>): void {
  if (standings.size <= CALLERS) return
  for (const [key, { inProgress }] of standings) {
    if (inProgress > 0) continue
    standings.delete(key)
    return
  }
}

/**
 * Returns the name of a caller: a path and an address, so that whoever guesses at the path of a
 * reader uses nothing of what the reader may call.
 */
export const callerOf = (token: string, address: string): string =>
  createHash('sha256').update(`${token.toLowerCase()} ${address}`).digest('base64url')
