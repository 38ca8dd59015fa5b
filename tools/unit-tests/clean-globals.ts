import { afterEach, vi } from 'vitest'

// The next file of the same worker begins with the globals, the clock and the surroundings of the process.
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})
