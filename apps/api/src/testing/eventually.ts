import { vi } from 'vitest'

/** Far above what a busy machine needs: who waits so long waits for something that does not come. */
const PATIENCE_MS = 120_000

/** Tries a check again until it holds; what it throws at last is the test's failure. */
export const eventually = <T>(check: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(check, { timeout: PATIENCE_MS, interval: 20 })
