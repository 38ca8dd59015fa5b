import { afterEach, vi } from 'vitest'

// Restores globals, clock and environment for the next file of the same worker.
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})
