import { setTimeout as sleep } from 'node:timers/promises'

/** Milliseconds for which values that the database was asked for are told again. */
const KEPT_MS = 15_000

/** Milliseconds that somebody who asks waits for an answer: monitoring needs one soon. */
const WAIT_MS = 2_000

type Options = {
  /** The clock, in milliseconds. */
  now?: () => number
  waitMs?: number
}

/**
 * Returns a reader that asks at most once in 15 seconds, and once at a time, however many ask it. While it
 * is not answered, the last answer counts; one older than a minute is null.
 */
export function readSometimes<T>(
  read: () => Promise<T>,
  { now = () => performance.now(), waitMs = WAIT_MS }: Options = {},
): () => Promise<T | null> {
  let asked = Number.NEGATIVE_INFINITY
  let last: { value: T; at: number } | null = null
  let reading: Promise<void> | null = null

  async function ask(): Promise<void> {
    try {
      last = { value: await read(), at: now() }
    } catch {
      // The last answer counts.
    } finally {
      reading = null
    }
  }

  return async () => {
    if (reading === null && now() - asked >= KEPT_MS) {
      asked = now()
      reading = ask()
    }
    const late = new AbortController()
    const wait = sleep(waitMs, undefined, { signal: late.signal }).catch(() => undefined)
    if (reading !== null) await Promise.race([reading, wait])
    late.abort()
    return last !== null && now() - last.at < 4 * KEPT_MS ? last.value : null
  }
}
