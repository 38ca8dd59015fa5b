import { setTimeout as sleep } from 'node:timers/promises'

/** Far above what a busy machine needs: who waits so long waits for something that does not come. */
const PATIENCE_MS = 120_000

/** The first pause between two looks; each is half as long again, since most looks are calls of the server. */
const PAUSE_MS = 10
const LONGEST_PAUSE_MS = 200

/** Tries a check again until it holds; what it throws at last is the test's failure. */
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
