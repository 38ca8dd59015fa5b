import { setTimeout as sleep } from 'node:timers/promises'

/** Milliseconds, far above the need of a busy machine: after that, the condition will never hold. */
const PATIENCE_MS = 120_000

/** The first pause between two tries; each next one is half as long again, since most tries call the server. */
const PAUSE_MS = 10
const LONGEST_PAUSE_MS = 200

/** Retries a check until it holds; throws its last error when it never does. */
export async function eventually<T>(check: () => T | Promise<T>): Promise<T> {
  const end = performance.now() + PATIENCE_MS
  for (let pause = PAUSE_MS; ; pause = Math.min(pause * 1.5, LONGEST_PAUSE_MS)) {
    try {
      return await check()
    } catch (error) {
      if (performance.now() > end) throw error
    }
    await sleep(pause)
  }
}
